"""Moves for clients: legal ones, found from nothing but what a client was sent."""

import functools
import random
import typing
from typing import Any

import msgspec

from tilery.engine.bot import AnyBot
from tilery.engine.game import AnyGame
from tilery.games import GAMES, make_bot


@functools.cache
def _player(game: str, level: str) -> tuple[AnyGame, type, AnyBot]:
    rules = GAMES.get(game)
    return rules, typing.get_type_hints(rules.view)["return"], make_bot(rules, level)


def any_move(game: str, view: Any, rng: random.Random, level: str = "random") -> str:
    """What a bot of that level would do; `view` may be data from a message, or have its own type."""
    rules, kind, bot = _player(game, level)
    return rules.write(bot.choose(msgspec.convert(view, kind), rng))
