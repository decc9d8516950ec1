"""Answers about puzzles: what is to be solved, what came of an attempt, and the solution."""

from typing import Any, Literal

import msgspec

from tilery.engine.errors import Problem
from tilery.engine.game import Seat
from tilery.tables.wire.messages import LogLine

MAX_MOVES = 60
"""No turn of a puzzle needs more moves."""


class PuzzleShelf(msgspec.Struct, frozen=True):
    """How many puzzles a game has, the number of today's (by the date in UTC), and the level of each."""

    count: int
    today: int
    levels: tuple[str, ...] = ()


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle: the turn of this seat, its goal in the game's own data, the level that solves it or "beyond", and what
    the seat sees at the start."""

    game: str
    number: int
    id: str
    options: dict[str, str]
    seats: int
    seat: Seat
    goal: Any
    level: str
    view: Any


class PuzzleTried(msgspec.Struct, frozen=True):
    """What came of some moves. `lines` is the log since the start of the puzzle as the seat sees it. `problems` are
    those of the first move that is not legal: view and log are as they were before it. `reached` is how much of the
    goal is reached."""

    view: Any
    lines: tuple[LogLine, ...]
    problems: tuple[Problem, ...]
    outcome: Literal["open", "solved", "missed"]
    reached: int


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move in notation, and the same move as data."""

    move: str
    data: Any


class PuzzleSolution(msgspec.Struct, frozen=True):
    """Moves that reach the goal. `only`: no others do, apart from their order."""

    moves: tuple[PuzzleMove, ...]
    only: bool
