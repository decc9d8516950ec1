"""The prover: its most points of a turn are those of the best of all turns that the rules allow."""

import random
from functools import cache

import pytest

from tests.games.hidden_stones.table import table
from tilery.games.hidden_stones.bots.prover import Prover
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import End, Pass, score
from tilery.games.hidden_stones.pieces import STONES
from tilery.games.hidden_stones.state import State

PROVER = Prover(GAME)


def points(state: State) -> int:
    return sum(state.deck.cards[card].points for card in state.won[0])


@cache
def by_the_rules(board: str, hand: tuple[int, ...]) -> int:
    """The most points that a turn can bring."""
    state, best = table(hand, (), board=board), 0
    for move in GAME.moves(state, 0):
        if not isinstance(move, End | Pass):
            after = GAME.apply(state, 0, move).state
            best = max(best, points(after) + by_the_rules(after.board, after.hands[0]))
    return best


@pytest.mark.parametrize("number", range(8))
def test_hs_6_no_turn_brings_more_and_one_brings_as_much(number: int) -> None:
    rng = random.Random(number)
    cards = table((), ()).deck.numbers
    state = table(tuple(sorted(rng.sample(cards, 3))), (), board="".join(rng.sample(STONES, 9)))
    most = by_the_rules(state.board, state.hands[0])
    for move in GAME.moves(state, 0):
        proof = PROVER.prove(GAME.view(state, 0), move)
        after = GAME.apply(state, 0, move).state
        assert (proof.now, proof.most, proof.bound) == (0, most, most)
        assert proof.ends == isinstance(move, End | Pass)
        rest = 0 if proof.ends else by_the_rules(after.board, after.hands[0])
        assert proof.kept == points(after) + rest


def test_hs_6_a_card_that_is_scored_is_kept() -> None:
    whole = table((1,), ())
    lying = next(card.number for card in whole.deck.cards.values() if card.lies_on(whole.board))
    state = table((lying,), ())
    proof = PROVER.prove(GAME.view(state, 0), score(lying))
    assert proof.most == proof.kept == whole.deck.cards[lying].points > 0


def test_hs_6_what_was_won_before_counts_for_both() -> None:
    state = table((), (), won=((1, 2), ()))
    proof = PROVER.prove(GAME.view(state, 0), GAME.read("end"))
    assert proof.now == proof.most == proof.kept == points(state) > 0
