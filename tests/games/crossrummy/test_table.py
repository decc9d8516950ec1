"""CR-7 to CR-9: what a right table is, against an implementation that looks at every cell again and again."""

import itertools
from collections.abc import Iterable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.crossrummy.table import table
from tilery.engine import Problem
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import Cell, laying
from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.pieces import KINDS, NUMBERS
from tilery.games.crossrummy.table import Table, group_limit, groups, is_right, lines, problems


def found(text: str) -> set[tuple[str, str]]:
    return {(problem.rule, problem.code) for problem in problems(read_table(text).cells)}


@pytest.mark.parametrize(
    "text",
    [
        "y5 r5 b5", "y5 r5 b5 g5", "g5 y5 r5", "y5 / r5 / b5",
        "b1 b2 b3", "b3 b2 b1", "b12 b13 b14", " ".join(f"g{value}" for value in range(1, 15)),
        "b4 b5 b6 / . r5 / . y5", "b4 b5 b6 / r4 . r6 / g4 . y6",
    ],
)  # fmt: skip
def test_cr_7_sets_and_runs_are_right_in_either_axis_and_direction(text: str) -> None:
    assert found(text) == set()
    assert is_right(read_table(text).cells)


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("y5 r5", "CR-8", "line-short"),
        ("y5 / r7", "CR-8", "line-short"),
        ("y5 r5 y5", "CR-7", "line-colours"),
        ("y5 y5 y5", "CR-7", "line-colours"),
        ("y5 r5 b5 g5 y5", "CR-7", "line-colours"),
        ("b1 b2 b4", "CR-7", "line-values"),
        ("b13 b14 b1", "CR-7", "line-values"),
        ("b2 b1 b14", "CR-7", "line-values"),
        ("b3 b5 b4", "CR-7", "line-values"),
        ("b3 b4 b3", "CR-7", "line-values"),
        ("b3 b5 b7", "CR-7", "line-values"),
        ("b3 b4 r5", "CR-7", "line-mixed"),
        ("b3 r3 b4", "CR-7", "line-mixed"),
        ("b3 b4 b5 r5", "CR-7", "line-mixed"),
        ("b3", "CR-8", "lone-tile"),
        ("b3 . b4 b5 b6", "CR-8", "lone-tile"),
    ],
)
def test_cr_7_and_8_what_is_no_line_is_named(text: str, rule: str, code: str) -> None:
    assert found(text) == {(rule, code)}
    assert not is_right(read_table(text).cells)


def test_cr_8_every_wrong_line_is_found_and_points_at_its_cells() -> None:
    found = list(problems(read_table("b1 b2 b3 / . r5 . / . . g1").cells))
    assert [(problem.code, problem.pieces) for problem in found] == [
        ("line-short", ("1,0", "1,1")),
        ("lone-tile", ("2,2",)),
    ]


def test_cr_7_there_are_so_many_right_lines() -> None:
    """14 values: 4 · 3 · 2 ordered sets of three and as many of four; 78 runs of each colour, both ways."""
    assert sum(kind == "set" for kind in KINDS.values()) == 14 * (24 + 24)
    assert sum(kind == "run" for kind in KINDS.values()) == 4 * 78 * 2
    assert {len(line) for line, kind in KINDS.items() if kind == "run"} == set(range(3, 15))


def test_cr_9_tiles_are_one_group_if_edges_connect_them_and_not_by_corners() -> None:
    assert len(groups(read_table("b1 b2 b3 . r1 r2 r3").cells)) == 2
    assert len(groups(read_table("b1 b2 b3 . . / . . . g1 g2 g3").cells)) == 2
    assert len(groups(read_table("b1 b2 b3 / . . r3 / . . g3 g4 g5").cells)) == 1
    assert groups({}) == []


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (4, 4)])
def test_cr_9_and_11_the_limit_of_groups_goes_by_players_and_who_has_opened(seats: int, most: int) -> None:
    assert group_limit(seats, (True,) * seats) == most
    for opened in itertools.product((True, False), repeat=seats):
        if not all(opened):
            assert group_limit(seats, opened) == sum(opened)


# Against an implementation that is as plain as can be


Cells = Mapping[Cell, str]
cells_of_tables = st.dictionaries(
    st.tuples(st.integers(-3, 3), st.integers(-3, 3)),
    st.sampled_from([f"{colour}{value}" for colour in "yrb" for value in (4, 5, 6)]),
    max_size=24,
)


def plain_line(cells: Cells, cell: Cell, step: Cell) -> tuple[Cell, ...]:
    """The line through a cell, by walking to its beginning and then to its end."""
    x, y = cell
    while (x - step[0], y - step[1]) in cells:
        x, y = x - step[0], y - step[1]
    walked = []
    while (x, y) in cells:
        walked.append((x, y))
        x, y = x + step[0], y + step[1]
    return tuple(walked)


def plain_code(tiles: list[str]) -> str:
    colours, values = [tile[0] for tile in tiles], [int(tile[1:]) for tile in tiles]
    if len(tiles) == 2:
        return "line-short"
    if len(set(values)) == 1:
        return "" if len(set(colours)) == len(tiles) else "line-colours"
    if len(set(colours)) == 1:
        steps = {b - a for a, b in itertools.pairwise(values)}
        return "" if steps in ({1}, {-1}) else "line-values"
    return "line-mixed"


def plain_problems(cells: Cells) -> set[tuple[str, frozenset[str]]]:
    found = set()
    for cell in cells:
        through = [plain_line(cells, cell, step) for step in ((1, 0), (0, 1))]
        if all(len(line) == 1 for line in through):
            found.add(("lone-tile", frozenset({f"{cell[0]},{cell[1]}"})))
        for line in through:
            if len(line) > 1 and (code := plain_code([cells[one] for one in line])):
                found.add((code, frozenset(f"{x},{y}" for x, y in line)))
    return found


def plain_groups(cells: Cells) -> set[frozenset[Cell]]:
    """Merge whatever touches until nothing changes."""
    found = [{cell} for cell in cells]
    changed = True
    while changed:
        changed = False
        for one, other in itertools.combinations(found, 2):
            if any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other):
                one |= other
                found.remove(other)
                changed = True
                break
    return {frozenset(group) for group in found}


def as_set(found: Iterable[Problem]) -> set[tuple[str, frozenset[str]]]:
    return {(problem.code, frozenset(problem.pieces)) for problem in found}


@given(cells=cells_of_tables)
def test_a_table_has_exactly_the_problems_that_a_plain_look_finds(cells: dict[Cell, str]) -> None:
    told = list(problems(cells))
    assert as_set(told) == plain_problems(cells)
    assert len(told) == len(as_set(told)), "nothing is told twice"
    assert is_right(cells) == (not told)


@given(cells=cells_of_tables)
def test_a_table_has_exactly_the_groups_that_a_plain_look_finds(cells: dict[Cell, str]) -> None:
    assert {frozenset(group) for group in groups(cells)} == plain_groups(cells)
    assert sum(map(len, groups(cells))) == len(cells)


@given(cells=cells_of_tables, dx=st.integers(-50, 50), dy=st.integers(-50, 50))
def test_shifting_a_table_changes_nothing(cells: dict[Cell, str], dx: int, dy: int) -> None:
    shifted = {(x + dx, y + dy): tile for (x, y), tile in cells.items()}
    assert Table.of(shifted) == Table.of(cells)
    assert [problem.code for problem in problems(shifted)] == [problem.code for problem in problems(cells)]
    assert [line.tiles for line in lines(shifted)] == [line.tiles for line in lines(cells)]
    if cells:
        assert min(placed.cell[0] for placed in Table.of(shifted)) == 0
        assert min(placed.cell[1] for placed in Table.of(shifted)) == 0


@settings(max_examples=60)
@given(cells=cells_of_tables)
def test_cr_6_a_laying_is_checked_by_the_table_it_leads_to(cells: dict[Cell, str]) -> None:
    """The whole table from the hand, on an empty table: lines and groups are wrong exactly where a plain look says."""
    state = table(" ".join(cells.values()), "y1")
    told = GAME.check(state, 0, laying([(tile, cell) for cell, tile in cells.items()]))
    wrong = {one for one in as_set(told) if one[0].startswith("line") or one[0] == "lone-tile"}
    assert wrong == plain_problems(cells)
    many = [problem for problem in told if problem.code == "too-many-groups"]
    assert bool(many) == (len(plain_groups(cells)) > 3)
    if many:
        assert len(many[0].pieces) == len(plain_groups(cells))


@given(cells=st.dictionaries(st.tuples(st.integers(0, 30), st.integers(0, 30)), st.sampled_from(NUMBERS), max_size=20))
def test_a_table_knows_its_lines_whatever_they_are(cells: dict[Cell, str]) -> None:
    told = {(line.cells, line.tiles) for line in lines(cells)}
    plain = {plain_line(cells, cell, step) for cell in cells for step in ((1, 0), (0, 1))}
    assert told == {(line, tuple(cells[cell] for cell in line)) for line in plain if len(line) > 1}
