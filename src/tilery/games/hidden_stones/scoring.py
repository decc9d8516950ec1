"""Points: the score sheet of each player and the result."""

import msgspec

from tilery.engine.game import Result, ranking
from tilery.games.hidden_stones.pieces import POINTS
from tilery.games.hidden_stones.state import State

BONUS = 3
"""HS-12: the bonus for the player with the most cards of value 1."""


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One player's column of the score sheet; `counts` are won cards of value 1, 2, 3 and 5."""

    counts: tuple[int, ...]
    cards: int
    bonus: int
    total: int


def sheets(s: State) -> tuple[Sheet, ...]:
    """HS-12: won cards by value, the bonus, the total. In solo there is nobody to win the bonus from."""
    counts = [[[s.deck.cards[card].points for card in won].count(value) for value in POINTS] for won in s.won]
    most = max(count[0] for count in counts)
    result = []
    for count in counts:
        cards = sum(n * value for n, value in zip(count, POINTS, strict=True))
        bonus = BONUS if not s.solo and count[0] == most > 0 else 0
        result.append(Sheet(tuple(count), cards, bonus, cards + bonus))
    return tuple(result)


def result(s: State) -> Result:
    """HS-12: most points win, a tie is a shared win. HS-14, HS-15: solo is won or lost."""
    points = tuple(sheet.total for sheet in sheets(s))
    if s.solo:
        won = s.reason == "HS-15"
        return Result(points, (1,) if won else (2,), (0,) if won else (), s.reason)
    ranks = ranking(points)
    return Result(points, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), s.reason)
