"""Points: what a hand costs, the sheet of a finished game, and the result."""

from tilery.engine.game import Result, Seat, ranking
from tilery.games.crossrummy.pieces import POINTS
from tilery.games.crossrummy.state import Sheet, State


def sum_of(hand: tuple[str, ...]) -> int:
    """CR-13: the sum of the numbers in a hand; an action tile counts 20.

    >>> sum_of(("y3", "g14", "pass-on"))
    37
    """
    return sum(map(POINTS.__getitem__, hand))


def finished(s: State, rule: str, out: Seat | None) -> Sheet:
    """The sheet of the game that this rule ends. CR-14: if nobody is out, the lowest sum wins, and costs nothing."""
    held = [sum_of(hand) for hand in s.hands]
    lowest = min(held) if out is None else 0
    points = tuple(0 if value == lowest else value for value in held)
    return Sheet(s.round, s.start, s.hands, points, out, rule)


def round_result(sheet: Sheet) -> Result:
    """A finished game as the series counts it. CR-12: the player who went out wins alone, whatever the others hold."""
    ranks = ranking([(seat == sheet.out, -points) for seat, points in enumerate(sheet.points)])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(sheet.points, ranks, winners, sheet.reason)


def result(s: State) -> Result:
    """CR-13: the result of a single game; in a series, the lowest total wins and ties share the win."""
    if s.options.rounds == 1:
        return s.series.results[0]
    return Result(s.series.totals, s.series.ranks, s.series.winners, s.reason)
