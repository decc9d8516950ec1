"""From a view to a laying: the table and the hand as a grid, and the grid that was found as a move."""

import random
from collections.abc import Iterable

from tilery.engine.chance import pick
from tilery.games.crossrummy.solver import Position
from tilery.games.crossrummy.solver.grid import NAME, NUMBER, Grid, Spot, Tile, cell_of, pool_of, spot_of
from tilery.games.crossrummy.solver.search import Effort
from tilery.games.crossrummy.solver.solve import search
from tilery.games.crossrummy.moves import DRAW, PASS, PASS_ON, DrawThree, Lay, Move, Take, laying
from tilery.games.crossrummy.view import View


def grid_of(view: View, hand: Iterable[str]) -> Grid:
    """The table of a view as a grid, with this hand as its pool."""
    return Grid({spot_of(lying.cell): NUMBER[lying.tile] for lying in view.table}, pool_of(hand))


def position_of(view: View, hand: Iterable[str]) -> Position:
    """What the solver has to know to lay this hand."""
    grid = grid_of(view, hand)
    return Position(grid.cells, grid.pool, view.limit, view.opened[view.turn])


def plan(view: View, hand: Iterable[str], effort: Effort, rng: random.Random) -> Grid:
    """The table with as much of this hand laid as the search finds; the pool is what is left of the hand."""
    return search(position_of(view, hand), effort, rng)


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
