"""TR-1 and the grid: the stones, the cells, and which stone fits between which corners."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.triominos.geometry import points
from tilery.engine import Unreadable
from tilery.games.triominos.pieces import (
    AROUND,
    BIT,
    EDGE_KEYS,
    FITTING,
    FREE,
    MASKS,
    PLACES,
    STONES,
    VALUE,
    WEIGHTS,
    WIDE,
    cell_name,
    corners_of,
    mask_of,
    neighbours_of,
    points_up,
    row_and_column,
    stone_named,
    stones_of,
    value_of,
)

CELLS = [(row, column) for row in range(-28, 29) for column in range(-55, 56)]


def number(cell: tuple[int, int]) -> int:
    return WIDE * cell[0] + cell[1]


def test_tr_1_there_are_56_stones_one_for_every_three_numbers() -> None:
    assert len(STONES) == len(set(STONES)) == 56
    assert {tuple(sorted(map(int, stone))) for stone in STONES} == {
        tuple(sorted(numbers)) for numbers in product(range(6), repeat=3)
    }


def test_tr_1_clockwise_from_the_smallest_the_numbers_do_not_decrease() -> None:
    assert all(list(stone) == sorted(stone) for stone in STONES)
    assert stone_named("1-2-3") == stone_named("231") == stone_named("3-1-2") == "123"
    for mirrored in ("132", "3-2-1", "213"):
        with pytest.raises(Unreadable, match="TR-1"):
            stone_named(mirrored)


def test_tr_1_a_stones_value_is_the_sum_of_its_numbers() -> None:
    assert (VALUE["000"], VALUE["344"], VALUE["155"], VALUE["345"], VALUE["555"]) == (0, 11, 11, 12, 15)
    assert sum(VALUE.values()) == 56 * 7.5
    assert value_of(("344", "001")) == 12


def test_a_set_of_stones_is_a_number_and_leads_back() -> None:
    assert stones_of(mask_of(STONES)) == STONES
    assert stones_of(mask_of(("344", "012"))) == ("012", "344")
    assert stones_of(0) == ()


def test_a_cell_and_its_row_and_column_are_the_same_thing() -> None:
    assert all(row_and_column(number(cell)) == cell for cell in CELLS)
    assert len({cell_name(number(cell)) for cell in CELLS}) == len(CELLS)


def test_corners_and_neighbours_are_those_of_triangles_in_the_plane() -> None:
    for cell in CELLS[::7]:
        mine = set(points(cell))
        assert points_up(number(cell)) == (sum(cell) % 2 == 0)
        around = [(cell[0] + down, cell[1] + right) for down in (-1, 0, 1) for right in (-2, -1, 0, 1, 2)]
        beside = {number(other) for other in around if len(mine & set(points(other))) == 2}
        assert set(neighbours_of(number(cell))) == beside
        for other in around:
            same = set(corners_of(number(cell))) & set(corners_of(number(other)))
            assert len(same) == len(mine & set(points(other)))
            for corner, point in zip(corners_of(number(cell)), points(cell), strict=True):
                assert (corner in corners_of(number(other))) == (point in points(other))


def test_six_cells_meet_at_a_corner() -> None:
    for cell in (0, 1, -WIDE, 3 * WIDE + 2):
        for corner in corners_of(cell):
            there = [corner + step for step, _ in AROUND]
            assert cell in there
            assert len(set(there)) == 6
            assert all(corners_of(corner + step)[WEIGHTS.index(weight)] == corner for step, weight in AROUND)


def test_the_sides_of_a_cell_say_what_key_a_stone_there_gives_its_neighbours() -> None:
    for cell in (0, 1, -WIDE, 3 * WIDE + 2):
        _, sides = PLACES[cell]
        assert tuple(side[0] for side in sides) == neighbours_of(cell)
        numbers = 3, 4, 5
        for (neighbour, far, weight), edge in zip(sides, EDGE_KEYS[cell & 1][numbers], strict=True):
            at = dict(zip((*corners_of(cell), far), (*numbers, 2), strict=True))
            a, b, c = (at[corner] for corner in corners_of(neighbour))
            assert edge + 2 * weight == 49 * a + 7 * b + c


def test_the_corners_of_a_cell_say_which_other_five_cells_meet_there_and_which_are_beside_it() -> None:
    for cell in (0, 1, -WIDE, 3 * WIDE + 2):
        corners, sides = PLACES[cell]
        assert tuple(corner for corner, _, _ in corners) == corners_of(cell)
        for corner, around, five in corners:
            assert {cell, *five} == {corner + step for step, _ in AROUND}
            assert five == {there for there, _, _ in around}
            assert all(corners_of(there)[WEIGHTS.index(weight)] == corner for there, weight, _ in around)
            beside = [(there, *side) for there, _, side in around if side]
            assert [(there, far, weight) for there, _, far, weight in beside] == [sides[at] for _, at, _, _ in beside]
            assert [there for there, *_ in beside] == [there for there in neighbours_of(cell) if there in five]


@given(corners=st.tuples(*[st.integers(0, 6)] * 3))
def test_tr_4_a_stone_fits_where_one_of_its_three_turns_agrees_with_every_number(corners: tuple[int, ...]) -> None:
    key = 49 * corners[0] + 7 * corners[1] + corners[2]
    for stone in STONES:
        a, b, c = map(int, stone)
        turns = {
            turn
            for turn in ((a, b, c), (b, c, a), (c, a, b))
            if all(wanted in (FREE, shown) for wanted, shown in zip(corners, turn, strict=True))
        }
        assert (stone in FITTING[key]) == bool(MASKS[key] & BIT[stone]) == bool(turns)
        if turns:
            assert FITTING[key][stone] in turns


def test_tr_4_with_one_edge_given_no_stone_fits_in_two_turns() -> None:
    for a, b in product(range(6), repeat=2):
        for stone in STONES:
            x, y, z = map(int, stone)
            assert len({turn for turn in ((x, y, z), (y, z, x), (z, x, y)) if turn[:2] == (a, b)}) <= 1


def test_tr_4_a_stone_is_never_turned_over() -> None:
    for stone in ("123", "045"):
        for numbers in permutations(map(int, stone)):
            key = 49 * numbers[0] + 7 * numbers[1] + numbers[2]
            clockwise = "".join(map(str, numbers)) in stone * 2
            assert (stone in FITTING[key]) == clockwise
