"""How much of a game is skill: where the differences between results come from, over many reviews."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from tilery.analysis.review import Review
from tilery.engine.game import CHANCE


class Skill(msgspec.Struct, frozen=True):
    """The shares of the variance of the results. They add up to 1: the deal before the first choice, all chance after
    it, what the players did, what they could not know, and which seat they had."""

    games: int
    deal: float
    luck: float
    play: float
    unknown: float
    seat: float


def skill(reviews: Sequence[Review]) -> Skill | None:
    """Where the results of these games come from; None if all results are the same.

    Each part counts by its covariance with the result, so parts that make up for each other are not counted twice.
    """
    rows = [row for review in reviews for row in _rows(review)]
    results = [sum(row) for row in rows]
    if len(set(results)) < 2:
        return None
    mean = fmean(results)
    spread = sum((result - mean) ** 2 for result in results)
    shares = [
        sum((part - fmean(parts)) * (result - mean) for part, result in zip(parts, results, strict=True)) / spread
        for parts in zip(*rows, strict=True)
    ]
    deal, luck, play, unknown, seat = shares
    return Skill(len(reviews), deal, luck, play, unknown, seat)


def _rows(review: Review) -> list[tuple[float, float, float, float, float]]:
    """For each seat, what its result is made of."""
    first = next((place for place, moment in enumerate(review.moments) if moment.seat != CHANCE), 0)
    dealt, played = review.moments[:first], review.moments[first:]
    return [
        (
            sum(moment.luck[seat] for moment in dealt),
            sum(moment.luck[seat] for moment in played),
            sum(moment.play[seat] for moment in played),
            sum(moment.unknown[seat] for moment in played),
            review.start[seat],
        )
        for seat in range(len(review.start))
    ]
