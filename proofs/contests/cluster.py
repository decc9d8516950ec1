"""A contest on a real Ray cluster, killed in its middle: afterwards it has the same games as one in processes here.

Ray is large, so nothing here installs it: `.tools/bin/uv pip install --python .venv/bin/python 'ray>=2.50'` does.
"""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.kit.contests import killed_in_between, records, without_seconds
from tests.kit.engines import first_engine
from tilery.games import GAMES

SLOW = """
import os, time
from tilery.engine.bot import RandomBot
class Slow(RandomBot):
    def choose(self, view, rng):
        time.sleep(float(os.environ.get("PAUSE", "0")))
        return super().choose(view, rng)
"""


class Clustered:
    """How many games were there when the contest was killed, and how many differed in the end."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.before = self.differing = 0
        self.same_tables = False
        self.tried = importlib.util.find_spec("ray") is not None

    def __str__(self) -> str:
        if not self.tried:
            return "Ray: NOT TRIED, because it is not installed"
        tables = "the same" if self.same_tables else "ANOTHER"
        return (
            f"killed after {self.before} of {self.games} games on Ray and resumed there: {self.differing} games differ "
            f"from those in processes here, and the table of results is {tables}"
        )

    @property
    def held(self) -> bool:
        return not self.tried or (0 < self.before < self.games and not self.differing and self.same_tables)


def run(folder: Path, times: int) -> Clustered:
    """Hold a contest of so many deals, in two games each, between a level, a bot of a file and an engine."""
    found = Clustered(3 * 2 * times)
    if not found.tried:
        return found
    place = folder / "ray"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    (place / "slow.py").write_text(SLOW)
    game = next(game for game in GAMES.all() if 2 in game.info.seats).info.id
    contest = ["arena", game, f"{place}/slow.py:Slow", "normal", first_engine(), "--games", str(2 * times), "--json"]
    killed_in_between([*contest, "--on", "ray"], place / "ray")
    found.before = len(records(place / "ray"))
    there = _told([*contest, "--on", "ray", "--out", str(place / "ray")])
    here = _told([*contest, "--workers", "2", "--out", str(place / "here")])
    of_ray, of_here = records(place / "ray"), records(place / "here")
    found.differing = sum(of_ray.get(name) != of_here.get(name) for name in of_ray.keys() | of_here.keys())
    found.same_tables = there == here
    return found


def _told(command: list[str]) -> Any:
    """What a contest says in the end, without the time that bots took."""
    done = subprocess.run([sys.executable, "-m", "tilery", *command], check=True, capture_output=True, text=True)
    return without_seconds(json.loads(done.stdout))
