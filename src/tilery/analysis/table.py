"""What a whole table is worth, with nothing hidden: chance decides first, then a judge plays on."""

import random
from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean
from typing import Any

import msgspec

from tilery.engine.bot import Judge, Shares
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.odds import odds_of, utilities

WIDE = (1.96, 2.37, 2.8)
"""How many standard errors hold 19 of 20 means, by the number of those that were averaged."""


class Worth(msgspec.Struct, frozen=True):
    """What each seat can expect of the win, and how sure that is: the standard errors."""

    shares: Shares
    errors: Shares = ()


def mean_of(found: Sequence[Shares]) -> Shares:
    """The mean of what several playouts gave to each seat."""
    return tuple(fmean(column) for column in zip(*found, strict=True))


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of the mean of these numbers; infinite if one number says nothing about it.

    >>> error_of([0.0, 1.0, 0.0, 1.0]), error_of([1.0])
    (0.28867513459481287, inf)
    """
    count = len(numbers)
    if count < 2:
        return float("inf")
    mean = fmean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def doubt_of(numbers: Sequence[float]) -> float:
    """The standard error of the mean of these differences, also where there are few: a small sample knows little of its
    own error. One more is counted, the contrary of the greatest, so a few that agree by chance don't look certain; and
    the error is as much larger as Student's distribution is wider. With many it is `error_of`.

    >>> 2 * doubt_of([1.0] * 4) > 1 > 2 * doubt_of([1.0] * 6), round(doubt_of([0.0, 0.1] * 500), 4)
    (True, 0.0016)
    """
    if not numbers:
        return inf
    found = error_of([*numbers, -max(numbers, key=abs)])
    return found * max(1.0, (WIDE[0] + WIDE[1] / len(numbers) + WIDE[2] / len(numbers) ** 2) / 2)


def played_on(game: AnyGame, judge: Judge, state: Any, seeds: Iterable[int]) -> list[Shares]:
    """For each of these seeds, what each seat gets if all play on. Chance may have to move first, and the game may be
    over."""
    pending = game.pending(state)
    if not pending:
        return [utilities(game.result(state)) for _ in seeds]
    if CHANCE not in pending or judge.draws(state):
        return judge.play_on(state, list(seeds))
    return [one for seed in seeds for one in played_on(game, judge, _drawn(game, judge, state, seed), [seed])]


def _drawn(game: AnyGame, judge: Judge, state: Any, seed: int) -> Any:
    """The table after all chance moves that are due, except for those that the judge can draw itself."""
    rng = random.Random(seed)
    while CHANCE in game.pending(state) and not judge.draws(state):
        state = game.apply(state, CHANCE, game.chance(state, rng)).state
    return state


def worth(game: AnyGame, judge: Judge, state: Any, playouts: int, rng: random.Random) -> Worth:
    """What a table is worth to each seat, from so many playouts.

    If chance has to move and its odds can be listed, each outcome is played as often as it is likely.

    >>> import random
    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES, judge_of
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> found = worth(game, judge_of(game), match.state, 4, random.Random(1))
    >>> sum(found.shares)
    1.0
    """
    if not game.pending(state):
        shares = utilities(game.result(state))
        return Worth(shares, (0.0,) * len(shares))
    seeds = [rng.getrandbits(32) for _ in range(playouts)]
    found = _by_odds(game, judge, state, seeds) if CHANCE in game.pending(state) else judge.play_on(state, seeds)
    return Worth(mean_of(found), tuple(error_of(column) for column in zip(*found, strict=True)))


def _by_odds(game: AnyGame, judge: Judge, state: Any, seeds: Sequence[int]) -> list[Shares]:
    odds = odds_of(game, state)
    if not odds.whole:  # a sample would be the same for every game, and so would its luck
        return played_on(game, judge, state, seeds)
    found: list[Shares] = []
    until, taken = 0.0, 0
    for move, chance in odds:
        until += chance
        here = seeds[taken : round(until * len(seeds))]
        taken += len(here)
        if here:
            found += played_on(game, judge, game.apply(state, CHANCE, move).state, here)
    return found
