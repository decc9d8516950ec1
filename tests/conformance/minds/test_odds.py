"""The law of odds: chance does what the odds say, and as often; and what a win is worth."""

import math
import random
from collections import Counter
from functools import cache
from typing import Any

from tests.conformance.tables import Situation, Table
from tilery.engine import CHANCE, Odds, odds_of, utilities
from tilery.engine.odds import SAMPLE

DRAWS = 30
"""For each move that is possible."""
MANY = 80
"""More moves than this are not tried out: that would take too long."""


@cache
def chances(table: Table) -> list[tuple[Situation, Odds[Any]]]:
    """Moments of its games when chance was to move, from the first one on, with the odds."""
    moments = [moment for moment in table.situations(40, seed=31) if moment.seat == CHANCE]
    return [(moment, odds_of(table.game, moment.state)) for moment in moments]


def test_the_odds_are_of_different_legal_moves_and_together_one(table: Table) -> None:
    for moment, odds in chances(table):
        assert math.isclose(sum(odds.chances), 1.0)
        assert min(odds.chances) > 0
        assert len(set(odds.moves)) == len(odds.moves)
        some = odds.moves[:MANY] if odds.whole else odds.moves[:3]
        assert not any(table.game.check(moment.state, CHANCE, move) for move in some)


def test_what_chance_did_is_among_the_odds(table: Table) -> None:
    assert all(moment.move in odds.moves for moment, odds in chances(table) if odds.whole)


def test_chance_plays_each_move_as_often_as_the_odds_say(table: Table) -> None:
    """A chi-square test for all states together, far beyond what luck explains."""
    rng, deviation, freedom = random.Random(33), 0.0, 0
    for moment, odds in chances(table):
        if odds.whole and 1 < len(odds.moves) <= MANY:
            draws = DRAWS * len(odds.moves)
            seen = Counter(table.game.chance(moment.state, rng) for _ in range(draws))
            assert set(seen) <= set(odds.moves)
            deviation += sum((seen[move] - chance * draws) ** 2 / (chance * draws) for move, chance in odds)
            freedom += len(odds.moves) - 1
    assert deviation <= freedom + 5 * math.sqrt(2 * freedom)


def test_a_sample_is_the_same_every_time(table: Table) -> None:
    samples = [(moment.state, odds) for moment, odds in chances(table) if not odds.whole]
    assert all(len(odds.moves) <= SAMPLE for _, odds in samples)
    assert all(odds == odds_of(table.game, state) for state, odds in samples[:1])


def test_the_sides_share_one_win(table: Table) -> None:
    for match in table.games():
        result = match.result
        worth = utilities(result)
        sides = result.teams or tuple((seat,) for seat in range(table.seats))
        assert all(worth[seat] == worth[side[0]] for side in sides for seat in side)
        assert {seat for seat, share in enumerate(worth) if share} == set(result.winners)
        assert math.isclose(sum(worth[side[0]] for side in sides), 1.0 if result.winners else 0.0)
