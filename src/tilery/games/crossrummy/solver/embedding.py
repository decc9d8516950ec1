"""Lines and pieces get places: prepares the arrays of the kernel and reads the table that it found."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from tilery.engine.kernel import Twin, twin_of
from tilery.engine.kernel_dice import dice_from
from tilery.games.crossrummy.solver import kernel
from tilery.games.crossrummy.solver import kernel_places as k
from tilery.games.crossrummy.solver.forest import is_run
from tilery.games.crossrummy.solver.grid import DOWN, RIGHT, Spot, Tile
from tilery.games.crossrummy.solver.outline import Line
from tilery.games.crossrummy.solver.staying import Cells, lines_in

SYMMETRIES = (
    (1, 0, 0, 1),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (-1, 0, 0, -1),
    (0, 1, 1, 0),
    (0, -1, 1, 0),
    (0, 1, -1, 0),
    (0, -1, -1, 0),
)
"""The ways to turn and mirror a piece: what a step right and a step down add to column and row."""


class Embedded(NamedTuple):
    """What was found: a table with all tiles, or the one with the most. `used` counts the steps."""

    cells: dict[Spot, Tile]
    whole: bool
    used: int


class Desk:
    """The arrays that the kernel works with. They are made once, and used for one embedding after another."""

    def __init__(self, twin: Twin | None = None) -> None:
        self._twin = twin or twin_of(kernel)
        ints = self._twin.ints
        self._grid, self._near = ints([0] * k.CELLS), ints([0] * k.CELLS)
        self._kept, self._best = ints([0] * k.KEPT), ints([0] * k.KEPT)
        self._twin.clear(self._grid, self._near)

    def embed(
        self,
        lines: Sequence[Line],
        pieces: Sequence[Cells],
        tiles: Sequence[int],
        groups: int,
        limit: int,
        steps: int,
        rng: random.Random,
    ) -> Embedded | None:
        """Find places for these lines and pieces, which have exactly these tiles; None if they can't have."""
        lines = [*lines, *in_lines([piece for piece in pieces if _extent(piece) > k.EDGE])]
        pieces = [piece for piece in pieces if _extent(piece) <= k.EDGE]
        count = len(lines) + len(pieces)
        items = [0] * (k.ITEM_COLUMNS * k.MOST)
        slots = [-1] * (k.SLOT_COLUMNS * k.ROOM)
        turns = [0] * (2 * k.TURNS * k.ROOM)
        left = [*tiles, *(-tile for tile in tiles)]
        owner = [0] * k.ROOM
        first = 0
        for item, (kind, parts) in enumerate(
            [(k.RUN if is_run(line) else k.SET, line) for line in lines]
            + [(k.PIECE, tuple(piece.values())) for piece in pieces]
        ):
            if item >= k.MOST or first + len(parts) > k.ROOM:
                return None
            items[k.KIND + item], items[k.FIRST + item], items[k.SIZE + item] = kind, first, len(parts)
            items[k.ROOT + item] = -1
            for at, tile in enumerate(parts):
                slots[k.TILE + first + at] = tile
                owner[first + at] = item
                left[k.CROSS + tile] += 1
            if kind == k.PIECE:
                _turn(turns, first, pieces[item - len(lines)])
            first += len(parts)
        trees = count - sum(left[k.CROSS :])  # so many groups if no crossing closes a loop
        loops = max(groups - trees, 0)
        if min(left) < 0 or trees > limit:
            return None
        twin = self._twin
        made = [
            twin.ints(values) for values in (items, slots, turns, left, [count, first, trees + loops, loops], owner)
        ]
        dice = dice_from(twin, rng)
        over = twin.embed(self._grid, self._near, *made, self._kept, self._best, steps, dice)
        return Embedded(self._table(first), over >= 0, steps - max(over, 0) + 1)

    def _table(self, slots: int) -> dict[Spot, Tile]:
        best = self._best
        cells = {}
        for slot in range(k.KEPT_SLOTS, k.KEPT_SLOTS + slots):
            spot = int(best[slot + k.SPOT])
            if spot >= 0:
                cells[spot // k.WIDE * DOWN + spot % k.WIDE] = int(best[slot + k.NOW])
        return cells


def _extent(piece: Cells) -> int:
    columns, rows = [spot % DOWN for spot in piece], [spot // DOWN for spot in piece]
    return max(max(columns) - min(columns), max(rows) - min(rows)) + 1


def _turn(turns: list[int], first: int, piece: Cells) -> None:
    """Write down where the tiles of a piece lie around its middle, in all eight ways, and in which lines."""
    columns, rows = [spot % DOWN for spot in piece], [spot // DOWN for spot in piece]
    middle_x, middle_y = (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2
    for turn, (right_x, down_x, right_y, down_y) in enumerate(SYMMETRIES):
        base = k.TURNS * first + turn * len(piece)
        for at, spot in enumerate(piece):
            x, y = spot % DOWN - middle_x, spot // DOWN - middle_y
            across = k.ACROSS if spot - RIGHT in piece or spot + RIGHT in piece else 0
            along = k.ALONG if spot - DOWN in piece or spot + DOWN in piece else 0
            axes = across + along
            if right_x == 0 and axes != k.BOTH:
                axes = k.BOTH - axes
            turns[base + at] = (right_y * x + down_y * y) * k.WIDE + right_x * x + down_x * y
            turns[k.TURNS * k.ROOM + base + at] = axes


def in_lines(pieces: Sequence[Cells]) -> list[Line]:
    """The lines of pieces that needn't stay together."""
    return [line for piece in pieces for line in lines_in(piece)]
