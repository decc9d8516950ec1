"""Whole random games of ColleXion by the kernels, each from the same heap."""

from collections.abc import Callable

from tests.games.collexion.table import shaken
from tilery.engine.kernel import Twin
from tilery.games.collexion.bots.as_numbers import heap_numbers, table_of
from tilery.games.collexion.bots.kernel import table as t


def random_games(twin: Twin, seats: int) -> Callable[[int], int]:
    state = shaken(1, seats)
    start, heap = twin.ints(table_of(state, [0] * seats)), twin.ints(heap_numbers(state.tray))
    table, moves, dice = twin.ints(start), twin.ints([0] * t.MOST_MOVES), twin.ints([1])
    return lambda games: int(twin.playouts(start, table, heap, moves, dice, games))
