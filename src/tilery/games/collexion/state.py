"""The whole table at one moment, and what can happen on it."""

from typing import Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.games.collexion.heap import EMPTY, Heap
from tilery.games.collexion.pieces import NOTHING, POINTS, Action


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the players agreed on: team play (CX-13), the expert game (CX-14), who begins (CX-3)."""

    team: bool = False
    expert: bool = False
    start: Seat | None = None


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A polygon taken in this turn."""

    id: int
    kind: int


Phase = Literal["shake", "start", "play", "over"]
FULL = (len(POINTS),) * 4


class State(msgspec.Struct, frozen=True, gc=False):
    """A collection has no order: it is how many there are of each kind (see pieces.py). Nor have won markers."""

    options: Options
    seats: int
    phase: Phase
    start: Seat = 0
    turn: Seat = 0
    tray: Heap = EMPTY
    collections: tuple[int, ...] = ()
    stacks: tuple[int, ...] = FULL
    """CX-2: how many point markers are left, by colour."""
    won: tuple[tuple[int, ...], ...] = ()
    """The points of everybody's point markers, ascending."""
    actions: tuple[tuple[Action, ...], ...] = ()
    """The action markers that everybody still has."""
    gone: int = NOTHING
    """Everything out of the game: removed or in a scored set."""
    chain: tuple[Taken, ...] = ()
    """What was taken in this turn."""
    acted: bool = False
    """CX-9: an action marker was used in this turn."""
    pair: bool = False
    """CX-14: the two taken last are identical, and the interruption was not used yet."""
    held: bool = False
    """CX-13: the polygon taken last is still in the collection."""
    handed: bool = False
    """CX-13: it was handed over."""
    scoring: bool = False
    """CX-9: scoring has begun."""
    last: str = ""
    """CX-10, CX-11: the rule that made this the last round."""


TAKES = 4
"""CX-5: at most so many polygons a turn."""


def may_take(s: State) -> bool:
    """CX-5, CX-9, CX-13: up to four, until scoring begins, and nothing after handing over."""
    return len(s.chain) < TAKES and not s.handed and not s.scoring


def takeable(s: State) -> int:
    """CX-4, CX-5: the polygons that may be taken next."""
    if not may_take(s):
        return 0
    return s.tray.reachable & s.tray.matching[s.chain[-1].kind] if s.chain else s.tray.reachable


def may_stop_taking(s: State) -> bool:
    """CX-5, CX-10: something was taken, or there is nothing to take, or nobody has to any more."""
    return bool(s.chain) or not s.tray or s.last == "CX-10"


def may_hand(s: State) -> bool:
    """CX-13: after taking, while the polygon taken last is still there, once."""
    return s.options.team and s.held and not s.handed and not s.scoring


def may_act(s: State) -> bool:
    """CX-9, CX-14: a marker may be used once a turn; experts may act after a pair. Until scoring begins."""
    return not s.scoring and (s.pair if s.options.expert else not s.acted)


class Begins(Event, frozen=True):
    """This player begins."""

    seat: Seat


class Shaken(Event, frozen=True):
    """The tray was shaken: so many polygons can be reached, and so many lie on each other at most."""

    reachable: int
    height: int


class Took(Event, frozen=True):
    """A polygon was taken; `pair`: it is identical with the one before (CX-14).

    `x`, `y` and `angle` say where it lay: the heap no longer does.
    """

    seat: Seat
    polygon: int
    kind: str
    pair: bool
    x: int
    y: int
    angle: int


class Removed(Event, frozen=True):
    """A polygon was removed from the tray, from where it lay."""

    seat: Seat
    polygon: int
    kind: str
    x: int
    y: int
    angle: int


class Swapped(Event, frozen=True):
    """A polygon was swapped with one of another player's."""

    seat: Seat
    other: Seat
    gave: str
    got: str


class Stole(Event, frozen=True):
    """A polygon was stolen from another player."""

    seat: Seat
    other: Seat
    kind: str


class Gave(Event, frozen=True):
    """A polygon was given away (CX-14)."""

    seat: Seat
    other: Seat
    kind: str


class Handed(Event, frozen=True):
    """The polygon taken last was handed to the partner (CX-13)."""

    seat: Seat
    other: Seat
    kind: str


class Scored(Event, frozen=True):
    """A set was discarded. `stack` is where a marker was taken, '' if none was; `points` what it shows."""

    seat: Seat
    set: str
    stack: str
    points: int


class Ended(Event, frozen=True):
    """A turn is over; `taken` polygons were taken in it."""

    seat: Seat
    taken: int


class LastRound(Event, frozen=True):
    """The round is finished, then the game is over, by this rule; `seat` had the turn that brought it."""

    seat: Seat
    rule: str


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """CX-12: what a player has at the end. `points` = sum of the markers + unused action markers - polygons left."""

    seat: Seat
    markers: tuple[int, ...]
    unused: int
    polygons: int
    points: int


class Over(Event, frozen=True):
    """The game is over, by this rule; everybody's markers are turned up."""

    rule: str
    sheets: tuple[Sheet, ...]
