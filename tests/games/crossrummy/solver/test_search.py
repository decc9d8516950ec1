"""The search behind the bots of Crossrummy: every table it finds is right, and on small ones it misses little."""

import random
from collections import Counter

import pytest

from tests.games.crossrummy.solver.exact_search import most_laid
from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.solver.grid import (
    DOWN,
    KINDS,
    NAME,
    NUMBER,
    RIGHT,
    Grid,
    cell_of,
    is_line,
    pool_of,
    spot_of,
)
from tilery.games.crossrummy.solver.search import (
    Effort,
    Room,
    add,
    atoms,
    improve,
    leaves_right,
    ruins,
    total,
    wide_ruins,
)
from tilery.games.crossrummy.table import is_right


def grid(text: str, hand: str = "") -> Grid:
    return Grid({spot_of(one.cell): NUMBER[one.tile] for one in read_table(text)}, pool_of(hand.split()))


def names(found: Grid) -> dict[tuple[int, int], str]:
    return {cell_of(spot): NAME[tile] for spot, tile in found.cells.items()}


def effort(steps: int = 3000) -> Effort:
    return Effort(steps, 60.0, lambda: 0.0)


@pytest.mark.parametrize(
    ("tiles", "right"),
    [
        ("y3 y4 y5", True),
        ("g14 g13 g12 g11", True),
        ("y7 r7 b7", True),
        ("y7 r7 b7 g7", True),
        ("y7 r7", False),
        ("y7 r7 y7", False),
        ("y3 y4 y6", False),
        ("y3 y4 y3", False),
        ("y13 y14 r1", False),
        ("y7 r7 b8", False),
    ],
)
def test_the_bots_know_what_a_line_is(tiles: str, right: bool) -> None:
    assert is_line([NUMBER[tile] for tile in tiles.split()]) == right


def test_every_table_that_a_search_finds_is_right_by_the_rules_and_keeps_every_tile() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        bag = rng.sample([tile for tile in NUMBER for _ in range(2)], 60)
        start = add(Grid({}, pool_of(bag[:45])), 3, effort(), rng)
        assert is_right(names(start))
        before = Grid(start.cells, pool_of(bag[45:]))
        after = improve(add(before, 3, effort(), rng), 3, effort(), rng)
        assert is_right(names(after))
        assert len(after.groups()) <= 3
        held = [tile for tile, count in enumerate(after.pool) for _ in range(count)]
        assert Counter([*after.cells.values(), *held]) == Counter(
            [*start.cells.values(), *(NUMBER[t] for t in bag[45:])]
        )


def test_adding_moves_nothing() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        bag = rng.sample([tile for tile in NUMBER for _ in range(2)], 50)
        start = add(Grid({}, pool_of(bag[:35])), 3, effort(), rng)
        after = add(Grid(start.cells, pool_of(bag[35:])), 3, effort(), rng)
        assert names(start).items() <= names(after).items()


def test_every_placement_leaves_the_table_right() -> None:
    rng = random.Random(5)
    bag = rng.sample([tile for tile in NUMBER for _ in range(2)], 70)
    start = add(Grid({}, pool_of(bag[:50])), 3, effort(), rng)
    start.pool = pool_of(bag[50:])
    seen = 0
    for tile in {NUMBER[name] for name in bag[50:]}:
        for placement in start.placements(tile, room=lambda: True, keep=99):
            start.lay(placement)
            assert is_right(names(start))
            assert tile in [each for _, each in placement]
            start.lift(placement)
            seen += 1
    assert seen > 10


def test_what_is_lifted_leaves_the_rest_right() -> None:
    rng = random.Random(7)
    bag = rng.sample([tile for tile in NUMBER for _ in range(2)], 80)
    start = add(Grid({}, pool_of(bag[:70])), 3, effort(), rng)
    start.pool = pool_of(bag[70:])
    tries = [ruin for _, ruin in [*ruins(start), *wide_ruins(start)]]
    assert len(tries) > 50
    for ruin in tries:
        rest = {cell_of(spot): NAME[tile] for spot, tile in start.cells.items() if spot not in ruin}
        assert is_right(rest)


def test_what_would_leave_a_line_of_two_is_not_lifted() -> None:
    lying = grid("y1 y2 y3 y4")
    assert leaves_right(lying, frozenset([spot_of((0, 0))]))
    assert not leaves_right(lying, frozenset([spot_of((1, 0))]))
    assert frozenset([spot_of((3, 0))]) in atoms(lying, spot_of((3, 0)))


def test_a_crossing_tile_stays_when_one_of_its_lines_is_lifted() -> None:
    lying = grid("y1 y2 y3 / . r2 / . b2")
    across, down = frozenset([spot_of((0, 0)), spot_of((2, 0))]), frozenset([spot_of((1, 1)), spot_of((1, 2))])
    assert {across, down, across | down | {spot_of((1, 0))}} == set(atoms(lying, spot_of((1, 0))))


def test_room_for_a_group_is_counted_once() -> None:
    lying = grid("y1 y2 y3")
    room = Room(lying, 2)
    assert room()
    assert not Room(lying, 1)()


@pytest.mark.parametrize("seed", [4, 7, 12, 23, 24, 34, 43])
def test_on_small_tables_normal_lays_as_much_as_can_be_laid(seed: int) -> None:
    """Against a search that looks at everything; docs/bots.md tells how often it is less on many tables."""
    rng = random.Random(seed)
    bag = [tile for tile in NUMBER.values() for _ in range(2)]
    rng.shuffle(bag)
    low = [NAME[tile] for tile in bag if tile & 15 <= 5]
    start = add(Grid({}, pool_of(low[:14])), 2, effort(), rng)
    hand = tuple(low[14:18])
    after = improve(add(Grid(start.cells, pool_of(hand)), 2, effort(), rng), 2, effort(), rng)
    assert len(hand) - total(after.pool) == most_laid(names(start), hand, 2)


def test_the_brake_is_asked_every_few_steps() -> None:
    looks: list[int] = []

    def clock() -> float:
        looks.append(0)
        return 0.0 if len(looks) < 4 else 9.0

    spent = Effort(1000, 5.0, clock)
    steps = 0
    while spent.step():
        steps += 1
    assert steps < 200


def test_a_search_makes_no_more_steps_than_allowed() -> None:
    spent = Effort(100, 5.0, lambda: 0.0)
    assert sum(spent.step() for _ in range(500)) == 99
    shared = Effort(100, 5.0, lambda: 0.0)
    assert [shared.share(4 - part).left for part in range(4)] == [25, 25, 25, 25]


def test_the_grid_is_wide_enough_for_any_table() -> None:
    assert cell_of(spot_of((-200, 0)) + RIGHT) == (-199, 0)
    assert cell_of(spot_of((200, -200)) + DOWN) == (200, -199)
    assert len(pool_of([])) == KINDS
