"""HS-13 to HS-15: the solo game."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.hidden_stones.cards import BH, FF, FT, HH, SSS, TT
from tests.games.hidden_stones.table import cards_worth, draw_all, listed, options, play, refused, table, turns, watch
from tilery.engine import CHANCE
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import Pile
from tilery.games.hidden_stones.pieces import deck
from tilery.games.hidden_stones.state import Over, Penalty, State

PILE = (*cards_worth(1)[:8], *cards_worth(2)[:4], *cards_worth(3)[:3], cards_worth(5)[0])


def alone(hand: tuple[int, ...] = (BH, FT, HH, TT), **fields: Any) -> State:
    """A solo table; cards that are neither held nor named are in the draw pile."""
    return table(hand, **({"draw": (60, 61, 62)} | fields))


def test_hs_13_sixteen_random_cards_8_4_3_and_1_of_the_four_values() -> None:
    piles = set()
    for seed in range(30):
        state = draw_all(GAME.setup(options(), 1), seed)
        cards = [*state.hands[0], *state.draw]
        assert Counter(deck("standard").cards[card].points for card in cards) == {1: 8, 2: 4, 3: 3, 5: 1}
        assert len(set(cards)) == 16
        piles.add(frozenset(cards))
    assert len(piles) == 30


def test_hs_13_the_hand_has_four_cards_and_twelve_lie_in_the_pile() -> None:
    state = draw_all(GAME.setup(options(), 1))
    assert (len(state.hands[0]), len(state.draw), state.penalties) == (4, 12, 0)
    assert GAME.pending(state) == {0}


@pytest.mark.parametrize(
    "cards",
    [
        PILE[:-1],
        (*PILE, cards_worth(1)[9]),
        (*PILE[:-1], cards_worth(1)[9]),
        (*PILE[:-1], PILE[0]),
        (*PILE[:-1], 900),
    ],
)
def test_hs_13_only_such_a_pile_is_accepted(cards: tuple[int, ...]) -> None:
    state = play(GAME.setup(options(), 1), "stones UFF/HHH/SSS")
    assert GAME.check(state, CHANCE, Pile(PILE)) == ()
    assert [problem.code for problem in GAME.check(state, CHANCE, Pile(cards))] == ["wrong-pile"]


def test_hs_13_the_discards_are_reshuffled_so_all_sixteen_stay_in_play() -> None:
    state = alone((BH, FT), draw=(), discard=(60, 61))
    after = turns(state, "end")
    assert sorted(after.hands[0]) == [BH, FT, 60, 61]
    assert (after.draw, after.discard) == ((), ())


def test_hs_13_what_was_seen_before_a_reshuffle_is_known_to_be_in_the_pile() -> None:
    state = draw_all(GAME.setup(options(), 1))
    first = state.hands[0]
    state = replace(state, hands=((),), draw=tuple(sorted((*state.draw, *first))))
    view = GAME.view(state, 0)
    for seed in range(20):
        assert set(first) <= set(GAME.guess(view, random.Random(seed)).draw)


def test_hs_14_ending_a_turn_with_no_card_scored_costs_a_penalty() -> None:
    state, events = watch(alone(), "end")
    assert state.penalties == 1
    assert events[1] == Penalty(1)
    assert turns(alone(), f"x{BH} ~a1", "end").penalties == 1


def test_hs_14_a_scored_card_saves_the_penalty_in_its_own_turn_only() -> None:
    state = turns(alone(), f"+{HH}", "end")
    assert state.penalties == 0
    assert turns(state, "end").penalties == 1


@pytest.mark.parametrize("count", [0, 3, 4, 5, 6])
def test_hs_14_the_penalty_does_not_depend_on_the_hand(count: int) -> None:
    assert turns(alone((BH, FT, TT, 40, 41, 42)[:count]), "end").penalties == 1


def test_hs_14_a_pass_is_free_but_not_twice_in_a_row() -> None:
    state = turns(alone(), "pass")
    assert (state.penalties, len(state.hands[0])) == (0, 6)
    assert refused(state, "pass") == [("HS-9", "pass-twice")]
    state = turns(state, "end")
    assert state.penalties == 1
    assert "pass" in listed(state)


def test_hs_14_the_fourth_penalty_loses_at_once() -> None:
    state = alone(penalties=2)
    assert GAME.pending(turns(state, "end")) == {0}
    lost, events = watch(alone((BH,), penalties=3), "end")
    assert GAME.pending(lost) == frozenset()
    assert events[-2:] == [Penalty(4), Over("HS-14")]
    assert lost.hands[0] == (BH,)
    result = GAME.result(lost)
    assert (result.winners, result.ranks, result.reason) == ((), (2,), "HS-14")


def test_hs_14_no_number_of_idle_rounds_ends_a_solo_game() -> None:
    state = alone(draw=(), penalties=0)
    for _ in range(12):
        state = turns(replace(state, penalties=0, passed=(False,)), "pass")
    assert GAME.pending(state) == {0}


def test_hs_15_scoring_the_sixteenth_card_wins_at_once() -> None:
    won = tuple(card for card in range(40, 56))[:15]
    state, events = watch(alone((HH,), won=(won,), draw=(), penalties=3), f"+{HH}")
    assert GAME.pending(state) == frozenset()
    assert events[-1] == Over("HS-15")
    result = GAME.result(state)
    assert (result.winners, result.ranks, result.reason) == ((0,), (1,), "HS-15")


def test_hs_15_fifteen_are_not_enough() -> None:
    won = tuple(range(40, 54))
    state = play(alone((HH, FF), won=(won,), draw=()), f"+{HH}")
    assert len(state.won[0]) == 15
    assert GAME.pending(state) == {0}
    assert GAME.pending(play(state, f"+{FF}")) == frozenset()


def test_hs_15_ten_won_cards_do_not_end_a_solo_game() -> None:
    state = turns(alone((HH, SSS), won=(tuple(range(40, 52)),), draw=()), f"+{HH}", "end")
    assert GAME.pending(state) == {0}
    assert GAME.view(state, 0).target == 16


def test_hs_15_the_last_card_cannot_be_spent_and_scored_but_waits_in_the_hand() -> None:
    won = tuple(range(40, 55))
    state = alone((TT,), won=(won,), draw=())
    spent = turns(state, f"x{TT} ~a3", "end")
    assert spent.hands[0] == (TT,)
    assert spent.penalties == 1
    done = turns(spent, f"x{TT} ~b3", "end", f"+{TT}")
    assert GAME.result(done).winners == (0,)


def test_hs_12_alone_there_is_no_bonus_for_ones() -> None:
    assert GAME.result(replace(alone(), won=((HH, FF),), phase="over", reason="HS-14")).points == (3,)
