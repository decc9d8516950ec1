"""TR-10 to TR-13: going out, a block, stopping early, and rounds that add up."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from tests.games.triominos.table import draw_all, listed, options, play, refused, table, watch
from tilery.engine import CHANCE, Series
from tilery.engine.record import state_hash
from tilery.games.triominos.game import GAME
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.scoring import round_result
from tilery.games.triominos.state import (
    Answered,
    LastLap,
    Over,
    Passed,
    PlayedOn,
    Proposed,
    RoundOver,
    Sheet,
    State,
)

ONE = "000@0"


def over(state: State) -> bool:
    return not GAME.pending(state)


# Going out


def test_tr_10_the_lap_is_played_to_its_end() -> None:
    state, events = watch(table("001", "002 555", "003 444", on_table=ONE), "001@e1")
    assert events[-1] == LastLap(0)
    assert GAME.pending(state) == {1}
    state = play(state, "002@w1")
    assert GAME.pending(state) == {2}
    assert over(play(state, "003@s1"))


def test_tr_10_it_ends_before_whoever_began_the_lap() -> None:
    state = play(table("001", "002 555", "003 444", on_table=ONE, start=1), "001@e1")
    assert over(state), "player 0 was the last of a lap that player 1 began"
    state = play(table("001", "002 555", "003 444", on_table=ONE, start=2), "001@e1")
    assert GAME.pending(state) == {1}
    assert over(play(state, "pass"))


def test_tr_10_the_last_of_the_lap_ends_it_at_once() -> None:
    state, events = watch(table("555 444", "002", on_table=ONE, turn=1), "002@e1")
    assert over(state)
    assert not any(isinstance(event, LastLap) for event in events)
    assert GAME.result(state).reason == "TR-10"


def test_tr_10_the_first_one_out_gets_25_and_what_the_others_hold_after_their_last_stones() -> None:
    state = play(table("001", "002 555", "003 444", on_table=ONE), "001@e1", "002@w1", "003@s1")
    assert GAME.result(state).points == (1 + 25 + 15 + 12, 2, 3)
    sheet = state.sheets[0]
    assert sheet.end_points == (52, 0, 0)
    assert sheet.hands == ((), ("555",), ("444",))
    assert (sheet.out, sheet.reason) == (0, "TR-10")


def test_tr_10_in_the_last_lap_laying_is_free_to_choose_and_passing_costs_nothing() -> None:
    state = play(table("001", "002 555", on_table=ONE), "001@e1")
    assert {text for text in listed(state) if "@" not in text} == {"pass"}
    assert "002@w1" in listed(state)
    state, events = watch(state, "pass")
    assert events[0] == Passed(1, 0)
    assert GAME.result(state).points == (1 + 25 + 17, 0)


def test_tr_10_also_with_an_empty_pool_nobody_must_lay_in_the_last_lap() -> None:
    state = play(table("001", "002 555", on_table=ONE, pool=()), "001@e1")
    assert "pass" in listed(state)


def test_tr_10_in_the_last_lap_nobody_buys() -> None:
    state = play(table("001", "002 555", on_table=ONE), "001@e1")
    assert state.pool
    assert refused(state, "buy") == [("TR-10", "last-lap-buy")]


def test_tr_10_others_who_also_run_out_get_no_bonus() -> None:
    state = play(table("001", "002", "003 444", on_table=ONE), "001@e1", "002@w1", "pass")
    assert GAME.result(state).points == (1 + 25 + 15, 2, 0)
    assert state.sheets[0].out == 0


def test_tr_10_what_was_bought_before_going_out_is_paid_for() -> None:
    state = play(table("001", "555", on_table=ONE, turn=0), "buy", "draw 345", "001@e1")
    assert not over(state)
    state = play(table("555 444", "002", on_table=ONE, turn=1, scores=(0, -5), bought=1), "002@e1")
    assert GAME.result(state).points == (0, -5 + 2 + 25 + 27)


def test_tr_10_a_finished_game_refuses_every_move() -> None:
    state = play(table("555 444", "002", on_table=ONE, turn=1), "002@e1")
    for text, seat in (("buy", 0), ("pass", 1), ("555@w1", 0), ("agree", 1), ("draw 123", CHANCE)):
        assert refused(state, text, seat) == [("TR-13", "over")]


# Blocked


def test_tr_11_blocked_the_lowest_hand_scores_the_difference_and_nobody_else() -> None:
    state, events = watch(table("555", "345 444", on_table=ONE, pool=()), "pass")
    assert over(state)
    assert GAME.result(state).points == (24 - 15, 0)
    assert isinstance(events[1], RoundOver)
    assert (events[1].rule, events[1].end_points) == ("TR-11", (9, 0))
    assert events[1].hands == (("555",), ("345", "444"))


def test_tr_11_of_three_the_lowest_scores_the_total_of_both_others_minus_their_own() -> None:
    state = play(table("555", "345", "444 445", on_table=ONE, pool=(), scores=(7, 20, 30)), "pass")
    assert GAME.result(state).points == (7, 20 + (15 + 25) - 12, 30)


def test_tr_11_each_of_several_equally_low_players_scores_so() -> None:
    state = play(table("345", "444", "555", on_table=ONE, pool=()), "pass")
    assert GAME.result(state).points == (27 - 12, 27 - 12, 0)


def test_tr_11_a_block_is_noticed_as_soon_as_a_turn_has_ended() -> None:
    state = play(table("345", "555", on_table=ONE, pool=("001",)), "buy", "draw 001", "001@e1")
    assert over(state)
    assert GAME.result(state).points == (1 - 5 + 15 - 12, 0)
    assert state.sheets[0].reason == "TR-11"


def test_tr_11_a_stone_of_anybody_that_fits_is_enough_to_go_on() -> None:
    state = play(table("345", "444", "005 555", on_table=ONE, pool=()), "pass")
    assert GAME.pending(state) == {1}
    assert GAME.pending(play(state, "pass")) == {2}


def test_tr_11_with_an_empty_pool_the_end_of_a_turn_tells_whether_anybody_can_lay() -> None:
    """So it can't be taken back, while a stone laid before that has shown nothing."""
    for pool, reveals in (((), True), (("444",), False)):
        state = table("001 345", "002 555", on_table=ONE, pool=pool)
        assert GAME.apply(state, 0, GAME.read("001@e1")).reveals is reveals


def test_tr_11_while_there_is_a_pool_nothing_is_blocked() -> None:
    state = play(table("345", "444", on_table=ONE, pool=("555", "445")), "buy", "draw 555", "pass")
    assert GAME.pending(state) == {1}


def test_tr_11_once_somebody_is_out_the_round_ends_by_going_out_though_nothing_fits() -> None:
    state = play(table("001", "555", "444", on_table=ONE, pool=()), "001@e1")
    assert GAME.pending(state) == {1}
    assert GAME.result(play(state, "pass", "pass")).points == (1 + 25 + 27, 0, 0)


# Stopping early


def test_tr_12_if_all_agree_each_loses_the_value_of_their_own_hand() -> None:
    state, events = watch(table("001 345", "555", "123", on_table=ONE, scores=(10, 20, 30)), "stop?", "agree", "agree")
    assert over(state)
    assert events[:3] == [Proposed(0), Answered(1, True), Answered(2, True)]
    assert GAME.result(state).points == (10 - 13, 20 - 15, 30 - 6)
    assert GAME.result(state).reason == "TR-12"
    assert events[-1] == Over("TR-12")


def test_tr_12_the_others_are_asked_all_at_once() -> None:
    state = play(table("001 345", "555", "123", on_table=ONE), "stop?")
    assert GAME.pending(state) == {1, 2}
    assert [listed(state, seat) for seat in (0, 1, 2)] == [[], ["agree", "decline"], ["agree", "decline"]]
    assert refused(state, "agree", seat=0) == [("TR-12", "nothing-to-answer")]
    state = play(state, "agree")
    assert refused(state, "decline", seat=1) == [("TR-12", "nothing-to-answer")]
    assert refused(state, "001@e1", seat=0) == [("TR-5", "not-your-turn")]


def test_tr_12_if_one_declines_the_turn_goes_on() -> None:
    state, events = watch(table("001 345", "555", "123", on_table=ONE), "stop?", "agree", "decline")
    assert events[-1] == PlayedOn(0)
    assert GAME.pending(state) == {0}
    assert "001@e1" in listed(state)
    assert "buy" in listed(state)
    assert state.votes == ()


@pytest.mark.parametrize("answers", [(True, True, True), (True, False, True), (False, False, True)])
def test_tr_12_it_does_not_matter_who_answers_first(answers: tuple[bool, ...]) -> None:
    before = play(table("001 345", "555", "123", "444", on_table=ONE), "stop?")
    ends = set()
    for order in permutations((1, 2, 3)):
        state = before
        for seat in order:
            move = GAME.read("agree" if answers[seat - 1] else "decline")
            assert GAME.check(state, seat, move) == ()
            state = GAME.apply(state, seat, move).state
        ends.add(state_hash(state))
        assert over(state) == all(answers)
    assert len(ends) == 1


def test_tr_12_stopping_is_proposed_before_buying() -> None:
    state = play(table("001 345", "555", on_table=ONE), "buy", "draw 002")
    assert "stop?" not in listed(state)
    assert refused(state, "stop?") == [("TR-12", "stop-after-buy")]


def test_tr_12_nobody_proposes_to_stop_once_somebody_is_out() -> None:
    state = play(table("001", "002 555", on_table=ONE), "001@e1")
    assert refused(state, "stop?") == [("TR-12", "last-lap-stop")]


def test_tr_12_each_player_proposes_once_a_round() -> None:
    state = play(table("001 345", "002 555", on_table=ONE), "stop?", "decline")
    assert "stop?" not in listed(state)
    assert refused(state, "stop?") == [("TR-12", "proposed-already")]
    state = play(state, "001@e1", "stop?", "decline", "002@w1")
    assert refused(state, "stop?") == [("TR-12", "proposed-already")]


def test_tr_12_there_is_nothing_to_answer_when_nothing_is_proposed() -> None:
    state = table("001 345", "555", on_table=ONE)
    for text in ("agree", "decline"):
        for seat in (0, 1):
            assert refused(state, text, seat) == [("TR-12", "nothing-to-answer")]


# Rounds


def two_rounds(**given: str) -> State:
    return table("001", "555", on_table=ONE, options=options(**given))


def finish(state: State) -> State:
    return play(state, "001@e1", "pass")


def test_tr_13_one_round_is_a_game_by_default() -> None:
    assert over(finish(two_rounds()))


def test_tr_13_rounds_add_up() -> None:
    state = finish(two_rounds(rounds="2"))
    assert (state.phase, state.round, GAME.pending(state)) == ("start", 2, frozenset({CHANCE}))
    assert (state.pool, state.layout, state.turns, state.out) == (STONES, (), (), None)
    assert state.series.totals == (41, 0)
    state = replace(draw_all(state), hands=(("001",), ("555",)), turn=0, start=0, pool=())
    state = play(state, "001@0")
    assert not over(state)
    state = play(state, "pass")
    assert over(state)
    assert GAME.result(state).points == (41 + 41, 0)
    assert (GAME.result(state).winners, GAME.result(state).reason) == ((0,), "TR-13")
    assert [sheet.number for sheet in state.sheets] == [1, 2]


def test_tr_13_each_further_round_draws_a_new_start_player_also_where_the_first_was_chosen() -> None:
    state = finish(two_rounds(rounds="2", start="0"))
    assert (state.phase, state.contenders) == ("start", (0, 1))
    state = play(state, "draw 000", "draw 555")
    assert state.start == 1


def test_tr_13_everybody_may_propose_to_stop_again_in_the_next_round() -> None:
    state = play(two_rounds(rounds="2"), "stop?", "decline")
    assert finish(state).proposed == (False, False)


def test_tr_13_a_target_is_looked_at_after_each_round_only() -> None:
    state = two_rounds(target="50")
    state = play(replace(state, scores=(70, 0), hands=(("001", "123"), ("555", "444"))), "001@e1")
    assert not over(state)
    assert over(finish(two_rounds(target="41")))
    assert not over(finish(two_rounds(target="42")))


def test_tr_13_a_series_ends_after_20_rounds_at_the_latest() -> None:
    nothing = round_result(Sheet(1, 0, (), ((), ()), (0, 0), (0, 0), None, "TR-11"))
    played = Series(rounds=1, target=9999, results=(nothing,) * 18)
    state = finish(replace(two_rounds(target="9999"), series=played))
    assert not over(state)
    state = finish(replace(two_rounds(target="9999"), series=played.add(nothing)))
    assert over(state)
    assert GAME.result(state).points == (41, 0)


def test_tr_13_the_highest_total_wins_though_another_went_out() -> None:
    state = finish(replace(two_rounds(), scores=(0, 90)))
    assert GAME.result(state).points == (41, 90)
    assert (GAME.result(state).winners, GAME.result(state).ranks) == ((1,), (2, 1))


def test_tr_13_ties_share() -> None:
    assert GAME.result(finish(replace(two_rounds(), scores=(0, 41)))).winners == (0, 1)
