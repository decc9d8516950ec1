"""The whole table at one moment, and what can happen on it."""

from typing import Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.engine.series import Series
from tilery.games.triominos.layout import EMPTY, Layout
from tilery.games.triominos.memory import NOTHING, Memory
from tilery.games.triominos.pieces import BonusName, Numbers


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the players agreed on: a number of rounds, or a target that somebody reaches (TR-13)."""

    rounds: int = 1
    target: int | None = None
    start: Seat | None = None


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """TR-2: a stone drawn for the start, open to all."""

    seat: Seat
    stone: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet. `stone` is '' for a pass; `penalty` is what buying and passing cost."""

    seat: Seat
    stone: str
    cell: str
    value: int
    bonus: BonusName
    bonus_points: int
    bought: int
    penalty: int
    points: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """A finished round: its turns, what everybody still held, and what that brought or cost them at the end."""

    number: int
    start: Seat
    turns: tuple[Turn, ...]
    hands: tuple[tuple[str, ...], ...]
    end_points: tuple[int, ...]
    points: tuple[int, ...]
    out: Seat | None
    reason: str


Phase = Literal["start", "deal", "play", "buy", "vote", "over"]


class State(msgspec.Struct, frozen=True, gc=False):
    """A hand and the pool have no order: they are sorted."""

    options: Options
    seats: int
    phase: Phase
    round: int = 1
    start: Seat = 0
    turn: Seat = 0
    contenders: tuple[Seat, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    pool: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    layout: Layout = EMPTY
    bought: int = 0
    out: Seat | None = None
    proposed: tuple[bool, ...] = ()
    votes: tuple[bool | None, ...] = ()
    turns: tuple[Turn, ...] = ()
    scores: tuple[int, ...] = ()
    series: Series = Series()
    sheets: tuple[Sheet, ...] = ()
    reason: str = ""
    remembered: Memory = NOTHING


class Lot(Event, frozen=True):
    """A stone was drawn for the start (TR-2)."""

    seat: Seat
    stone: str


class Tie(Event, frozen=True):
    """These players drew the same highest value and draw again."""

    seats: tuple[Seat, ...]


class Begins(Event, frozen=True):
    """This player begins the round."""

    seat: Seat
    round: int


class Drew(Event, frozen=True):
    """A stone was dealt or bought; '' for those who may not see it."""

    seat: Seat
    stone: str


class Bought(Event, frozen=True):
    """A stone was paid for; `count` is how many stones the player has bought in this turn."""

    seat: Seat
    count: int
    price: int


class Laid(Event, frozen=True):
    """A stone was laid. `points` are its value and its bonus."""

    seat: Seat
    stone: str
    cell: str
    numbers: Numbers
    value: int
    bonus: BonusName
    bonus_points: int
    points: int


class Passed(Event, frozen=True):
    """A turn ended without a stone."""

    seat: Seat
    price: int


class LastLap(Event, frozen=True):
    """A player has laid their last stone; the lap is played to its end."""

    seat: Seat


class Proposed(Event, frozen=True):
    """A player proposes to stop early."""

    seat: Seat


class Answered(Event, frozen=True):
    """What a player says to that."""

    seat: Seat
    agrees: bool


class PlayedOn(Event, frozen=True):
    """Not all agreed: the turn goes on."""

    seat: Seat


class RoundOver(Event, frozen=True):
    """This rule ended a round: what everybody held, what that brought or cost them, and the points."""

    round: int
    rule: str
    hands: tuple[tuple[str, ...], ...]
    end_points: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Over(Event, frozen=True):
    """This rule ended the game."""

    rule: str
