"""The same games in Python and in Pyodide, whose hashes must be the same."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from proofs.progress import progress

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "web" / ".python"
"""What browsers get, as `make setup` has built it."""
GAMES_SCRIPT = Path(__file__).with_name("games.py")
"""What both of them run."""
AT_ONCE = 10
"""Games in one process."""


class Twice(msgspec.Struct):
    """How many games were compared, and which were not the same."""

    games: int = 0
    differences: list[str] = []

    @property
    def held(self) -> bool:
        return self.games > 0 and not self.differences

    def __str__(self) -> str:
        return f"{self.games} games in Python and in Pyodide: {len(self.differences)} differ {self.differences[:5]}"


def run(folder: Path, times: int, games: Sequence[str]) -> Twice:
    """Play so many games of each room twice."""
    found = Twice()
    for game in games:
        for first in range(0, times, AT_ONCE):
            end = min(times, first + AT_ONCE)
            here, there = in_python(game, first, end), in_pyodide(game, first, end)
            found.games += len(here)
            pairs = zip(range(first, end), here, there, strict=True)
            found.differences += [f"{game} {number}" for number, mine, theirs in pairs if mine != theirs]
            progress(found, end, AT_ONCE)
    return found


def in_python(game: str, first: int, end: int) -> list[str]:
    """The hashes of these games, played by the Python that runs this. Bots think without compiled kernels, as they do
    in a browser."""
    script = f"from proofs.offline.games import digest\nfor n in range({first}, {end}): print(digest({game!r}, n))"
    return lines_of([sys.executable, "-c", script])


def in_pyodide(game: str, first: int, end: int) -> list[str]:
    """The hashes of these games, played by Pyodide in Node."""
    node = Path(sys.executable).with_name("node")
    script = Path(__file__).with_name("pyodide.mjs")
    return lines_of([str(node), str(script), str(BUILT), str(GAMES_SCRIPT), game, str(first), str(end)])


def lines_of(command: list[str]) -> list[str]:
    """What a program prints, line by line."""
    nothing = os.environ | {"TILERY_CACHE": os.devnull}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=nothing)
    if ended.returncode != 0:
        raise RuntimeError(ended.stderr[-2000:])
    return ended.stdout.split()
