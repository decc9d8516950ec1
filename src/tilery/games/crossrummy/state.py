"""The whole table at one moment, and what can happen on it."""

from typing import Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.engine.series import Series
from tilery.games.crossrummy.memory import Remembered
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import ActionName


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the players agreed on: how many games (CR-13), and who begins the first (CR-2)."""

    rounds: int = 1
    start: Seat | None = None


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A number tile on the table."""

    cell: Cell
    tile: str


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """A finished game of a series: what everybody still held and what that costs them. `out` laid their last tile."""

    number: int
    start: Seat
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    out: Seat | None
    reason: str


Phase = Literal["start", "deal", "open", "play", "refill", "draw", "three", "choose", "hand-on", "over"]
"""What is due: chance says who begins, deals a hand, lays out the open tiles; a player plays; chance refills the open
tiles, draws one from the bag, draws three; all choose what to pass on; all hand on at once."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Hands, the bag and what has left the game are kept in the order of TILES; the open tiles keep their places.

    The table is shifted so that its first column and its first row are 0, and sorted by row and column: two tables that
    differ only by a shift are the same state.
    """

    options: Options
    seats: int
    phase: Phase
    round: int = 1
    start: Seat = 0
    turn: Seat = 0
    bag: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    open: tuple[str, ...] = ()
    table: tuple[Placed, ...] = ()
    gone: tuple[str, ...] = ()
    opened: tuple[bool, ...] = ()
    chosen: tuple[tuple[str, ...] | None, ...] = ()
    """*Pass on*: what each player has chosen to give; None for those who have not chosen yet."""
    gap: int | None = None
    """The place among the open tiles that is being refilled."""
    victim: Seat | None = None
    passes: int = 0
    series: Series = Series(low_wins=True)
    sheets: tuple[Sheet, ...] = ()
    reason: str = ""
    remembered: Remembered = ()


class Begins(Event, frozen=True):
    """This player begins the game."""

    seat: Seat
    round: int


class Dealt(Event, frozen=True):
    """A hand was dealt. `tiles` is empty for those who may not see it."""

    seat: Seat
    count: int
    tiles: tuple[str, ...]


class Opened(Event, frozen=True):
    """Tiles were laid open beside the table: at the start, or one in place of a tile that was taken (`place` says
    where)."""

    tiles: tuple[str, ...]
    place: int


class Took(Event, frozen=True):
    """CR-3: an open tile was taken from this place."""

    seat: Seat
    tile: str
    place: int


class Drew(Event, frozen=True):
    """CR-4, CR-5: tiles came out of the bag; `tiles` is empty for those who may not see them."""

    seat: Seat
    count: int
    tiles: tuple[str, ...]


class Played(Event, frozen=True):
    """CR-5: an action tile was played and has left the game. `victim` has to draw three; None if nobody does."""

    seat: Seat
    action: ActionName
    victim: Seat | None


class HandedOn(Event, frozen=True):
    """CR-5: tiles went from one player to the left neighbour; `tiles` is empty for those who may not see them."""

    seat: Seat
    to: Seat
    count: int
    tiles: tuple[str, ...]


class Put(msgspec.Struct, frozen=True, gc=False):
    """A tile that was laid, and its cell on the table as it is now."""

    tile: str
    cell: Cell


class Shoved(msgspec.Struct, frozen=True, gc=False):
    """A tile that changed its place: `cell` on the table as it was, `to` on the table as it is now."""

    tile: str
    cell: Cell
    to: Cell


class Laid(Event, frozen=True):
    """CR-6: a laying. `opens`: the player opened with it (CR-10). `left`: how many tiles they still hold.

    `shift` is how far the table as a whole was shifted, because its first column and row are always 0. `moved` are only
    the tiles that changed their place apart from that.
    """

    seat: Seat
    laid: tuple[Put, ...]
    moved: tuple[Shoved, ...]
    shift: Cell
    opens: bool
    groups: int
    left: int


class Passed(Event, frozen=True):
    """CR-14: nothing was possible."""

    seat: Seat


class RoundOver(Event, frozen=True):
    """This rule ended a game of the series: what everybody held and what that costs them."""

    round: int
    rule: str
    out: Seat | None
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Over(Event, frozen=True):
    """This rule ended it all."""

    rule: str
