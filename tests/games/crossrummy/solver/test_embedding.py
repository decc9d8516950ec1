"""The embedding: whatever it lays is right and has the tiles it should have."""

import random

from tests.games.crossrummy.bots.twins import in_step
from tests.games.crossrummy.solver.positions import position
from tilery.engine.kernel import plain
from tilery.games.crossrummy.solver import kernel
from tilery.games.crossrummy.solver.embedding import Desk
from tilery.games.crossrummy.solver.grid import Grid
from tilery.games.crossrummy.solver.outline import counts
from tilery.games.crossrummy.solver.staying import lines_in


def test_tables_are_laid_out_anew_and_right() -> None:
    assert sum(1 for number in range(12) for _ in in_step(plain(kernel), number)) > 8


def test_a_ring_can_be_closed() -> None:
    cells = position("y1 y2 y3 / y2 . y4 / y3 y4 y5", "").cells
    tiles = counts(cells.values())
    desk = Desk(plain(kernel))
    found = [desk.embed(list(lines_in(cells)), [], tiles, 1, 3, 200, random.Random(seed)) for seed in range(4)]
    whole = [each for each in found if each and each.whole]
    assert whole
    for each in whole:
        assert counts(each.cells.values()) == tiles
        assert Grid(each.cells, counts(())).is_right()
