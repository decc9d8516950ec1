"""A sample of the legal layings. It is looked for from the hand, so that a full table costs little more than an empty
one."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Final

from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.pieces import COLOURS, NUMBERS, POINTS, SHORTEST, TILES, VALUES
from tilery.games.crossrummy.samples.bits import BIT, NEXT_BITS, THREES, Bits, bits_of
from tilery.games.crossrummy.samples.listing import Plan
from tilery.games.crossrummy.samples.spots import Spot, Spots
from tilery.games.crossrummy.table import REACH, Table

MOST: Final = 8
"""The most layings of each kind that are listed."""
LOOKED_AT: Final = 6
"""How many tiles of the hand are tried on the table; others are tried after the next laying."""


Three = tuple[Bits, tuple[Bits, str, str, str, str]]
"""A line of three that a tile of the hand can be in: the bit of its first tile, which lies on the table already; then
the bit of the other tile, that tile, and the three in order. For a set, one order of the two is enough."""


def _threes_with(tile: str) -> tuple[Three, ...]:
    found: dict[str, list[Three]] = {}
    for first, near, far in THREES:
        if tile in (near, far) and (near < far or near[0] == far[0]):
            other = far if tile == near else near
            found.setdefault(other, []).append((BIT[first], (BIT[other], other, first, near, far)))
    return tuple(three for threes in found.values() for three in threes)


class ThreesAmong(dict[Bits, tuple[Bits, tuple[Three, ...]]]):
    """The lines of a tile with one of these others, and all their first tiles. No tile has more than five others, so
    there are few."""

    def __init__(self, tile: str) -> None:
        super().__init__()
        self._all = _threes_with(tile)

    def __missing__(self, others: Bits) -> tuple[Bits, tuple[Three, ...]]:
        threes = tuple(three for three in self._all if three[1][0] & others)
        self[others] = bits_of(three[1][2] for three in threes), threes
        return self[others]


BESIDE: Final = {tile: (BIT[tile], NEXT_BITS[tile], ThreesAmong(tile)) for tile in TILES}
"""The bit of a tile, what can lie beside it in a line, and their lines of three."""


def _parts(line: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A line as a whole, and its first three tiles."""
    return (line, line[:SHORTEST]) if len(line) > SHORTEST else (line,)


RUNS_BEGIN: Final = bits_of(tile for tile in NUMBERS if POINTS[tile] <= VALUES[-SHORTEST])
"""The tiles that can be the lowest of a run."""
COLOUR: Final = len(VALUES)
"""How many bits there are for each colour."""
YELLOW: Final = bits_of(NUMBERS[:COLOUR])
ONES: Final = bits_of(tile for tile in NUMBERS if POINTS[tile] == VALUES[0])
SETS: Final = {
    bits_of(line): _parts(line)
    for value in VALUES
    for size in (SHORTEST, len(COLOURS))
    for line in combinations(NUMBERS[value - 1 :: COLOUR], size)
}
"""The tiles of a set in order, and its first three."""


def layings(table: Table, hand: tuple[str, ...], held: Bits, opened: bool, room: bool) -> list[Plan]:
    """A sample of what can be laid, legal by construction and none twice. `held` is the hand as a set.

    It has new groups if there is `room` for one. For players who have `opened`, it also has longer lines and lines that
    cross others, both perhaps with a tile from the end of another line.
    """
    found: list[Plan] = []
    row = table.new_row if room else REACH
    if row < REACH:
        found += [(_new_group, line, row) for line in _lines_of(held)[:MOST]]
    if opened and table and hand and not table.cramped:
        spots, tiles = table.spots, _looked_at(hand, len(table))
        found += _longer(spots, tiles)
        found += _three_with_the_table(spots, tiles, held, row if row < REACH else None)
    return found


def _looked_at(hand: tuple[str, ...], turn: int) -> list[str]:
    """The tiles of a hand that are tried on the table: each time others, or it would always be the yellow ones."""
    start = turn % len(hand)
    end = start - 1 if start and hand[start - 1] == hand[start] else start
    tiles: list[str] = []
    last = ""
    for tile in hand[start:] + hand[:end]:
        if tile != last:  # equal tiles lie side by side
            tiles.append(tile)
            if len(tiles) == LOOKED_AT:
                break
            last = tile
    return tiles


def _lines_of(held: Bits) -> list[tuple[str, ...]]:
    """Sets and runs of a hand: each as a whole, and its first three tiles."""
    found: list[tuple[str, ...]] = []
    if begins := held & held >> 1 & held >> 2 & RUNS_BEGIN:
        for place in _places(begins & ~(begins << 1)):
            end = place + SHORTEST
            while begins >> end - SHORTEST + 1 & 1:
                end += 1
            found += _parts(NUMBERS[place:end])
    yellow, red = held & YELLOW, held >> COLOUR & YELLOW
    blue, green = held >> 2 * COLOUR & YELLOW, held >> 3 * COLOUR & YELLOW
    three = yellow & red & (blue | green) | blue & green & (yellow | red)
    while three:
        value = three & -three
        found += SETS[held & ONES * value]
        three ^= value
    return found


def _places(bits: Bits) -> Iterator[int]:
    """The places of the bits that are set.

    >>> list(_places(0b1010))
    [1, 3]
    """
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def laid_by(plan: Plan) -> tuple[tuple[str, ...], bool]:
    """What a laying takes from the hand, and whether it moves tiles of the table. It need not be made for that."""
    return _LAID_BY[plan[0]](*plan[1:])


def _new_group(line: tuple[str, ...], row: int) -> m.Lay:
    return m.Lay(tuple([m.Laid(tile, (x, row)) for x, tile in enumerate(line)]))


def _longer(spots: Spots, tiles: Iterable[str]) -> list[Plan]:
    """Layings of one tile at the end of a line."""
    fitting = spots.may_fit()
    found: list[Plan] = []
    for tile in tiles:
        if tile in fitting:
            for spot in spots.ends_for(tile):
                found.append((_one, spots, tile, spot))  # noqa: PERF401 - a comprehension takes longer for so few
    return found[:MOST]


def _one(spots: Spots, tile: str, spot: Spot) -> m.Lay:
    return m.Lay((m.Laid(tile, spots.cell_of(spot)),))


def _three_with_the_table(spots: Spots, tiles: Iterable[str], held: Bits, row: int | None) -> list[Plan]:
    """Lines of three from the hand and the table.

    Two tiles beside one on the table: one from the hand, the other from the hand or spare. Or a new group of two tiles
    from the hand and a spare one, if there is a row for it.
    """
    found: list[Plan] = []
    usable = held | spots.spare
    firsts = spots.free if row is None else spots.free | spots.spare
    for tile in tiles:
        mine, others, among = BESIDE[tile]
        begin, threes = among[others & usable]
        if not begin & firsts:
            continue
        for bit_of_first, three in threes:
            if not bit_of_first & firsts:
                continue
            bit, other, first, near, far = three
            if not bit & held:
                if spots.is_spare(other) and (way := spots.way_from(first)):
                    found.append((_one_and_a_spare, spots, first, near, far, way, tile))
                continue
            if row is not None and spots.is_spare(first):
                found.append((_two_and_a_spare, spots, first, near, far, row))
            if way := spots.way_from(first):
                found.append((_two, spots, first, near, far, way))
        if len(found) >= MOST:
            return found[:MOST]
        usable ^= mine  # two tiles of the hand are a pair only once
    return found


def _two_and_a_spare(spots: Spots, spare: str, near: str, far: str, row: int) -> m.Lay:
    moved = m.Moved(spare, spots.cell_of(spots.where[spare]), (0, row))
    return m.Lay((m.Laid(near, (1, row)), m.Laid(far, (2, row))), (moved,))


def _two(spots: Spots, first: str, near: str, far: str, way: Spot) -> m.Lay:
    spot = spots.where[first]
    return m.Lay((m.Laid(near, spots.cell_of(spot + way)), m.Laid(far, spots.cell_of(spot + 2 * way))))


def _one_and_a_spare(spots: Spots, first: str, near: str, far: str, way: Spot, mine: str) -> m.Lay:
    spot = spots.where[first]
    to, other = spots.cell_of(spot + way), spots.cell_of(spot + 2 * way)
    spare = far
    if mine == far:
        to, other, spare = other, to, near
    return m.Lay((m.Laid(mine, to),), (m.Moved(spare, spots.cell_of(spots.where[spare]), other),))


_LAID_BY: Final[dict[Callable[..., m.Move], Callable[..., tuple[tuple[str, ...], bool]]]] = {
    _new_group: lambda line, row: (line, False),
    _one: lambda spots, tile, spot: ((tile,), False),
    _two_and_a_spare: lambda spots, spare, near, far, row: ((near, far), True),
    _two: lambda spots, first, near, far, way: ((near, far), False),
    _one_and_a_spare: lambda spots, first, near, far, way, mine: ((mine,), True),
}
