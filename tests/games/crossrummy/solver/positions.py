"""Positions for the solver, as text."""

from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.solver import Position
from tilery.games.crossrummy.solver.grid import NUMBER, pool_of, spot_of


def position(on_table: str, hand: str, limit: int = 3, *, opened: bool = True) -> Position:
    """A table, drawn row by row, and a hand."""
    cells = {spot_of(placed.cell): NUMBER[placed.tile] for placed in read_table(on_table)}
    return Position(cells, pool_of(hand.split()), limit, opened)
