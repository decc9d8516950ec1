"""TR-4, TR-8 and TR-9: where stones fit and what they bring, also against a naive geometry on random layouts."""

import random
from collections import Counter
from functools import cache

import pytest

from tests.games.triominos.geometry import Lying, bonus, free_cells, placements, points
from tests.games.triominos.table import layout, play, refused, table, watch
from tilery.games.triominos.game import GAME
from tilery.games.triominos.layout import EMPTY, Layout, laid
from tilery.games.triominos.pieces import FITTING, WIDE, row_and_column, stones_of
from tilery.games.triominos.state import Laid

BRIDGE = "334@0 233@e1 234@n1e1 223@e2 034@w1 033@n1w1 225@e3 224@n1e2 244@n2e2 444@n2e1"
HEXAGON = "125@0 225@s1 115@w1 255@s1w1 555@s1w2"
DOUBLE = (
    "333@0 334@e1 133@s1 113@s1e1 135@s1e2 115@s2e1 123@s1w1 112@s2w1 015@s1e3 001@s2e3 005@s1e4 055@e4 000@s1e5 455@e3"
)
TRIPLE = "055@0 005@w1 000@n1w1 002@n1 022@n1e1 224@n1e2 244@n1e3 245@e3 255@e2 355@s1e2 345@s1e1 455@s1"


def as_naive(stones: Layout) -> Lying:
    return {row_and_column(cell): placed.numbers for cell, placed in stones.taken.items()}


def all_placements(stones: Layout) -> set[tuple[str, tuple[int, int], tuple[int, int, int]]]:
    return {
        (stone, row_and_column(cell), numbers)
        for cell, key in stones.open.items()
        for stone, numbers in FITTING[key].items()
    }


@cache
def random_layouts() -> tuple[Layout, ...]:
    """Every layout on the way of many random ones, half of whose stones go where they bring a bonus if they can."""
    found = []
    for seed in range(70):
        rng = random.Random(seed)
        used: set[str] = set()
        stones = EMPTY
        while True:
            choices = [
                (cell, stone) for cell, key in stones.open.items() for stone in FITTING[key] if stone not in used
            ]
            if not choices:
                break
            special = [(cell, stone) for cell, stone in choices if stones and stones.bonus(cell)]
            tight = [(cell, stone) for cell, stone in choices if FITTING[stones.open[cell]].keys() <= {*used, stone}]
            cell, stone = rng.choice(rng.choice([choices, special or choices, tight or choices]))
            stones = laid(stones, 0, stone, cell)
            used.add(stone)
            found.append(stones)
    return tuple(found)


def test_tr_9_bonuses_are_those_of_a_naive_geometry_on_thousands_of_random_layouts() -> None:
    kinds: Counter[str] = Counter()
    for stones in random_layouts()[::2]:
        lying = as_naive(stones)
        for cell in stones.open:
            expected = bonus(lying, row_and_column(cell))
            assert stones.bonus(cell) == expected
            kinds[expected] += 1
    assert len(random_layouts()) > 2000
    assert kinds["bridge"] > 500
    assert kinds["hexagon"] > 500
    assert kinds["double-hexagon"] > 10


def test_tr_4_placements_kept_from_stone_to_stone_are_those_of_a_naive_geometry() -> None:
    for stones in random_layouts()[::23]:
        assert all_placements(stones) == placements(as_naive(stones))


def test_tr_11_the_stones_that_fit_somewhere_are_those_of_a_naive_geometry() -> None:
    for stones in random_layouts()[::23]:
        assert stones_of(stones.wanted) == tuple(sorted({stone for stone, _, _ in placements(as_naive(stones))}))


def test_tr_4_a_cell_is_closed_once_nothing_can_ever_fit_there() -> None:
    closed = 0
    for stones in random_layouts()[::50]:
        open_cells = {row_and_column(cell) for cell in stones.open}
        possible = {cell for _, cell, _ in placements(as_naive(stones))}
        assert open_cells == possible
        closed += sum(cell not in open_cells for cell in free_cells(as_naive(stones)))
    assert closed


def test_a_layout_is_the_same_whichever_way_it_came_about() -> None:
    one, other = layout("000@0", "001@e1", "002@w1"), layout("000@0", "002@w1", "001@e1")
    assert one != other, "the order is part of it"
    assert (one.ground.corners, one.open) == (other.ground.corners, other.open)


def test_laying_a_stone_leaves_the_layout_before_as_it_was() -> None:
    before = layout("000@0", "001@e1")
    copies = (dict(before.ground.corners), dict(before.taken), dict(before.open), tuple(before))
    laid(before, 0, "002", -1)
    assert (before.ground.corners, before.taken, before.open, tuple(before)) == copies


def test_tr_4_the_first_stone_points_up_with_its_smallest_number_at_the_top() -> None:
    state = play(table("344 012", "555"), "344@0")
    assert [(placed.stone, placed.cell, placed.numbers) for placed in state.layout] == [("344", "0", (3, 4, 4))]
    assert refused(table("344 012", "555"), "344@e1") == [("TR-4", "first-stone")]


def test_tr_4_a_stone_shares_a_whole_edge() -> None:
    state = table("002 022", "555", on_table="000@0")
    assert refused(state, "002@e2") == [("TR-4", "no-edge")]
    assert refused(state, "002@n1") == [("TR-4", "no-edge")], "touching at a corner is not enough"
    assert refused(state, "002@e1") == []


def test_tr_4_all_numbers_at_a_corner_are_equal() -> None:
    state = table("022 345", "555", on_table="000@0")
    assert refused(state, "022@e1") == [("TR-4", "does-not-fit")]
    assert refused(state, "345@e1") == [("TR-4", "does-not-fit")]


def test_tr_4_also_where_stones_meet_only_at_the_corner() -> None:
    apart = table("445 011", "014", on_table=BRIDGE.replace(" 033@n1w1", ""))
    touching = table("445 011", "014", on_table=BRIDGE)
    assert refused(apart, "445@n2") == []
    assert refused(touching, "445@n2") == [("TR-4", "does-not-fit")]


def test_tr_4_a_cell_holds_one_stone() -> None:
    state = table("001 002", "555", on_table="000@0")
    assert refused(state, "001@0") == [("TR-4", "cell-taken")]


def test_tr_4_a_refusal_names_the_numbers_that_lie_there() -> None:
    (problem,) = GAME.check(table("345", "555", on_table="012@0"), 0, GAME.read("345@e1"))
    assert problem.text == "3-4-5 does not fit on e1, where the corners are 1-0-any clockwise."
    assert problem.pieces == ("345", "e1")


def test_tr_4_a_stone_fits_beside_any_of_the_three_edges() -> None:
    state = table("005", "555", on_table="000@0")
    stones = {GAME.write(move) for move in GAME.moves(state, 0)}
    assert {"005@e1", "005@w1", "005@s1"} < stones


@pytest.mark.parametrize(
    ("before", "move", "name", "score"),
    [
        (BRIDGE, "344@n2", "bridge", 51),
        (HEXAGON, "155@w2", "hexagon", 61),
        (DOUBLE, "345@e2", "double-hexagon", 72),
    ],
)
def test_tr_8_the_worked_examples_of_the_rulebook(before: str, move: str, name: str, score: int) -> None:
    stone = move.partition("@")[0]
    state, events = watch(table(f"{stone} 011", "014", on_table=before), move)
    laid_event = events[0]
    assert isinstance(laid_event, Laid)
    assert (laid_event.bonus, laid_event.points) == (name, score)
    assert state.scores == (score, 0)
    assert state.turns[-1].points == score


def test_tr_8_without_a_bonus_a_stone_brings_its_value() -> None:
    state = play(table("005 011", "014", on_table="000@0"), "005@e1")
    assert state.scores == (5, 0)
    assert state.turns[-1].bonus == ""


def test_tr_4_there_is_no_bonus_for_beginning_with_a_triple() -> None:
    assert play(table("555 011", "014"), "555@0").scores == (15, 0)


def test_tr_9_a_bridge_needs_the_opposite_corner_to_touch() -> None:
    stones = layout(*BRIDGE.split())
    assert stones.bonus(-2 * WIDE) == "bridge"
    without = layout(*BRIDGE.replace(" 033@n1w1", "").split())
    assert without.bonus(-2 * WIDE) == ""


def test_tr_9_a_bridge_shares_exactly_one_edge() -> None:
    five = layout(*HEXAGON.replace(" 555@s1w2", "").split())
    for cell in five.open:
        assert five.bonus(cell) == bonus(as_naive(five), row_and_column(cell)) != "bridge"


def test_tr_9_a_hexagon_needs_the_sixth_stone_around_a_corner() -> None:
    assert layout(*HEXAGON.split()).bonus(-2) == "hexagon"
    assert layout(*HEXAGON.replace(" 555@s1w2", "").split()).bonus(-2) == ""


def test_tr_9_two_hexagons_at_once_are_a_double_hexagon_and_nothing_more() -> None:
    assert layout(*DOUBLE.split()).bonus(2) == "double-hexagon"


def test_tr_9_three_hexagons_at_once_count_as_a_double_hexagon() -> None:
    state = play(table("025 011", "014", on_table=TRIPLE), "025@e1")
    lying = as_naive(layout(*TRIPLE.split()))
    assert bonus(lying, (0, 1)) == "double-hexagon"
    assert all(sum(point in corners for corners in map(points, {*lying, (0, 1)})) == 6 for point in points((0, 1)))
    assert state.scores == (2 + 5 + 60, 0)
