"""What runs in a browser imports nothing that isn't there."""

import subprocess
import sys

BLOCKED = ("numpy", "numba", "ortools", "pydantic", "fastapi", "starlette", "uvicorn", "sqlalchemy", "typer")
FURTHER_OUT = {"tilery.server", "tilery.cli", "tilery.arena", "tilery.envs"}
SCRIPT = f"""
import sys
for name in {BLOCKED!r}:
    sys.modules[name] = None
from tilery.games import GAMES, judge_of, levels_here, make_bot, prover_of, puzzler_of
from tilery.local import effort, house, routes, thinking
for game in GAMES.all():
    for level in levels_here(game):
        effort.seconds_of(game, level, 0)
    judge_of(game), prover_of(game), puzzler_of(game)
print(*sys.modules)
"""


def test_a_house_with_all_its_bots_needs_the_standard_library_and_msgspec_alone() -> None:
    ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert not FURTHER_OUT & {*ended.stdout.split()}
