"""The whole table at one moment, and what can happen on it."""

from functools import cached_property
from typing import Any, Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.engine.series import Series
from tilery.games.triominos.memory import NOTHING, Memory, stones_for
from tilery.games.triominos.pieces import (
    ALL_FREE,
    FITTING,
    FREE,
    MASKS,
    PLACES,
    BonusName,
    Numbers,
    cell_name,
    corners_of,
    neighbours_of,
)


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the players agreed on: a number of rounds, or a target that somebody reaches (TR-13)."""

    rounds: int = 1
    target: int | None = None
    start: Seat | None = None


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A stone on the table: who laid it, where, and its numbers clockwise from the corner that points."""

    seat: Seat
    stone: str
    cell: str
    numbers: Numbers


class Layout(tuple[Placed, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs what follows from it
    """The stones on the table in the order in which they were laid.

    What follows from them is kept beside them and updated with each stone, so that laying one takes little time:
    - `corners`: for each corner that a stone touches its number plus 8 times how many stones meet there,
    - `taken`: the cells with a stone,
    - `open`: the cells beside a stone where one may fit, each with the key of its corners.
    These are not part of the tuple, so they are neither in a state's JSON nor in its hash.
    """

    corners: dict[int, int]
    taken: dict[int, Placed]
    open: dict[int, int]

    @classmethod
    def of_data(cls, data: Any) -> "Layout":
        """The layout of these stones, as JSON holds them. Raises ValueError if they can't have been laid like that."""
        layout = EMPTY
        for placed in msgspec.convert(data, tuple[Placed, ...]):
            cell = next((cell for cell in layout.open if cell_name(cell) == placed.cell), None)
            if cell is None or layout.numbers(placed.stone, cell) != placed.numbers:
                raise ValueError(f"the stone {placed.stone} can't lie at {placed.cell}")
            layout = layout.with_stone(placed, cell)
        return layout

    @cached_property
    def wanted(self) -> int:
        """All stones that fit somewhere, whoever has them. Few turns ask for it, so it is found only then."""
        return stones_for(self.open.values())

    def numbers(self, stone: str, cell: int) -> Numbers | None:
        """TR-4: how the stone lies in this cell; None if it doesn't fit there."""
        key = self.open.get(cell)
        return None if key is None else FITTING[key].get(stone)

    def bonus(self, cell: int) -> BonusName:
        """TR-8, TR-9: the special bonus, the highest that applies, of any stone laid on this open cell."""
        corners = self.corners
        a, b, c = corners_of(cell)
        at_a, at_b, at_c = corners.get(a, 0), corners.get(b, 0), corners.get(c, 0)
        hexagons = (at_a >= FIVE_STONES) + (at_b >= FIVE_STONES) + (at_c >= FIVE_STONES)
        if hexagons:
            return "hexagon" if hexagons == 1 else "double-hexagon"
        if at_a and at_b and at_c:
            taken = self.taken
            a, b, c = neighbours_of(cell)
            return "bridge" if (a in taken) + (b in taken) + (c in taken) == 1 else ""
        return ""

    def with_stone(self, placed: Placed, cell: int) -> "Layout":
        """The layout with one more stone."""
        corners, taken, open_ = self.corners.copy(), self.taken.copy(), self.open.copy()
        del open_[cell]
        taken[cell] = placed
        three, beside = PLACES[cell]
        for (corner, around), number in zip(three, placed.numbers, strict=True):
            if corner in corners:
                corners[corner] += 8
                continue
            corners[corner] = 8 + number
            for touched, weight in around:  # a corner that has a number from now on
                if touched in open_:
                    key = open_[touched] + (number - FREE) * weight
                    if MASKS[key]:
                        open_[touched] = key
                    else:
                        del open_[touched]
        a, b, c = placed.numbers
        for neighbour, of_a, of_b, of_c, far, weight in beside:
            if neighbour not in taken and neighbour not in open_:
                key = of_a * a + of_b * b + of_c * c + weight * (corners.get(far, FREE) & 7)
                if MASKS[key]:
                    open_[neighbour] = key
        return _layout(self + (placed,), corners, taken, open_)  # noqa: RUF005 - a sum is faster


FIVE_STONES = 5 * 8
"""A corner where five stones meet: the sixth closes the hexagon."""


def _layout(
    stones: tuple[Placed, ...], corners: dict[int, int], taken: dict[int, Placed], open_: dict[int, int]
) -> Layout:
    layout = Layout(stones)
    layout.corners, layout.taken, layout.open = corners, taken, open_
    return layout


EMPTY = _layout((), {}, {}, {0: ALL_FREE})
"""The table before the first stone, which lies on cell 0 and points up: any other way would only turn the table."""


def laid(layout: Layout, seat: Seat, stone: str, cell: int) -> Layout:
    """The layout with a stone that fits there."""
    return layout.with_stone(Placed(seat, stone, cell_name(cell), FITTING[layout.open[cell]][stone]), cell)


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
