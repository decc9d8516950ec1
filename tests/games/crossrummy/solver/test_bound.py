"""The bound: never below what can be laid, and often just that."""

import random

import pytest

from tests.games.crossrummy.solver.exact_search import most_laid
from tests.games.crossrummy.solver.positions import position
from tests.games.crossrummy.table import PLAYING, options
from tilery.games.crossrummy.bots.plan import position_of
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.solver import Position
from tilery.games.crossrummy.solver.grid import NAME, NUMBER, Grid, cell_of, pool_of
from tilery.games.crossrummy.solver.question import Question
from tilery.games.crossrummy.solver.search import Effort, add
from tilery.games.crossrummy.table import is_right


def bound(on_table: str, hand: str, limit: int = 3, *, opened: bool = True) -> int:
    return Question(position(on_table, hand, limit, opened=opened)).bound()


def test_a_tile_at_the_end_of_a_run_can_be_laid_and_no_other() -> None:
    assert bound("y1 y2 y3", "y4 r9 b12") == 1
    assert bound("y1 y2 y3", "r9 b12") == 0
    assert bound("y1 y2 y3", "") == 0


def test_a_run_needs_three_tiles_without_a_gap() -> None:
    assert bound("y1 y2 y3", "r4 r5") == 0
    assert bound("y1 y2 y3", "r4 r5 r7") == 0
    assert bound("y1 y2 y3", "r4 r5 r6") == 3


def test_a_set_has_no_colour_twice() -> None:
    assert bound("y1 y2 y3", "r9 r9 b9") == 0
    assert bound("y1 y2 y3", "r9 b9 g9") == 3


def test_there_are_only_so_many_groups() -> None:
    assert bound("y1 y2 y3", "r4 r5 r6", limit=1) == 0
    assert bound("y1 y2 y3", "r2 b2 r5", limit=1) == 2


def test_before_one_has_opened_a_group_of_one_s_own_is_needed() -> None:
    assert bound("y1 y2 y3", "y4 r9", limit=2, opened=False) == 0
    assert bound("y1 y2 y3", "y4 b7 b8 b9", limit=2, opened=False) == 4
    assert bound("", "b7 b8 b9 r1", limit=1, opened=False) == 3
    assert bound("y1 y2 y3", "y4 b7 b8 r2 r3", limit=2, opened=False) == 0


RINGS = [
    "y1 y2 y3 / y2 . y4 / y3 y4 y5",
    ". y4 . . / y4 y5 y6 . / . y6 y7 y8 / . . y8 .",
    ". . y6 . / y3 y4 y5 . / . y5 y4 y3 / . y6 . .",
    "y5 r5 b5 / g5 . g5 / b5 r5 y5",
]


@pytest.mark.parametrize("ring", RINGS)
def test_rings_of_one_colour_or_value_are_possible(ring: str) -> None:
    """Four lines with four crossings in one group: rare, but the bound must know them."""
    tiles = [placed.tile for placed in read_table(ring)]
    assert is_right({placed.cell: placed.tile for placed in read_table(ring)})
    assert Question(Position({}, pool_of(tiles), 1, opened=True)).bound() == len(tiles)


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 6, 7, 9, 10])
def test_on_small_tables_the_bound_is_not_below_what_can_be_laid(seed: int) -> None:
    rng = random.Random(seed)
    bag = [tile for tile in NUMBER.values() for _ in range(2)]
    rng.shuffle(bag)
    low = [NAME[tile] for tile in bag if tile & 15 <= 4]
    lying = add(Grid({}, pool_of(low[:11])), 2, Effort(300, 60.0), rng).cells
    hand = tuple(low[11:14])
    most = most_laid({cell_of(spot): NAME[tile] for spot, tile in lying.items()}, hand, 2)
    assert most <= Question(Position(lying, pool_of(hand), 2, opened=True)).bound() <= len(hand)


def test_whatever_bots_lay_in_games_is_within_the_bound() -> None:
    seen = 0
    for seats in (2, 4):
        for state, seat, move in list(PLAYING.choices(("normal",) * seats, options(), 1))[::3]:
            if laid := getattr(move, "laid", ()):
                view = GAME.view(state, seat)
                assert len(laid) <= Question(position_of(view, view.rack)).bound()
                seen += 1
    assert seen > 5
