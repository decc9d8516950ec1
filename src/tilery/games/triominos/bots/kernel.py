"""The kernels of Triominos that are called from outside: whole searches, whole games, and the rules."""

from tilery.engine.kernel import Twin
from tilery.games.triominos.bots.kernel_guess import GUESS, conclude, settle
from tilery.games.triominos.bots.kernel_judge import play_on
from tilery.games.triominos.bots.kernel_mind import MIND
from tilery.games.triominos.bots.kernel_random import play_at_random, random_games
from tilery.games.triominos.bots.kernel_search import WORK, deepen, forget, look_at, rank, shortlist, try_out
from tilery.games.triominos.bots.kernel_table import (
    HEAD,
    PASS,
    SEATS,
    bonus,
    clear,
    count_round,
    deal,
    end_round,
    lay_out,
    may_buy,
    may_pass,
    play,
    rewind,
)
from tilery.games.triominos.bots.stones import laid_on, lore_for, table_for

__all__ = [
    "bonus",
    "clear",
    "conclude",
    "count_round",
    "deal",
    "deepen",
    "end_round",
    "forget",
    "lay_out",
    "look_at",
    "may_buy",
    "may_pass",
    "play",
    "play_at_random",
    "play_on",
    "practise",
    "random_games",
    "rank",
    "rewind",
    "settle",
    "shortlist",
    "try_out",
]


def practise(twin: Twin) -> None:
    """Call each kernel once."""
    table, lore, work = table_for(twin), lore_for(twin), twin.ints([0] * WORK)
    mind, guess, dice = twin.ints([0] * 4 * MIND), twin.ints([0] * GUESS), twin.ints([1])
    twin.random_games(table, lore, dice, 1, 2, 1, 0)
    twin.lay_out(table, lore, laid_on(twin, []), 2)
    twin.clear(table, 2)
    twin.deal(table, lore, dice, 0)
    count = twin.shortlist(work, twin.look_at(table, lore, mind, work), 2)
    twin.forget(work, count)
    twin.rank(work, count)
    twin.conclude(table, lore, mind, mind, work, guess, laid_on(twin, []), 0, 0)
    twin.settle(table, lore, guess, dice)
    twin.try_out(table, lore, mind, work, count, 1, guess, True, dice)
    twin.deepen(table, lore, mind, work, count, 1, 2, 2)
    twin.play_at_random(table, lore, dice)
    start = [0] * (HEAD + 56)
    start[SEATS] = 2
    twin.play_on(
        table, lore, laid_on(twin, []), twin.ints(start), twin.ints([0] * 8 * MIND), work, 1, 0, False, 1, dice
    )
    twin.bonus(table, 0)
    twin.may_pass(table, bool(twin.may_buy(table)))
    twin.play(table, lore, PASS, 0)
    twin.end_round(table, lore, 0)
    twin.count_round(table, 1, 0)
    twin.rewind(table, 0)
