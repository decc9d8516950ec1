"""The prover: the most points of one laying, and endings for two, searched to the last stone."""

import random
from functools import cache

import pytest

from tests.games.triominos.table import play, table
from tilery.engine import Match
from tilery.engine.chance import derived_seed
from tilery.games.triominos.bots.prover import Prover
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import BUY, STOP, Lay, Stop
from tilery.games.triominos.state import State

PROVER = Prover(GAME)
LAYOUT = "012@0"
ENDINGS = (0, 6), (3, 6), (10, 9)
"""Seeds, and how many stones are left. In the last one, two moves ahead are not enough to see the end."""


def lead(state: State) -> int:
    totals = state.series.totals
    return totals[0] - totals[1]


@cache
def by_the_rules(state: State) -> int:
    """By how much seat 0 is ahead in the end, if both play as well as they can."""
    if state.phase != "play":
        return lead(state)
    ends = [
        by_the_rules(GAME.apply(state, state.turn, move).state)
        for move in GAME.moves(state, state.turn)
        if not isinstance(move, Stop)
    ]
    return max(ends) if state.turn == 0 else min(ends)


def ending(seed: int, held: int, **given: str) -> State:
    """A game in which both buy all that they can, when the pool is empty and so many stones are left."""
    rng = random.Random(seed)
    match = Match(GAME, seats=2, options=given, seed=derived_seed("ending", seed))
    while not match.over and (
        match.state.pool or sum(map(len, match.state.hands)) > held or match.state.out is not None
    ):
        seat = match.state.turn
        legal = [move for move in GAME.moves(match.state, seat) if not isinstance(move, Stop)]
        match.play(seat, BUY if BUY in legal else rng.choice(legal))
    state: State = match.state
    return state


@pytest.mark.parametrize(("seed", "held"), ENDINGS)
def test_tr_7_with_an_empty_pool_the_end_is_known(seed: int, held: int) -> None:
    state = ending(seed, held)
    sign = 1 if state.turn == 0 else -1
    seen = 0
    for move in GAME.moves(state, state.turn):
        found = PROVER.prove(GAME.view(state, state.turn), move).ending
        if isinstance(move, Stop):
            assert found is None, "TR-12: it depends on the other whether that is the end"
            continue
        assert found is not None
        assert found.last
        assert found.best == sign * by_the_rules(state)
        assert found.kept == sign * by_the_rules(GAME.apply(state, state.turn, move).state)
        seen += 1
    assert seen


def test_tr_13_in_a_game_of_several_rounds_an_ending_does_not_decide_it() -> None:
    state = ending(0, 6, rounds="2")
    found = PROVER.prove(GAME.view(state, state.turn), GAME.moves(state, state.turn)[0]).ending
    assert found is not None
    assert not found.last


def test_with_a_pool_or_a_third_player_nobody_knows_the_end() -> None:
    for state in (table("001 112", "122 022", on_table=LAYOUT), table("001", "122", "022", on_table=LAYOUT, pool=())):
        assert PROVER.prove(GAME.view(state, 0), GAME.moves(state, 0)[0]).ending is None


def test_tr_8_the_most_points_of_one_laying() -> None:
    state = table("001 112 122", "022", on_table=LAYOUT)
    most = max(play(state, GAME.write(move)).scores[0] for move in GAME.moves(state, 0) if isinstance(move, Lay))
    for move in GAME.moves(state, 0):
        proof = PROVER.prove(GAME.view(state, 0), move)
        assert (proof.most, proof.bound, proof.ends) == (most, most, isinstance(move, Lay))
        if isinstance(move, Lay):
            assert proof.kept == play(state, GAME.write(move)).scores[0]
        else:
            assert move in (BUY, STOP)
            assert proof.kept == most, "a stone can still be laid"


def test_tr_12_an_answer_leaves_no_points() -> None:
    state = play(table("001 112", "122 022", on_table=LAYOUT), "stop?")
    proof = PROVER.prove(GAME.view(state, 1), GAME.moves(state, 1)[0])
    assert (proof.most, proof.kept, proof.ends) == (0, 0, False)
