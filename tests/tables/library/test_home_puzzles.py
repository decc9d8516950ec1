"""A table at home as a puzzle: its goal, attempts at it, and the answer for whoever asks."""

from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.engine.position import Points
from tilery.tables.library.home_puzzles import solution, told, tried
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import SketchWish


def wish(hand: list[int], **given: Any) -> SketchWish:
    return SketchWish(game=GAME, seats=2, sketch={"hand": hand, "staircase": [1, 3]}, **given)


def test_the_goal_is_proven_and_told_without_the_way_to_it() -> None:
    found = told(wish([4, 6, 9]))
    assert found.goal == Points(3 + 4 + 5)
    assert found.view.hand == (4, 6, 9)


def test_an_attempt_is_judged_and_the_answer_solves_it() -> None:
    asked = wish([4, 6, 9], moves=("lay 6",))
    assert (tried(asked).outcome, tried(asked).reached) == ("missed", 3)
    answer = solution(asked).moves
    assert [move.move for move in answer] == ["lay 4", "lay 6", "lay 9"]
    assert tried(wish([4, 6, 9], moves=tuple(move.move for move in answer))).outcome == "solved"
    assert tried(wish([4, 6, 9], moves=("lay 9", "lay 4"))).problems[0].code == "too-low"
    assert tried(wish([4, 6, 9], moves=("lay 9", "lay 4"), check=True)).problems[0].code == "too-low"


@pytest.mark.parametrize("hand", [[2, 9], [9]])
def test_where_nothing_is_proven_there_is_no_goal_and_nothing_to_try(hand: list[int]) -> None:
    assert told(wish(hand)).goal is None
    for ask in (tried, solution):
        with pytest.raises(Refusal) as refusal:
            ask(wish(hand))
        assert refusal.value.code == "not-found"


def test_a_wrong_table_makes_no_puzzle() -> None:
    with pytest.raises(Refusal) as refusal:
        told(wish([4, 4]))
    assert (refusal.value.code, refusal.value.problems[0].code) == ("illegal", "entered-twice")
