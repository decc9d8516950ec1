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
    """The whole table. A collection has no order: it counts the polygons of each kind (see pieces.py). Won markers have
    no order either."""

    options: Options
    seats: int
    phase: Phase
    start: Seat = 0
    turn: Seat = 0
    tray: Heap = EMPTY
    collections: tuple[int, ...] = ()
    stacks: tuple[int, ...] = FULL
    """CX-2: how many point markers are left in each stack, by colour."""
    won: tuple[tuple[int, ...], ...] = ()
    """The points on each player's point markers, ascending."""
    actions: tuple[tuple[Action, ...], ...] = ()
    """The action markers that each player still has."""
    gone: int = NOTHING
    """Everything out of the game: removed or in a scored set."""
    chain: tuple[Taken, ...] = ()
    """What was taken in this turn."""
    acted: bool = False
    """CX-9: an action marker was used in this turn."""
    pair: bool = False
    """CX-14: the last two taken are identical, and the interruption has not been used yet."""
    held: bool = False
    """CX-13: the polygon taken last is still in the collection."""
    handed: bool = False
    """CX-13: a polygon was handed over in this turn."""
    scoring: bool = False
    """CX-9: scoring has begun."""
    last: str = ""
    """CX-10, CX-11: the rule that made this the last round."""


TAKES = 4
"""CX-5: the most polygons in a turn."""


def may_take(s: State) -> bool:
    """CX-5, CX-9, CX-13: whether a polygon may be taken: up to four, before scoring, and none after handing over."""
    return len(s.chain) < TAKES and not s.handed and not s.scoring


def takeable(s: State) -> int:
    """CX-4, CX-5: the polygons that may be taken next."""
    if not may_take(s):
        return 0
    tray, chain = s.tray, s.chain
    return tray.reachable & tray.pile.matching[chain[-1].kind] if chain else tray.reachable


def may_stop_taking(s: State) -> bool:
    """CX-5, CX-10: whether taking may end: something was taken, nothing can be taken, or nobody has to any more."""
    return bool(s.chain) or not s.tray or s.last == "CX-10"


def may_hand(s: State) -> bool:
    """CX-13: whether a polygon may be handed over: once, after taking, while the one taken last is still there."""
    return s.options.team and s.held and not s.handed and not s.scoring


def may_act(s: State) -> bool:
    """CX-9, CX-14: whether an action is allowed now: with a marker once a turn, for experts after a pair; never after
    scoring has begun."""
    return not s.scoring and (s.pair if s.options.expert else not s.acted)


class Begins(Event, frozen=True):
    """This player begins."""

    seat: Seat


class Shaken(Event, frozen=True):
    """The tray was shaken: how many polygons can be reached, and the most that lie on top of each other."""

    reachable: int
    height: int


class Took(Event, frozen=True):
    """A polygon was taken; `pair`: it is identical to the one before (CX-14).

    `x`, `y` and `angle` say where it lay, because the heap no longer does.
    """

    seat: Seat
    polygon: int
    kind: str
    pair: bool
    x: int
    y: int
    angle: int


class Removed(Event, frozen=True):
    """A polygon was removed from the tray; `x`, `y` and `angle` say where it lay."""

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
    """A set was discarded. `stack` is where a marker was taken, or '' if none was; `points` is what it shows."""

    seat: Seat
    set: str
    stack: str
    points: int


class Ended(Event, frozen=True):
    """A turn is over; `taken` polygons were taken in it."""

    seat: Seat
    taken: int


class LastRound(Event, frozen=True):
    """This rule makes this the last round: the game is over at its end. `seat` had the turn that brought it about."""

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
    """This rule ended the game; everybody's markers are turned up."""

    rule: str
    sheets: tuple[Sheet, ...]
