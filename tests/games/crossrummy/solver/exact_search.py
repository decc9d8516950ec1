"""An exact answer for small tables of Crossrummy: the most tiles of a hand that can be laid, by looking at everything.

Groups don't touch, and the grid is endless: so a table is possible if its tiles can be parted into few enough sets that
each make one connected group. Which sets do is found by building every group, tile by tile. It knows nothing of the
bots' search, shares no code with it, and takes seconds where that takes milliseconds.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tilery.games.crossrummy.pieces import KINDS
from tilery.games.crossrummy.table import Cells, is_right

Cell = tuple[int, int]
Group = frozenset[tuple[Cell, str]]
Tiles = tuple[str, ...]
PARTS = {line[i:j] for line in KINDS for i in range(len(line)) for j in range(i + 1, len(line) + 1)}
"""Everything that can still become a line."""


def most_laid(table: Cells, hand: Tiles, limit: int) -> int:
    """How many tiles of the hand can be laid at most, whatever is moved."""
    lying = tuple(table.values())
    possible = connected_sets((*lying, *hand))
    for count in range(len(hand), 0, -1):
        for chosen in dict.fromkeys(combinations(sorted(hand), count)):
            if _parts(tuple(sorted((*lying, *chosen))), limit, possible):
                return count
    return 0


def _parts(tiles: Tiles, limit: int, possible: frozenset[Tiles]) -> bool:
    """Whether these tiles can be parted into at most so many connected groups."""

    @cache
    def can(rest: Tiles, groups: int) -> bool:
        if not rest:
            return True
        if not groups:
            return False
        have = Counter(rest)
        return any(
            can(tuple(sorted((have - Counter(group)).elements())), groups - 1)
            for group in possible
            if group[0] == rest[0] and not Counter(group) - have
        )

    return can(tiles, limit)


def connected_sets(tiles: Tiles) -> frozenset[Tiles]:
    """Every set of these tiles that can lie as one right group."""
    supply = Counter(tiles)
    result: set[Tiles] = set()
    known: set[Group] = set()
    todo: list[Group] = [frozenset([((0, 0), tile)]) for tile in supply]
    while todo:
        group = todo.pop()
        cells = dict(group)
        if is_right(cells):
            result.add(tuple(sorted(cells.values())))
        rest = supply - Counter(cells.values())
        for cell, tile in _next(cells, rest):
            new = _canonical({**cells, cell: tile})
            if new not in known:
                known.add(new)
                todo.append(new)
    return frozenset(result)


def _next(cells: dict[Cell, str], rest: Counter[str]) -> Iterator[tuple[Cell, str]]:
    """One tile more. If some line is not right yet, it has to go on at one of its ends; else anywhere beside."""
    wrong = next((line for line in _lines(cells) if tuple(cells[cell] for cell in line) not in KINDS), None)
    if wrong:
        (x, y), (u, v) = wrong[0], wrong[1]
        ends = [(2 * x - u, 2 * y - v), (wrong[-1][0] + u - x, wrong[-1][1] + v - y)]
    else:
        near = ((x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        ends = [cell for cell in dict.fromkeys(near) if cell not in cells]
    for cell in ends:
        for tile in rest:
            if all(line in PARTS for line in _through(cells, cell, tile)):
                yield cell, tile


def _through(cells: dict[Cell, str], cell: Cell, tile: str) -> Iterator[Tiles]:
    with_it = {**cells, cell: tile}
    for dx, dy in ((1, 0), (0, 1)):
        x, y = cell
        while (x - dx, y - dy) in with_it:
            x, y = x - dx, y - dy
        line = []
        while (x, y) in with_it:
            line.append(with_it[x, y])
            x, y = x + dx, y + dy
        yield tuple(line)


def _lines(cells: dict[Cell, str]) -> Iterator[list[Cell]]:
    for x, y in cells:
        for dx, dy in ((1, 0), (0, 1)):
            if (x - dx, y - dy) not in cells and (x + dx, y + dy) in cells:
                line = [(x, y)]
                while (next_cell := (line[-1][0] + dx, line[-1][1] + dy)) in cells:
                    line.append(next_cell)
                yield line


def _canonical(cells: dict[Cell, str]) -> Group:
    """The same for all eight ways to turn it and wherever it lies."""
    best = None
    for turn in range(8):
        turned = [(_turned(cell, turn), tile) for cell, tile in cells.items()]
        left, top = min(cell[0] for cell, _ in turned), min(cell[1] for cell, _ in turned)
        key = sorted(((x - left, y - top), tile) for (x, y), tile in turned)
        if best is None or key < best:
            best = key
    assert best is not None
    return frozenset(best)


def _turned(cell: Cell, turn: int) -> Cell:
    x, y = cell
    if turn & 1:
        x = -x
    if turn & 2:
        y = -y
    return (y, x) if turn & 4 else (x, y)
