"""CX-10 to CX-12: both endings, the round that is finished, points and ties."""

from typing import Any

from tests.games.collexion.table import GREEN_SET, TRIANGLES, holds, listed, play, refused, table, watch
from tilery.engine import CHANCE
from tilery.games.collexion.game import GAME
from tilery.games.collexion.state import Ended, LastRound, Over, Scored, Sheet, State

LAST_MARKER = (1, 0, 0, 0)


def over(state: State) -> bool:
    return not GAME.pending(state)


def test_cx_10_when_all_point_markers_are_gone_the_round_is_finished() -> None:
    state = table("s-green p-green o-green", "", "", tray="t-green s-blue t-pink", stacks=LAST_MARKER)
    state, events = watch(state, "take 0", "score green", "end")
    assert events[-2:] == [Ended(0, 1), LastRound(0, "CX-10")]
    assert GAME.pending(state) == {1}
    state = play(state, "end")
    assert GAME.pending(state) == {2}
    state, events = watch(state, "end")
    assert over(state)
    assert isinstance(events[-1], Over)
    assert GAME.result(state).reason == "CX-10"


def test_cx_10_the_round_ends_before_whoever_began() -> None:
    fields: dict[str, Any] = {"tray": "t-green s-blue", "stacks": LAST_MARKER}
    state = table("", "s-green p-green o-green", turn=1, **fields)
    state, events = watch(state, "take 0", "score green", "end")
    assert over(state)
    assert not any(isinstance(event, LastRound) for event in events), "it was the last turn of the round"
    state = table("s-green p-green o-green", "", start=1, **fields)
    assert over(play(state, "take 0", "score green", "end"))
    state = table("", "s-green p-green o-green", "", turn=1, start=1, **fields)
    assert GAME.pending(play(state, "take 0", "score green", "end", "end")) == {0}


def test_cx_10_it_is_asked_at_the_end_of_a_turn() -> None:
    state = table("s-green p-green o-green", "", tray="t-green s-blue", stacks=LAST_MARKER)
    assert play(state, "take 0", "score green").last == ""


def test_cx_10_a_single_empty_stack_ends_nothing() -> None:
    state = table("", "", "", tray="t-green s-blue", stacks=(0, 0, 0, 1))
    assert play(state, "take 0", "end").last == ""


def test_cx_10_in_the_rest_of_the_round_nobody_has_to_take_but_may() -> None:
    state = table("", "", "", tray="t-green s-blue", stacks=(0,) * 4, last="CX-10", turn=1)
    assert {"end", "take 0", "remove 1"} <= set(listed(state))


def test_cx_10_sets_are_still_discarded_but_bring_nothing_and_markers_may_be_used() -> None:
    state = table(
        "t-blue", f"s-green p-green o-green {TRIANGLES}", tray="t-pink", stacks=(0,) * 4, last="CX-10", turn=1
    )
    assert refused(state, "end") == [("CX-7", "must-score")]
    state, events = watch(state, "steal t-blue @0", "score green")
    assert events[-1] == Scored(1, "green", "", 0)
    state = play(state, "end")
    assert over(state)
    assert holds(state, 1, "t-yellow t-pink t-blue t-blue")


def test_cx_11_when_the_tray_is_empty_the_round_is_finished_likewise() -> None:
    state, events = watch(table("", "", "", tray="t-green"), "take 0", "end")
    assert events[-1] == LastRound(0, "CX-11")
    state = play(state, "end", "end")
    assert over(state)
    assert GAME.result(state).reason == "CX-11"


def test_cx_11_markers_that_are_left_still_bring_points() -> None:
    state = play(table("", "t-green s-green p-green", tray="o-green"), "take 0", "end")
    state, events = watch(state, "steal o-green @0", "score green")
    assert events[-1] == Scored(1, "green", "green", 2)


def test_cx_11_the_last_polygon_of_the_round_ends_it_at_once() -> None:
    assert over(play(table("", "", tray="t-green", turn=1), "take 0", "end"))
    assert over(play(table("", "", tray="t-green", turn=1), "remove 0", "end"))


def test_cx_11_a_last_round_is_not_begun_again_when_the_markers_run_out_in_it() -> None:
    state = table(GREEN_SET, "", "", tray="", stacks=LAST_MARKER, last="CX-11", turn=0, start=2)
    state = play(state, "score green", "end", "end")
    assert over(state)
    assert GAME.result(state).reason == "CX-11"


def test_cx_12_points_are_markers_plus_unused_actions_minus_polygons() -> None:
    """The rulebook's example adds up markers and unused actions and subtracts what is left."""
    state = table("t-green t-pink", "o-blue", tray="s-pink", won=((2, 3), (4,)), turn=1)
    state, events = watch(state, "remove 0", "end")
    assert over(state)
    assert events[-1] == Over("CX-11", (Sheet(0, (2, 3), 3, 2, 2 + 3 + 3 - 2), Sheet(1, (4,), 2, 1, 4 + 2 - 1)))
    assert GAME.result(state).points == (6, 5)
    assert GAME.result(state).winners == (0,)


def ended(*collections: str, won: tuple[tuple[int, ...], ...]) -> State:
    seats = len(collections)
    return play(table(*collections, tray="", won=won, turn=seats - 1), "end")


def test_cx_12_a_tie_goes_to_the_fewest_polygons() -> None:
    state = ended("t-green", "t-green t-pink", "", won=((3,), (4,), (2,)))
    result = GAME.result(state)
    assert result.points == (5, 5, 5)
    assert (result.ranks, result.winners) == ((2, 3, 1), (2,))


def test_cx_12_then_the_win_is_shared() -> None:
    result = GAME.result(ended("t-green", "o-blue", "t-pink", won=((3,), (3,), (2,))))
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))


def test_cx_11_a_finished_game_refuses_every_move() -> None:
    state = ended("", "", won=((), ()))
    for text, seat in (("end", 0), ("take 0", 1), ("start 0", CHANCE), ("hand", 0), ("score green", 1)):
        assert refused(state, text, seat) == [("CX-11", "over")]


def test_the_last_step_turns_up_the_markers_so_it_reveals_something() -> None:
    state = table("", "", tray="", turn=1)
    assert GAME.apply(state, 1, GAME.read("end")).reveals
    assert not GAME.apply(table("", "", tray="", last="CX-11"), 0, GAME.read("end")).reveals
