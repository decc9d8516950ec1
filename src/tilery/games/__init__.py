"""The rooms of the house: one folder per game, with its rules, its bots and its lesson."""

import importlib
import importlib.util

from tilery.engine.bot import Bot, RandomBot
from tilery.engine.game import AnyGame
from tilery.engine.registry import Registry
from tilery.games.rooms import Rooms

GAMES = Rooms()


def levels(game: AnyGame) -> Registry[type[Bot]]:
    """The bots of a game, from weak to strong: the random one, and those of the `bots` beside its `game.py`."""
    beside = f"{type(game).__module__.rpartition('.')[0]}.bots"
    own = importlib.import_module(beside).LEVELS if importlib.util.find_spec(beside) else {}
    return Registry(f"bot for {game.info.title}", {"random": RandomBot, **own})


def make_bot(game: AnyGame, level: str) -> Bot:
    """A bot for a game; raises Unknown with the levels there are."""
    return levels(game).get(level)(game)


__all__ = ["GAMES", "Rooms", "levels", "make_bot"]
