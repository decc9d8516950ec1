"""Whole games at random on the table of the kernels: to compare it with the rules, and to see how fast it is."""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import roll
from tilery.games.triominos.bots.kernel_table import (
    BUY,
    CELLS,
    FRONT,
    HANDS,
    MASKS,
    OPEN,
    PASS,
    ROUND,
    RULE,
    TOTALS,
    TURN,
    best_of,
    clear,
    count_round,
    deal,
    may_buy,
    may_pass,
    play,
    size,
)


@kernel
def play_at_random(t: Ints, lore: Ints, dice: Ints) -> None:
    """One of all legal moves, each as likely as the others."""
    hand = t[HANDS + t[TURN]]
    lays = 0
    for place in range(t[OPEN]):
        lays += size(lore[MASKS + t[CELLS + t[FRONT + place]]] & hand)
    buys = 1 if may_buy(t) else 0
    passes = 1 if may_pass(t, lays > 0) else 0
    chosen = roll(dice, lays + buys + passes)
    if chosen >= lays:
        play(t, lore, BUY if buys > 0 and chosen == lays else PASS, 0)
        return
    place = 0
    stones = 0
    while True:
        stones = lore[MASKS + t[CELLS + t[FRONT + place]]] & hand
        here = size(stones)
        if chosen < here:
            break
        chosen -= here
        place += 1
    for _ in range(chosen):
        stones &= stones - 1
    play(t, lore, t[FRONT + place], best_of(lore, stones))


@kernel
def random_games(t: Ints, lore: Ints, dice: Ints, games: int, seats: int, rounds: int, target: int) -> int:
    """Whole games at random; how many moves they had, chance included."""
    moves = 0
    for _ in range(games):
        t[ROUND] = 0
        for seat in range(4):
            t[TOTALS + seat] = 0
        over = False
        while not over:
            clear(t, seats)
            moves += deal(t, lore, dice, -1)
            while t[RULE] == 0:
                play_at_random(t, lore, dice)
                moves += 1
            over = count_round(t, rounds, target)
    return moves
