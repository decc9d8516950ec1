"""HS-9: passing."""

from typing import Any

import pytest

from tests.games.hidden_stones.cards import BH, FT, HH, SF, TT
from tests.games.hidden_stones.table import listed, play, refused, table, turns
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, Score
from tilery.games.hidden_stones.state import State

HAND = (BH, FT, SF, TT)
OTHERS = (20, 21, 22, 23)


def two(**fields: Any) -> State:
    return table(HAND, OTHERS, **fields)


@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (3, 2), (4, 2), (5, 1), (6, 0)])
def test_hs_9_a_pass_draws_two_but_never_brings_a_hand_above_six(held: int, drawn: int) -> None:
    hand = (*HAND, 50, 51)[:held]
    state = table(hand, OTHERS)
    assert "pass" in listed(state)
    after = turns(state, "pass")
    assert len(after.hands[0]) == held + drawn
    assert (after.turn, after.passed) == (1, (True, False))


def test_hs_9_a_pass_is_legal_with_no_cards_left_to_draw_and_counts() -> None:
    state = play(table(HAND, OTHERS, draw=(), discard=()), "pass")
    assert (state.hands[0], state.turn, state.passed[0]) == (HAND, 1, True)
    assert refused(play(state, "end"), "pass") == [("HS-9", "pass-twice")]


def test_hs_9_a_pass_that_finds_one_card_draws_one_and_reshuffles_if_need_be() -> None:
    assert len(turns(table(HAND, OTHERS, draw=(), discard=(60,)), "pass").hands[0]) == 5
    state = turns(table(HAND, OTHERS, draw=(70,), discard=(60, 61)), "pass")
    assert 70 in state.hands[0]
    assert len(state.hands[0]) == 6


@pytest.mark.parametrize("action", [f"x{BH} ~a1", f"x{BH} a1-b1", f"+{HH}"])
def test_hs_9_no_pass_after_an_action(action: str) -> None:
    state = play(table((BH, HH), OTHERS), action)
    assert refused(state, "pass") == [("HS-9", "pass-after-action")]
    assert "pass" not in listed(state)
    assert not GAME.view(state, 0).may.pass_


def test_hs_9_nobody_passes_twice_in_a_row() -> None:
    state = turns(two(), "pass", "end")
    assert state.turn == 0
    assert refused(state, "pass") == [("HS-9", "pass-twice")]
    assert "pass" not in listed(state)
    assert not GAME.view(state, 0).may.pass_


def test_hs_9_a_pass_of_another_player_forbids_nothing() -> None:
    state = turns(two(), "pass")
    assert "pass" in listed(state)
    assert turns(state, "pass").passed == (True, True)


def test_hs_9_after_a_turn_in_between_a_pass_is_possible_again() -> None:
    state = turns(two(), "pass", "end", "end", "end")
    assert state.turn == 0
    assert "pass" in listed(state)
    assert turns(state, "pass").passed[0]


def test_hs_9_ending_a_turn_with_no_action_is_not_a_pass() -> None:
    state = turns(two(), "end", "end")
    assert not state.passed[0]
    assert "pass" in listed(state)
    assert state.hands[0] == HAND


def test_hs_9_after_a_pass_the_turn_is_over() -> None:
    state = turns(two(), "pass")
    assert GAME.pending(state) == {1}
    assert [problem.code for problem in GAME.check(state, 0, END)] == ["not-your-turn"]
    assert [problem.code for problem in GAME.check(state, 0, Score(HH))] == ["not-your-turn", "card-not-in-hand"]
