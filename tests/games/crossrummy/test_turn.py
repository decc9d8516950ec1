"""CR-2 to CR-5: the set-up, taking, drawing and the two action tiles."""

import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.crossrummy.ledger import census
from tests.games.crossrummy.table import draw_all, listed, options, play, refused, table, watch
from tilery.engine import CHANCE, Match
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.pieces import ALL_TILES
from tilery.games.crossrummy.state import Begins, Dealt, Drew, HandedOn, Opened, Played, Took

FIFTEEN = "+y1 y2 y3 y4 y5 r1 r2 r3 r4 r5 b1 b2 b3 b4 b5"
OTHER_FIFTEEN = FIFTEEN.replace("y", "g")


def test_cr_2_chance_says_who_begins_and_deals_15_each_and_lays_6_open() -> None:
    state, events = watch(GAME.setup(options(), 2), "begin 1", FIFTEEN, OTHER_FIFTEEN, "+pass-on g14 g13 g12 g12 y9")
    assert [type(event) for event in events] == [Begins, Dealt, Dealt, Opened]
    assert events[0] == Begins(1, 1)
    assert events[1] == Dealt(1, 15, state.hands[1])
    assert events[3] == Opened(("pass-on", "g14", "g13", "g12", "g12", "y9"), 0)
    assert (state.turn, state.phase, state.start) == (1, "play", 1)
    assert state.open == ("pass-on", "g14", "g13", "g12", "g12", "y9")
    assert list(map(len, state.hands)) == [15, 15]
    assert len(state.bag) == 116 - 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cr_2_everybody_has_15_tiles(seats: int) -> None:
    state = draw_all(GAME.setup(options(), seats))
    assert list(map(len, state.hands)) == [15] * seats
    assert (len(state.open), len(state.bag)) == (6, 116 - 6 - 15 * seats)
    assert state.turn == state.start


def test_cr_2_everybody_can_be_drawn_to_begin_and_a_start_player_can_be_chosen() -> None:
    assert {draw_all(GAME.setup(options(), 3), seed).start for seed in range(30)} == {0, 1, 2}
    assert {draw_all(GAME.setup(options(start="2"), 3), seed).turn for seed in range(5)} == {2}


def test_cr_2_turns_go_clockwise() -> None:
    state = table("y9", "r9", "b9")
    turns = [state.turn]
    for tile in ("y2", "y3", "y4"):
        state = play(state, "draw", f"+{tile}")
        turns.append(state.turn)
    assert turns == [0, 1, 2, 0]


def test_cr_2_chance_moves_are_checked() -> None:
    state = GAME.setup(options(), 2)
    assert refused(state, "begin 2", CHANCE) == [("CR-2", "no-such-seat")]
    assert refused(state, FIFTEEN, CHANCE) == [("CR-4", "not-due")]
    assert refused(state, "hand-on", CHANCE) == [("CR-5", "not-due")]
    state = play(state, "begin 0")
    assert refused(state, "begin 0", CHANCE) == [("CR-2", "not-due")]
    assert refused(state, "+y1 y2", CHANCE) == [("CR-4", "draw-count")]
    assert refused(state, FIFTEEN.replace("y2", "y1").replace("y3", "y1"), CHANCE) == [("CR-1", "not-in-bag")]
    assert refused(state, FIFTEEN, 0) == [("CR-4", "not-due")]


# Taking and drawing


def test_cr_3_an_open_tile_is_taken_and_its_place_refilled() -> None:
    state, events = watch(table("y9", "r9"), "take r1")
    assert events == [Took(0, "r1", 2)]
    assert (state.phase, state.gap, state.turn) == ("refill", 2, 0)
    assert state.hands[0] == ("y9", "r1")
    state, events = watch(state, "+b14")
    assert events == [Opened(("b14",), 2)]
    assert state.open == ("y1", "y1", "b14", "b1", "g1", "g2")
    assert (state.phase, state.gap, state.turn) == ("play", None, 1)


def test_cr_3_an_action_tile_may_be_taken_and_of_equal_tiles_the_first() -> None:
    state = play(table("y9", "r9", open=("y5", "pass-on", "pass-on")), "take pass-on")
    assert (state.gap, state.hands[0]) == (1, ("y9", "pass-on"))


def test_cr_3_only_what_lies_open_is_taken() -> None:
    assert refused(table("y9", "r9"), "take b14") == [("CR-3", "not-open")]
    assert [text for text in listed(table("y9", "r9")) if text.startswith("take")] == [
        "take y1", "take r1", "take b1", "take g1", "take g2",
    ]  # fmt: skip


def test_cr_4_a_tile_is_drawn_from_the_bag() -> None:
    state, events = watch(table("y9", "r9"), "draw", "+b14")
    assert events == [Drew(0, 1, ("b14",))]
    assert (state.hands[0], state.turn, state.phase) == (("y9", "b14"), 1, "play")
    assert refused(table("y9", "r9", bag=()), "draw") == [("CR-4", "bag-empty")]


def test_cr_4_each_tile_of_the_bag_is_equally_likely() -> None:
    state = play(table("y9", "r9", bag=("y2", "y3", "y3", "y4")), "draw")
    rng = random.Random(1)
    counts = Counter(GAME.write(GAME.chance(state, rng)) for _ in range(4000))
    assert set(counts) == {"+y2", "+y3", "+y4"}
    assert 1800 < counts["+y3"] < 2200


def test_a_move_is_made_by_whoever_is_to_move() -> None:
    state = table("y9 pass-on draw-three", "r9 pass-on", on_table="y6 y7 y8")
    for text in ("take y1", "draw", "pass-on", "draw-three 0"):
        assert ("CR-2", "not-your-turn") in refused(state, text, 1)
    assert refused(state, "lay r9@3,0", 1) == [("CR-2", "not-your-turn"), ("CR-7", "line-mixed")]
    assert refused(state, "give y9 pass-on") == [("CR-5", "nothing-to-give")]


# Draw three


def test_cr_5_draw_three_gives_another_player_three_tiles_and_leaves_the_game() -> None:
    state, events = watch(table("y9 draw-three", "r9", "b9"), "draw-three 2")
    assert events == [Played(0, "draw-three", 2)]
    assert (state.phase, state.victim, state.gone) == ("three", 2, ("draw-three",))
    state, events = watch(state, "+g14 y2 g3")
    assert events == [Drew(2, 3, ("y2", "g3", "g14"))]
    assert state.hands == (("y9",), ("r9",), ("y2", "b9", "g3", "g14"))
    assert (state.turn, state.victim) == (1, None)


@pytest.mark.parametrize(("victim", "problem"), [(0, "bad-victim"), (2, "bad-victim"), (3, "bad-victim")])
def test_cr_5_three_are_drawn_by_another_player_at_the_table(victim: int, problem: str) -> None:
    assert refused(table("y9 draw-three", "r9"), f"draw-three {victim}") == [("CR-5", problem)]


def test_cr_5_an_action_tile_must_be_held() -> None:
    assert refused(table("y9", "r9 pass-on"), "pass-on") == [("CR-5", "no-action-tile")]
    assert refused(table("y9", "r9 draw-three"), "draw-three 1") == [("CR-5", "no-action-tile")]


def test_cr_14_draw_three_takes_what_the_bag_still_has() -> None:
    state = play(table("y9 draw-three", "r9", bag=("b2", "b3")), "draw-three 1")
    assert refused(state, "+b2", CHANCE) == [("CR-4", "draw-count")]
    assert play(state, "+b2 b3").hands[1] == ("r9", "b2", "b3")
    state = play(table("y9 draw-three", "r9", bag=()), "draw-three 1")
    assert (state.phase, state.turn, state.hands[1]) == ("play", 1, ("r9",))


# Pass on


def test_cr_5_all_hand_two_tiles_to_the_left_at_once() -> None:
    state, events = watch(table("y9 y10 y11 pass-on", "r9 r10 r11", "b9 b10 b11"), "pass-on")
    assert events == [Played(0, "pass-on", None)]
    assert GAME.pending(state) == {0, 1, 2}
    state, events = watch(state, "give y9 y10", "give r9 r11", "give b10 b11")
    assert events == []
    assert (state.phase, GAME.pending(state)) == ("hand-on", frozenset({CHANCE}))
    assert state.hands == (("y9", "y10", "y11"), ("r9", "r10", "r11"), ("b9", "b10", "b11"))
    state, events = watch(state, "hand-on")
    assert events == [
        HandedOn(0, 1, 2, ("y9", "y10")),
        HandedOn(1, 2, 2, ("r9", "r11")),
        HandedOn(2, 0, 2, ("b10", "b11")),
    ]
    assert state.hands == (("y11", "b10", "b11"), ("y9", "y10", "r10"), ("r9", "r11", "b9"))
    assert (state.turn, state.phase, state.chosen, state.gone) == (1, "play", (), ("pass-on",))


def test_cr_5_who_has_one_tile_gives_it_and_receives_two() -> None:
    state = play(table("y9 y10 pass-on", "r9"), "pass-on", "give y9 y10")
    assert refused(state, "give r9 r9", 1) == [("CR-5", "give-count"), ("CR-5", "not-in-hand")]
    assert play(state, "give r9", "hand-on").hands == (("r9",), ("y9", "y10"))


def test_cr_5_action_tiles_may_be_handed_on() -> None:
    state = play(table("y9 draw-three pass-on", "r9 r10"), "pass-on", "give y9 draw-three", "give r9 r10", "hand-on")
    assert state.hands == (("r9", "r10"), ("y9", "draw-three"))


def test_cr_5_who_has_no_tile_left_gives_none_and_receives_from_the_right() -> None:
    state = play(table("pass-on", "r9 r10 r11", "b9 b10 b11"), "pass-on")
    assert GAME.pending(state) == {1, 2}
    state, events = watch(state, "give r9 r10", "give b9 b10", "hand-on")
    assert [event.seat for event in events if isinstance(event, HandedOn)] == [1, 2]
    assert state.hands == (("b9", "b10"), ("r11",), ("r9", "r10", "b11"))


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("give y9", ["give-count"]),
        ("give y9 y10 y11", ["give-count"]),
        ("give y9 y9", ["not-in-hand"]),
        ("give r9 r10", ["not-in-hand"]),
        ("give r9", ["give-count", "not-in-hand"]),
        ("draw", ["not-your-turn"]),
        ("lay y9@0,0 y10@1,0 y11@2,0", ["not-your-turn"]),
    ],
)
def test_cr_5_exactly_two_of_ones_own_tiles_are_chosen(text: str, codes: list[str]) -> None:
    state = play(table("y9 y10 y11 pass-on", "r9 r10 r11"), "pass-on")
    assert [code for _, code in refused(state, text, 0)] == codes


def test_cr_5_a_choice_is_made_once() -> None:
    state = play(table("y9 y10 y11 pass-on", "r9 r10 r11"), "pass-on", "give y9 y10")
    assert refused(state, "give y9 y11", 0) == [("CR-5", "chosen-already")]


@given(data=st.data(), seats=st.integers(2, 4))
def test_cr_5_it_does_not_matter_who_chooses_first(data: st.DataObject, seats: int) -> None:
    hands = ["y3 y4 y5 y6 pass-on", "r3 r4 r5", "b3", "g3 g4 g5 g6"][:seats]
    start = play(table(*hands), "pass-on")
    choices = {seat: data.draw(st.sampled_from(GAME.moves(start, seat))) for seat in range(seats)}
    ends = set()
    for order in permutations(range(seats)):
        state = start
        for seat in order:
            assert GAME.check(state, seat, choices[seat]) == ()
            state = GAME.apply(state, seat, choices[seat]).state
        ends.add(GAME.apply(state, CHANCE, m.HAND_ON).state)
    (end,) = ends
    assert census(end) == census(start)


def test_cr_5_nobody_learns_who_has_chosen_nor_can_take_it_back() -> None:
    match = Match(GAME, seats=3, seed=bytes(32))
    state = table("y9 y10 y11 pass-on", "r9 r10 r11", "b9 b10 b11")
    match.start, match.log = state, []
    match.play(0, m.PASS_ON)
    assert not match.can_undo(0), "that undo ends would tell that somebody has chosen"
    match.play(2, m.Give(("b9", "b10")))
    for viewer, told in ((0, CHANCE), (1, CHANCE), (2, 2), (None, CHANCE)):
        assert match.events(viewer, 1) == [(1, told, ())]
        assert not (viewer is not None and match.can_undo(viewer))
    match.play(0, m.Give(("y9", "y10")))
    match.play(1, m.Give(("r9", "r10")))
    assert [type(entry.move) for entry in match.log[-2:]] == [m.Give, m.HandOn]


def test_cr_1_no_tile_is_ever_lost_in_a_long_game() -> None:
    rng = random.Random(3)
    state = draw_all(GAME.setup(options(), 4))
    while pending := GAME.pending(state):
        seat = min(pending)
        move = GAME.chance(state, rng) if seat == CHANCE else rng.choice(GAME.moves(state, seat))
        state = GAME.apply(state, seat, move).state
        assert census(state) == tuple(sorted(ALL_TILES))
