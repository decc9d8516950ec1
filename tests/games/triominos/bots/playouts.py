"""Whole random games of Triominos by the kernels."""

from collections.abc import Callable

from tilery.engine.kernel import Twin
from tilery.games.triominos.bots.stones import lore_for, table_for


def random_games(twin: Twin, seats: int) -> Callable[[int], int]:
    table, lore, dice = table_for(twin), lore_for(twin), twin.ints([1])
    return lambda games: int(twin.random_games(table, lore, dice, games, seats, 1, 0))
