"""Whoever names a game imports its room, gets the game with its types, and nothing that takes long."""

import subprocess
import sys
from importlib import import_module
from types import ModuleType
from typing import get_args, get_origin, get_type_hints

import pytest

from tests.layout.test_layers import HEAVY
from tilery.engine.data import move_type, state_type, view_type
from tilery.engine.game import AnyGame, Game
from tilery.games import GAMES, Rooms

SHOW = "import sys, tilery.games.{room}; print(*sys.modules)"


def package_of(game: AnyGame) -> ModuleType:
    return import_module(type(game).__module__.rpartition(".")[0])


@pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)
def test_a_room_offers_its_game_and_its_types(game: AnyGame) -> None:
    room = package_of(game)
    assert room.GAME is game
    declared = get_type_hints(import_module(type(game).__module__))["GAME"]
    assert get_origin(declared) is Game
    assert get_args(declared) == (room.Options, room.State, room.Move, room.View)
    assert room.View is view_type(game)
    assert room.State is state_type(game)
    assert room.Move == move_type(game)
    assert room.Options is type(game.setup(game.options(defaults(game)), game.info.seats[0]).options)
    assert sorted(room.__all__) == ["GAME", "Move", "Options", "State", "View"]


def defaults(game: AnyGame) -> dict[str, str]:
    return {option.name: option.default for option in game.info.options}


@pytest.mark.parametrize("game", Rooms().all(), ids=lambda game: game.info.id)
def test_to_import_a_room_brings_neither_its_bots_nor_another_room(game: AnyGame) -> None:
    room = package_of(game).__name__.rpartition(".")[2]
    show = [sys.executable, "-c", SHOW.format(room=room)]
    loaded = set(subprocess.run(show, capture_output=True, check=True, encoding="utf-8").stdout.split())
    assert f"tilery.games.{room}.rules" in loaded
    assert not loaded & HEAVY
    assert not [name for name in loaded if name.startswith(f"tilery.games.{room}.bots")]
    others = {package_of(other).__name__ for other in GAMES.all()} - {f"tilery.games.{room}"}
    assert not loaded & others
