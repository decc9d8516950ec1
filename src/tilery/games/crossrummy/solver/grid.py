"""The grid on which bots of Crossrummy try things out: tiles on the table, tiles to lay, and every line they can make.

A tile is a number, 16 times the colour plus the value, so that the next tile of a run is one more and no two colours
touch. A cell is a number, too: a step right is 1, a step down is DOWN. A line that is laid along one axis, through
tiles on the table, is a `Placement`. Whatever a player adds in a turn is a sequence of placements, and each leaves the
table right.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, permutations

from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import COLOURS, NUMBERS

Tile = int
Spot = int
Placement = tuple[tuple[Spot, Tile], ...]
"""Which tiles are laid, and where, in the order of the line."""

RIGHT, DOWN = 1, 512
MIDDLE = 256 * DOWN + 256
"""Where the bots put the cell 0,0: no table grows so large that it leaves the grid."""
KINDS = 16 * len(COLOURS)
NUMBER: dict[str, Tile] = {name: 16 * COLOURS.index(name[0]) + int(name[1:]) for name in NUMBERS}
NAME: dict[Tile, str] = {number: name for name, number in NUMBER.items()}
SET_WINDOWS = ((-1, 1), (1, 2), (-2, -1), (-1, 1, 2), (-2, -1, 1), (1, 2, 3), (-3, -2, -1))
"""CR-7: where the other tiles of a set can lie around one of them."""


def spot_of(cell: Cell) -> Spot:
    """The spot of a cell."""
    return MIDDLE + cell[0] + DOWN * cell[1]


def cell_of(spot: Spot) -> Cell:
    """The cell of a spot.

    >>> cell_of(spot_of((-3, 5)))
    (-3, 5)
    """
    return spot % DOWN - 256, spot // DOWN - 256


def pool_of(tiles: Iterable[str]) -> list[int]:
    """How many there are of each number tile; action tiles don't count, because they can't be laid."""
    pool = [0] * KINDS
    for tile in tiles:
        if tile in NUMBER:
            pool[NUMBER[tile]] += 1
    return pool


def is_line(tiles: Sequence[Tile]) -> bool:
    """CR-7, CR-8: whether these make a whole set or run, in this order."""
    if len(tiles) < 3:
        return False
    step = tiles[1] - tiles[0]
    if step in (1, -1):
        return all(after - before == step for before, after in pairwise(tiles))
    return len(set(tiles)) == len(tiles) and len({tile & 15 for tile in tiles}) == 1


class Grid:
    """Tiles on cells, and a pool of tiles that may be laid: how many of each."""

    __slots__ = ("cells", "pool", "where")

    def __init__(self, cells: dict[Spot, Tile], pool: list[int]) -> None:
        self.cells, self.pool = cells, pool
        self.where: list[tuple[Spot, ...]] = [()] * KINDS
        for spot, tile in cells.items():
            self.where[tile] += (spot,)

    def copy(self) -> "Grid":
        """A grid that can be changed without changing this one."""
        new = Grid.__new__(Grid)
        new.cells, new.pool, new.where = self.cells.copy(), self.pool.copy(), self.where.copy()
        return new

    def lay(self, placement: Iterable[tuple[Spot, Tile]]) -> None:
        """Move tiles from the pool to the cells."""
        for spot, tile in placement:
            self.cells[spot] = tile
            self.pool[tile] -= 1
            self.where[tile] += (spot,)

    def lift(self, placement: Iterable[tuple[Spot, Tile]]) -> None:
        """Move tiles from the cells back to the pool."""
        for spot, tile in placement:
            del self.cells[spot]
            self.pool[tile] += 1
            self.where[tile] = tuple(other for other in self.where[tile] if other != spot)

    # -- what is on the table --------------------------------------------------------------------------------------

    def line(self, spot: Spot, axis: int) -> list[Spot]:
        """The unbroken line through a cell in one axis."""
        cells = self.cells
        first = spot
        while first - axis in cells:
            first -= axis
        result = [first]
        while first + axis in cells:
            first += axis
            result.append(first)
        return result

    def groups(self) -> list[set[Spot]]:
        """CR-9: the groups of tiles that are connected by edges."""
        rest = set(self.cells)
        result = []
        while rest:
            group, frontier = set(), [rest.pop()]
            while frontier:
                spot = frontier.pop()
                group.add(spot)
                for near in (spot - 1, spot + 1, spot - DOWN, spot + DOWN):
                    if near in rest:
                        rest.remove(near)
                        frontier.append(near)
            result.append(group)
        return result

    def is_right(self) -> bool:
        """CR-7, CR-8: whether every line is a set or a run, and every tile belongs to one."""
        for spot in self.cells:
            lines = [line for axis in (RIGHT, DOWN) if len(line := self.line(spot, axis)) > 1]
            if not lines or not all(is_line([self.cells[each] for each in line]) for line in lines):
                return False
        return True

    def fits(self, spot: Spot, tile: Tile, axis: int) -> bool:
        """Whether a tile laid here in a line along this axis leaves the other axis right."""
        cells = self.cells
        across = DOWN if axis == RIGHT else RIGHT
        if spot - across not in cells and spot + across not in cells:
            return True
        tiles = [tile]
        near = spot - across
        while near in cells:
            tiles.insert(0, cells[near])
            near -= across
        near = spot + across
        while near in cells:
            tiles.append(cells[near])
            near += across
        return is_line(tiles)

    # -- what could be laid ----------------------------------------------------------------------------------------

    def placements(self, tile: Tile, *, room: Callable[[], bool], keep: int) -> list[Placement]:
        """Lines that lay this tile and perhaps others of the pool: at most `keep` places for the same tiles.

        If there is `room` for one more group, this includes lines that touch nothing; `room` is called only if there
        are any.
        """
        found: dict[tuple[Tile, ...], list[Placement]] = {}
        for placement in self._runs(tile):
            _keep(found, placement, keep)
        for placement in self._sets(tile):
            _keep(found, placement, keep)
        result = [placement for same in found.values() for placement in same]
        lone = list(self._lone_lines(tile))
        return result + [self._apart(line) for line in lone] if lone and room() else result

    def groups_with(self, tile: Tile) -> list[Placement]:
        """Lines with this tile that touch nothing: each makes a group of its own."""
        return [self._apart(line) for line in self._lone_lines(tile)]

    def _runs(self, tile: Tile) -> Iterator[Placement]:
        cells, pool, where = self.cells, self.pool, self.where
        low = high = tile
        while pool[low - 1]:
            low -= 1
        while pool[high + 1]:
            high += 1
        for anchor in range(low - 1, high + 2):
            if anchor == tile:
                continue
            for spot in where[anchor]:
                for axis in (RIGHT, DOWN):
                    before, after = cells.get(spot - axis), cells.get(spot + axis)
                    if before is None and after is None:
                        yield from self._runs_through(spot, anchor, axis, tile)
                        continue
                    if before is not None and after is not None:
                        continue
                    # At the end of a line, go outwards only, and only if it is a run that goes towards the tile.
                    near, out = (before, axis) if before is not None else (after, -axis)
                    if near is not None and anchor - near == (1 if tile > anchor else -1):
                        new, stops = self._along(spot, anchor, out, anchor - near, axis)
                        for laid, _, last in stops:
                            if (last - tile) * (anchor - near) >= 0:
                                yield tuple(new[:laid])

    def _runs_through(self, spot: Spot, anchor: Tile, axis: int, tile: Tile) -> Iterator[Placement]:
        """New runs across a tile that is in no line along this axis yet."""
        sign = 1 if tile > anchor else -1
        for out in (axis, -axis):
            new, stops = self._along(spot, anchor, out, sign, axis)
            stops = [stop for stop in stops if (stop[2] - tile) * sign >= 0]
            if not stops:
                continue
            back, back_stops = self._along(spot, anchor, -out, -sign, axis)
            for laid, length, _ in stops:
                if length >= 2:
                    yield tuple(new[:laid])
                for back_laid, back_length, _ in back_stops:
                    if length + back_length >= 2:
                        yield (*back[:back_laid], *new[:laid])

    def _along(
        self, spot: Spot, tile: Tile, out: int, sign: int, axis: int
    ) -> tuple[list[tuple[Spot, Tile]], list[tuple[int, int, Tile]]]:
        """How a run can continue from here: the tiles to lay, and where it may stop (tiles laid, length, last tile)."""
        cells, pool = self.cells, self.pool
        new: list[tuple[Spot, Tile]] = []
        stops = []
        length = 0
        while True:
            spot += out
            tile += sign
            lying = cells.get(spot)
            if lying is None:
                if not pool[tile] or not self.fits(spot, tile, axis):
                    break
                new.append((spot, tile))
            elif lying != tile:
                break
            length += 1
            if spot + out not in cells:
                stops.append((len(new), length, tile))
        return new, stops

    def _sets(self, tile: Tile) -> Iterator[Placement]:
        cells, pool, where = self.cells, self.pool, self.where
        value = tile & 15
        same = [other for other in range(value, KINDS, 16) if other != tile]
        for anchor in same:
            if not where[anchor]:
                continue
            others = [other for other in same if other != anchor and pool[other]]
            for spot in where[anchor]:
                for axis in (RIGHT, DOWN):
                    before, after = cells.get(spot - axis), cells.get(spot + axis)
                    if before is None and after is None:
                        yield from self._sets_through(spot, anchor, axis, tile, others)
                        continue
                    if before is not None and after is not None:
                        continue
                    near, out = (before, axis) if before is not None else (after, -axis)
                    if near is None or near & 15 != value:
                        continue
                    line = self.line(spot, axis)
                    if (
                        len(line) == 3
                        and all(cells[each] != tile for each in line)
                        and spot + 2 * out not in cells
                        and self.fits(spot + out, tile, axis)
                    ):
                        yield ((spot + out, tile),)

    def _sets_through(self, spot: Spot, anchor: Tile, axis: int, tile: Tile, others: list[Tile]) -> Iterator[Placement]:
        """New sets across a tile that is in no line along this axis yet."""
        cells = self.cells
        value = tile & 15
        beyond = spot - 2 * axis in cells or spot + 2 * axis in cells  # a tile there may join in
        if not others and not beyond:
            return
        for window in SET_WINDOWS:
            if len(window) > len(others) + 1 and not beyond:
                break
            if spot + axis * (min(0, window[0]) - 1) in cells or spot + axis * (max(0, window[-1]) + 1) in cells:
                continue
            lying = {anchor}
            free = []
            for place in window:
                there = cells.get(spot + axis * place)
                if there is None:
                    free.append(spot + axis * place)
                else:
                    lying.add(there)
            if len(lying) + len(free) != len(window) + 1 or tile in lying or any(t & 15 != value for t in lying):
                continue
            usable = [other for other in others if other not in lying]
            for tiles in permutations([tile, *usable], len(free)):
                if tile in tiles and all(self.fits(to, laid, axis) for to, laid in zip(free, tiles, strict=True)):
                    yield tuple(zip(free, tiles, strict=True))

    def _lone_lines(self, tile: Tile) -> Iterator[list[Tile]]:
        """The sets and runs that the pool alone makes with this tile."""
        pool = self.pool
        low = high = tile
        while pool[low - 1]:
            low -= 1
        while pool[high + 1]:
            high += 1
        for first in range(low, tile + 1):
            for last in range(max(tile, first + 2), high + 1):
                yield list(range(first, last + 1))
        same = [other for other in range(tile & 15, KINDS, 16) if other != tile and pool[other]]
        if len(same) >= 2:
            yield [tile, *same]
        if len(same) == 3:
            for left in same:
                yield [tile, *(other for other in same if other != left)]

    def _apart(self, line: list[Tile]) -> Placement:
        """Such a line beside or below the table, whichever keeps it closer to a square."""
        if not self.cells:
            return tuple((MIDDLE + place, tile) for place, tile in enumerate(line))
        columns = [spot % DOWN for spot in self.cells]
        rows = [spot // DOWN for spot in self.cells]
        if max(columns) - min(columns) + 2 + len(line) > max(rows) - min(rows) + 2:
            corner = (max(rows) + 2) * DOWN + min(columns)
        else:
            corner = min(rows) * DOWN + max(columns) + 2
        return tuple((corner + place, tile) for place, tile in enumerate(line))


def _keep(found: dict[tuple[Tile, ...], list[Placement]], placement: Placement, most: int) -> None:
    key = tuple(sorted([tile for _, tile in placement]))
    same = found.setdefault(key, [])
    if len(same) < most:
        same.append(placement)
