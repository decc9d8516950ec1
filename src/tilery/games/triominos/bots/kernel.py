"""The kernels of Triominos that the bots call: whole searches in one call each."""

from tilery.engine.kernel import Twin
from tilery.games.triominos.bots.kernel_mind import MIND
from tilery.games.triominos.bots.kernel_random import play_at_random
from tilery.games.triominos.bots.kernel_search import WORK, deepen, forget, look_at, rank, shortlist, try_out
from tilery.games.triominos.bots.kernel_table import clear, deal, lay_out
from tilery.games.triominos.bots.stones import laid_on, lore_for, table_for

__all__ = ["clear", "deal", "deepen", "forget", "lay_out", "look_at", "play_at_random", "practise", "rank"]
__all__ += ["shortlist", "try_out"]


def practise(twin: Twin) -> None:
    table, lore, work = table_for(twin), lore_for(twin), twin.ints([0] * WORK)
    mind, nothing, dice = twin.ints([0] * 4 * MIND), twin.ints([0] * 4), twin.ints([1])
    twin.lay_out(table, lore, laid_on(twin, []), 2)
    twin.clear(table, 2)
    twin.deal(table, lore, dice, 0)
    count = twin.shortlist(work, twin.look_at(table, lore, mind, work), 2)
    twin.forget(work, count)
    twin.rank(work, count)
    twin.try_out(table, lore, mind, work, count, 1, nothing, dice)
    twin.deepen(table, lore, mind, work, count, 1, 2, 2)
    twin.play_at_random(table, lore, dice)
