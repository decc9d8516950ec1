"""What the rooms have for the benches, in tests/games/<room>: benches of their own (bench_<name>.py), a client that
finds a move in no time (fast_client.py), for benches in which only the server should have to work, and random games by
the kernels (bots/playouts.py).
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from tilery.engine.kernel import Twin

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


class Playouts(Protocol):
    """How the kernels of a game play whole random games."""

    def random_games(self, twin: Twin, seats: int, /) -> Callable[[int], int]:
        """Plays so many games, and says how many moves they had."""


def playouts() -> dict[str, Playouts]:
    """Of each game whose kernels can do that, by the game's id."""
    found = sorted(ROOMS.glob("*/bots/playouts.py"))
    return {path.parts[-3].replace("_", "-"): cast(Playouts, _module(path)) for path in found}


def _module(path: Path) -> ModuleType:
    return importlib.import_module(".".join(("tests", "games", *path.with_suffix("").relative_to(ROOMS).parts)))
