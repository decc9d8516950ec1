"""The laws of advice, on a few positions of every table: it can be followed, its reasons are true, and a view is all
that it needs. `make prove ARGS=coach` looks at 100,000 of each game, and at some with all the effort of a hint."""

import random

from proofs.insight.advice import faults_of

from tests.conformance.tables import Table
from tilery.engine import CHANCE
from tilery.games import RANDOM, judge_of, usual_level

POSITIONS = 1


def test_advice_is_legal_true_and_the_same_whatever_is_hidden(table: Table) -> None:
    rng = random.Random(23)
    choices = [situation for situation in table.situations(20, seed=23) if situation.seat != CHANCE]
    level = usual_level(table.game)
    for situation in rng.sample(choices, POSITIONS):
        assert faults_of(table.game, situation.state, situation.seat, rng, level=level, playouts=0) == []


def test_where_a_bot_plays_at_random_the_laws_hold_too(table: Table) -> None:
    """Bots choose well, so their moves have few kinds of reasons."""
    rng = random.Random(24)
    for situation in table.situations(3, seed=24):
        if situation.seat != CHANCE:
            assert faults_of(table.game, situation.state, situation.seat, rng, level=RANDOM, playouts=0) == []


def test_whoever_waits_for_a_hint_does_not_wait_for_playouts_that_are_not_compiled(table: Table) -> None:
    """Here no kernel is compiled (tests/conftest.py)."""
    assert judge_of(table.game).coaching(table.match().view(0)) == 0
