"""How strong bots are, from the games they played, and how sure that is.

Ratings follow Bradley and Terry: a bot that is rated 400 points above another wins ten times as often. Intervals are
made by drawing the deals again and again (bootstrap). The games of one deal always stay together, as they share their
luck.
"""

import math
import random
from collections.abc import Iterable, Mapping, Sequence

Pair = tuple[str, str]
Scores = Mapping[Pair, tuple[float, float]]
"""For two bots (each pair once), how many wins each has over the other. A shared win counts by its share."""

ANCHOR_RATING = 1500.0
SCALE = 400 / math.log(10)
PRIOR = 0.5
"""So many wins has each of a pair in advance, so that somebody who won every game has a rating, too."""
RESAMPLES = 1000
FEW = 10
"""Fewer deals are too few to be drawn again and again: the interval would be much too narrow."""
LEVEL = 0.95


def interval(shares: Sequence[tuple[float, int]], resamples: int = RESAMPLES) -> tuple[float, float]:
    """The 95 % interval of a win rate. Each deal gives the wins and the games that it had.

    >>> [round(bound, 2) for bound in interval([(1.0, 2), (2.0, 2), (1.0, 2), (2.0, 2)] * 25)]
    [0.69, 0.8]
    """
    deals = len(shares)
    if deals < FEW or len({wins / games for wins, games in shares}) == 1:  # drawing them again would tell too little
        return wilson(sum(wins / games for wins, games in shares), deals)
    rng = random.Random(0)
    rates = []
    for _ in range(resamples):
        drawn = rng.choices(shares, k=deals)
        rates.append(sum(wins for wins, _ in drawn) / sum(games for _, games in drawn))
    return middle(rates)


def middle(values: Iterable[float]) -> tuple[float, float]:
    """Where the middle 95 % of these values begin and end.

    >>> middle(range(1000))
    (25, 974)
    """
    ordered = sorted(values)
    cut = int(len(ordered) * (1 - LEVEL) / 2)
    return ordered[cut], ordered[-1 - cut]


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate if all games are independent (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(90, 100)]
    [0.826, 0.945]
    """
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, (centre - spread) / (1 + z * z / games)), min(1.0, (centre + spread) / (1 + z * z / games))


def ratings(scores: Scores, anchor: str) -> dict[str, float]:
    """The rating of each bot that is linked with the anchor by games, which has 1500 itself.

    >>> {bot: round(rating) for bot, rating in ratings({("strong", "weak"): (10000.0, 1000.0)}, "weak").items()}
    {'weak': 1500, 'strong': 1900}
    """
    linked = _linked(scores, anchor)
    games = {pair: (a + PRIOR, b + PRIOR) for pair, (a, b) in scores.items() if pair[0] in linked}
    strength = dict.fromkeys(linked, 0.0)
    others = linked[1:]
    for _ in range(100):
        step = _newton(games, strength, others)
        largest = max(map(abs, step), default=0.0)
        gently = min(1.0, 1.5 / largest) if largest else 1.0
        for bot, change in zip(others, step, strict=True):
            strength[bot] += gently * change
        if largest < 1e-7:
            break
    return {bot: ANCHOR_RATING + SCALE * value for bot, value in strength.items()}


def rating_intervals(
    deals: Sequence[Scores], anchor: str, resamples: int = RESAMPLES // 2
) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each rating. Each deal has the scores of all its games.

    >>> deals = [{("mine", "yours"): (1.0, 1.0)}] * 20
    >>> {bot: (round(low), round(high)) for bot, (low, high) in rating_intervals(deals, "mine").items()}
    {'mine': (1500, 1500), 'yours': (1500, 1500)}
    """
    rng = random.Random(0)
    pairs = list(dict.fromkeys(pair for deal in deals for pair in deal))
    place = {pair: 2 * number for number, pair in enumerate(pairs)}
    flat = [[(place[pair], a, b) for pair, (a, b) in deal.items()] for deal in deals]
    found: dict[str, list[float]] = {}
    for _ in range(resamples):
        sums = [0.0] * (2 * len(pairs))
        for deal in rng.choices(flat, k=len(flat)):
            for at, a, b in deal:
                sums[at] += a
                sums[at + 1] += b
        again = {pair: (sums[at], sums[at + 1]) for pair, at in place.items()}
        for bot, rating in ratings(again, anchor).items():
            found.setdefault(bot, []).append(rating)
    return {bot: middle(values) for bot, values in found.items()}


def _linked(scores: Scores, anchor: str) -> list[str]:
    """The anchor, and all who have played with somebody who is linked with it."""
    linked = [anchor]
    for bot in linked:  # grows as it goes
        linked += [b for a, b in scores if a == bot and b not in linked]
        linked += [a for a, b in scores if b == bot and a not in linked]
    return linked


def _newton(games: Scores, strength: Mapping[str, float], others: Sequence[str]) -> list[float]:
    """How each strength but the anchor's should change so that the games become most likely (Newton's method)."""
    place = {bot: number for number, bot in enumerate(others)}
    rows = [[0.0] * (len(others) + 1) for _ in others]
    for (one, other), (won, lost) in games.items():
        expected = 1 / (1 + math.exp(strength[other] - strength[one]))
        total = won + lost
        bend = total * expected * (1 - expected)
        slope = won - total * expected
        for bot, rival, sign in ((one, other, 1), (other, one, -1)):
            if bot in place:
                row = rows[place[bot]]
                row[place[bot]] += bend
                row[-1] += sign * slope
                if rival in place:
                    row[place[rival]] -= bend
    return _solved(rows)


def _solved(rows: list[list[float]]) -> list[float]:
    """Solve linear equations, each given as a row of factors and the right side (Gauss and Jordan)."""
    for step, row in enumerate(rows):
        best = max(range(step, len(rows)), key=lambda number: abs(rows[number][step]))
        rows[step], rows[best] = rows[best], row
        pivot = rows[step]
        rows[step] = pivot = [value / pivot[step] for value in pivot]
        for number, other in enumerate(rows):
            if number != step and (factor := other[step]):
                rows[number] = [value - factor * known for value, known in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]
