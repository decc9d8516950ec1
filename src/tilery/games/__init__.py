"""The rooms of the house: one folder per game, with its rules, its bots and its lesson."""

import importlib
import importlib.util
from types import ModuleType
from typing import Any, TypeVar, cast

from tilery.engine.bot import Bot, Judge, PatientJudge, Prover, RandomBot
from tilery.engine.game import AnyGame, Game
from tilery.engine.kernel import is_ready
from tilery.engine.position import Puzzler
from tilery.engine.registry import Registry
from tilery.games.rooms import Rooms

M = TypeVar("M")
V = TypeVar("V")

GAMES = Rooms()
"""The games of the house, and those that were added."""
NORMAL = "normal"
"""The level that plays as good people do. A game with bots of its own has it."""
RANDOM = "random"
"""Plays at random. It is there in every game, beside its levels."""


def levels(game: Game[Any, Any, M, V]) -> Registry[type[Bot[V, M]]]:
    """The bots of a game, from weak to strong: the random one, and those of the `bots` beside its `game.py`.

    >>> levels(GAMES.all()[0]).names()
    ('random', 'beginner', 'easy', 'casual', 'normal', 'strong', 'expert')
    """
    return Registry(f"bot for {game.info.title}", {RANDOM: RandomBot, **getattr(_bots(game), "LEVELS", {})})


def kernels(game: AnyGame) -> tuple[ModuleType, ...]:
    """What the strongest bots of a game think with: its `bots` name these modules, from the game's folder on.

    >>> [module.__name__.rpartition(".")[2] for module in kernels(GAMES.all()[0])]
    ['kernel']
    """
    package = type(game).__module__.rpartition(".")[0]
    return tuple(importlib.import_module(f"{package}.{name}") for name in getattr(_bots(game), "KERNELS", ()))


def _bots(game: AnyGame) -> ModuleType | None:
    return _beside(game, "bots")


def _beside(game: AnyGame, name: str) -> ModuleType | None:
    """The module or package of this name beside the `game.py` of a game, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    found = package and importlib.util.find_spec(f"{package}.{name}")
    return importlib.import_module(f"{package}.{name}") if found else None


def usual_level(game: AnyGame) -> str:
    """The level of a bot if nobody has chosen one: the normal bot or, in a game without it, the strongest.

    >>> usual_level(GAMES.all()[0])
    'normal'
    """
    names = levels(game).names()
    return NORMAL if NORMAL in names else names[-1]


def levels_here(game: AnyGame) -> tuple[str, ...]:
    """The levels that play on this machine as their names say, from weak to strong: where kernels are not compiled,
    those that need them are left out.

    >>> set(levels_here(GAMES.all()[0])) <= set(levels(GAMES.all()[0]).names())
    True
    """
    known = levels(game)
    compiled = all(map(is_ready, kernels(game)))
    return tuple(name for name in known.names() if compiled or not getattr(known.get(name), "COMPILED", False))


def strongest(game: AnyGame) -> str:
    """The strongest level that thinks quickly on this machine: the last one if its kernels are compiled, else the
    normal one.

    >>> strongest(GAMES.all()[0]) in levels(GAMES.all()[0]).names()
    True
    """
    return levels(game).names()[-1] if all(map(is_ready, kernels(game))) else usual_level(game)


def judge_of(game: AnyGame) -> Judge:
    """Who says what a table of this game is worth: the judge of its `bots`, or else its usual bot, which plays on.

    >>> judge = judge_of(GAMES.all()[0])
    >>> judge.LEVEL, judge.PLAYOUTS > 100
    ('strong', True)
    """
    own: type[Judge] | None = getattr(_bots(game), "Judge", None)
    return own(game) if own else PatientJudge(game, make_bot(game, usual_level(game)))


def judge_version(game: AnyGame) -> int:
    """The version of the judge of this game, without what it thinks with: a server asks for it now and then. A judge
    that doesn't say it has the first.

    >>> judge_version(GAMES.all()[0]) == judge_of(GAMES.all()[0]).VERSION
    True
    """
    return int(getattr(getattr(_bots(game), "Judge", PatientJudge), "VERSION", 1))


def puzzler_of(game: AnyGame) -> Puzzler | None:
    """Who makes the puzzles of this game: the `puzzles.py` beside its `game.py`; None in a game without one.

    >>> puzzler = puzzler_of(GAMES.all()[0])
    >>> [kind.type for kind in puzzler.KINDS]
    ['points']
    """
    return cast(Puzzler | None, _beside(game, "puzzles"))


def codec_of(game: AnyGame) -> ModuleType | None:
    """What numbers the moves of this game for `tilery.envs`: the `codec.py` beside its `game.py`, which needs numpy;
    None in a game without one. `tilery.engine.codec.Codecs` says what it has.

    >>> codec_of(GAMES.all()[0]).__name__.rpartition(".")[2]
    'codec'
    """
    return _beside(game, "codec")


def prover_of(game: AnyGame) -> Prover | None:
    """Who proves what a turn of this game can bring: the prover of its `bots`, if there is one.

    >>> prover_of(GAMES.all()[0]).UNIT
    'points'
    """
    own: type[Prover] | None = getattr(_bots(game), "Prover", None)
    return own(game) if own else None


def make_bot(game: Game[Any, Any, M, V], level: str) -> Bot[V, M]:
    """A bot for a game; raises Unknown with the levels that exist.

    >>> import random
    >>> from tilery.engine import Match
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> move = make_bot(match.game, "easy").choose(match.view(0), random.Random(1))
    >>> match.check(0, move)
    ()
    """
    return levels(game).get(level)(game)


__all__ = [
    "GAMES",
    "NORMAL",
    "RANDOM",
    "Rooms",
    "codec_of",
    "judge_of",
    "judge_version",
    "kernels",
    "levels",
    "levels_here",
    "make_bot",
    "prover_of",
    "puzzler_of",
    "strongest",
    "usual_level",
]
