"""Every public name of the library has an example that runs: pytest tries them all, as doctests.

Public are the names that `tilery.engine` and `tilery.games` export, and what the classes that people work with most
can do. Of `tilery.analysis`, `arena`, `envs` and `protocol` these are the functions, and the classes that people make
objects of; what functions return and what messages hold is described field by field. Constants and names for types need
no example. The functions of a room's `GAME` are those of the protocol.
"""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tests.rooms.test_packages import package_of
from tilery import analysis, arena, engine, envs, games, protocol
from tilery.engine import Dice, Game, Match, Odds, Problem, Record, Registry, Result, Series
from tilery.engine.game import AnyGame
from tilery.envs import gymnasium, pettingzoo
from tilery.games import Rooms

USED = (Dice, Game, Match, Odds, Problem, Record, Registry, Result, Rooms, Series)
"""Their methods need examples, too."""
EXCEPTIONS = {
    "TileryError": "what all errors have in common; nobody raises it itself",
    "BotError": "its text says it all",
    "ProtocolError": "its text says it all",
    **dict.fromkeys(("review", "reviewing", "skill", "curve"), "takes seconds: docs/reference/analysis.md shows it"),
    "Tables": "what both kinds of environments of PettingZoo share",
    "Ledger": "takes a prover, and reviews keep it",
}


def exported(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The classes and functions that a module exports."""
    for name in module.__all__:
        found = getattr(module, name)
        if inspect.isclass(found) or inspect.isfunction(found):
            yield name, found


def made(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions that a module exports or has, and the classes that are no mere collections of fields."""
    own = [name for name, found in vars(module).items() if getattr(found, "__module__", "") == module.__name__]
    for name in getattr(module, "__all__", own):
        found = getattr(module, name)
        is_class = inspect.isclass(found) and not issubclass(found, msgspec.Struct)
        if not name.startswith("_") and (is_class or inspect.isfunction(found)):
            yield name, found


def methods(cls: type) -> Iterator[tuple[str, Any]]:
    """What a class can do, as far as it is written there."""
    for name, found in vars(cls).items():
        function = getattr(found, "__func__", found)
        if not name.startswith("_") and (inspect.isfunction(function) or isinstance(function, property)):
            yield f"{cls.__name__}.{name}", function


NAMES = dict(
    [
        *exported(engine),
        *exported(games),
        *(named for module in (analysis, arena, envs, pettingzoo, gymnasium, protocol) for named in made(module)),
        *(method for cls in USED for method in methods(cls)),
    ]
)


def has_example(found: object) -> bool:
    return ">>> " in (inspect.getdoc(found) or "")


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_public_name_has_an_example(name: str) -> None:
    assert has_example(NAMES[name]) != (name in EXCEPTIONS)


@pytest.mark.parametrize("game", Rooms().all(), ids=lambda game: game.info.id)
def test_every_room_shows_how_its_game_is_played(game: AnyGame) -> None:
    assert has_example(package_of(game))


def test_the_names_that_people_use_are_among_them() -> None:
    wanted = {"Match", "Match.at", "Match.view", "Match.over", "Game.guess", "Record.of", "Rooms.get", "make_bot"}
    assert wanted <= NAMES.keys()
