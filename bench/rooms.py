"""What the rooms bring to be measured, in tests/games/<room>: benches of their own (bench_<name>.py), and a client that
finds a move in no time (fast_client.py), for benches in which only the server should have to work.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

ROOMS = Path(__file__).parents[1] / "tests" / "games"


def benches() -> dict[str, Callable[[], None]]:
    """By name, all that the rooms measure."""
    found = {path.stem.removeprefix("bench_"): path for path in sorted(ROOMS.glob("*/bench_*.py"))}
    return {name: _module(path).main for name, path in found.items()}


def fast_client() -> tuple[str, type]:
    """The id of a game with such a client, and the part of its views at which that one looks."""
    path = min(ROOMS.glob("*/fast_client.py"))
    return path.parent.name.replace("_", "-"), _module(path).FastView


def _module(path: Path) -> ModuleType:
    return importlib.import_module(f"tests.games.{path.parent.name}.{path.stem}")
