"""The tiles on the table, as they lie or as somebody rearranges them, with a number for each."""

from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from tilery.engine.codec import Tensor
from tilery.engine.room import once
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import COPIES, NUMBERS, ORDER
from tilery.games.crossrummy.state import Placed
from tilery.games.crossrummy.table import REACH, Table

STEPS: Final = 4
"""How many cells are beside one: see `beside`."""
KNOWN: Final = 3
"""An observation says of each tile that it is there, its column and its row."""


class Grid(dict[Cell, str]):
    """The tiles by cell, and what follows from how they lie. With a tile more or less, most of that is carried on."""

    @cached_property
    def numbers(self) -> dict[int, Cell]:
        """The cell of each tile by its number: two for each kind, and of two equal tiles the upper left one has the
        lower."""
        found: dict[int, Cell] = {}
        for cell, tile in self.items():
            number = COPIES * ORDER[tile]
            other = found.get(number)
            if other is not None and by_row(cell) < by_row(other):
                found[number] = cell
                cell = other
            found[number + (other is not None)] = cell
        return found

    @cached_property
    def rows(self) -> Tensor:
        """What an observation says about the tiles, in the order of their numbers."""
        rows = NO_ROWS.copy()
        for number, cell in self.numbers.items():
            rows[number] = _row(cell)
        return np.frombuffer(b"".join(rows), np.float32)

    @cached_property
    def places(self) -> dict[Cell, int]:
        """The free cells beside tiles, each by the first of its names: the number of a tile, times four, and
        which of the cells `beside` it this is."""
        found: dict[Cell, int] = {}
        for number, cell in self.numbers.items():
            self._name_beside(found, number, cell)
        return found

    def with_tile(self, cell: Cell, tile: str) -> "Grid":
        """The grid with a tile on this free cell."""
        grid = Grid(self)
        grid[cell] = tile
        number = COPIES * ORDER[tile]
        equal = self.numbers.get(number)
        if equal is None or by_row(equal) < by_row(cell):  # otherwise, that one gets another number
            number += equal is not None
            grid.numbers = {**self.numbers, number: cell}
            grid.rows = self.rows.copy()
            grid.rows[KNOWN * number : KNOWN * (number + 1)] = np.frombuffer(_row(cell), np.float32)
            grid.places = self.places.copy()
            grid.places.pop(cell, None)
            grid._name_beside(grid.places, number, cell)
        return grid

    def without(self, cell: Cell) -> "Grid":
        """The grid without the tile on this cell."""
        grid = Grid(self)
        number = COPIES * ORDER[grid.pop(cell)]
        number += self.numbers[number] != cell
        if number % COPIES or number + 1 not in self.numbers:  # otherwise, the equal one gets another number
            grid.numbers = self.numbers.copy()
            del grid.numbers[number]
            grid.rows = self.rows.copy()
            grid.rows[KNOWN * number : KNOWN * (number + 1)] = 0
        return grid

    def _name_beside(self, places: dict[Cell, int], number: int, cell: Cell) -> None:
        """Name the free cells beside this tile by it, unless they have a lower name."""
        name = STEPS * number
        for free in beside(cell):
            if free not in self and places.get(free, name) >= name:
                places[free] = name
            name += 1


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that share an edge with this one: to the right, below, to the left, above."""
    x, y = cell
    return (x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)


@lru_cache(maxsize=1 << 12)
def _row(cell: Cell) -> bytes:
    """What an observation says about a tile on this cell. Bytes are quicker to put together than arrays."""
    return np.array((1, cell[0] / REACH, cell[1] / REACH), np.float32).tobytes()


NOT_THERE: Final = bytes(len(_row((0, 0))))
NO_ROWS: Final = [NOT_THERE] * (COPIES * len(NUMBERS))


@once
def grid_of(table: tuple[Placed, ...]) -> Grid:
    """The grid of a table."""
    return Grid(Table.known(table).cells)


@once
def rows_of(table: tuple[Placed, ...]) -> Tensor:
    """The rows of its grid, in less time: a table is sorted, so of two equal tiles the upper left one comes first."""
    rows = NO_ROWS.copy()
    for placed in table:
        number = COPIES * ORDER[placed.tile]
        rows[number if rows[number] is NOT_THERE else number + 1] = _row(placed.cell)
    return np.frombuffer(b"".join(rows), np.float32)
