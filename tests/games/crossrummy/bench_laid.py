"""How much of what can be laid at all the search of Crossrummy's bots finds, on tables small enough for a full search.

Tables and hands are made of low values, so that there is something to rearrange; those of 6 to 9 tiles are looked at.
"""

import random

from rich.console import Console
from rich.table import Table

from tests.games.crossrummy.solver.exact_search import most_laid
from tilery.games.crossrummy.bots.normal import Normal
from tilery.games.crossrummy.solver.grid import NAME, NUMBER, Grid, cell_of, pool_of
from tilery.games.crossrummy.solver.search import Effort, add, improve, total

SEEDS = 75
HIGHEST = 5
DEALT, HAND, GROUPS = 14, 4, 2
SIZES = range(6, 10)


def main() -> None:
    tables, added, found, possible = 0, 0, 0, 0
    for seed in range(SEEDS):
        rng = random.Random(seed)
        bag = [tile for tile in NUMBER.values() for _ in range(2)]
        rng.shuffle(bag)
        low = [NAME[tile] for tile in bag if tile & 15 <= HIGHEST]
        lying = add(Grid({}, pool_of(low[:DEALT])), GROUPS, Effort(300, 60.0), rng).cells
        if len(lying) not in SIZES:
            continue
        hand = tuple(low[DEALT : DEALT + HAND])
        effort = Effort(Normal.STEPS, 60.0)
        adding = add(Grid(lying, pool_of(hand)), GROUPS, effort, rng)
        moving = improve(adding, GROUPS, effort, rng)
        tables += 1
        added += HAND - total(adding.pool)
        found += HAND - total(moving.pool)
        possible += most_laid({cell_of(spot): NAME[tile] for spot, tile in lying.items()}, hand, GROUPS)
    table = Table(f"{tables} small tables", "tiles laid", "of what is possible", box=None, pad_edge=False)
    for name, count in (("by adding alone", added), ("by moving as well", found), ("exact", possible)):
        table.add_row(name, str(count), f"{count / possible:.0%}")
    Console().print(table)
