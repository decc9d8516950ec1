"""Answers about a table at home: whether it is legal, what a move does there, and what is best."""

from typing import Any

import msgspec

from tilery.engine.errors import Problem
from tilery.tables.wire.messages import LogLine


class Sketched(msgspec.Struct, frozen=True):
    """A table at home after your moves. `problems` are those of the sketch, or of the first move that is not legal;
    `played` is how many moves were made before it. `view` is what you see, null if the sketch has problems or only a
    check was asked for. `lines` say what your moves brought. `legal` are moves that you can make now, in notation, all
    of them or a sample; none if your turn is over."""

    problems: tuple[Problem, ...] = ()
    played: int = 0
    view: Any = None
    lines: tuple[LogLine, ...] = ()
    legal: tuple[str, ...] = ()


class BestMove(msgspec.Struct, frozen=True):
    """A move in notation and as data, the chance to win with it, and what speaks for it. `behind` is how much less the
    chance is than with the best move; `worse`: that is certain. Both chances have a standard error."""

    move: str
    data: Any
    chance: float
    error: float
    behind: float
    behind_error: float
    worse: bool
    reasons: tuple[Any, ...] = ()


class HomePuzzle(msgspec.Struct, frozen=True):
    """A puzzle made of a table at home: its goal in the game's own data, and what you see at the start. Both are null
    if there is nothing that the house can prove."""

    goal: Any = None
    options: dict[str, str] = {}
    view: Any = None


class BestMoves(msgspec.Struct, frozen=True):
    """The best moves at a table at home, the best first."""

    moves: tuple[BestMove, ...]
