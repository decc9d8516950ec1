"""CR-12 to CR-14: going out, passing, points, and several games."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.crossrummy.table import draw_all, listed, options, play, refused, table, watch
from tilery.engine import Result
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.state import Over, Passed, Played, RoundOver

NOTHING: dict[str, Any] = {"bag": (), "open": ()}


def test_cr_12_who_lays_the_last_tile_wins_at_once() -> None:
    state, events = watch(table("b7", "y1 g14", "r3", on_table="b4 b5 b6"), "lay b7@3,0")
    assert events[1:] == [
        RoundOver(1, "CR-12", 0, ((), ("y1", "g14"), ("r3",)), (0, 15, 3), (0, 15, 3)),
        Over("CR-12"),
    ]
    assert GAME.pending(state) == frozenset()
    assert GAME.result(state) == Result((0, 15, 3), (1, 3, 2), (0,), "CR-12")
    assert refused(state, "draw") == [("CR-12", "over")]


def test_cr_12_draw_three_may_be_the_last_tile_and_what_it_brings_counts() -> None:
    state = play(table("draw-three", "y1"), "draw-three 1")
    assert state.phase == "three"
    state = play(state, "+g14 g13 pass-on")
    assert GAME.result(state) == Result((0, 1 + 14 + 13 + 20), (1, 2), (0,), "CR-12")


def test_cr_12_draw_three_as_the_last_tile_wins_with_an_empty_bag_too() -> None:
    _, events = watch(table("draw-three", "y1", **NOTHING), "draw-three 1")
    assert events[0] == Played(0, "draw-three", 1)
    assert events[-1] == Over("CR-12")


def test_cr_12_after_pass_on_as_the_last_tile_play_goes_on_with_what_was_received() -> None:
    state = play(table("pass-on", "r9 r10 r11"), "pass-on", "give r9 r10", "hand-on")
    assert (state.phase, state.turn, state.hands) == ("play", 1, (("r9", "r10"), ("r11",)))


def test_cr_12_pass_on_as_the_last_tile_wins_if_nothing_is_received() -> None:
    state = play(table("pass-on", "y9 y10", ""), "pass-on", "give y9 y10", "hand-on")
    assert GAME.result(state) == Result((0, 0, 19), (1, 2, 3), (0,), "CR-12")
    state = play(table("pass-on", ""), "pass-on", "hand-on")
    assert GAME.result(state).winners == (0,)


def test_cr_12_being_left_without_tiles_outside_ones_own_turn_wins_nothing() -> None:
    state = play(table("pass-on", "y9", "b9 b10 b11"), "pass-on", "give y9", "give b9 b10", "hand-on")
    assert state.hands[1] == ()
    assert (state.phase, state.turn) == ("play", 1)
    assert "lay" not in " ".join(listed(state))
    assert play(state, "draw", "+y2").phase == "play"


def test_cr_12_who_has_no_tiles_when_another_goes_out_is_second_though_it_costs_nothing() -> None:
    state = play(table("b7", "", "r3", on_table="b4 b5 b6"), "lay b7@3,0")
    assert GAME.result(state) == Result((0, 0, 3), (1, 2, 3), (0,), "CR-12")
    assert GAME.view(state, None).winners == (0,)


def test_cr_12_who_passes_with_no_tiles_has_none_left_at_the_end_of_their_turn() -> None:
    state = play(table("", "y9", **NOTHING), "pass")
    assert (GAME.result(state).winners, GAME.result(state).reason) == ((0,), "CR-12")
    state = play(table("y9", "", **NOTHING), "pass", "pass")
    assert (GAME.result(state).winners, GAME.result(state).reason) == ((1,), "CR-12")


# Passing


def test_cr_14_a_pass_needs_an_empty_bag_no_open_tiles_and_no_action_tile() -> None:
    for state in (
        table("y9", "r9"),
        table("y9", "r9", bag=()),
        table("y9", "r9", bag=("b2",), open=()),
        table("y9 pass-on", "r9", **NOTHING),
        table("y9 draw-three", "r9", **NOTHING),
    ):
        assert refused(state, "pass") == [("CR-14", "may-not-pass")]
        assert "pass" not in listed(state)
    assert "pass" in listed(table("y9", "r9 pass-on", **NOTHING))


def test_cr_14_whether_something_could_be_laid_is_not_examined() -> None:
    state = table("b7 y9", "r9", on_table="b4 b5 b6", **NOTHING)
    assert {"pass", "lay b7@3,0"} <= set(listed(state))
    assert refused(state, "pass") == []


def test_cr_14_when_all_pass_in_a_row_the_lowest_sum_wins_and_costs_nothing() -> None:
    state, events = watch(table("y9", "r4 r3", "b14", **NOTHING), "pass", "pass", "pass")
    assert events == [
        *map(Passed, range(3)),
        RoundOver(1, "CR-14", None, (("y9",), ("r3", "r4"), ("b14",)), (9, 0, 14), (9, 0, 14)),
        Over("CR-14"),
    ]
    assert GAME.result(state) == Result((9, 0, 14), (2, 1, 3), (1,), "CR-14")


def test_cr_14_equal_lowest_sums_share_the_win() -> None:
    state = play(table("y9", "r4 r5", "b14", **NOTHING), "pass", "pass", "pass")
    assert GAME.result(state) == Result((0, 0, 14), (1, 1, 3), (0, 1), "CR-14")


def test_cr_14_passes_count_only_in_a_row() -> None:
    state = play(table("y9", "b7 g1", on_table="b4 b5 b6", **NOTHING), "pass", "lay b7@3,0", "pass")
    assert (state.passes, state.phase) == (1, "play")
    assert play(state, "pass").phase == "over"


def test_cr_14_with_an_empty_bag_open_tiles_are_not_refilled() -> None:
    state = play(table("y9", "r9", bag=(), open=("y1", "y2")), "take y1")
    assert (state.open, state.phase, state.turn) == (("y2",), "play", 1)
    assert play(state, "take y2").open == ()


# Several games


def test_cr_13_action_tiles_cost_20() -> None:
    state = play(table("b7", "y1 pass-on", on_table="b4 b5 b6"), "lay b7@3,0")
    assert GAME.result(state).points == (0, 21)


def test_cr_13_the_lowest_total_after_all_games_wins() -> None:
    state, events = watch(table("b7", "y1 g14", on_table="b4 b5 b6", options=options(rounds="2")), "lay b7@3,0")
    assert not any(isinstance(event, Over) for event in events)
    assert (state.phase, state.round, state.table, state.opened, state.gone) == ("start", 2, (), (False, False), ())
    assert len(state.bag) == 116
    (sheet,) = state.sheets
    assert (sheet.number, sheet.points, sheet.out, sheet.reason) == (1, (0, 15), 0, "CR-12")
    second = table("y2", "b7", on_table="b4 b5 b6", options=options(rounds="2"), turn=1, round=2)
    over = play(replace(second, series=state.series, sheets=state.sheets), "lay b7@3,0")
    assert GAME.result(over) == Result((2, 15), (1, 2), (0,), "CR-13")
    assert GAME.view(over, None).totals == (2, 15)


def test_cr_13_ties_at_the_end_are_shared() -> None:
    first = play(table("b7", "y9", on_table="b4 b5 b6", options=options(rounds="2")), "lay b7@3,0")
    second = table("y9", "b7", on_table="b4 b5 b6", options=options(rounds="2"), turn=1, round=2)
    over = play(replace(second, series=first.series, sheets=first.sheets), "lay b7@3,0")
    assert GAME.result(over) == Result((9, 9), (1, 1), (0, 1), "CR-13")


def test_cr_13_each_further_game_is_dealt_anew_and_its_start_drawn() -> None:
    agreed = options(rounds="2", start="0")
    starts = set()
    for seed in range(20):
        state = play(table("b7", "y9", on_table="b4 b5 b6", options=agreed), "lay b7@3,0")
        state = draw_all(state, seed)
        assert list(map(len, state.hands)) == [15, 15]
        starts.add(state.start)
    assert starts == {0, 1}


@pytest.mark.parametrize("rounds", ["1", "2", "20"])
def test_cr_13_a_number_of_games_can_be_agreed_on(rounds: str) -> None:
    assert GAME.setup(options(rounds=rounds), 2).series.rounds == int(rounds)
