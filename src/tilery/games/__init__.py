"""The rooms of the house: one folder per game, with its rules, its bots and its lesson."""

import importlib
import importlib.util
import pkgutil
from types import ModuleType

from tilery.engine.bot import Bot, RandomBot
from tilery.engine.game import AnyGame
from tilery.engine.registry import Registry
from tilery.games.rooms import Rooms

GAMES = Rooms()
NORMAL = "normal"
RANDOM = "random"
"""Plays at random. It is there in every game, beside its levels."""


def levels(game: AnyGame) -> Registry[type[Bot]]:
    """The bots of a game, from weak to strong: the random one, and those of the `bots` beside its `game.py`."""
    package = type(game).__module__.rpartition(".")[0]
    found = package and importlib.util.find_spec(f"{package}.bots")
    own = importlib.import_module(f"{package}.bots").LEVELS if found else {}
    return Registry(f"bot for {game.info.title}", {RANDOM: RandomBot, **own})


def usual_level(game: AnyGame) -> str:
    """The level of a bot if nobody has chosen one: the normal bot or, in a game without it, the strongest."""
    names = levels(game).names()
    return NORMAL if NORMAL in names else names[-1]


def make_bot(game: AnyGame, level: str) -> Bot:
    """A bot for a game; raises Unknown with the levels that exist."""
    return levels(game).get(level)(game)


def kernels(game: AnyGame) -> list[ModuleType]:
    """The modules with compiled searches of a game's bots, `bots/kernel*.py`; see `tilery.engine.kernel`."""
    package = type(game).__module__.rpartition(".")[0]
    found = package and importlib.util.find_spec(f"{package}.bots")
    folders = (found.submodule_search_locations or []) if found else []
    names = sorted(module.name for module in pkgutil.iter_modules(folders) if module.name.startswith("kernel"))
    modules = [importlib.import_module(f"{package}.bots.{name}") for name in names]
    return [module for module in modules if hasattr(module, "practise")]


__all__ = ["GAMES", "NORMAL", "RANDOM", "Rooms", "kernels", "levels", "make_bot", "usual_level"]
