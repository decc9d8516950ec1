"""A table at home over the house's own functions: looked at, tried out, thought about."""

from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.tables.library.sketching import MOST_MOVES, advised, looked_at
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import SketchWish

TABLE = {"hand": [4, 6, 9], "staircase": [1, 3], "others": [2]}


def wish(**given: Any) -> SketchWish:
    return SketchWish(**{"game": GAME, "seats": 2, "sketch": TABLE, **given})


def test_a_legal_table_is_shown_from_your_seat_with_what_you_may_do() -> None:
    found = looked_at(wish())
    assert found.problems == ()
    assert (found.view.seat, found.view.hand, found.view.hands) == (0, (4, 6, 9), (3, 2))
    assert found.legal == ("lay 4", "lay 6", "lay 9", "clear")


def test_moves_are_tried_and_tell_what_they_bring() -> None:
    found = looked_at(wish(moves=("lay 4", {"type": "lay", "tile": 6})))
    assert found.view.staircase == (1, 3, 4, 6)
    assert [line.events[0].points for line in found.lines] == [3, 4]
    assert found.legal == ("lay 9", "end")


def test_the_first_illegal_move_is_told_and_those_before_it_stay_made() -> None:
    found = looked_at(wish(moves=("lay 9", "lay 4", "end")))
    assert [problem.code for problem in found.problems] == ["too-low"]
    assert found.played == 1
    assert found.view.staircase == (1, 3, 9)


def test_after_the_turn_nothing_more_can_be_done() -> None:
    found = looked_at(wish(moves=("lay 9", "end")))
    assert found.legal == ()
    assert [problem.code for problem in looked_at(wish(moves=("lay 9", "end", "end"))).problems] == ["not-your-turn"]


def test_a_wrong_table_has_no_view_but_every_problem() -> None:
    found = looked_at(wish(sketch={"hand": [4, 4], "staircase": [5, 3], "others": [9]}))
    assert [problem.code for problem in found.problems] == ["entered-twice", "too-many-held", "too-low"]
    assert found.problems[0].pieces == ("4",)
    assert found.view is None
    assert found.legal == ()


def test_a_check_tells_problems_and_nothing_else() -> None:
    assert looked_at(wish(check=True)).view is None
    assert looked_at(wish(check=True, moves=("lay 1",))).problems


def test_the_same_sketch_is_the_same_table_whatever_is_done_on_it() -> None:
    one, other = (looked_at(wish(moves=(move, "end"))).lines[-1] for move in ("lay 4", "lay 4"))
    assert one == other


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "chess"}, "unknown"),
        ({"seats": 9}, "unknown"),
        ({"options": {"tiles": "13"}}, "unknown"),
        ({"sketch": {"hand": "4"}}, "unreadable"),
        ({"sketch": {"hands": [4]}}, "unreadable"),
        ({"sketch": {"hand": [99]}}, "unreadable"),
        ({"sketch": {"hand": list(range(500))}}, "unreadable"),
        ({"sketch": {"laid": 10**9}}, "unreadable"),
        ({"moves": ("jump",)}, "unreadable"),
        ({"moves": ("lay 4",) * (MOST_MOVES + 1)}, "malformed"),
    ],
)
def test_what_is_no_table_is_refused_by_its_code(given: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        looked_at(wish(**given))
    assert refusal.value.code == code


def test_the_best_moves_come_with_chances_the_best_first() -> None:
    moves = advised(wish(), playouts=40).moves
    assert {move.move for move in moves} == {"lay 4", "lay 6", "lay 9", "clear"}
    assert moves[0].behind == 0
    assert all(0 <= move.chance <= 1 for move in moves)
    assert advised(wish(), playouts=40).moves == moves
    assert advised(wish(), seconds=0.0).moves[0].data is not None


def test_nothing_is_best_where_the_table_is_wrong_or_the_turn_is_over() -> None:
    for given, code in (({"moves": ("lay 4", "end")}, "not-your-turn"), ({"sketch": {"hand": [1, 1]}}, "illegal")):
        with pytest.raises(Refusal) as refusal:
            advised(wish(**given), playouts=1)
        assert refusal.value.code == code
