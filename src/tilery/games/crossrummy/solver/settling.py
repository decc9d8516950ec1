"""The groups of a new table are laid where most of their tiles lay before, so that few have to be moved."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.solver.embedding import SYMMETRIES
from tilery.games.crossrummy.solver.grid import Spot, Tile, cell_of, spot_of
from tilery.games.crossrummy.solver.staying import Cells, pieces_of

Place = tuple[int, int, int]
"""How a group is turned, and how far it is shifted right and down then."""
TRIES = 40
FARTHEST = 120
"""No group needs to lie farther from the first cell than this; a table that does is laid anew from there."""


def settled(groups: Iterable[Cells], old: Cells) -> dict[Spot, Tile]:
    """All these groups on one table. They never touch."""
    where: dict[Tile, list[Cell]] = {}
    for spot, tile in old.items():
        where.setdefault(tile, []).append(cell_of(spot))
    shapes = [_shape(piece) for group in groups for piece in pieces_of(group)]
    ranked = [(shape, _votes(shape, where)) for shape in shapes]
    ranked.sort(key=lambda each: -max(each[1].values(), default=0))
    table: dict[Cell, Tile] = {}
    rest = []
    for shape, votes in ranked:
        for place, _ in votes.most_common(TRIES):
            turned = _turned(shape, place)
            if not _touches(turned, table) and all(-FARTHEST < value < FARTHEST for cell in turned for value in cell):
                table |= turned
                break
        else:
            rest.append(shape)
    for shape in rest:
        table |= _beside(shape, table)
    if table and max(abs(value) for cell in table for value in cell) >= 2 * FARTHEST:
        table = {}
        for shape in shapes:
            table |= _beside(shape, table)
    return {spot_of(cell): tile for cell, tile in table.items()}


def _shape(piece: Cells) -> dict[Cell, Tile]:
    """A group by itself: its first column and row are 0."""
    cells = {cell_of(spot): tile for spot, tile in piece.items()}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return {(x - left, y - top): tile for (x, y), tile in cells.items()}


def _votes(shape: Mapping[Cell, Tile], where: Mapping[Tile, Sequence[Cell]]) -> Counter[Place]:
    """How many tiles would lie where an equal one lay, for each place that has any."""
    votes: Counter[Place] = Counter()
    for turn, (right_x, down_x, right_y, down_y) in enumerate(SYMMETRIES):
        for (x, y), tile in shape.items():
            for to_x, to_y in where.get(tile, ()):
                votes[turn, to_x - right_x * x - down_x * y, to_y - right_y * x - down_y * y] += 1
    return votes


def _turned(shape: Mapping[Cell, Tile], place: Place) -> dict[Cell, Tile]:
    turn, right, down = place
    right_x, down_x, right_y, down_y = SYMMETRIES[turn]
    return {(right_x * x + down_x * y + right, right_y * x + down_y * y + down): tile for (x, y), tile in shape.items()}


def _touches(shape: Mapping[Cell, Tile], table: Mapping[Cell, Tile]) -> bool:
    return any(cell in table for x, y in shape for cell in ((x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def _beside(shape: Mapping[Cell, Tile], table: Mapping[Cell, Tile]) -> dict[Cell, Tile]:
    """A group beside or below the table, whichever keeps it closer to a square."""
    if not table:
        return dict(shape)
    left, right = min(x for x, _ in table), max(x for x, _ in table)
    top, bottom = min(y for _, y in table), max(y for _, y in table)
    if right - left + max(x for x, _ in shape) > bottom - top + max(y for _, y in shape):
        return {(x + left, y + bottom + 2): tile for (x, y), tile in shape.items()}
    return {(x + right + 2, y + top): tile for (x, y), tile in shape.items()}
