"""Answers about a finished game, or about a record that somebody brings along, step by step."""

from typing import Any, Literal

import msgspec

from tilery.engine.errors import Problem
from tilery.engine.game import Result, Seat

MAX_MOVES = 20_000
"""Records of our games have some hundred moves; a game of twenty rounds with four players has some thousand."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One entry of the log of a finished game, and what it `changes` in the view of a seat (see `changes.py`). `move`
    is the move in notation, `data` the same move as data: empty and null if the seat could not know it, as for chance.
    `stand_in`: a bot made it for somebody."""

    number: int
    seat: Seat
    move: str
    data: Any
    events: tuple[Any, ...]
    changes: Any
    stand_in: bool = False


class Turn(msgspec.Struct, frozen=True):
    """A turn of this seat: it begins after step `at`; -1 if it is the first in a game that was set up."""

    at: int
    seat: Seat


class ReplayPage(msgspec.Struct, frozen=True):
    """A piece of a replay: as many `steps` as fit in one answer. `view` is the view after the first of them, which has
    no changes. `total` and `turns` are those of the whole game. `start` is the view before the first step, if the game
    starts from a position that was set up and this is the first piece; all other games begin with a step of chance."""

    total: int
    turns: tuple[Turn, ...]
    view: Any
    steps: tuple[ReplayStep, ...]
    start: Any = None


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a record, and where. `text` is English; clients translate by `code` and name what they found
    there (`about`); they translate each problem by its own code."""

    line: int
    code: str
    text: str
    about: str = ""
    problems: tuple[Problem, ...] = ()


Checked = Literal["verified", "no-seed", "flawed"]


class StudyHead(msgspec.Struct, frozen=True):
    """What a record says about its game. `checked`: whether every chance move follows from the seed. The result is null
    if the game is not over; the first `begun` moves were given; `set_up`: the game starts from a position that somebody
    has set up. A player without a name is ''."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    begun: int
    result: Result | None
    checked: Checked
    set_up: bool = False


class Study(msgspec.Struct, frozen=True):
    """A record, step by step, as far as it can be played. Without a head, the record can't be read at all, and the flaw
    says why. If no move can be played, there is no page."""

    head: StudyHead | None
    page: ReplayPage | None
    flaw: Flaw | None = None
