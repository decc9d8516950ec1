"""Ratings and intervals: right where the answer is known, and honest where little was played."""

import math
import random

import pytest

from tilery.arena import interval, rating_intervals, ratings
from tilery.arena.ratings import Pair


def odds_of(one: float, other: float) -> float:
    """How often the first one wins, by the ratings."""
    return 1 / (1 + 10 ** ((other - one) / 400))


def test_two_bots_differ_by_the_logarithm_of_their_odds() -> None:
    found = ratings({("strong", "weak"): (29999.5, 9999.5)}, "weak")
    assert found["weak"] == 1500
    assert found["strong"] == pytest.approx(1500 + 400 * math.log10(3), abs=0.01)


def test_games_that_agree_with_ratings_give_these_ratings() -> None:
    """Every pair has met exactly as often as its ratings say it wins."""
    true = {"beginner": 1180.0, "easy": 1330.0, "normal": 1500.0, "expert": 1905.0}
    many = 1e7
    scores: dict[Pair, tuple[float, float]] = {
        (one, other): (many * odds_of(true[one], true[other]), many * odds_of(true[other], true[one]))
        for one in true
        for other in true
        if one < other
    }
    assert ratings(scores, "normal") == pytest.approx(true, abs=0.01)


def test_neighbours_on_a_ladder_are_enough() -> None:
    scores = {("a", "b"): (3e6, 1e6), ("b", "c"): (3e6, 1e6), ("c", "d"): (3e6, 1e6)}
    found = ratings(scores, "d")
    assert [round(found[bot]) for bot in "dcba"] == [round(1500 + step * 400 * math.log10(3)) for step in range(4)]


def test_whoever_won_every_game_has_a_rating_all_the_same() -> None:
    found = ratings({("strong", "weak"): (50.0, 0.0)}, "weak")
    assert 2200 < found["strong"] < 2400
    assert ratings({("strong", "weak"): (5000.0, 0.0)}, "weak")["strong"] > found["strong"]


def test_bots_that_no_games_link_have_no_rating() -> None:
    assert set(ratings({("a", "b"): (5.0, 5.0), ("x", "y"): (5.0, 5.0)}, "a")) == {"a", "b"}


def test_the_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """A hundred contests of bots whose strength is known; of their 95 % intervals nearly all should hold it."""
    rng, truth, held = random.Random(5), 1500 + 400 * math.log10(0.7 / 0.3), 0
    rates_held = 0
    for _ in range(100):
        pairs = [[float(rng.random() < 0.7), float(rng.random() < 0.7)] for _ in range(60)]
        low, high = rating_intervals([{("a", "b"): (sum(pair), 2 - sum(pair))} for pair in pairs], "b", 120)["a"]
        held += low <= truth <= high
        low, high = interval([(sum(pair), 2) for pair in pairs], 200)
        rates_held += low <= 0.7 <= high
    assert 86 <= held <= 100
    assert 86 <= rates_held <= 100


def test_the_games_of_a_deal_count_together() -> None:
    """If luck decides a deal for both games, they tell no more than one."""
    alike = interval([(2.0, 2), (0.0, 2)] * 50)
    apart = interval([(1.0, 1), (0.0, 1)] * 100)
    assert alike[1] - alike[0] > 1.3 * (apart[1] - apart[0])


def test_a_few_games_that_were_all_won_prove_little() -> None:
    low, high = interval([(2.0, 2)] * 4)
    assert low == pytest.approx(0.51, abs=0.01)
    assert high == 1.0


def test_a_few_deals_say_little() -> None:
    low, high = interval([(1.0, 2), (2.0, 2)])
    assert low < 0.3
    assert high > 0.95
