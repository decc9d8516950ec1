"""What the games of a folder say: who wins how often, and how strong everybody is."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import median

import msgspec

from tilery.arena.folder import Scored
from tilery.arena.ratings import FEW, Pair, interval, rating_intervals, ratings
from tilery.games import NORMAL

Bounds = tuple[float, float]


class Rate(msgspec.Struct, frozen=True):
    """How often a bot won, with the 95 % interval. A shared win counts by its share."""

    games: int
    rate: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What one bot achieved. The rating is None if no games link it with the bot that has 1500. Its interval is None if
    there is too little to tell: only a few deals, or all of them went the same way."""

    bot: str
    won: Rate
    rating: float | None
    rating_low: float | None
    rating_high: float | None
    median_seconds: float | None
    worst_seconds: float | None
    forfeits: int = 0
    """How many games it lost without playing them to their end."""


class Duel(msgspec.Struct, frozen=True):
    """How the first of these bots did at a table with the others."""

    bots: tuple[str, ...]
    won: Rate


def rate(bot: str, games: Iterable[Scored], resamples: int = 1000) -> Rate | None:
    """How often a bot won; None if it didn't play. Several seats of the same bot count as so many games.

    >>> from tilery.arena import Kind, Scored
    >>> kind = Kind("chess", 2, ())
    >>> games = [Scored(kind, str(deal), ("mine", "yours"), (1.0, 0.0)) for deal in range(3)]
    >>> found = rate("mine", games)
    >>> found.games, found.rate
    (3, 1.0)
    """
    deals: dict[str, tuple[float, int]] = {}
    for game in games:
        for player, share in zip(game.players, game.shares, strict=True):
            if player == bot:
                wins, count = deals.get(game.deal, (0.0, 0))
                deals[game.deal] = wins + share, count + 1
    if not deals:
        return None
    wins, count = (sum(column) for column in zip(*deals.values(), strict=True))
    return Rate(int(count), wins / count, *interval(list(deals.values()), resamples))


def standings(games: Sequence[Scored]) -> list[Standing]:
    """All bots in these games, which are of one kind; the strongest first.

    >>> from tilery.arena import Kind, Scored
    >>> kind = Kind("chess", 2, ())
    >>> games = [Scored(kind, str(deal), ("mine", "yours"), (1.0, 0.0)) for deal in range(3)]
    >>> [(row.bot, row.won.rate) for row in standings(games)]
    [('mine', 1.0), ('yours', 0.0)]
    """
    bots = list(dict.fromkeys(player for game in games for player in game.players))
    deals = _deals(games)
    total: dict[Pair, tuple[float, float]] = {}
    for deal in deals:
        _add(total, deal)
    anchor = NORMAL if NORMAL in bots else bots[0]
    rated = ratings(total, anchor)
    bounds = rating_intervals(deals, anchor)
    rows = []
    for bot in bots:
        low, high = bounds.get(bot, (None, None))
        if bot != anchor and (low == high or len(deals) < FEW):
            low = high = None
        seconds = [one for game in games for one in game.seconds.get(bot, ())]
        won = rate(bot, games)
        assert won is not None
        rows.append(
            Standing(
                bot,
                won,
                rated.get(bot),
                low,
                high,
                median(seconds) if seconds else None,
                max(seconds) if seconds else None,
                sum(game.forfeited == bot for game in games),
            )
        )
    return sorted(rows, key=lambda row: (row.rating is None, -(row.rating or 0.0), -row.won.rate))


def duels(games: Iterable[Scored]) -> list[Duel]:
    """For each set of bots that met, how its bots did, the best first.

    >>> from tilery.arena import Kind, Scored
    >>> kind = Kind("chess", 2, ())
    >>> games = [Scored(kind, str(deal), ("mine", "yours"), (1.0, 0.0)) for deal in range(3)]
    >>> [(duel.bots, duel.won.games) for duel in duels(games)]
    [(('mine', 'yours'), 3)]
    """
    tables: dict[tuple[str, ...], list[Scored]] = {}
    for game in games:
        tables.setdefault(tuple(sorted(game.players)), []).append(game)
    found = []
    for bots, played in tables.items():
        best = max(dict.fromkeys(bots), key=lambda bot: (_rate(bot, played), -bots.count(bot)))
        others = list(bots)
        others.remove(best)
        won = rate(best, played)
        assert won is not None
        found.append(Duel((best, *others), won))
    return found


def _rate(bot: str, games: Iterable[Scored]) -> float:
    won = rate(bot, games, 1)
    return won.rate if won else 0.0


def _deals(games: Iterable[Scored]) -> list[dict[Pair, tuple[float, float]]]:
    """For each deal, what the bots won against each other in all its games. Winners beat those who did not win; two who
    did not win say nothing about each other, and neither do partners."""
    found: dict[str, dict[Pair, tuple[float, float]]] = {}
    for game in games:
        deal = found.setdefault(game.deal, {})
        for one, other in combinations(range(len(game.players)), 2):
            a, b = game.players[one], game.players[other]
            together = game.shares[one] + game.shares[other]
            if a != b and together and not any(one in team and other in team for team in game.teams):
                share = game.shares[one] / together
                _add(deal, {(a, b) if a < b else (b, a): (share, 1 - share) if a < b else (1 - share, share)})
    return list(found.values())


def _add(total: dict[Pair, tuple[float, float]], more: Mapping[Pair, tuple[float, float]]) -> None:
    for pair, (a, b) in more.items():
        known = total.get(pair, (0.0, 0.0))
        total[pair] = known[0] + a, known[1] + b
