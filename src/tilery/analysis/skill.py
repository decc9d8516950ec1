"""How much of a game is skill: where the differences between results come from, over many reviews."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from tilery.analysis.review import Review
from tilery.engine.game import CHANCE

PARTS = ("deal", "luck", "play", "unknown", "seat")
Row = tuple[float, ...]
"""What the result of one seat in one game is made of, in the order of `PARTS`."""


class Skill(msgspec.Struct, frozen=True):
    """The shares of the variance of the results. They add up to 1: the deal before the first choice, all chance after
    it, what the players did, what they could not know, and which seat they had. `errors` has the standard error of each
    share, by its name; a share of a few games is hardly worth telling."""

    games: int
    deal: float
    luck: float
    play: float
    unknown: float
    seat: float
    errors: dict[str, float] = {}


def skill(reviews: Sequence[Review]) -> Skill | None:
    """Where the results of these games come from; None if all results are the same.

    Each part counts by its covariance with the result, so parts that make up for each other are not counted twice. The
    errors come from leaving out one game after the other (the jackknife): the seats of a game depend on each other, the
    games don't.
    """
    games = [_Sums.of(_rows(review)) for review in reviews]
    whole = _Sums.all(games)
    shares = whole.shares()
    if shares is None:
        return None
    without = [found for one in games if (found := whole.less(one).shares()) is not None]
    deal, luck, play, unknown, seat = shares
    errors = dict(zip(PARTS, _errors(without), strict=True))
    return Skill(len(reviews), deal, luck, play, unknown, seat, errors)


def _errors(without: Sequence[Row]) -> list[float]:
    """The standard errors of shares, from what they would be without each of the games."""
    count = len(without)
    if count < 2:
        return [float("inf")] * len(PARTS)
    means = [sum(column) / count for column in zip(*without, strict=True)]
    return [
        sqrt((count - 1) / count * sum((one[part] - mean) ** 2 for one in without)) for part, mean in enumerate(means)
    ]


class _Sums(msgspec.Struct, frozen=True):
    """What the shares follow from: for the result and for each part, its sum and its sum of products with the result.
    Sums of games can be added, and taken away again."""

    numbers: tuple[float, ...]

    @classmethod
    def of(cls, rows: Sequence[Row]) -> "_Sums":
        results = [sum(row) for row in rows]
        columns = [results, *zip(*rows, strict=True)]
        products = [sum(a * b for a, b in zip(column, results, strict=True)) for column in columns]
        return cls((float(len(rows)), *map(float, map(sum, columns)), *map(float, products)))

    @classmethod
    def all(cls, games: Iterable["_Sums"]) -> "_Sums":
        columns = list(zip(*(one.numbers for one in games), strict=True))
        return cls(tuple(map(sum, columns)) or (0.0,) * (3 + 2 * len(PARTS)))

    def less(self, other: "_Sums") -> "_Sums":
        """All but these games."""
        return _Sums(tuple(a - b for a, b in zip(self.numbers, other.numbers, strict=True)))

    def shares(self) -> Row | None:
        """The covariance of each part with the result, as a share of the variance of the result."""
        count, width = self.numbers[0], 1 + len(PARTS)
        if count < 2:
            return None
        sums, products = self.numbers[1 : 1 + width], self.numbers[1 + width :]
        varies, *parts = (product - sums[0] * sum_ / count for sum_, product in zip(sums, products, strict=True))
        return tuple(part / varies for part in parts) if varies > NOTHING * count else None


NOTHING = 1e-12
"""Results that differ by rounding alone are the same."""


def _rows(review: Review) -> list[Row]:
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
