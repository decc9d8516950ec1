"""From a view to a laying: the table and the hand as a grid, and the grid that was found as a move."""

import random
from collections.abc import Iterable

from tilery.engine.chance import pick
from tilery.games.crossrummy.solver.grid import DOWN, KINDS, NAME, NUMBER, Grid, Spot, Tile, cell_of, spot_of
from tilery.games.crossrummy.solver.search import Effort, add, improve
from tilery.games.crossrummy.moves import DRAW, PASS, PASS_ON, DrawThree, Lay, Move, Take, laying
from tilery.games.crossrummy.view import View


def pool_of(tiles: Iterable[str]) -> list[int]:
    """How many there are of each number tile; action tiles don't count, because they can't be laid."""
    pool = [0] * KINDS
    for tile in tiles:
        if tile in NUMBER:
            pool[NUMBER[tile]] += 1
    return pool


def grid_of(view: View, hand: Iterable[str]) -> Grid:
    """The table of a view as a grid, with this hand as its pool."""
    return Grid({spot_of(lying.cell): NUMBER[lying.tile] for lying in view.table}, pool_of(hand))


def plan(view: View, hand: Iterable[str], effort: Effort, rng: random.Random) -> Grid:
    """The table with as much of this hand laid as the search finds; the pool is what is left of the hand."""
    grid = grid_of(view, hand)
    if view.opened[view.turn]:
        return improve(add(grid, view.limit, effort, rng), view.limit, effort, rng)
    own = opening(grid, effort, rng)
    if not own.cells:
        return grid
    others = Grid(grid.cells, own.pool)
    others = improve(add(others, view.limit - 1, effort, rng), view.limit - 1, effort, rng)
    return beside(others, own)


def opening(grid: Grid, effort: Effort, rng: random.Random) -> Grid:
    """CR-10: the largest group that the pool makes by itself."""
    return improve(add(Grid({}, grid.pool.copy()), 1, effort, rng), 1, effort, rng)


def beside(grid: Grid, own: Grid) -> Grid:
    """Both grids on one table, without touching."""
    if not grid.cells:
        return Grid(own.cells, grid.pool)
    here, there = _frame(grid.cells), _frame(own.cells)
    wide = here[2] - here[0] + there[2] - there[0]
    high = here[3] - here[1] + there[3] - there[1]
    if wide > high:
        shift = here[0] - there[0] + DOWN * (here[3] + 2 - there[1])
    else:
        shift = here[2] + 2 - there[0] + DOWN * (here[1] - there[1])
    return Grid({**grid.cells, **{spot + shift: tile for spot, tile in own.cells.items()}}, grid.pool)


def _frame(cells: Iterable[Spot]) -> tuple[int, int, int, int]:
    """The first column and row, and the last column and row."""
    columns, rows = [spot % DOWN for spot in cells], [spot // DOWN for spot in cells]
    return min(columns), min(rows), max(columns), max(rows)


def lay(view: View, found: Grid) -> Lay:
    """The move that leads to this table. Equal tiles can't be told apart, so it moves as few as possible."""
    before: dict[Tile, set[Spot]] = {}
    for lying in view.table:
        before.setdefault(NUMBER[lying.tile], set()).add(spot_of(lying.cell))
    laid, moved = [], []
    for tile, spots in enumerate(found.where):
        old = before.get(tile, set())
        free = sorted(old.difference(spots))
        for spot in sorted(set(spots).difference(old)):
            if free:
                moved.append((NAME[tile], cell_of(free.pop()), cell_of(spot)))
            else:
                laid.append((NAME[tile], cell_of(spot)))
    return laying(laid, moved)


def get_any(view: View, rng: random.Random) -> Move:
    """Get one more tile, or do whatever else is possible."""
    if view.may.draw:
        return DRAW
    if view.may.take:
        return Take(pick(rng, view.open))
    if view.may.draw_three:
        return DrawThree(pick(rng, view.may.draw_three))
    return PASS_ON if view.may.pass_on else PASS
