"""The table by itself: its lines and groups, what is wrong with it, and what fits where. All of this takes linear
time."""

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations
from typing import Final, Literal, NamedTuple

import msgspec

from tilery.engine.errors import Problem, brief
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import COLOURS, VALUES
from tilery.games.crossrummy.state import Placed

Kind = Literal["set", "run"]
Cells = Mapping[Cell, str]
"""The tiles of a table, by cell."""

SHORTEST: Final = 3
REACH: Final = 200
"""CR-6: the grid has no border, but a table of 112 tiles never needs more columns or rows."""
FAR: Final = 1_000
"""No tile is laid this far from the first cell: the numbers of a cell have at most three digits."""


def _all_sets() -> Iterator[tuple[str, ...]]:
    for value in VALUES:
        for size in (3, 4):
            yield from permutations([f"{colour}{value}" for colour in COLOURS], size)


def _all_runs() -> Iterator[tuple[str, ...]]:
    for colour in COLOURS:
        for first, last in combinations(VALUES, 2):
            if last - first >= SHORTEST - 1:
                run = tuple(f"{colour}{value}" for value in range(first, last + 1))
                yield from (run, run[::-1])


KINDS: Final[dict[tuple[str, ...], Kind]] = {
    **dict.fromkeys(_all_sets(), "set"),
    **dict.fromkeys(_all_runs(), "run"),
}
"""CR-7: every right line, read from left to right or from top to bottom."""


class Line(NamedTuple):
    """Two or more tiles in an unbroken row (or column, if it goes `down`), and the cell of the first."""

    cell: Cell
    down: bool
    tiles: tuple[str, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells it lies on."""
        x, y = self.cell
        return tuple((x, y + i) if self.down else (x + i, y) for i in range(len(self.tiles)))


class Lying(msgspec.Struct, frozen=True, gc=False):
    """A tile on the table, and the number of the group that it belongs to."""

    cell: Cell
    tile: str
    group: int


def lines(cells: Cells) -> Iterator[Line]:
    """CR-8: every line of two or more, in the order of their first cells."""
    for x, y in cells:
        if (x - 1, y) not in cells and (x + 1, y) in cells:
            end = x + 2
            while (end, y) in cells:
                end += 1
            yield Line((x, y), False, tuple([cells[i, y] for i in range(x, end)]))
        if (x, y - 1) not in cells and (x, y + 1) in cells:
            end = y + 2
            while (x, end) in cells:
                end += 1
            yield Line((x, y), True, tuple([cells[x, i] for i in range(y, end)]))


def groups(cells: Cells) -> list[list[Cell]]:
    """CR-9: the tiles that are connected by edges, in the order of their first cells."""
    found = []
    unseen = dict.fromkeys(cells)
    for start in cells:
        if start not in unseen:
            continue
        del unseen[start]
        group = [start]
        for x, y in group:  # the list grows while we walk through it
            for cell in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                if cell in unseen:
                    del unseen[cell]
                    group.append(cell)
        found.append(group)
    return found


def is_right(cells: Cells) -> bool:
    """CR-7, CR-8: whether every line is a set or a run, and every tile is in one. Groups are not counted here."""
    covered: set[Cell] = set()
    for line in lines(cells):
        if line.tiles not in KINDS:
            return False
        covered.update(line.cells)
    return len(covered) == len(cells)


def problems(cells: Cells) -> Iterator[Problem]:
    """CR-7, CR-8: everything that is wrong with the lines of a table."""
    covered: set[Cell] = set()
    for line in lines(cells):
        covered.update(line.cells)
        if line.tiles not in KINDS:
            yield _line_problem(line)
    for cell in cells:
        if cell not in covered:
            text = f"The {brief(cells[cell])} on {cell_name(cell)} belongs to no line."
            yield Problem("CR-8", "lone-tile", text, (cell_name(cell),))


def _line_problem(line: Line) -> Problem:
    pieces = tuple(map(cell_name, line.cells))
    tiles = " ".join(map(brief, line.tiles))
    if len(line.tiles) < SHORTEST:
        return Problem("CR-8", "line-short", f"{tiles} is a line of two: a set or run has at least three.", pieces)
    if len({tile[1:] for tile in line.tiles}) == 1:
        return Problem("CR-7", "line-colours", f"{tiles} is no set: a colour is there twice.", pieces)
    if len({tile[:1] for tile in line.tiles}) == 1:
        return Problem("CR-7", "line-values", f"{tiles} is no run: it doesn't go up or down by 1.", pieces)
    return Problem("CR-7", "line-mixed", f"{tiles} has neither one value nor one colour.", pieces)


def group_limit(seats: int, opened: Sequence[bool]) -> int:
    """CR-9, CR-11: how many groups there may be if these players have opened."""
    return (4 if seats == 4 else 3) if all(opened) else sum(opened)


def opens(cells: Cells, found: Iterable[Iterable[Cell]], laid: Iterable[str]) -> bool:
    """CR-10: whether a group consists only of tiles laid now. Equal tiles are interchangeable, so only names count."""
    supply = Counter(laid)
    return any(Counter(cells[cell] for cell in group) <= supply for group in found)


def size(cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """The first cell of the table's rectangle, and how many columns and rows it has. There must be a cell."""
    columns, rows = zip(*cells, strict=True)
    x, y = min(columns), min(rows)
    return (x, y), (max(columns) - x + 1, max(rows) - y + 1)


def cell_name(cell: Cell) -> str:
    """A cell as a record writes it: column and row."""
    return f"{brief(cell[0])},{brief(cell[1])}"


class Table(tuple[Placed, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs room for what it knows
    """The tiles of a table as a state holds them, and what follows from them, worked out when it is asked for."""

    @classmethod
    def of(cls, cells: Cells) -> "Table":
        """These tiles, shifted so that the first column and row are 0."""
        if not cells:
            return EMPTY
        (left, top), _ = size(cells)
        placed = sorted(((y - top, x - left, tile) for (x, y), tile in cells.items()))
        return cls([Placed((x, y), tile) for y, x, tile in placed])

    @classmethod
    def known(cls, table: tuple[Placed, ...]) -> "Table":
        """The same table, even if it was only a tuple of tiles."""
        return table if isinstance(table, Table) else cls(table)

    @cached_property
    def cells(self) -> dict[Cell, str]:
        """The tile on each cell."""
        return {placed.cell: placed.tile for placed in self}

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines: two or more tiles in a row or column."""
        return tuple(lines(self.cells))

    @cached_property
    def groups(self) -> list[list[Cell]]:
        """The cells of each group of tiles that touch."""
        return groups(self.cells)

    @cached_property
    def lying(self) -> tuple[Lying, ...]:
        """The tiles with the number of their group."""
        number = {cell: number for number, group in enumerate(self.groups) for cell in group}
        return tuple([Lying(placed.cell, placed.tile, number[placed.cell]) for placed in self])

    @cached_property
    def group_count(self) -> int:
        """How many groups there are."""
        return len(self.groups)

    @cached_property
    def where(self) -> dict[str, Cell]:
        """Each tile that is there, and a cell where one lies."""
        return {placed.tile: placed.cell for placed in self}

    @property
    def new_row(self) -> int:
        """A row far enough below the table for a new group."""
        return self[-1].cell[1] + 2 if self else 0

    @cached_property
    def cramped(self) -> bool:
        """Whether the table is so wide or high that a short line beyond its edge could be too far out."""
        return max(max(placed.cell) for placed in self) + 1 > REACH - SHORTEST if self else False

    def grown(self, laid: Sequence[m.Laid]) -> "Table":
        """This table with tiles laid on empty cells. This is quick for a few tiles if nothing has to be shifted."""
        if not self or min(min(one.cell) for one in laid) < 0:
            return Table.of({**self.cells, **{one.cell: one.tile for one in laid}})
        placed = list(self)
        for one in laid:
            insort(placed, Placed(one.cell, one.tile), key=_place)
        table = Table(placed)
        if len(laid) <= SHORTEST:
            touching = sum(cell in self.cells for one in laid for cell in _around(one.cell))
            new = {one.cell for one in laid}
            joined = sum(cell in new for one in laid for cell in _around(one.cell)) // 2 == len(laid) - 1
            if joined and touching <= 1:  # up to three tiles in one piece that can't connect two groups
                table.group_count = self.group_count + 1 - touching
        return table


def _place(placed: Placed) -> Cell:
    return by_row(placed.cell)


def _around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return (x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)


EMPTY: Final = Table()
