"""How much of what can be laid at all Crossrummy's solver lays, and how often it proves that.

Positions of games between bots of level normal, by the size of the table; next to the quick search of the bots.
"""

import random
import time
from collections.abc import Iterator

from bench.yardsticks.crossrummy import Yardstick
from rich.console import Console
from rich.table import Table

from tilery.engine.game import CHANCE
from tilery.engine.kernel import prepare
from tilery.engine.options import settle
from tilery.games.crossrummy.bots.plan import lay, position_of
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.solver import kernel, solve
from tilery.games.crossrummy.state import State

SIZES = ("below 20", "20–39", "40–59", "60 and more")
EACH = 24
"""How many positions of each size."""
EFFORTS = {"quick search": 0, "40,000 steps": 40_000, "400,000 steps": 400_000}
"""The second takes up to about 2 s, the third up to about 20 s."""
FIRST_GAME = 1000
"""The solver was improved on positions of the games before."""


def positions() -> list[list[tuple[State, int]]]:
    """Positions in which somebody may lay, by size: one of each size from each game."""
    found: list[list[tuple[State, int]]] = [[] for _ in SIZES]
    seed = FIRST_GAME
    while any(len(same) < EACH for same in found):
        here: list[list[tuple[State, int]]] = [[] for _ in SIZES]
        for state, seat in _game(seed):
            here[min(len(state.table) // 20, len(SIZES) - 1)].append((state, seat))
        for same, new in zip(found, here, strict=True):
            if new and len(same) < EACH:
                same.append(random.Random(seed).choice(new))
        seed += 1
    return found


def _game(seed: int) -> Iterator[tuple[State, int]]:
    rng, bot = random.Random(seed), Yardstick(GAME)
    state = GAME.setup(GAME.options(settle(GAME.info, {})), 2 + seed % 3)
    while pending := GAME.pending(state):
        seat = min(pending)
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state, rng)).state
            continue
        view = GAME.view(state, seat)
        if view.may.lay:
            yield state, seat
        state = GAME.apply(state, seat, bot.choose(view, rng)).state


def main() -> None:
    prepare(kernel)
    found = positions()
    opening = sum(not state.opened[seat] for same in found for state, seat in same)
    Console().print(f"{EACH * len(SIZES)} positions, {opening} of them before the player has opened (CR-10)\n")
    state, seat = found[0][0]
    view = GAME.view(state, seat)
    solve(position_of(view, view.rack), min(filter(None, EFFORTS.values())))  # the first one loads OR-Tools
    for name, steps in EFFORTS.items():
        table = Table(name, "tiles laid", "bound", "of the bound", "proven best", "longest s", box=None, pad_edge=False)
        all_laid = all_bound = all_proven = 0
        slowest = 0.0
        for size, same in zip(SIZES, found, strict=True):
            laid = bound = proven = 0
            longest = 0.0
            for state, seat in same:
                view = GAME.view(state, seat)
                began = time.process_time()
                best = solve(position_of(view, view.rack), steps)
                longest = max(longest, time.process_time() - began)
                if best.laid and (problems := GAME.check(state, seat, lay(view, best.grid))):
                    raise RuntimeError(f"the laying is not right: {problems}")
                laid, bound, proven = laid + best.laid, bound + (best.bound or 0), proven + best.proven
            slowest = max(slowest, longest)
            all_laid, all_bound, all_proven = all_laid + laid, all_bound + bound, all_proven + proven
            table.add_row(f"{size} tiles", *_row(laid, bound, proven, len(same), longest))
        table.add_row("all", *_row(all_laid, all_bound, all_proven, EACH * len(SIZES), slowest))
        Console().print(table)
        Console().print()


def _row(laid: int, bound: int, proven: int, count: int, longest: float) -> tuple[str, ...]:
    share = f"{laid / bound:.1%}" if bound else "–"
    return str(laid), str(bound), share, f"{proven} of {count} ({proven / count:.0%})", f"{longest:.2f}"
