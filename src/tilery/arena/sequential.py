"""A test that stops as soon as it knows which of two bots is stronger: a sequential probability ratio test.

It asks whether the difference of two ratings is `low` or less, or `high` or more. The games of a deal share their luck,
so what counts is what the first bot won of each deal as a whole. Nothing is assumed about how deals vary: for both
answers, the variance that makes the scores most likely is taken (a generalised test, with estimated variance). If the
truth is one of the two, each wrong answer comes in at most about 5 of 100 tests. The deals count in their order,
whichever is over first, so the same contest always stops at the same deal.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from tilery.arena.folder import Scored
from tilery.arena.meeting import Meeting
from tilery.arena.ratings import SCALE
from tilery.engine.errors import TileryError

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
"""The logarithm of the likelihood ratio that decides the test: above it, or below its negative."""
PRIOR = 1.0
"""So many deals that a coin decided are counted in advance, so that a few equal deals decide nothing."""
COIN = 0.25
"""The variance of such a deal."""

Verdict = Literal["low", "high"]


class SequentialTest(msgspec.Struct, frozen=True):
    """Is the first bot stronger than the second by `low` points or less, or by `high` or more?"""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise TileryError(
                f"A test needs two different numbers, the lower one first, not {self.low:g} {self.high:g}."
            )

    def ratio(self, deals: int, total: float, squares: float) -> float:
        """How much more likely `high` is than `low`, as a logarithm, after so many deals with this sum of scores and of
        their squares. A score is what the first bot won of a deal, from 0 to 1.

        >>> round(SequentialTest(0, 20).ratio(100, 60, 40), 2)
        4.97
        """
        mean = total / deals
        variance = (max(0.0, squares - deals * mean * mean) + PRIOR * COIN) / (deals + PRIOR)
        low, high = (variance + (mean - expected(points)) ** 2 for points in (self.low, self.high))
        return deals / 2 * math.log(low / high)


def expected(points: float) -> float:
    """The score of a bot that is rated so many points above the other.

    >>> expected(0), round(expected(400), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + math.exp(-points / SCALE))


class Course:
    """How a test goes, deal after deal.

    >>> from tilery.arena import Kind, Meeting, Scored, SequentialTest
    >>> meeting = Meeting("chess", {}, ("mine", "yours"), ("mine", "yours"), 40, 1)
    >>> course = Course(SequentialTest(0, 200), [meeting])
    >>> won = {0: (1.0, 0.0), 1: (0.0, 1.0)}
    >>> games = {
    ...     name: Scored(Kind("chess", 2, ()), name, fixture.names, won[fixture.names.index("mine")])
    ...     for name, fixture in meeting.fixtures()
    ... }
    >>> course.follow(games), len(course.games)
    ('high', 12)
    """

    def __init__(self, test: SequentialTest, meetings: Sequence[Meeting]) -> None:
        meeting = meetings[0]
        if len(meetings) > 1 or len(meeting.names) != 2:
            raise TileryError("A test compares two bots at a table for two: name two bots.")
        self.test = test
        self.bots = meeting.names
        self.ratios: list[float] = []
        """After each deal, the logarithm of the likelihood ratio."""
        self.games: list[Scored] = []
        """Those that count."""
        names = (name for name, _ in meeting.fixtures())
        self._ahead = zip(*[names] * len(meeting.seatings), strict=True)
        self._next: tuple[str, ...] | None = next(self._ahead, None)
        self._total = self._squares = 0.0

    @property
    def verdict(self) -> Verdict | None:
        """What the test has found out; None if it doesn't know yet."""
        if not self.ratios or abs(self.ratios[-1]) < BOUND:
            return None
        return "high" if self.ratios[-1] > 0 else "low"

    def follow(self, games: Mapping[str, Scored]) -> Verdict | None:
        """Count all deals that are over and whose turn it is. `games` are those of the meeting, by their names."""
        while self._next is not None and self.verdict is None and all(name in games for name in self._next):
            self._count([games[name] for name in self._next])
            self._next = next(self._ahead, None)
        return self.verdict

    def _count(self, deal: list[Scored]) -> None:
        score = sum(game.shares[game.players.index(self.bots[0])] for game in deal) / len(deal)
        self.games += deal
        self._total += score
        self._squares += score * score
        self.ratios.append(self.test.ratio(len(self.ratios) + 1, self._total, self._squares))
