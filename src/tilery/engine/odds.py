"""How likely each chance move is, and what a result is worth: the two numbers from which every value is made."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tilery.engine.chance import Bits, Dice, derived_seed
from tilery.engine.game import Game, Result

M = TypeVar("M")
S = TypeVar("S")
T = TypeVar("T")

LISTED = 2_000
"""More outcomes than this are not listed: a sample of them stands for all."""
SAMPLE = 200
"""How many chance moves such a sample has."""


class Odds(msgspec.Struct, Generic[M], frozen=True):
    """What a chance move may be, each with its probability; together they are 1. If they are not the `whole` truth,
    they are a sample: too many are possible, as with a whole deal or a shaken heap. The same state has the same sample.

    >>> odds = Odds(("heads", "tails"), (0.5, 0.5))
    >>> list(odds), odds.whole
    ([('heads', 0.5), ('tails', 0.5)], True)
    """

    moves: tuple[M, ...]
    chances: tuple[float, ...]
    whole: bool = True

    def __iter__(self) -> Iterator[tuple[M, float]]:
        """Each move with its probability."""
        return iter(zip(self.moves, self.chances, strict=True))


def even(moves: Iterable[M], *, whole: bool = True) -> Odds[M]:
    """Odds of moves that are drawn with equal chances. A move that is there twice is twice as likely.

    >>> dict(even(["red 3", "red 3", "blue 7", "blue 8"]))
    {'red 3': 0.5, 'blue 7': 0.25, 'blue 8': 0.25}
    """
    counts = Counter(moves)
    total = counts.total()
    return Odds(tuple(counts), tuple(count / total for count in counts.values()), whole)


def one_by_one(items: Sequence[T], count: int, move: Callable[[tuple[T, ...]], M]) -> Odds[M] | None:
    """Odds of drawing `count` of these items one after the other; None if there are too many ways to list.

    >>> odds = one_by_one("aab", 2, "".join)
    >>> [(move, round(chance, 2)) for move, chance in odds]
    [('aa', 0.33), ('ab', 0.33), ('ba', 0.33)]
    """
    ways: dict[tuple[T, ...], float] = {(): 1.0}
    kinds = Counter(items)
    for drawn in range(count):
        longer: dict[tuple[T, ...], float] = {}
        for way, chance in ways.items():
            for kind, number in kinds.items():
                if (left := number - way.count(kind)) > 0:
                    longer[*way, kind] = chance * left / (len(items) - drawn)
        if len(longer) > LISTED:
            return None
        ways = longer
    return Odds(tuple(map(move, ways)), tuple(ways.values()))


def sample(chance: Callable[[S, Bits], M], state: S) -> Odds[M]:
    """What chance would do here, tried a number of times with seeds that are always the same."""
    return even((chance(state, Dice(SEED, number)) for number in range(SAMPLE)), whole=False)


SEED = derived_seed("odds")


def odds_of(game: Game[Any, S, M, Any], state: S) -> Odds[M]:
    """The odds of the chance move that is due; a sample where the game lists none.

    >>> from tilery.games import GAMES
    >>> from tilery.engine.match import Match
    >>> game = GAMES.all()[0]
    >>> odds = odds_of(game, Match(game, seats=2).start)
    >>> len(odds.moves), odds.whole
    (200, False)
    """
    own = getattr(game, "odds", None)
    found: Odds[M] = sample(game.chance, state) if own is None else own(state)
    return found


def utilities(result: Result) -> tuple[float, ...]:
    """What a result is worth to each seat: its share of the win. Whoever wins alone has all of it, several winners
    share it, and partners count as one, so each of them has what their team has. Alone it is won or not.

    >>> utilities(Result(points=(7, 12, 12), ranks=(3, 1, 1), winners=(1, 2), reason="TR-13"))
    (0.0, 0.5, 0.5)
    >>> teams = Result((9, 4, 9, 4), (1, 3, 1, 3), (0, 2), "CX-10", teams=((0, 2), (1, 3)))
    >>> utilities(teams)
    (1.0, 0.0, 1.0, 0.0)
    """
    sides = result.teams or tuple((seat,) for seat in range(len(result.points)))
    winning = sum(any(seat in result.winners for seat in side) for side in sides)
    return tuple(1.0 / winning if seat in result.winners else 0.0 for seat in range(len(result.points)))
