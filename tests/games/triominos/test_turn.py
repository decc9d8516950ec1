"""TR-2 to TR-7: the start, the deal, laying, buying and passing."""

import pytest
from msgspec.structs import replace

from tests.games.triominos.table import draw_all, listed, options, play, refused, table, watch
from tilery.engine import CHANCE
from tilery.games.triominos.game import GAME
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.state import Begins, Bought, Drawn, Drew, Lot, Passed, State, Tie, Turn

ONE = "000@0"
LAYS = ["001@w1", "001@e1", "001@s1"]
"""Where 0-0-1 fits on ONE; 3-4-5 fits nowhere."""


def lays(state: State) -> list[str]:
    return [text for text in listed(state) if "@" in text]


def others(state: State) -> set[str]:
    return {text for text in listed(state) if "@" not in text}


# The start


def test_tr_2_the_highest_value_begins() -> None:
    state, events = watch(GAME.setup(options(), 3), "draw 012", "draw 555", "draw 345")
    assert events == [Lot(0, "012"), Lot(1, "555"), Lot(2, "345"), Begins(1, 1)]
    assert (state.start, state.turn, state.phase) == (1, 1, "deal")
    assert state.drawn == (Drawn(0, "012"), Drawn(1, "555"), Drawn(2, "345"))


def test_tr_2_only_those_who_tie_draw_again() -> None:
    state, events = watch(GAME.setup(options(), 4), "draw 345", "draw 012", "draw 444", "draw 255")
    assert events[-1] == Tie((0, 2, 3))
    state, events = watch(state, "draw 000", "draw 015", "draw 024")
    assert events[-1] == Tie((2, 3))
    state, events = watch(state, "draw 001", "draw 002")
    assert events == [Lot(2, "001"), Lot(3, "002"), Begins(3, 1)]


def test_tr_2_stones_drawn_stay_aside_until_it_is_settled_and_then_all_are_shuffled() -> None:
    state = play(GAME.setup(options(), 2), "draw 345", "draw 444")
    assert len(state.pool) == 54
    assert refused(state, "draw 345", CHANCE) == [("TR-3", "not-in-pool")]
    state = play(state, "draw 000", "draw 001")
    assert state.pool == STONES


def test_tr_2_a_stone_drawn_for_the_start_is_seen_by_all() -> None:
    _, events = watch(GAME.setup(options(), 2), "draw 345")
    assert all(GAME.seen(events[0], viewer) == Lot(0, "345") for viewer in (0, 1, None))
    state = play(GAME.setup(options(), 2), "draw 345")
    assert all(GAME.view(state, viewer).drawn == (Drawn(0, "345"),) for viewer in (0, 1, None))


def test_tr_2_a_start_player_can_be_chosen() -> None:
    state = GAME.setup(options(start="1"), 3)
    assert (state.phase, state.turn) == ("deal", 1)
    assert draw_all(state).turn == 1


def test_tr_2_anybody_may_come_to_begin() -> None:
    assert {draw_all(GAME.setup(options(), 4), seed).turn for seed in range(40)} == {0, 1, 2, 3}


# The deal


@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 7), (4, 7)])
def test_tr_3_nine_stones_each_for_two_and_seven_for_more(seats: int, each: int) -> None:
    state = draw_all(GAME.setup(options(), seats))
    assert [len(held) for held in state.hands] == [each] * seats
    assert len(state.pool) == 56 - seats * each
    assert state.turn == state.start


def test_tr_3_stones_are_dealt_one_by_one_clockwise_from_whoever_begins() -> None:
    state, events = watch(GAME.setup(options(start="2"), 3), "draw 000", "draw 001", "draw 002", "draw 003")
    assert events == [Drew(2, "000"), Drew(0, "001"), Drew(1, "002"), Drew(2, "003")]
    assert state.hands == (("001",), ("002",), ("000", "003"))


def test_tr_3_what_is_dealt_is_seen_by_its_player_only() -> None:
    dealt = Drew(2, "003")
    assert GAME.seen(dealt, 2) == dealt
    assert all(GAME.seen(dealt, viewer) == Drew(2, "") for viewer in (0, 1, None))


def test_tr_3_nothing_is_drawn_when_nothing_is_due() -> None:
    state = table("001", "345", on_table=ONE)
    assert refused(state, "draw 555", CHANCE) == [("TR-3", "not-due")]
    assert refused(GAME.setup(options(), 2), "draw 555", 0) == [("TR-3", "not-due")]


# Laying


def test_tr_4_whoever_begins_lays_any_stone_and_does_nothing_else() -> None:
    state = table("001 345 555", "012")
    assert listed(state) == ["001@0", "345@0", "555@0"]
    for text in ("buy", "pass", "stop?"):
        assert refused(state, text) == [("TR-4", "lay-first")]


def test_tr_4_a_stone_must_be_in_the_hand() -> None:
    state = table("001 345", "002", on_table=ONE)
    assert refused(state, "002@e1") == [("TR-4", "not-in-hand")]
    assert refused(state, "002@e1", seat=1) == [("TR-5", "not-your-turn")]
    assert refused(state, "003@e1", seat=1) == [("TR-5", "not-your-turn"), ("TR-4", "not-in-hand")]


def test_tr_5_in_a_turn_one_stone_is_laid_and_the_next_player_follows() -> None:
    state = play(table("001 345", "002 555", "123", on_table=ONE), "001@e1")
    assert GAME.pending(state) == {1}
    assert state.hands[0] == ("345",)
    assert state.scores == (1, 0, 0)
    assert refused(state, "345@w1", seat=0) == [("TR-5", "not-your-turn")]


# Buying


def test_tr_5_who_can_lay_may_buy_all_the_same() -> None:
    state = table("001 345", "002", on_table=ONE)
    assert sorted(lays(state)) == sorted(LAYS)
    assert others(state) == {"buy", "stop?"}


def test_tr_5_a_bought_stone_costs_five_points_and_comes_from_the_pool() -> None:
    state, events = watch(table("345 555", "002", on_table=ONE), "buy", "draw 001")
    assert events == [Bought(0, 1, 5), Drew(0, "001")]
    assert state.scores == (-5, 0)
    assert state.hands[0] == ("001", "345", "555")
    assert "001" not in state.pool
    assert GAME.pending(state) == {0}


def test_tr_5_after_a_buy_any_stone_of_the_hand_may_be_laid() -> None:
    state = play(table("001 345", "002", on_table=ONE), "buy", "draw 005")
    assert {text.partition("@")[0] for text in lays(state)} == {"001", "005"}
    state = play(state, "001@e1")
    assert state.scores == (1 - 5, 0)
    assert state.turns[-1] == Turn(0, "001", "e1", 1, "", 0, 1, 5, -4)


def test_tr_5_at_most_three_stones_are_bought_in_a_turn() -> None:
    state = play(table("345 555", "002", on_table=ONE), "buy", "draw 344", "buy", "draw 444", "buy", "draw 334")
    assert others(state) == {"pass"}
    assert refused(state, "buy") == [("TR-5", "bought-three")]
    state = play(state, "pass")
    assert "buy" in listed(state), "the next turn counts anew"


# Passing


def test_tr_6_passing_needs_a_buy_first() -> None:
    state = table("345", "002", on_table=ONE)
    assert refused(state, "pass") == [("TR-6", "buy-first")]
    state, events = watch(state, "buy", "draw 444", "pass")
    assert events[-1] == Passed(0, 10)
    assert state.scores == (-15, 0)
    assert GAME.pending(state) == {1}


def test_tr_6_who_could_lay_may_pass_after_a_buy_too() -> None:
    state = play(table("001 345", "002", on_table=ONE), "buy", "draw 444")
    assert others(state) == {"buy", "pass"}


def test_tr_6_three_buys_and_a_pass_cost_25() -> None:
    texts = ("buy", "draw 344", "buy", "draw 444", "buy", "draw 334", "pass")
    state = play(table("345 555", "002", on_table=ONE), *texts)
    assert state.scores == (-25, 0)
    assert state.turns == (Turn(0, "", "", 0, "", 0, 3, 25, -25),)


def test_tr_6_after_the_third_buy_a_stone_may_still_be_laid() -> None:
    texts = ("buy", "draw 344", "buy", "draw 444", "buy", "draw 005")
    state = play(table("345 555", "002", on_table=ONE), *texts)
    assert others(state) == {"pass"}
    assert play(state, "005@w1").scores == (5 - 15, 0)


# An empty pool


def test_tr_7_with_an_empty_pool_nothing_is_bought_and_who_cannot_lay_passes_for_nothing() -> None:
    state = table("345", "001 555", on_table=ONE, pool=())
    assert others(state) == {"pass", "stop?"}
    assert refused(state, "buy") == [("TR-7", "pool-empty")]
    state, events = watch(state, "pass")
    assert events == [Passed(0, 0)]
    assert state.scores == (0, 0)
    assert GAME.pending(state) == {1}


def test_tr_7_who_can_lay_with_an_empty_pool_must() -> None:
    state = table("001 345", "002", on_table=ONE, pool=())
    assert others(state) == {"stop?"}
    assert refused(state, "pass") == [("TR-7", "must-lay")]


def test_tr_7_the_pool_may_run_out_during_the_turn() -> None:
    state = play(table("345", "001 555", on_table=ONE, pool=("444",)), "buy", "draw 444")
    assert listed(state) == ["pass"]
    assert play(state, "pass").scores == (-5, 0)


@pytest.mark.parametrize("bought", [0, 2])
def test_tr_7_a_stone_that_fits_must_be_laid_when_the_last_of_the_pool_was_just_bought(bought: int) -> None:
    state = play(table("345", "001 555", on_table=ONE, pool=("005",), bought=bought), "buy", "draw 005")
    assert sorted(listed(state)) == ["005@e1", "005@s1", "005@w1"]
    assert refused(state, "pass") == [("TR-7", "must-lay")]


def test_tr_7_passing_costs_while_a_single_stone_is_left_in_the_pool() -> None:
    state = play(table("345", "001 555", on_table=ONE, pool=("444", "445")), "buy", "draw 444", "pass")
    assert state.scores == (-15, 0)


def test_a_seat_that_does_not_exist_is_told_that_it_is_not_its_turn() -> None:
    state = table("001", "002", on_table=ONE)
    for seat in (-2, 2, 99):
        assert refused(state, "buy", seat) == [("TR-5", "not-your-turn")]
        assert refused(replace(state, phase="buy"), "buy", seat) == [("TR-5", "not-your-turn")]
