"""The kernel of Crossrummy's solver finds the same table, compiled and as it is, and every table is right."""

import random
from pathlib import Path

from proofs.progress import progress

from tilery.engine.kernel import Twin, plain, prepare
from tilery.games.crossrummy.solver import kernel
from tilery.games.crossrummy.solver.embedding import Desk
from tilery.games.crossrummy.solver.grid import NUMBER, Grid
from tilery.games.crossrummy.solver.outline import counts
from tilery.games.crossrummy.solver.search import Effort, add
from tilery.games.crossrummy.solver.staying import lines_in, pieces_of

GROUPS = 3
STEPS = 40


class Layouts:
    """What the trial saw."""

    def __init__(self) -> None:
        self.tables = self.whole = 0
        self.different: list[int] = []

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.whole} laid out whole; different: {self.different[:5] or 'none'}"

    @property
    def held(self) -> bool:
        return self.whole > 0 and not self.different


def run(folder: Path, times: int, *, fast: Twin | None = None) -> Layouts:
    """Lay out so many tables anew: some from their lines alone, some with a piece that stays."""
    found = Layouts()
    desks = Desk(fast or prepare(kernel)), Desk(plain(kernel))
    for number in range(times):
        rng = random.Random(number)
        bag = [tile for tile in NUMBER.values() for _ in range(2)]
        rng.shuffle(bag)
        cells = add(Grid({}, counts(bag[: 30 + number % 60])), GROUPS, Effort(400, 60.0), rng).cells
        tiles = counts(cells.values())
        groups = pieces_of(cells)
        stay = groups[: number % 2]
        lines = [line for group in groups[len(stay) :] for line in lines_in(group)]
        seeds = [random.Random(number) for _ in desks]
        results = [
            desk.embed(lines, stay, tiles, len(groups), GROUPS, STEPS, seed)
            for desk, seed in zip(desks, seeds, strict=True)
        ]
        if results[0] != results[1] or (results[0] and not Grid(results[0].cells, counts(())).is_right()):
            found.different.append(number)
        found.whole += bool(results[0] and results[0].whole)
        found.tables += 1
        progress(found, found.tables, 100)
    return found
