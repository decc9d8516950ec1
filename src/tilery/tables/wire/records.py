"""What is answered about a game that is over, or about a record that somebody brings along, step by step."""

from typing import Any, Literal

import msgspec

from tilery.engine.errors import Problem
from tilery.engine.game import Result, Seat

MAX_MOVES = 20_000
"""The records of our games have some hundred; of twenty rounds with four players some thousand."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One entry of the log of a finished game, and what it `changes` in the view of a seat (see `changes.py`). `move`
    is its notation, `data` the same as data: empty and null where the seat could not know it, as for chance.
    `stand_in`: a bot made it for somebody."""

    number: int
    seat: Seat
    move: str
    data: Any
    events: tuple[Any, ...]
    changes: Any
    stand_in: bool = False


class Turn(msgspec.Struct, frozen=True):
    """Step `at` is the first after which it is this seat's turn."""

    at: int
    seat: Seat


class ReplayPage(msgspec.Struct, frozen=True):
    """A piece of a replay: as many `steps` as go into one answer. The first leads to `view` and changes nothing in it.
    `total` and `turns` are of the whole game."""

    total: int
    turns: tuple[Turn, ...]
    view: Any
    steps: tuple[ReplayStep, ...]


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a record, and where. `text` is English; clients translate by `code`, with what stands there
    (`about`), and each problem by its own code."""

    line: int
    code: str
    text: str
    about: str = ""
    problems: tuple[Problem, ...] = ()


Checked = Literal["verified", "no-seed", "flawed"]


class StudyHead(msgspec.Struct, frozen=True):
    """What a record says of its game. `checked`: whether every chance move follows from the seed. The result is null as
    long as the game is not over; `begun` moves were given."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    begun: int
    result: Result | None
    checked: Checked


class Study(msgspec.Struct, frozen=True):
    """A record, step by step, as far as it goes. Without a head it can't be read at all, and the flaw says why. Where
    no move can be played there is no page."""

    head: StudyHead | None
    page: ReplayPage | None
    flaw: Flaw | None = None
