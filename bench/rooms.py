"""What the rooms have for the benches, in tests/games/<room>: benches of their own (bench_<name>.py), and a client that
finds a move in no time (fast_client.py), for benches in which only the server should have to work.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

ROOMS = Path(__file__).parents[1] / "tests" / "games"


def benches() -> dict[str, Callable[[], None]]:
    """All benches of the rooms, by name."""
    found = {path.stem.removeprefix("bench_"): path for path in sorted(ROOMS.glob("*/bench_*.py"))}
    return {name: _module(path).main for name, path in found.items()}


class FastClient(Protocol):
    """Such a client, and the members of a view that it looks at."""

    LOOKS_AT: tuple[str, ...]

    def move(self, view: dict[str, Any], /) -> str: ...


def fast_client() -> tuple[str, FastClient]:
    """The id of a game with such a client, and the client."""
    path = min(ROOMS.glob("*/fast_client.py"))
    return path.parent.name.replace("_", "-"), cast(FastClient, _module(path))


def _module(path: Path) -> ModuleType:
    return importlib.import_module(f"tests.games.{path.parent.name}.{path.stem}")
