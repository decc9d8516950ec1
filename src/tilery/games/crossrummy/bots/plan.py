"""From a view to a laying: the table and the hand as a grid, and the grid that was found as a move."""

import random
from collections.abc import Iterable

from tilery.engine.chance import pick
from tilery.games.crossrummy.moves import DRAW, PASS, PASS_ON, DrawThree, Lay, Move, Take
from tilery.games.crossrummy.solver import Position, laying
from tilery.games.crossrummy.solver.best import search
from tilery.games.crossrummy.solver.grid import NUMBER, Grid, pool_of, spot_of
from tilery.games.crossrummy.solver.search import Effort
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
    """The move that leads to this table."""
    return laying.lay(grid_of(view, ()), found)


def get_any(view: View, rng: random.Random) -> Move:
    """Get one more tile, or do whatever else is possible."""
    if view.may.draw:
        return DRAW
    if view.may.take:
        return Take(pick(rng, view.open))
    if view.may.draw_three:
        return DrawThree(pick(rng, view.may.draw_three))
    return PASS_ON if view.may.pass_on else PASS
