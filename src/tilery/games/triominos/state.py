"""The whole table at one moment, and what can happen on it."""

from functools import cached_property
from typing import Any, Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.engine.series import Series
from tilery.games.triominos.memory import NOTHING, Memory, stones_for
from tilery.games.triominos.pieces import (
    ALL_FREE,
    BIT,
    FITTING,
    FREE,
    FREE_CORNER,
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
    - `stones`: the set of them,
    - `corners`: the number at each corner that a stone touches,
    - `taken`: the cells with a stone,
    - `live`: the cells beside a stone where one may fit, each with the key of its corners,
    - `used_up`: those left out of `live`, because all stones that fit there lie on the table.
    These are not part of the tuple, so they are neither in a state's JSON nor in its hash.
    """

    stones: int
    corners: dict[int, int]
    taken: dict[int, Placed]
    live: dict[int, int]
    used_up: tuple[int, ...]

    @classmethod
    def of_data(cls, data: Any) -> "Layout":
        """The layout of these stones, as JSON holds them. Raises ValueError if they can't have been laid like that."""
        layout = EMPTY
        for placed in msgspec.convert(data, tuple[Placed, ...]):
            cell = next((cell for cell in layout.live if cell_name(cell) == placed.cell), None)
            if cell is None or layout.numbers(placed.stone, cell) != placed.numbers:
                raise ValueError(f"the stone {placed.stone} can't lie at {placed.cell}")
            layout = layout.with_stone(placed, cell)
        return layout

    @cached_property
    def open(self) -> dict[int, int]:
        """All cells beside a stone where one of the 56 would fit, even if it lies already, each with its key."""
        keys = {cell: self._key(cell) for cell in self.used_up}
        return {cell: key for cell, key in keys.items() if MASKS[key]} | self.live

    @cached_property
    def wanted(self) -> int:
        """All stones that would fit somewhere, even those that lie already. Few turns ask for it."""
        return stones_for(self.live.values()) | stones_for(map(self._key, self.used_up))

    def fits_any(self, stones: int) -> bool:
        """Whether one of these stones, none of which lies already, fits somewhere."""
        for key in self.live.values():  # noqa: SIM110 - twice as fast as any()
            if MASKS[key] & stones:
                return True
        return False

    def _key(self, cell: int) -> int:
        """The key of an open cell."""
        if cell in self.live:
            return self.live[cell]
        a, b, c = corners_of(cell)
        number = self.corners.get
        return 49 * number(a, FREE) + 7 * number(b, FREE) + number(c, FREE)

    def numbers(self, stone: str, cell: int) -> Numbers | None:
        """TR-4: how the stone lies in this cell; None if it doesn't fit there."""
        is_open = cell in self.live or cell in self.used_up
        return FITTING[self._key(cell)].get(stone) if is_open else None

    def bonus(self, cell: int) -> BonusName:
        """TR-8, TR-9: the special bonus, the highest that applies, of any stone laid on this open cell."""
        taken = self.taken
        a, b, c = neighbours_of(cell)
        beside = (a in taken) + (b in taken) + (c in taken)
        if beside == 1:
            return "bridge" if FREE_CORNER[self._key(cell)] is None else ""
        if not beside:
            return ""
        # Whatever closes a hexagon lies between two stones.
        three, _ = PLACES[cell]
        hexagons = [all([other in taken for other, _ in around]) for _, around in three].count(True)  # noqa: C419 - fast
        if hexagons:
            return "hexagon" if hexagons == 1 else "double-hexagon"
        return ""

    def with_stone(self, placed: Placed, cell: int) -> "Layout":
        """The layout with one more stone."""
        corners, taken, live = self.corners, self.taken.copy(), self.live.copy()
        taken[cell] = placed
        free = FREE_CORNER[live.pop(cell)]
        numbers = a, b, c = placed.numbers
        three, sides = PLACES[cell]
        if not corners:  # the first stone
            corners = dict(zip(corners_of(cell), numbers, strict=True))
        elif free is not None:  # a corner that has a number from now on
            corner, around = three[free]
            number = numbers[free]
            corners = corners.copy()
            corners[corner] = number
            for touched, weight in around:
                if touched in live:
                    key = live[touched] + (number - FREE) * weight
                    if MASKS[key]:
                        live[touched] = key
                    else:
                        del live[touched]
        for neighbour, of_a, of_b, of_c, far, weight in sides:
            if neighbour not in taken and neighbour not in live:
                key = of_a * a + of_b * b + of_c * c + weight * corners.get(far, FREE)
                if MASKS[key]:
                    live[neighbour] = key
        stones, used_up = self.stones | BIT[placed.stone], self.used_up
        if len(taken) % 8 == 0:  # late in a game these are most of the cells; to look now and then is enough
            for gone in [there for there, key in live.items() if not MASKS[key] & ~stones]:
                del live[gone]
                used_up += (gone,)
        return _layout(self + (placed,), stones, corners, taken, live, used_up)  # noqa: RUF005 - a sum is faster


def _layout(
    placed: tuple[Placed, ...],
    stones: int,
    corners: dict[int, int],
    taken: dict[int, Placed],
    live: dict[int, int],
    used_up: tuple[int, ...],
) -> Layout:
    layout = Layout(placed)
    layout.stones, layout.corners, layout.taken, layout.live, layout.used_up = stones, corners, taken, live, used_up
    return layout


EMPTY = _layout((), 0, {}, {}, {0: ALL_FREE}, ())
"""The table before the first stone, which lies on cell 0 and points up: any other way would only turn the table."""


def laid(layout: Layout, seat: Seat, stone: str, cell: int) -> Layout:
    """The layout with a stone that fits there."""
    return layout.with_stone(Placed(seat, stone, cell_name(cell), FITTING[layout.live[cell]][stone]), cell)


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
