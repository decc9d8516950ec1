"""Points: what a turn brings, what the end of a round brings, and the result."""

from operator import add

from tilery.engine.game import Result, Seat, ranking
from tilery.games.triominos.pieces import BONUS, VALUE, BonusName, value_of
from tilery.games.triominos.state import Sheet, State, Turn

BUY_PRICE = 5
PASS_PRICE = 10
"""TR-5, TR-6: what a bought stone costs, and what passing costs on top."""
GOING_OUT = 25
"""TR-10: for whoever lays their last stone first."""


def laid_turn(seat: Seat, stone: str, cell: str, bonus: BonusName, bought: int) -> Turn:
    """TR-6, TR-8: the value, one bonus, minus what was bought.

    >>> laid_turn(0, "344", "e1", "bridge", bought=0).points, laid_turn(0, "155", "e1", "hexagon", bought=2).points
    (51, 51)
    """
    value, bonus_points, penalty = VALUE[stone], BONUS[bonus], BUY_PRICE * bought
    return Turn(seat, stone, cell, value, bonus, bonus_points, bought, penalty, value + bonus_points - penalty)


def passed_turn(seat: Seat, bought: int, price: int) -> Turn:
    """TR-6: what was bought, and the price of passing.

    >>> passed_turn(0, bought=3, price=PASS_PRICE).points
    -25
    """
    penalty = BUY_PRICE * bought + price
    return Turn(seat, "", "", 0, "", 0, bought, penalty, -penalty)


def end_points(s: State, rule: str) -> tuple[int, ...]:
    """TR-10 to TR-12: what the stones still held bring or cost everybody."""
    held = [value_of(hand) for hand in s.hands]
    if rule == "TR-12":
        return tuple([-value for value in held])
    if rule == "TR-11":
        lowest, total = min(held), sum(held)
        return tuple([total - 2 * lowest if value == lowest else 0 for value in held])
    return tuple([GOING_OUT + sum(held) if seat == s.out else 0 for seat in range(s.seats)])


def finished(s: State, rule: str) -> Sheet:
    """The sheet of the round that this rule ends."""
    extra = end_points(s, rule)
    points = tuple(map(add, s.scores, extra))
    return Sheet(s.round, s.start, s.turns, s.hands, extra, points, s.out, rule)


def round_result(sheet: Sheet) -> Result:
    """A finished round as the series counts it."""
    ranks = ranking(sheet.points)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    return Result(sheet.points, ranks, winners, sheet.reason)


def totals(s: State) -> tuple[int, ...]:
    """TR-13: finished rounds and the one that is being played."""
    if not s.series.results:
        return s.scores
    return tuple(before + now for before, now in zip(s.series.totals, s.scores, strict=True))


def result(s: State) -> Result:
    """TR-13: the highest total wins, ties share."""
    return Result(s.series.totals, s.series.ranks, s.series.winners, s.reason)
