"""Whole random games of Hidden Stones by the kernels."""

from collections.abc import Callable

from tilery.engine.kernel import Twin
from tilery.games.hidden_stones.bots.kernel_rules import PILES
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.pieces import STANDARD


def random_games(twin: Twin, seats: int) -> Callable[[int], int]:
    deck, dice, found = twin.ints(deck_numbers(STANDARD)), twin.ints([1]), twin.ints([0] * 200)
    table = twin.ints([0] * (PILES + 2 * int(deck[0])))
    return lambda games: int(twin.play_many_at_random(table, deck, dice, found, games, seats, 1))
