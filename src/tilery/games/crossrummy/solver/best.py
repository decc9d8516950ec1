"""How much of a hand can be laid at most, and a table with that much.

First the search of the bots, which takes milliseconds; then a bound, which OR-Tools proves; then, if there is a gap,
outlines that reach the bound are laid out. The same position and the same steps give the same table everywhere.
"""

import random
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

from tilery.games.crossrummy.solver.grid import DOWN, Grid, Spot
from tilery.games.crossrummy.solver.outline import counts
from tilery.games.crossrummy.solver.programme import can_prove
from tilery.games.crossrummy.solver.question import WORK, Position, Question
from tilery.games.crossrummy.solver.rounds import Rounds
from tilery.games.crossrummy.solver.search import Effort, add, improve, total
from tilery.games.crossrummy.solver.settling import settled

QUICK = 1500
"""The steps of the first search."""
STEPS = 50_000
"""The steps of the layouts if nobody says otherwise: about two seconds with compiled kernels."""
ENDLESS = 1e9


class Solution(NamedTuple):
    """The table that was found, with what is left of the hand as its pool."""

    grid: Grid
    laid: int
    bound: int | None
    """No table has more tiles of the hand than this; None without OR-Tools, which proves it."""
    steps: int = 0
    """How many steps were used, after the first search."""

    @property
    def proven(self) -> bool:
        """Whether no table is better."""
        return self.laid == self.bound


def solve(
    position: Position,
    steps: int = STEPS,
    seed: int = 1,
    *,
    quick: int = QUICK,
    work: float = WORK,
    seconds: float = ENDLESS,
    clock: Callable[[], float] = process_time,
) -> Solution:
    """The best laying for a position, as far as so many steps show.

    `work` is what OR-Tools may do for the bound; with too little, the bound is only less sharp. `seconds` is an
    emergency brake.
    """
    rng, until = random.Random(seed), clock() + seconds
    found = search(position, Effort(quick, seconds, clock), rng)
    laid = total(position.hand) - total(found.pool)
    if not can_prove() or laid == total(position.hand):
        return Solution(found, laid, laid if laid == total(position.hand) else None)
    question = Question(position)
    bound = question.bound(work)
    if bound <= laid or steps <= 0:
        return Solution(found, laid, bound)
    rounds = Rounds(question, bound, laid, steps, rng, lambda: clock() > until)
    better = rounds.search()
    if better is None:
        return Solution(found, laid, rounds.bound, rounds.spent)
    cells = settled(better.cells, position.cells)
    there = counts(cells.values())
    lying = counts(position.cells.values())
    pool = [held + before - now for held, before, now in zip(position.hand, lying, there, strict=True)]
    return Solution(Grid(cells, pool), better.laid, rounds.bound, rounds.spent)


def search(position: Position, effort: Effort, rng: random.Random) -> Grid:
    """The table with as much of the hand laid as the quick search finds; the pool is what is left of the hand."""

    def fill(grid: Grid, limit: int) -> Grid:
        return improve(add(grid, limit, effort, rng), limit, effort, rng)

    grid = Grid(dict(position.cells), position.hand.copy())
    if position.opened:
        return fill(grid, position.limit)
    own = fill(Grid({}, grid.pool.copy()), 1)  # CR-10: the largest group that the hand makes by itself
    if not own.cells:
        return grid
    return beside(fill(Grid(grid.cells, own.pool), position.limit - 1), own)


def beside(grid: Grid, own: Grid) -> Grid:
    """Both grids on one table, without touching."""
    if not grid.cells:
        return Grid(own.cells, grid.pool)
    here, there = _frame(grid.cells), _frame(own.cells)
    wide = here[2] - here[0] + there[2] - there[0]
    high = here[3] - here[1] + there[3] - there[1]
    if wide > high:
        shift = here[0] - there[0] + DOWN * (here[3] + 2 - there[1])
    else:
        shift = here[2] + 2 - there[0] + DOWN * (here[1] - there[1])
    return Grid({**grid.cells, **{spot + shift: tile for spot, tile in own.cells.items()}}, grid.pool)


def _frame(cells: dict[Spot, int]) -> tuple[int, int, int, int]:
    """The first column and row, and the last column and row."""
    columns, rows = [spot % DOWN for spot in cells], [spot // DOWN for spot in cells]
    return min(columns), min(rows), max(columns), max(rows)
