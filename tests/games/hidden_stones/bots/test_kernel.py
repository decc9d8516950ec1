"""The kernels: the same rules, exact distances, and plans that keep what they promise."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hidden_stones.bots.test_bots import boards
from tests.games.hidden_stones.bots.twins import FEW, WAYS, in_step
from tests.games.hidden_stones.cards import BH, FF, FT, HH, SSS, TT
from tests.games.hidden_stones.table import draw_all, table
from tilery.engine.kernel import plain
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots.expert import Expert, best_end
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.search import lies_on, neighbours, pack, pattern
from tilery.games.hidden_stones.bots.solo import last_cards
from tilery.games.hidden_stones.bots.strong import Strong
from tilery.games.hidden_stones.bots.tables import card_index, deck_numbers
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, PASS
from tilery.games.hidden_stones.pieces import deck

PLAIN = plain(kernel)
CARDS = deck("standard").cards


@pytest.mark.parametrize("way", range(len(WAYS)), ids=lambda way: f"{WAYS[way][0].name}-{WAYS[way][1]}")
def test_rules_and_kernels_agree_in_every_move_of_every_variant(way: int) -> None:
    games = [sum(1 for _ in in_step(PLAIN, way + len(WAYS) * number, longest=150)) for number in range(25)]
    assert sum(games) > 300


@given(board=boards(), number=st.integers(1, 72))
@settings(max_examples=60)
def test_a_distance_is_how_many_changes_bring_a_card_to_the_board(board: str, number: int) -> None:
    work, here = PLAIN.ints([0] * WORK), pack(board)
    PLAIN.spread(here, work)
    far = PLAIN.distance(PLAIN.ints(deck_numbers("standard")), card_index(deck("standard"))[number], here, work)
    card, reached = pattern(CARDS[number].formation), {here}
    for changes in range(3):
        assert any(lies_on(card, each) for each in reached) == (far <= changes)
        reached |= neighbours(reached)


@pytest.mark.parametrize("board", ["UFFHHHSSS", "MBFHOHTST", "STHUOFSBO"])
def test_alone_the_last_cards_are_scored_as_planned(board: str) -> None:
    """Three cards, none of which lies there: with two changes, then one, then none."""
    unscored = (BH, FT, TT)
    won = tuple(card for card in CARDS if card not in unscored)[:13]
    state = table(unscored, board=board, draw=(), won=(won,), seen=(*won, *unscored))
    bot = Strong(GAME)
    for _ in range(40):
        if state.phase == "over":
            break
        state = draw_all(GAME.apply(state, 0, bot.choose(GAME.view(state, 0), random.Random(0))).state)
    assert (state.phase, state.reason) == ("over", "HS-15")
    assert state.penalties <= 1


def test_alone_one_last_card_costs_a_penalty_for_each_change() -> None:
    won = tuple(card for card in CARDS if card != HH)[:15]
    state = table((HH,), board="UFHFHSHSS", draw=(), won=(won,), seen=(*won, HH))
    move = last_cards(GAME.view(state, 0), 4, 100)
    assert move is not None
    assert CARDS[HH].lies_on(GAME.apply(state, 0, move).state.board)


def test_too_many_penalties_leave_no_plan() -> None:
    won = tuple(card for card in CARDS if card != SSS)[:15]
    view = GAME.view(table((SSS,), board="UFSFHHSHS", draw=(), won=(won,), seen=(*won, SSS), penalties=3), 0)
    assert last_cards(view, 4, 100) is None


@pytest.mark.parametrize("seed", range(3))
def test_in_the_middle_of_a_turn_the_expert_goes_on_with_its_plan(seed: int) -> None:
    """Played out, its turn leads to an end and never wanders."""
    hand = random.Random(seed).sample(range(1, 50), 4)
    state = table(tuple(hand), (70, 71, 72, 69))
    moves = 0
    while state.turn == 0 and state.phase == "play":
        move = best_end(GAME.view(state, 0), PLAIN, FEW)
        assert GAME.check(state, 0, move) == ()
        state, moves = GAME.apply(state, 0, move).state, moves + 1
    assert moves <= 5


def test_the_expert_takes_what_wins_in_the_last_turn() -> None:
    """Behind by a point: the card of value 3 wins, and nothing else does."""
    state = table((SSS,), (70,), won=((29,), (55,)), last_round=True, start=1)
    assert GAME.write(best_end(GAME.view(state, 0), PLAIN, FEW)) == "+57"


def test_an_end_that_is_clearly_behind_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one end wins: the first deals show that, and no others are needed."""
    asked: list[list[int]] = []
    rate = PLAIN.rate

    def rated(*given: Any) -> None:
        asked.append(list(given[5]))
        rate(*given)

    monkeypatch.setattr(PLAIN, "rate", rated)
    state = table((SSS,), (70,), won=((29,), (55,)), last_round=True, start=1)
    assert GAME.write(best_end(GAME.view(state, 0), PLAIN, ((6, 4), (3, 4)))) == "+57"
    assert len(asked) == 1
    assert len(asked[0]) > 1


def test_without_compiled_kernels_the_expert_plays_as_the_strong_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.games.hidden_stones.bots.expert.twin_of", lambda module: PLAIN)
    view = GAME.view(table((HH, FF, BH), (70,)), 0)
    assert Expert(GAME).choose(view, random.Random(1)) == Strong(GAME).choose(view, random.Random(1))


def test_a_plan_has_no_end_or_pass_in_the_middle() -> None:
    state = table((HH, FF, SSS, BH), (70, 71))
    assert best_end(GAME.view(state, 0), PLAIN, FEW) not in (END, PASS)
