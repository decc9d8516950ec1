"""The grid of a table: what it carries on is what it would find anew."""

import random

import numpy as np

from tilery.games.crossrummy.codec.grid import Grid, grid_of, rows_of
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.notation import read_table


def assert_known(grid: Grid) -> None:
    anew = Grid(grid)
    assert grid.numbers == anew.numbers
    assert np.array_equal(grid.rows, anew.rows)
    assert grid.places == anew.places


def test_of_two_equal_tiles_the_upper_left_one_has_the_lower_number() -> None:
    grid = grid_of(read_table("b4 b5 b6 / . . . / . . b6 r6 y6"))
    numbers = {cell: number for number, cell in grid.numbers.items()}
    assert numbers[2, 2] == numbers[2, 0] + 1


def test_a_free_cell_is_named_by_the_lowest_number_beside_it() -> None:
    grid = Grid({(0, 0): "r2", (1, 1): "y2"})
    numbers = {cell: number for number, cell in grid.numbers.items()}
    assert numbers[1, 1] < numbers[0, 0]
    assert grid.places[1, 0] == 4 * numbers[1, 1] + 3, "above the yellow 2"
    assert grid.places[0, 1] == 4 * numbers[1, 1] + 2, "to its left"


def test_tiles_that_come_and_go_change_all_that_is_known() -> None:
    rng = random.Random(1)
    tiles = ["b4", "b4", "b5", "b5", "r5", "y5", "y5", "g1"]
    for _ in range(40):
        left, grid = rng.sample(tiles, len(tiles)), Grid()
        for _ in range(25):
            if grid and (not left or rng.random() < 0.4):
                cell = rng.choice(sorted(grid))
                left.append(grid[cell])
                grid = grid.without(cell)
            else:
                free: list[Cell] = sorted(grid.places) or [(0, 0)]
                grid = grid.with_tile(rng.choice(free), left.pop())
            assert_known(grid)


def test_the_rows_of_a_table_are_those_of_its_grid() -> None:
    table = read_table("b4 b5 b6 / . . . / . . b6 r6 y6")
    assert np.array_equal(rows_of(table), grid_of(table).rows)
