"""The table by itself: its lines and groups, what is wrong with it, and what fits where. All of this takes linear
time."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from tilery.engine.errors import Problem, brief
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import KINDS, SHORTEST
from tilery.games.crossrummy.samples.spots import DOWN, Spot, Spots
from tilery.games.crossrummy.state import Placed

Cells = Mapping[Cell, str]
"""The tiles of a table, by cell."""

REACH: Final = 200
"""CR-6: the grid has no border, but a table of 112 tiles never needs more columns or rows."""
FAR: Final = 1_000
"""No tile is laid this far from the first cell: the numbers of a cell have at most three digits."""


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
    def spots(self) -> Spots:
        """Where the tiles lie, in numbers."""
        return Spots.of(self)

    @cached_property
    def order(self) -> list[Spot]:
        """Their spots, in the same order as the tiles."""
        return sorted(self.spots.tiles)

    @cached_property
    def group_count(self) -> int:
        """How many groups there are."""
        return len(self.groups)

    @property
    def new_row(self) -> int:
        """A row far enough below the table for a new group."""
        return self[-1].cell[1] + 2 if self else 0

    @cached_property
    def columns(self) -> int:
        """How many columns it has."""
        return max([placed.cell[0] for placed in self], default=-1) + 1

    @cached_property
    def cramped(self) -> bool:
        """Whether the table is so wide or high that a short line beyond its edge could be too far out."""
        return max(self.columns, self.new_row - 1) > REACH - SHORTEST

    def after(self, move: m.Lay) -> tuple["Table", Cell]:
        """The table after a legal laying, and how far it was shifted so that its first column and row are 0 again.

        What is known of this table is carried on, so that a few tiles take little time on a large table, too.
        """
        placed, order, spots = list(self), self.order.copy(), self.spots
        origin, column, columns = spots.origin, 0, self.columns
        new, left = list(move.laid), []
        at_edge = not placed
        for one in move.moved:
            x, y = one.cell
            at_edge = at_edge or x in (0, columns - 1)
            spot = origin + x + DOWN * y
            left.append(spot)
            place = bisect_left(order, spot)
            del order[place], placed[place]
            if one.to is not None:
                new.append(m.Laid(one.tile, one.to))
        come = {}
        for laid in new:
            x, y = cell = laid.cell
            if x < column:
                column = x
            elif x >= columns:
                columns = x + 1
            spot = origin + x + DOWN * y
            come[spot] = tile = laid.tile
            place = bisect_left(order, spot)
            order.insert(place, spot)
            placed.insert(place, Placed(cell, tile))
        if at_edge:  # the first or last column may be another one now
            x_of_all = [one.cell[0] for one in placed]
            column, columns = min(x_of_all), max(x_of_all) + 1
        row = placed[0].cell[1]
        if column or row:
            placed = _shifted(placed, -column, -row)
        table = Table(placed)
        table.order = order
        table.columns = columns = columns - column
        table.cramped = columns > REACH - SHORTEST or placed[-1].cell[1] >= REACH - SHORTEST
        table.spots, more = spots.after(left, come, origin + column + DOWN * row)
        if more is not None:
            table.group_count = self.group_count + more
        return table, (-column, -row)


def _shifted(placed: list[Placed], right: int, down: int) -> list[Placed]:
    return [Placed((one.cell[0] + right, one.cell[1] + down), one.tile) for one in placed]


EMPTY: Final = Table()
