"""What one seat, or a spectator, may know; and a full state that would look the same to them."""

from typing import Literal

import msgspec

from tilery.engine.chance import Bits
from tilery.engine.game import Event, Seat
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.state import Options, Phase, Sheet, State


class Lying(msgspec.Struct, frozen=True):
    """A tile on the table, and the number of the group that it belongs to."""

    cell: Cell
    tile: str
    group: int


class Line(msgspec.Struct, frozen=True):
    """A set or a run on the table: its tiles from left to right or from top to bottom."""

    kind: Literal["set", "run"]
    down: bool
    cell: Cell
    tiles: tuple[str, ...]


class May(msgspec.Struct, frozen=True):
    """What the viewer may do now. `give` is how many tiles they have to choose for *pass on*, 0 if none."""

    take: bool = False
    draw: bool = False
    lay: bool = False
    pass_on: bool = False
    draw_three: tuple[Seat, ...] = ()
    give: int = 0
    pass_: bool = msgspec.field(name="pass", default=False)


class View(msgspec.Struct, frozen=True):
    """All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.

    `limit` is how many groups the table may have when the viewer has laid now, if they have opened or open with it
    (CR-9, CR-11; for a spectator, as if whoever is to play laid). `chosen` is what the viewer gives in a *pass on* that
    is not settled yet: of the others it isn't even known whether they have chosen. `sum` is what the viewer's rack
    would cost now. `gone` are the action tiles that have left the game.
    """

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    round: int
    start: Seat
    turn: Seat
    rack: tuple[str, ...]
    sum: int
    hands: tuple[int, ...]
    bag: int
    open: tuple[str, ...]
    gap: int | None
    table: tuple[Lying, ...]
    lines: tuple[Line, ...]
    groups: int
    limit: int
    opened: tuple[bool, ...]
    gone: tuple[str, ...]
    chosen: tuple[str, ...] | None
    victim: Seat | None
    passes: int
    may: May
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


def view(s: State, seat: Seat | None) -> View:
    raise NotImplementedError


def seen(event: Event, seat: Seat | None) -> Event:
    raise NotImplementedError


def guess(v: View, bits: Bits) -> State:
    raise NotImplementedError
