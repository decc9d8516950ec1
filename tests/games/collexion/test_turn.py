"""CX-3, CX-5 to CX-9: taking a chain, scoring sets, action markers."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.collexion.table import (
    GREEN_SET,
    TRIANGLES,
    apart,
    holds,
    listed,
    options,
    place,
    play,
    problems,
    refused,
    shaken,
    table,
    tower,
    watch,
)
from tilery.engine import CHANCE
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import piled
from tilery.games.collexion.moves import Shake
from tilery.games.collexion.pieces import (
    COLOURS,
    KINDS,
    ONE,
    SETS,
    SHAPES,
    alike,
    collected,
    complete_sets,
    count,
    counts,
    has_set,
    kinds_in,
    present,
    size,
)
from tilery.games.collexion.state import Begins, Ended, Removed, Scored, Shaken, Stole, Swapped, Took

collections = st.lists(st.integers(0, 5), min_size=16, max_size=16).map(
    lambda numbers: sum(number * one for number, one in zip(numbers, ONE, strict=True))
)

# Pieces


def test_cx_1_there_are_sixteen_kinds_of_shape_and_colour() -> None:
    assert len(set(KINDS)) == 16
    assert KINDS[0] == "t-green"
    assert KINDS[15] == "o-blue"


@given(collection=collections)
def test_a_collection_counts_its_polygons(collection: int) -> None:
    numbers = counts(collection)
    assert size(collection) == sum(numbers)
    assert [count(collection, kind) for kind in range(16)] == list(numbers)
    assert kinds_in(collection) == tuple(kind for kind in range(16) if numbers[kind])
    assert counts(present(collection)) == tuple(min(1, number) for number in numbers)


@given(collection=collections)
def test_cx_7_a_set_is_complete_if_one_of_each_of_its_four_kinds_is_there(collection: int) -> None:
    there = {KINDS[kind] for kind in kinds_in(collection)}
    expected: list[str] = [colour for colour in COLOURS if {f"{shape[0]}-{colour}" for shape in SHAPES} <= there]
    expected += [shape for shape in SHAPES if {f"{shape[0]}-{colour}" for colour in COLOURS} <= there]
    assert complete_sets(collection) == expected
    assert has_set(collection) == bool(expected)
    assert all(size(four) == 4 for four in SETS.values())


# Set-up


def test_cx_3_chance_shakes_the_tray_and_names_who_begins() -> None:
    state = GAME.setup(options(), 3)
    assert GAME.pending(state) == {CHANCE}
    assert GAME.moves(state, CHANCE) == []
    step = GAME.apply(state, CHANCE, GAME.chance(state, random.Random(0)))
    state, (event,) = step.state, step.events
    assert isinstance(event, Shaken)
    assert event.reachable == state.tray.reachable.bit_count()
    assert {GAME.write(move) for move in GAME.moves(state, CHANCE)} == {"start 0", "start 1", "start 2"}
    assert refused(state, "start 3", CHANCE) == [("CX-3", "no-such-seat")]
    assert refused(state, "start 0", 0) == [("CX-3", "not-due")]
    after = GAME.apply(state, CHANCE, GAME.read("start 2"))
    assert after.events == (Begins(2),)
    assert GAME.pending(after.state) == {2}


def test_cx_3_who_begins_can_be_chosen_and_everybody_may_be_drawn() -> None:
    assert GAME.pending(shaken(start="1")) == {1}
    assert {shaken(seed, seats=4).start for seed in range(30)} == {0, 1, 2, 3}
    assert refused(shaken(start="1"), "start 0", CHANCE) == [("CX-3", "not-due")]


def test_cx_3_everybody_has_three_action_markers_and_cx_2_each_corner_three_point_markers() -> None:
    state = shaken(seats=3)
    assert state.actions == (("remove", "swap", "steal"),) * 3
    view = GAME.view(state, 0)
    assert [(stack.colour, stack.markers) for stack in view.stacks] == [(colour, (2, 3, 4)) for colour in COLOURS]


def test_cx_2_a_stack_has_two_on_top_then_three_then_four() -> None:
    state = table(" ".join([GREEN_SET] * 4), "", chain=(), tray="")
    state, events = watch(state, *["score green"] * 4)
    assert [event.points for event in events if isinstance(event, Scored)] == [2, 3, 4, 0]


def test_cx_1_a_tampered_heap_is_refused() -> None:
    state = GAME.setup(options(start="0"), 2)
    honest = shaken(start="0").tray
    assert GAME.check(state, CHANCE, Shake(honest)) == ()
    assert [p.code for p in GAME.check(state, 0, Shake(honest))] == ["not-due"]
    assert [p.code for p in GAME.check(shaken(), CHANCE, Shake(honest))] == ["not-due"]
    fewer = piled(tuple(honest)[:-1])
    assert [(p.rule, p.code) for p in GAME.check(state, CHANCE, Shake(fewer))] == [("CX-1", "wrong-polygons")]
    text = GAME.write(Shake(honest)).split("; ")
    moved = [text[0].rpartition(" ")[0] + " 100,100,0", *text[1:]]
    moved[0] = "shake " + moved[0].removeprefix("shake ")
    found = GAME.check(state, CHANCE, GAME.read("; ".join(moved)))
    assert [(p.rule, p.code, p.pieces) for p in found] == [("CX-1", "outside-tray", ("0",))]
    assert [(p.rule, p.code) for p in GAME.check(state, CHANCE, Shake(apart("t-green")))] == [
        ("CX-1", "wrong-polygons"),
        ("CX-4", "flat-heap"),
    ]


# Taking


def test_cx_5_a_turn_is_a_chain_of_up_to_four() -> None:
    before = table("", "", tray="t-green t-blue s-blue o-blue p-blue")
    state, events = watch(before, "take 0", "take 1", "take 2", "take 3")
    first, second = place(before, 0), place(before, 1)
    assert events[:2] == [Took(0, 0, "t-green", False, *first), Took(0, 1, "t-blue", False, *second)]
    assert first != second
    assert refused(state, "take 4") == [("CX-5", "four-taken")]
    assert holds(state, 0, "t-green t-blue s-blue o-blue")


def test_cx_5_the_next_shares_shape_or_colour_with_the_one_taken_last() -> None:
    state = play(table("", "", tray="t-green t-blue s-blue s-pink"), "take 0")
    assert [text for text in listed(state) if text.startswith("take")] == ["take 1"]
    assert refused(state, "take 2") == [("CX-5", "no-match")]
    state = play(state, "take 1")
    assert refused(state, "take 3") == [("CX-5", "no-match")]
    assert refused(state, "take 2") == []


@given(one=st.integers(0, 15), other=st.integers(0, 15))
def test_cx_5_alike_means_the_same_letter_or_the_same_colour(one: int, other: int) -> None:
    (shape, _, colour), (shape2, _, colour2) = KINDS[one].partition("-"), KINDS[other].partition("-")
    assert alike(one, other) == (shape == shape2 or colour == colour2)


def test_cx_4_only_what_nothing_lies_over_is_taken_and_the_reason_names_what_does() -> None:
    state = table("", "", tray=tower("t-green s-green p-green"))
    assert listed(state)[0] == "take 2"
    (problem,) = problems(state, "take 0")
    assert (problem.rule, problem.code, problem.pieces) == ("CX-4", "covered", ("1", "2"))
    state = play(state, "take 2", "take 1")
    assert refused(state, "take 0") == []
    assert refused(state, "take 2") == [("CX-4", "not-in-tray")]


def test_cx_5_what_was_just_uncovered_may_be_taken_next() -> None:
    assert play(table("", "", tray=tower("t-green s-green p-green")), "take 2", "take 1", "take 0").tray == ()


def test_cx_5_at_least_one_must_be_taken_if_there_is_one() -> None:
    state = table("", "")
    assert refused(state, "end") == [("CX-5", "must-take")]
    assert refused(table(GREEN_SET, ""), "score green") == [("CX-5", "must-take")]
    assert "end" in listed(play(state, "take 0"))


def test_cx_5_it_is_asked_at_the_end_a_marker_may_have_removed_the_last_one() -> None:
    state = play(table("", ""), "remove 0")
    assert listed(state) == ["end"]


def test_cx_5_nobody_moves_out_of_turn() -> None:
    assert refused(table("", ""), "take 0", seat=1) == [("CX-5", "not-your-turn")]
    state, events = watch(table("", "", tray="t-green s-blue"), "take 0", "end")
    assert events[-1] == Ended(0, 1)
    assert GAME.pending(state) == {1}
    assert (state.chain, state.acted) == ((), False)


def test_cx_6_what_is_taken_belongs_to_the_collection_at_once() -> None:
    state = play(table("s-pink", "o-blue", tray="t-green"), "take 0")
    assert holds(state, 0, "s-pink t-green")
    assert holds(play(state, "swap t-green o-blue @1"), 0, "s-pink o-blue")


def test_steps_of_a_turn_reveal_nothing_so_they_can_be_taken_back() -> None:
    state = table(f"{GREEN_SET} s-pink", "o-blue", tray="t-green t-blue")
    for text in ("take 0", "remove 1", "swap s-pink o-blue @1", "score green"):
        step = GAME.apply(state, 0, GAME.read(text))
        assert not step.reveals
        state = step.state


# Scoring


def test_cx_7_a_complete_set_must_be_scored_before_the_turn_ends() -> None:
    state = play(table("s-green p-green o-green", "", tray="t-green s-blue"), "take 0")
    assert refused(state, "end") == [("CX-7", "must-score")]
    state, events = watch(state, "score green")
    assert events == [Scored(0, "green", "green", 2)]
    assert holds(state, 0, "")
    assert state.gone == collected(*GREEN_SET.split())
    assert (state.won, state.stacks) == (((2,), ()), (2, 3, 3, 3))
    assert listed(state) == ["end"]


def test_cx_7_where_sets_overlap_the_player_chooses_which() -> None:
    state = table(f"{GREEN_SET} t-yellow t-pink t-blue", "", tray="")
    assert listed(state) == ["score green", *(f"score triangle @{colour}" for colour in COLOURS)]
    assert holds(play(state, "score green"), 0, "t-yellow t-pink t-blue")
    assert holds(play(state, "score triangle @pink"), 0, "s-green p-green o-green")
    assert listed(play(state, "score green")) == ["end"]


def test_cx_7_all_complete_sets_are_scored_one_after_the_other() -> None:
    state = play(table(f"{GREEN_SET} {TRIANGLES}", "", tray=""), "score green")
    assert refused(state, "end") == [("CX-7", "must-score")]
    state = play(state, "score triangle @green")
    assert (state.won[0], state.stacks[0]) == ((2, 3), 1)
    assert listed(state) == ["end"]


def test_cx_7_a_set_that_is_not_complete_is_refused_with_what_is_missing() -> None:
    (problem,) = problems(table("t-green s-green p-green", "", tray=""), "score green")
    assert (problem.rule, problem.code, problem.pieces) == ("CX-7", "not-complete", ("o-green",))


def test_cx_8_an_empty_stack_gives_no_marker_but_the_colour_set_is_discarded() -> None:
    state, events = watch(table(GREEN_SET, "", tray="", stacks=(0, 3, 3, 3)), "score green")
    assert events == [Scored(0, "green", "", 0)]
    assert (state.won[0], state.collections[0]) == ((), 0)


def test_cx_8_a_shape_set_takes_the_top_of_any_stack() -> None:
    state = table(TRIANGLES, "", tray="", stacks=(0, 3, 2, 1))
    assert listed(state) == ["score triangle @yellow", "score triangle @pink", "score triangle @blue"]
    state, events = watch(state, "score triangle @blue")
    assert events == [Scored(0, "triangle", "blue", 4)]
    assert (state.won[0], state.stacks) == ((4,), (0, 3, 2, 0))


def test_cx_8_a_shape_set_must_take_a_marker_if_there_is_one_and_from_a_stack_that_has_one() -> None:
    state = table(TRIANGLES, "", tray="", stacks=(0, 1, 0, 0))
    assert refused(state, "score triangle") == [("CX-8", "choose-stack")]
    assert refused(state, "score triangle @green") == [("CX-8", "stack-empty")]
    nothing = table(TRIANGLES, "", tray="", stacks=(0, 0, 0, 0))
    assert listed(nothing) == ["score triangle"]
    assert watch(nothing, "score triangle")[1] == [Scored(0, "triangle", "", 0)]


# Action markers


def test_cx_9_remove_takes_a_reachable_polygon_out_of_the_game() -> None:
    state = table("", "", tray=tower("t-green s-pink"))
    assert refused(state, "remove 0") == [("CX-4", "covered")]
    lay = place(state, 1)
    state, events = watch(state, "remove 1")
    assert events == [Removed(0, 1, "s-pink", *lay)]
    assert (state.gone, state.actions[0]) == (collected("s-pink"), ("swap", "steal"))
    assert refused(state, "take 0") == []
    assert refused(play(state, "take 0"), "remove 1") == [
        ("CX-9", "marker-used"),
        ("CX-9", "one-marker"),
        ("CX-4", "not-in-tray"),
    ]


def test_cx_9_swap_exchanges_two_polygons() -> None:
    state, events = watch(table("t-green s-pink", "o-blue", "p-blue"), "swap s-pink p-blue @2")
    assert events == [Swapped(0, 2, "s-pink", "p-blue")]
    assert holds(state, 0, "t-green p-blue")
    assert holds(state, 2, "s-pink")
    assert state.actions[0] == ("remove", "steal")


def test_cx_9_steal_takes_a_polygon_from_another() -> None:
    state, events = watch(table("t-green", "o-blue o-blue"), "steal o-blue @1")
    assert events == [Stole(0, 1, "o-blue")]
    assert holds(state, 0, "t-green o-blue")
    assert holds(state, 1, "o-blue")
    assert state.actions == (("remove", "swap"), ("remove", "swap", "steal"))


def test_cx_9_one_marker_a_turn_and_each_once_a_game() -> None:
    state = play(table("t-green", "o-blue o-pink", tray="t-blue s-blue t-pink t-yellow"), "steal o-blue @1")
    assert refused(state, "remove 0") == [("CX-9", "one-marker")]
    assert not any(text.startswith(("swap", "steal", "remove")) for text in listed(state))
    state = play(state, "take 0", "end", "take 2", "end")
    assert refused(state, "steal o-pink @1") == [("CX-9", "marker-used")]
    assert refused(state, "remove 1") == []


@pytest.mark.parametrize(
    "moves", [("remove 1", "take 0", "take 2"), ("take 0", "remove 1", "take 2"), ("take 0", "take 2", "remove 1")]
)
def test_cx_9_before_between_or_after_taking(moves: tuple[str, ...]) -> None:
    assert holds(play(table("", "", tray="t-green s-blue t-pink"), *moves), 0, "t-green t-pink")


def test_cx_9_the_chain_goes_on_from_the_polygon_taken_last() -> None:
    state = play(table("", "o-pink", tray="t-green o-blue t-blue"), "take 0", "steal o-pink @1")
    assert refused(state, "take 1") == [("CX-5", "no-match")]
    assert refused(state, "take 2") == []


def test_cx_9_no_marker_and_no_taking_once_scoring_has_begun() -> None:
    state = play(table(f"{GREEN_SET} {TRIANGLES}", "o-blue", tray="t-green s-blue"), "take 0", "score green")
    assert ("CX-7", "scoring-begun") in refused(state, "take 1")
    for text in ("remove 1", "steal o-blue @1", "swap t-pink o-blue @1"):
        assert ("CX-9", "scoring-begun") in refused(state, text)


def test_cx_9_what_is_not_there_can_be_neither_given_nor_got() -> None:
    state = table("t-green", "o-blue")
    assert refused(state, "swap s-pink o-pink @1") == [("CX-9", "not-yours"), ("CX-9", "not-theirs")]
    assert refused(state, "steal t-green @1") == [("CX-9", "not-theirs")]
    assert refused(state, "steal t-green @0") == [("CX-9", "not-another-player")]
    assert refused(state, "steal o-blue @2") == [("CX-9", "not-another-player")]
    assert refused(state, "give t-green @1") == [("CX-14", "expert-only")]


def test_cx_9_what_another_thereby_completes_is_scored_in_their_next_scoring() -> None:
    state = play(table("o-green", "t-green s-green p-green s-pink", tray="t-blue s-blue"), "swap o-green s-pink @1")
    assert complete_sets(state.collections[1]) == ["green"]
    state = play(state, "take 0", "end")
    assert refused(state, "score green") == [("CX-5", "must-take")]
    assert play(state, "take 1", "score green").won[1] == (2,)
