"""A second geometry, deliberately naive and for these tests only: points in the plane, and everything tried out.

It knows nothing of keys, masks or frontiers. A cell is its row and column as the view tells them, a corner a point.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement

Cell = tuple[int, int]
Point = tuple[int, int]
Lying = dict[Cell, tuple[int, int, int]]
"""The numbers of the stones on the table, clockwise from the corner that points."""


def points(cell: Cell) -> tuple[Point, Point, Point]:
    """The corners of a triangle that is two wide and one high, clockwise from the one that points."""
    row, column = cell
    if (row + column) % 2 == 0:
        return (column, row), (column + 1, row + 1), (column - 1, row + 1)
    return (column, row + 1), (column - 1, row), (column + 1, row)


def common(one: Cell, other: Cell) -> set[Point]:
    return set(points(one)) & set(points(other))


def number_at(lying: Lying, point: Point) -> set[int]:
    """All numbers that stones show at this point: one at most, if everybody kept to the rules."""
    found = set()
    for cell, numbers in lying.items():
        for there, number in zip(points(cell), numbers, strict=True):
            if there == point:
                found.add(number)
    return found


def free_cells(lying: Lying) -> Iterable[Cell]:
    """The cells around, further out than any stone could be laid."""
    rows, columns = [row for row, _ in lying], [column for _, column in lying]
    for row in range(min(rows) - 2, max(rows) + 3):
        for column in range(min(columns) - 3, max(columns) + 4):
            if (row, column) not in lying:
                yield row, column


def shared_edges(lying: Lying, cell: Cell) -> int:
    return sum(len(common(cell, other)) == 2 for other in lying)


def placements(lying: Lying) -> set[tuple[str, Cell, tuple[int, int, int]]]:
    """TR-4: every stone in every turn in every cell, kept if the rules allow it."""
    found = set()
    for cell in free_cells(lying):
        if shared_edges(lying, cell) == 0:
            continue
        wanted = [number_at(lying, point) for point in points(cell)]
        for a, b, c in combinations_with_replacement(range(6), 3):
            for numbers in ((a, b, c), (b, c, a), (c, a, b)):
                if all(there <= {number} for there, number in zip(wanted, numbers, strict=True)):
                    found.add((f"{a}{b}{c}", cell, numbers))
    return found


def bonus(lying: Lying, cell: Cell) -> str:
    """TR-9 as it stands in the rulebook, for a stone laid on this cell."""
    after = {*lying, cell}
    hexagons = sum(sum(point in points(other) for other in after) == 6 for point in points(cell))
    if hexagons > 1:
        return "double-hexagon"
    if hexagons == 1:
        return "hexagon"
    if shared_edges(lying, cell) == 1:
        (neighbour,) = (other for other in lying if len(common(cell, other)) == 2)
        (opposite,) = set(points(cell)) - common(cell, neighbour)
        if any(opposite in points(other) for other in lying):
            return "bridge"
    return ""
