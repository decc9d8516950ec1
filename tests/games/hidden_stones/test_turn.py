"""HS-3 to HS-8: set-up and the turn."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.hidden_stones.cards import ANY_HB, BH, BOARD, BOARD_HAS, FF, FT, HH, SF, SSS, TT
from tests.games.hidden_stones.table import draw_all, listed, options, play, refused, table, turns, watch
from tilery.engine import CHANCE
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import Draw, Flip, Start, Stones, Swap
from tilery.games.hidden_stones.state import Begins, Drew, Laid, Reshuffled, Scored, State, Swapped

HAND = (BH, FT, SF, TT)
OTHERS = (20, 21, 22, 23)


def two(**fields: Any) -> State:
    return table(HAND, OTHERS, **fields)


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hs_3_everybody_is_dealt_four_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = draw_all(GAME.setup(options(), seats))
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.draw) == 72 - 4 * seats
    assert state.discard == ()
    assert state.turn == state.start


def test_hs_3_the_stones_lie_in_random_order_with_random_sides() -> None:
    laid = [GAME.chance(GAME.setup(options(), 2), random.Random(seed)) for seed in range(400)]
    boards = [move.board for move in laid if isinstance(move, Stones)]
    assert len(set(boards)) > 390
    for cell in range(9):
        faces = Counter(board[cell] for board in boards)
        assert set(faces) == set("UMFBHOST")
        assert faces["H"] > faces["U"]


def test_hs_3_whoever_begins_is_random_or_chosen() -> None:
    beginners = {draw_all(GAME.setup(options(), 5), seed).turn for seed in range(60)}
    assert beginners == {0, 1, 2, 3, 4}
    assert {draw_all(GAME.setup(options(start="3"), 5), seed).turn for seed in range(10)} == {3}


def test_hs_3_play_goes_clockwise_from_whoever_begins() -> None:
    state = draw_all(GAME.setup(options(start="1"), 3))
    order = []
    for _ in range(5):
        order.append(state.turn)
        state = turns(state, "end")
    assert order == [1, 2, 0, 1, 2]


def test_hs_3_the_stones_and_whoever_begins_are_told_to_all() -> None:
    state, events = watch(GAME.setup(options(), 2), "stones UFF/HHH/SSS", "start 1")
    assert events == [Laid(BOARD), Begins(1)]
    assert all(GAME.seen(event, viewer) == event for event in events for viewer in (0, 1, None))
    assert state.phase == "deal"


def test_hs_3_nobody_plays_out_of_turn() -> None:
    assert refused(two(), "end", seat=1) == [("HS-3", "not-your-turn")]
    assert refused(two(), f"x{OTHERS[0]} ~a1", seat=1) == [("HS-3", "not-your-turn")]
    assert refused(GAME.setup(options(), 2), "end", seat=0) == [("HS-3", "not-your-turn")]


def test_hs_3_chance_moves_come_when_they_are_due() -> None:
    assert refused(two(), "draw 40", seat=CHANCE) == [("HS-3", "not-due")]
    assert refused(two(), "stones UFF/HHH/SSS", seat=CHANCE) == [("HS-3", "not-due")]
    before = GAME.setup(options(), 2)
    assert refused(before, "stones UFF/HHH/SSS", seat=0) == [("HS-3", "not-due")]
    assert refused(before, "start 1", seat=CHANCE) == [("HS-3", "not-due")]


def test_hs_3_nobody_begins_who_does_not_sit_there() -> None:
    state = play(GAME.setup(options(), 2), "stones UFF/HHH/SSS")
    assert refused(state, "start 2", seat=CHANCE) == [("HS-3", "no-such-seat")]
    assert [problem.code for problem in GAME.check(state, CHANCE, Start(-1))] == ["no-such-seat"]


@pytest.mark.parametrize("stones", ["UUF/HHH/SSS", "FFF/HHH/SSS", "UMF/HHH/SSS", "UFF/HHO/OSS"])
def test_hs_1_only_the_nine_stones_can_be_laid(stones: str) -> None:
    assert refused(GAME.setup(options(), 2), f"stones {stones}", seat=CHANCE) == [("HS-1", "wrong-stones")]
    assert refused(GAME.setup(options(), 2), "stones MBF/OHO/TST", seat=CHANCE) == []


@pytest.mark.parametrize("board", ["", "UFF", "UFFHHHSSX", "UFFHHHSSSS"])
def test_hs_1_what_is_no_board_at_all_is_refused_and_not_an_error(board: str) -> None:
    found = GAME.check(GAME.setup(options(), 2), CHANCE, Stones(board))
    assert [problem.code for problem in found] == ["wrong-stones"]


# Swap


def test_hs_4_a_swap_costs_a_card_and_exchanges_two_neighbours_with_their_sides() -> None:
    state, events = watch(two(), f"x{FT} a1-a2")
    assert state.board == "HFFUHHSSS"
    assert state.hands[0] == (BH, SF, TT)
    assert state.discard == (FT,)
    assert events == [Swapped(0, FT, "a1", "a2")]


def test_hs_4_all_twelve_swaps_are_legal_with_every_card_also_of_equal_faces() -> None:
    swaps = [text for text in listed(two()) if "-" in text]
    assert len(swaps) == len(set(swaps)) == 12 * 4
    equal = play(two(), f"x{BH} a2-b2")
    assert equal.board == BOARD
    assert equal.discard == (BH,)


@pytest.mark.parametrize("cells", ["a1-b2", "b2-c3", "b1-a2", "c2-b3", "a1-c1", "a1-a3", "c1-a2", "c2-a3", "b2-b2"])
def test_hs_4_stones_that_are_not_side_by_side_are_not_swapped(cells: str) -> None:
    assert refused(two(), f"x{BH} {cells}") == [("HS-4", "not-adjacent")]


def test_hs_4_a_swap_is_paid_with_a_card_of_ones_own_hand() -> None:
    for card in (OTHERS[0], 60, 999):
        assert refused(two(), f"x{card} a1-a2") == [("HS-4", "card-not-in-hand")]
    assert refused(two(discard=(60,)), "x60 a1-a2") == [("HS-4", "card-not-in-hand")]


def test_hs_4_every_reason_against_a_swap_is_given_at_once() -> None:
    assert refused(two(), "x60 a1-b2", seat=1) == [
        ("HS-3", "not-your-turn"),
        ("HS-4", "card-not-in-hand"),
        ("HS-4", "not-adjacent"),
    ]


def test_hs_4_a_cell_outside_of_the_grid_is_refused() -> None:
    for move in (Swap(BH, 8, 9), Swap(BH, -1, 0), Flip(BH, 9), Flip(BH, -1)):
        assert [problem.code for problem in GAME.check(two(), 0, move)] == ["no-such-cell"]


def test_hs_4_no_card_in_hand_no_change_of_the_grid() -> None:
    assert listed(table((), OTHERS)) == ["end", "pass"]


# Flip


@pytest.mark.parametrize(
    ("cell", "board"), [("a1", "MFFHHHSSS"), ("b1", "UBFHHHSSS"), ("b2", "UFFHOHSSS"), ("c3", "UFFHHHSST")]
)
def test_hs_5_a_flip_costs_a_card_and_turns_one_stone_over(cell: str, board: str) -> None:
    state = play(two(), f"x{TT} ~{cell}")
    assert state.board == board
    assert state.hands[0] == (BH, FT, SF)
    assert state.discard == (TT,)


def test_hs_5_a_stone_turned_twice_lies_as_before() -> None:
    assert play(two(), f"x{TT} ~b2", f"x{SF} ~b2").board == BOARD


def test_hs_5_a_flip_is_paid_with_a_card_of_ones_own_hand() -> None:
    assert refused(two(), "x60 ~a1") == [("HS-5", "card-not-in-hand")]
    state = play(two(), f"x{TT} ~a1")
    assert refused(state, f"x{TT} ~a1") == [("HS-5", "card-not-in-hand")]


def test_hs_5_discards_lie_face_up_in_the_order_in_which_they_were_spent() -> None:
    state = play(two(discard=(60,)), f"x{TT} ~a1", f"x{BH} a1-b1", f"x{SF} ~c3")
    assert state.discard == (60, TT, BH, SF)
    for viewer in (0, 1, None):
        assert [face.number for face in GAME.view(state, viewer).discard] == [60, TT, BH, SF]


# Score


def test_hs_6_a_formation_on_the_grid_scores_and_its_card_lies_face_up() -> None:
    state, events = watch(table((HH, BH), OTHERS), f"+{HH}")
    assert state.won == ((HH,), ())
    assert state.hands[0] == (BH,)
    assert state.discard == ()
    assert state.board == BOARD
    assert events == [Scored(0, HH, 1, ("a2", "b2"))]
    assert [face.number for face in GAME.view(state, 1).won[0]] == [HH]


def test_hs_6_a_card_scores_once_even_if_its_formation_is_there_twice() -> None:
    state = play(table((BH, 50), OTHERS, board="BHUBHTSOT"), f"+{BH}")
    assert state.won == ((BH,), ())
    assert refused(state, f"+{BH}") == [("HS-6", "card-not-in-hand")]
    over = replace(state, phase="over", reason="HS-11")
    assert GAME.result(over).points == (1 + 3, 0)


def test_hs_6_several_cards_may_be_scored_in_one_turn() -> None:
    state = play(table((*BOARD_HAS, BH), OTHERS), *(f"+{card}" for card in BOARD_HAS))
    assert state.won[0] == BOARD_HAS
    assert state.turn == 0


def test_hs_6_what_was_scored_stays_scored_when_the_grid_changes() -> None:
    state = play(table((HH, FF, BH, FT), OTHERS), f"+{FF}", f"x{BH} ~b1")
    assert state.won[0] == (FF,)
    assert refused(replace(state, hands=((FF,), ())), f"+{FF}") == [("HS-6", "formation-absent")]


def test_hs_6_a_change_of_the_grid_lets_a_card_score() -> None:
    state = table((TT, BH, FT), OTHERS)
    assert refused(state, f"+{TT}") == [("HS-6", "formation-absent")]
    assert play(state, f"x{BH} ~a3", f"x{FT} ~b3", f"+{TT}").won[0] == (TT,)


def test_hs_6_nobody_scores_in_the_turn_of_another() -> None:
    assert refused(table((BH,), (HH,)), f"+{HH}", seat=1) == [("HS-3", "not-your-turn")]


def test_hs_6_nobody_scores_a_card_that_is_not_in_their_hand() -> None:
    assert refused(table((BH,), (HH,)), f"+{HH}") == [("HS-6", "card-not-in-hand")]
    assert refused(table((BH,), ()), f"+{SSS}") == [("HS-6", "card-not-in-hand")]


def test_hs_6_only_cards_whose_formation_lies_there_are_listed() -> None:
    state = table((HH, BH, FF, ANY_HB), OTHERS)
    assert [text for text in listed(state) if text.startswith("+")] == [f"+{HH}", f"+{FF}"]
    assert GAME.view(state, 0).may.score == (HH, FF)
    assert GAME.view(state, 1).may.score == ()


def test_hs_6_the_actions_come_in_any_order() -> None:
    state = play(table((HH, FF, BH, FT), OTHERS), f"x{BH} ~a1", f"+{HH}", f"x{FT} a1-a2", f"+{FF}")
    assert (state.won[0], state.discard, state.hands[0]) == ((HH, FF), (BH, FT), ())


def test_hs_6_the_view_shows_where_a_card_lies_and_what_it_lacks() -> None:
    lying, lacking = GAME.view(table((FF, FT), OTHERS), 0).hand
    assert (lying.lies, lying.cells, lying.missing) == (True, ("b1", "c1"), ())
    assert (lacking.lies, lacking.cells, lacking.missing) == (False, ("b1", "c1"), ("c1",))


# End of turn


@pytest.mark.parametrize(("kept", "drawn"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_hs_7_at_the_end_of_a_turn_one_draws_up_to_four(kept: int, drawn: int) -> None:
    state = play(table(HAND[:kept], OTHERS), "end")
    assert state.owed == drawn
    after = draw_all(state)
    assert len(after.hands[0]) == 4
    assert after.hands[0][:kept] == HAND[:kept]
    assert after.turn == 1


@pytest.mark.parametrize("count", [5, 6])
def test_hs_7_a_hand_of_more_than_four_is_kept(count: int) -> None:
    hand = (*HAND, 50, 51)[:count]
    state = play(table(hand, OTHERS), "end")
    assert state.hands[0] == hand
    assert state.turn == 1
    assert GAME.pending(state) == {1}


def test_hs_7_a_turn_may_end_at_any_time_also_with_no_action_and_often() -> None:
    state = two()
    for _ in range(6):
        assert "end" in listed(state)
        state = turns(state, "end")
    assert state.hands == (HAND, OTHERS)
    assert "end" in listed(play(two(), f"x{BH} ~a1"))


def test_hs_7_each_drawn_card_is_seen_by_its_player_only() -> None:
    _, events = watch(table(HAND[:3], OTHERS), "end", "draw 70")
    drew = events[-1]
    assert drew == Drew(0, 70)
    assert GAME.seen(drew, 0) == drew
    assert GAME.seen(drew, 1) == GAME.seen(drew, None) == Drew(0, 0)


def test_hs_7_the_next_turn_begins_afresh() -> None:
    state = turns(two(), f"x{BH} ~a1", "end")
    assert (state.acted, state.scored, state.owed) == (False, False, 0)
    assert "pass" in listed(state)


# Draw pile and discards


def test_hs_8_the_discards_become_the_draw_pile_in_the_middle_of_a_draw() -> None:
    state = table((BH,), OTHERS, draw=(70,), discard=(60, 50, 61))
    state, events = watch(state, "end", "draw 70")
    assert (state.draw, state.discard) == ((), (60, 50, 61))
    state, events = watch(state, "draw 50")
    assert (state.draw, state.discard) == ((60, 61), ())
    assert events == [Reshuffled(3), Drew(0, 50)]
    state, events = watch(state, "draw 61")
    assert events == [Drew(0, 61)]
    assert state.hands[0] == (BH, 70, 50, 61)


def test_hs_8_the_discards_are_shuffled_when_a_card_is_needed_not_before() -> None:
    state = turns(table(HAND[:3], OTHERS, draw=(70,), discard=(60, 61)), "end")
    assert (state.draw, state.discard, state.turn) == ((), (60, 61), 1)
    state = turns(state, "end")
    assert (state.draw, state.discard) == ((), (60, 61))


def test_hs_8_a_card_spent_after_the_pile_ran_out_is_shuffled_in_too() -> None:
    state = turns(table(HAND, OTHERS, draw=(), discard=(60,)), f"x{BH} ~a1", "end")
    assert state.hands[0][-1] in (60, BH)
    assert set(state.draw) | {state.hands[0][-1]} == {60, BH}


def test_hs_8_a_pile_that_still_has_cards_is_never_mixed_with_the_discards() -> None:
    state = play(table(HAND[:3], OTHERS, draw=(70, 71), discard=(60,)), "end")
    assert refused(state, "draw 60", seat=CHANCE) == [("HS-8", "card-not-in-pile")]
    assert {GAME.chance(state, random.Random(seed)) for seed in range(40)} == {Draw(70), Draw(71)}
    assert [GAME.write(move) for move in GAME.moves(state, CHANCE)] == ["draw 70", "draw 71"]


def test_hs_8_every_card_of_the_discards_may_come_next() -> None:
    state = play(table(HAND[:3], OTHERS, draw=(), discard=(60, 50, 61)), "end")
    assert {GAME.chance(state, random.Random(seed)) for seed in range(80)} == {Draw(50), Draw(60), Draw(61)}


def test_hs_8_if_both_piles_are_empty_one_draws_what_there_is() -> None:
    state = play(table((BH,), OTHERS, draw=(70,), discard=(60,)), "end")
    assert state.owed == 2
    after = draw_all(state)
    assert sorted(after.hands[0]) == [BH, 60, 70]
    assert (after.draw, after.discard, after.turn) == ((), (), 1)
    nothing = play(table((BH,), OTHERS, draw=(), discard=()), "end")
    assert (nothing.hands[0], nothing.turn) == ((BH,), 1)
