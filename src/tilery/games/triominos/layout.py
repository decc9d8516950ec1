"""The stones on the table, and what follows from how they lie: where one fits and what it brings."""

from functools import cached_property
from typing import Any

import msgspec

from tilery.engine.game import Seat
from tilery.games.triominos.memory import stones_for
from tilery.games.triominos.pieces import (
    ALL_FREE,
    ALL_STONES,
    BIT,
    EDGE_KEYS,
    FITTING,
    FREE,
    FREE_CORNER,
    MASKS,
    PLACES,
    WEIGHTS,
    BonusName,
    Numbers,
    cell_name,
    corners_of,
    neighbours_of,
)


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A stone on the table: who laid it, where, and its numbers clockwise from the corner that points."""

    seat: Seat
    stone: str
    cell: str
    numbers: Numbers


class Ground(msgspec.Struct, frozen=True, gc=False):
    """What follows from the stones on the table. It is carried on from stone to stone, so that laying one is fast."""

    stones: int
    """The set of them."""
    cells: tuple[int, ...]
    """The cell of each."""
    corners: dict[int, int]
    """The number at each corner that a stone touches."""
    live: dict[int, int]
    """The cells beside a stone where one may fit, each with the key of its corners."""
    used_up: dict[int, int]
    """Those left out of `live`, because all stones that fit there lie on the table, each with its key then."""


class Layout(tuple[Placed, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs what follows from it
    """The stones on the table in the order in which they were laid.

    The ground is not part of the tuple, so it is neither in a state's JSON nor in its hash.
    """

    ground: Ground

    @classmethod
    def of_data(cls, data: Any) -> "Layout":
        """The layout of these stones, as JSON holds them. Raises ValueError if they can't have been laid like that."""
        layout = EMPTY
        for placed in msgspec.convert(data, tuple[Placed, ...]):
            cell = next((cell for cell in layout.ground.live if cell_name(cell) == placed.cell), None)
            if cell is None or layout.numbers(placed.stone, cell) != placed.numbers:
                raise ValueError(f"the stone {placed.stone} can't lie at {placed.cell}")
            layout = layout.with_stone(placed, cell)
        return layout

    @cached_property
    def taken(self) -> dict[int, Placed]:
        """The cells with a stone. Of the stones that are laid only those need it that touch others at all corners."""
        return dict(zip(self.ground.cells, self, strict=True))

    @cached_property
    def open(self) -> dict[int, int]:
        """All cells beside a stone where one of the 56 would fit, even if it lies already, each with its key."""
        keys = {cell: self._key(cell) for cell in self.ground.used_up}
        return {cell: key for cell, key in keys.items() if MASKS[key]} | self.ground.live

    @cached_property
    def wanted(self) -> int:
        """All stones that would fit somewhere, even those that lie already. Few turns ask for it."""
        stones = stones_for(self.ground.live.values())
        number = self.ground.corners.get
        for cell, key in self.ground.used_up.items():
            free = FREE_CORNER[key]
            if free is not None:  # by now it may have a number
                corners, _ = PLACES[cell]
                key += (number(corners[free][0], FREE) - FREE) * WEIGHTS[free]
            stones |= MASKS[key]
        return stones

    def fits_any(self, stones: int) -> bool:
        """Whether one of these stones, none of which lies already, fits somewhere."""
        for key in self.ground.live.values():  # noqa: SIM110 - twice as fast as any()
            if MASKS[key] & stones:
                return True
        return False

    def _key(self, cell: int) -> int:
        """The key of an open cell."""
        if cell in self.ground.live:
            return self.ground.live[cell]
        a, b, c = corners_of(cell)
        number = self.ground.corners.get
        return 49 * number(a, FREE) + 7 * number(b, FREE) + number(c, FREE)

    def numbers(self, stone: str, cell: int) -> Numbers | None:
        """TR-4: how the stone lies in this cell; None if it doesn't fit there."""
        is_open = cell in self.ground.live or cell in self.ground.used_up
        return FITTING[self._key(cell)].get(stone) if is_open else None

    def bonus(self, cell: int) -> BonusName:
        """TR-8, TR-9: the special bonus, the highest that applies, of any stone laid on this open cell."""
        if FREE_CORNER[self._key(cell)] is not None:
            return ""
        taken = self.taken
        a, b, c = neighbours_of(cell)
        if (a in taken) + (b in taken) + (c in taken) == 1:
            return "bridge"
        # Whatever closes a hexagon lies between two stones.
        corners, _ = PLACES[cell]
        hexagons = [taken.keys() >= five for _, _, five in corners].count(True)
        if hexagons:
            return "hexagon" if hexagons == 1 else "double-hexagon"
        return ""

    def with_stone(self, placed: Placed, cell: int) -> "Layout":
        """The layout with one more stone."""
        ground = self.ground
        corners, live, used_up = ground.corners, ground.live.copy(), ground.used_up
        free = FREE_CORNER[live.pop(cell)]
        three, sides = PLACES[cell]
        numbers = placed.numbers
        edges = EDGE_KEYS[cell & 1][numbers]
        if free is None or not corners:
            corners = corners or dict(zip(corners_of(cell), numbers, strict=True))  # those of the first stone
            for (neighbour, far, weight), edge in zip(sides, edges, strict=True):
                if neighbour not in live and neighbour not in self.taken:
                    key = edge + weight * corners.get(far, FREE)
                    if MASKS[key]:
                        live[neighbour] = key
        else:  # a corner has a number from now on, which changes all cells there; two of them are beside this one
            corner, around, _ = three[free]
            corners = corners.copy()
            corners[corner] = number = numbers[free]
            for there, weight, beside in around:
                if there in live:
                    key = live[there] + (number - FREE) * weight
                elif beside is not None:
                    side, far, of_far = beside
                    key = edges[side] + of_far * corners.get(far, FREE)
                else:
                    continue
                if MASKS[key]:
                    live[there] = key
                else:
                    live.pop(there, None)
        stones, cells = ground.stones | BIT[placed.stone], ground.cells + (cell,)  # noqa: RUF005 - a sum is faster
        if len(cells) % 8 == 0:  # late in a game these are most of the cells; to look now and then is enough
            left = ALL_STONES ^ stones
            gone = {there: key for there, key in live.items() if not MASKS[key] & left}
            for there in gone:
                del live[there]
            used_up = used_up | gone
        return _layout(self + (placed,), Ground(stones, cells, corners, live, used_up))  # noqa: RUF005


def _layout(placed: tuple[Placed, ...], ground: Ground) -> Layout:
    layout = Layout(placed)
    layout.ground = ground
    return layout


EMPTY = _layout((), Ground(0, (), {}, {0: ALL_FREE}, {}))
"""The table before the first stone, which lies on cell 0 and points up: any other way would only turn the table."""


def laid(layout: Layout, seat: Seat, stone: str, cell: int) -> Layout:
    """The layout with a stone that fits there."""
    return layout.with_stone(Placed(seat, stone, cell_name(cell), FITTING[layout.ground.live[cell]][stone]), cell)
