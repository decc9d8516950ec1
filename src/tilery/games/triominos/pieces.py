"""The 56 stones, the triangular grid they lie on, and which stone fits where.

A cell is one number, `WIDE * row + column`: rows go down the table, columns to the right in steps of half a side, and
cell 0 holds the first stone. Even cells point up (▲), odd ones down (▼), as `WIDE` is odd. A corner is the number that
the cell below it (the ▲ whose tip it is) would have. So neighbours and corners are sums, and the endless grid needs no
table.
"""

from bisect import bisect_left, insort
from collections.abc import Mapping
from functools import cache
from itertools import chain, combinations_with_replacement, product
from operator import getitem, itemgetter
from typing import Final, Literal, TypeVar

from tilery.engine.errors import Unreadable

T = TypeVar("T")
Numbers = tuple[int, int, int]
"""The numbers of a stone as it lies: clockwise, from the corner that points up (▲) or down (▼)."""

NUMBERS = range(6)
ALL_NUMBERS: Final[tuple[Numbers, ...]] = tuple(combinations_with_replacement(NUMBERS, 3))
STONES: Final = tuple("".join(map(str, numbers)) for numbers in ALL_NUMBERS)
"""TR-1: every multiset of three numbers once, named by its numbers clockwise from the smallest: '344'."""
VALUE: Final = {stone: sum(map(int, stone)) for stone in STONES}
BIT: Final = {stone: 1 << index for index, stone in enumerate(STONES)}
STONE_OF: Final = {bit: stone for stone, bit in BIT.items()}
"""Sets of stones are numbers of 56 bits: which stones of a hand fit in a cell is then one `&`."""

WIDE: Final = 127
"""Odd, and wider than 56 stones in a row can reach to both sides."""
FAR: Final = 56 * WIDE
"""Every cell that a stone can reach has a number below this."""
UP: Final = ((0, WIDE + 1, WIDE - 1), (-1, 1, WIDE))
DOWN: Final = ((WIDE, -1, 1), (-1, 1, -WIDE))
"""From a cell to its three corners, clockwise from the one that points, and to the cells that share an edge with it."""

FREE: Final = 6
"""Stands for the number of a corner that no stone touches yet."""
ALL_FREE: Final = FREE * (49 + 7 + 1)
"""The three corners of an open cell are one key below 343: the sum of number times weight."""
WEIGHTS: Final = (49, 7, 1)
"""The weights of the corners in a key, clockwise from the one that points."""
AROUND: Final = ((0, 49), (-WIDE - 1, 7), (1 - WIDE, 1), (-WIDE, 49), (1, 7), (-1, 1))
"""From a corner to the six cells that meet there, and the weight of this corner in their keys."""
BESIDE: Final = (
    ((-1, 1, 0, 49, -2, 7), (1, 7, 49, 0, 2, 1), (WIDE, 0, 1, 7, 2 * WIDE, 49)),
    ((-1, 7, 49, 0, WIDE - 2, 1), (1, 1, 0, 49, WIDE + 2, 7), (-WIDE, 0, 1, 7, -WIDE, 49)),
)
"""From a ▲ and from a ▼ to the three cells that share an edge with it; the weights of its own three corners in the key
of that cell; and from it to the third corner of that cell, with the weight of this one."""

BonusName = Literal["", "bridge", "hexagon", "double-hexagon"]
BONUS: Final[dict[BonusName, int]] = {"": 0, "bridge": 40, "hexagon": 50, "double-hexagon": 60}
"""TR-8: what a laid stone brings besides its value; '' is no bonus."""


def _turns(stone: str) -> tuple[Numbers, ...]:
    a, b, c = map(int, stone)
    return (a, b, c), (b, c, a), (c, a, b)


def _fitting(key: int) -> dict[str, Numbers]:
    """The stones that fit between these three corners, each turned as it fits.

    One edge fixed already leaves a stone at most one way to lie: its three edges differ, or it is a triple.
    """
    wanted = (key // 49, key // 7 % 7, key % 7)
    return {
        stone: numbers
        for stone in STONES
        for numbers in reversed(_turns(stone))
        if all(w in (FREE, number) for w, number in zip(wanted, numbers, strict=True))
    }


FITTING: Final = tuple(_fitting(key) for key in range(343))
MASKS: Final = tuple(sum(BIT[stone] for stone in fitting) for fitting in FITTING)
FREE_CORNER: Final = tuple(
    next((at for at, weight in enumerate(WEIGHTS) if key // weight % 7 == FREE), None) for key in range(343)
)
"""Which of the three corners of an open cell no stone touches yet, if there is one."""


_EIGHTS: Final = tuple(
    tuple(tuple(stone for at, stone in enumerate(STONES[first : first + 8]) if some >> at & 1) for some in range(256))
    for first in range(0, len(STONES), 8)
)
"""For eight stones after the other the stones of each set of them, so that a set of all 56 takes seven look-ups."""


def stones_of(mask: int) -> tuple[str, ...]:
    """The stones of a set, in ascending order."""
    return tuple(chain.from_iterable(map(getitem, _EIGHTS, mask.to_bytes(7, "little"))))


def of_each(things: Mapping[str, T], stones: tuple[str, ...]) -> tuple[T, ...]:
    """What belongs to each of these stones.

    >>> of_each(VALUE, ("012", "344"))
    (3, 11)
    """
    if len(stones) > 1:
        found: tuple[T, ...] = itemgetter(*stones)(things)  # up to three times as fast as a loop
        return found
    return tuple([things[stone] for stone in stones])


def mask_of(stones: tuple[str, ...]) -> int:
    """The set of these stones, each of which is there once."""
    if len(stones) > 1:
        return sum(itemgetter(*stones)(BIT))
    return BIT[stones[0]] if stones else 0


ALL_STONES: Final = mask_of(STONES)


def more(stones: tuple[str, ...], stone: str) -> tuple[str, ...]:
    """Sorted stones with one more.

    >>> more(("012", "344"), "123")
    ('012', '123', '344')
    """
    sorted_ones = list(stones)  # faster than putting slices together
    insort(sorted_ones, stone)
    return tuple(sorted_ones)


def less(stones: tuple[str, ...], stone: str) -> tuple[str, ...]:
    """Sorted stones without one of them.

    >>> less(("012", "123", "344"), "123")
    ('012', '344')
    """
    place = bisect_left(stones, stone)
    return stones[:place] + stones[place + 1 :]


def value_of(stones: tuple[str, ...]) -> int:
    """What these stones are worth together."""
    return sum(of_each(VALUE, stones))


def points_up(cell: int) -> bool:
    """Whether a cell is a ▲."""
    return cell % 2 == 0


def corners_of(cell: int) -> tuple[int, int, int]:
    """The three corners of a cell, clockwise from the one that points."""
    a, b, c = (DOWN if cell & 1 else UP)[0]
    return cell + a, cell + b, cell + c


def neighbours_of(cell: int) -> tuple[int, int, int]:
    """The three cells that share an edge with this one."""
    a, b, c = (DOWN if cell & 1 else UP)[1]
    return cell + a, cell + b, cell + c


Side = tuple[int, int, int]
"""A cell beside another one, its third corner (the one that the two don't share), and that corner's weight in its key.
"""
Corner = tuple[int, tuple[tuple[int, int, tuple[int, int, int] | None], ...], frozenset[int]]
"""A corner of a cell; the other five cells that meet there, each with the weight of the corner in its key and, if it is
beside the cell, with which of its sides that is and the rest of `Side`; and the five cells as a set."""


class _Places(dict[int, tuple[tuple[Corner, ...], tuple[Side, ...]]]):
    """For each cell its corners and its sides. They are found once, so that laying a stone is fast."""

    def __missing__(self, cell: int) -> tuple[tuple[Corner, ...], tuple[Side, ...]]:
        sides = tuple((cell + step, cell + far, weight) for step, _, _, _, far, weight in BESIDE[cell & 1])
        at = {neighbour: (place, far, weight) for place, (neighbour, far, weight) in enumerate(sides)}
        corners = []
        for corner in corners_of(cell):
            weights = {corner + step: weight for step, weight in AROUND}
            five = [*(beside for beside in at if beside in weights), *weights.keys() - at.keys() - {cell}]
            corners.append((corner, tuple((other, weights[other], at.get(other)) for other in five), frozenset(five)))
        self[cell] = tuple(corners), sides
        return self[cell]


PLACES: Final = _Places()


def _edge_keys(numbers: Numbers, points_down: int) -> Numbers:
    """The part of its key that each cell beside a stone gets from the edge that they share."""
    a, b, c = numbers
    first, second, third = [of_a * a + of_b * b + of_c * c for _, of_a, of_b, of_c, _, _ in BESIDE[points_down]]
    return first, second, third


EDGE_KEYS: Final = tuple(
    {numbers: _edge_keys(numbers, points_down) for numbers in product(NUMBERS, NUMBERS, NUMBERS)}
    for points_down in (0, 1)
)
"""For a ▲ and for a ▼, whatever numbers it has: see `_edge_keys`."""


def row_and_column(cell: int) -> tuple[int, int]:
    """A cell by its row and its column; the first stone has 0 and 0."""
    row = (cell + WIDE // 2) // WIDE
    return row, cell - WIDE * row


@cache
def cell_name(cell: int) -> str:
    """How to walk there from the first stone: rows north or south, then half sides east or west.

    >>> cell_name(0), cell_name(WIDE), cell_name(-2 * WIDE - 3), cell_name(1)
    ('0', 's1', 'n2w3', 'e1')
    """
    row, column = row_and_column(cell)
    down = f"{'s' if row > 0 else 'n'}{abs(row)}" if row else ""
    right = f"{'e' if column > 0 else 'w'}{abs(column)}" if column else ""
    return down + right or "0"


def stone_named(text: str) -> str:
    """A stone by its numbers clockwise from any corner, with or without dashes; raises Unreadable.

    >>> stone_named("344"), stone_named("4-3-4"), stone_named("443")
    ('344', '344', '344')
    """
    digits = text.replace("-", "")
    for stone in (digits, digits[1:] + digits[:1], digits[2:] + digits[:2]):
        if stone in BIT:
            return stone
    raise Unreadable(f"There is no stone '{text[:10]}': clockwise from its smallest number the numbers rise (TR-1).")
