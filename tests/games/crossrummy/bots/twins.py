"""Tables that the solver lays out anew, with compiled kernels and with plain ones: the same, and right."""

import random
from collections.abc import Iterator

from tilery.engine.kernel import Twin, plain
from tilery.games.crossrummy.solver import kernel
from tilery.games.crossrummy.solver.embedding import Desk
from tilery.games.crossrummy.solver.grid import NUMBER, Grid
from tilery.games.crossrummy.solver.outline import counts
from tilery.games.crossrummy.solver.search import Effort, add
from tilery.games.crossrummy.solver.staying import lines_in, pieces_of

GROUPS = 3
STEPS = 40


def in_step(twin: Twin, number: int) -> Iterator[Grid]:
    """Fails if a table that is laid out anew is wrong: some from their lines alone, some with a piece that stays. Gives
    those that were laid out whole."""
    found = laid_out(twin, number)
    if found is not None:
        grid, whole = found
        assert grid.is_right()
        if whole:
            yield grid


def same_choice(twin: Twin, number: int) -> None:
    """Fails if these kernels lay a table out in another way than plain ones."""
    ours, plainly = (laid_out(kernels, number) for kernels in (twin, plain(kernel)))
    assert (ours and ours[0].cells) == (plainly and plainly[0].cells)


def laid_out(twin: Twin, number: int) -> tuple[Grid, bool] | None:
    """A table, laid out anew, and whether all of it found a place."""
    rng = random.Random(number)
    bag = [tile for tile in NUMBER.values() for _ in range(2)]
    rng.shuffle(bag)
    cells = add(Grid({}, counts(bag[: 30 + number % 60])), GROUPS, Effort(400, 60.0), rng).cells
    groups = pieces_of(cells)
    stay = groups[: number % 2]
    lines = [line for group in groups[len(stay) :] for line in lines_in(group)]
    tiles = counts(cells.values())
    found = Desk(twin).embed(lines, stay, tiles, len(groups), GROUPS, STEPS, random.Random(number))
    return (Grid(found.cells, counts(())), bool(found.whole)) if found else None
