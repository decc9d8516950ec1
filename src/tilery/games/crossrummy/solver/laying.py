"""From the table that was found to the move that leads to it."""

from tilery.games.crossrummy.moves import Lay, laying
from tilery.games.crossrummy.solver.grid import NAME, Grid, cell_of


def lay(before: Grid, after: Grid) -> Lay:
    """The move that leads from one table to another. Equal tiles can't be told apart, so it moves as few as
    possible."""
    laid, moved = [], []
    for tile, spots in enumerate(after.where):
        old = set(before.where[tile])
        free = sorted(old.difference(spots))
        for spot in sorted(set(spots).difference(old)):
            if free:
                moved.append((NAME[tile], cell_of(free.pop()), cell_of(spot)))
            else:
                laid.append((NAME[tile], cell_of(spot)))
    return laying(laid, moved)
