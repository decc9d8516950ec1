"""Several rounds as one contest: a number of rounds, or a target that somebody reaches."""

import msgspec

from tilery.engine.game import Result, ranking


class Series(msgspec.Struct, frozen=True):
    """The results so far, folded. Pure: `add` gives a new series.

    >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
    >>> series = Series(target=50).add(one).add(one)
    >>> series.totals, series.over, series.winners
    ((60, 24), True, (0,))
    """

    rounds: int = 1
    target: int | None = None
    low_wins: bool = False
    limit: int = 20
    results: tuple[Result, ...] = ()

    def add(self, result: Result) -> "Series":
        """The series after one more round.

        >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
        >>> len(Series(rounds=2).add(one).results)
        1
        """
        if self.over:
            raise ValueError("the series is over")
        return msgspec.structs.replace(self, results=(*self.results, result))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all rounds together, for each seat.

        >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
        >>> Series(rounds=2).add(one).add(one).totals
        (60, 24)
        """
        return tuple(map(sum, zip(*[result.points for result in self.results], strict=True)))

    @property
    def over(self) -> bool:
        """Whether the series is over. A target counts only at the end of a round; `limit` ends a series that never
        reaches its target.

        >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
        >>> Series(rounds=2).add(one).over, Series(target=30).add(one).over
        (False, True)
        """
        if self.target is None:
            return len(self.results) >= self.rounds
        return len(self.results) >= self.limit or any(total >= self.target for total in self.totals)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks so far; 1 is the best.

        >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
        >>> Series().add(one).ranks, Series(low_wins=True).add(one).ranks
        ((1, 2), (2, 1))
        """
        return ranking([-total if self.low_wins else total for total in self.totals])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead so far.

        >>> one = Result(points=(30, 12), ranks=(1, 2), winners=(0,), reason="TR-10")
        >>> Series(low_wins=True).add(one).winners
        (1,)
        """
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
