"""What each move is worth to whoever has to choose: from what the view shows, and nothing else."""

import random
from collections.abc import Iterable, Sequence
from math import ceil, log2
from typing import Any, Generic, TypeVar

import msgspec

from tilery.analysis.table import doubt_of, error_of, mean_of, played_on
from tilery.engine.bot import Judge, Shares
from tilery.engine.chance import derived_seed
from tilery.engine.game import Game, Seat, Seated
from tilery.games import judge_of

M = TypeVar("M")
V = TypeVar("V", bound=Seated)

FINALISTS = 4
"""How many moves are compared in new deals at the end. They get half of all playouts."""
FEWEST = 4
"""In at least so many deals a move is tried before it can be dropped."""
TELLING = 12
"""In at least so many new deals the last few are compared, however small the effort: fewer say nothing for certain."""
SURE = 2.0
"""A move is called better if the difference is greater than so many standard errors."""


class Value(msgspec.Struct, Generic[M], frozen=True):
    """A move and the chance to win with it; a shared win counts by its share. `behind` says how much less that is than
    with the best move. Both have a standard error."""

    move: M
    chance: float
    error: float
    behind: float = 0.0
    behind_error: float = 0.0

    @property
    def worse(self) -> bool:
        """Whether the best move is certainly better."""
        return self.behind > SURE * self.behind_error


class Trial(Generic[M, V]):
    """Moves that are tried with the same deals of everything that the view doesn't show.

    Each deal has a number. It is the same table for all moves, and all play on with the same luck.
    """

    def __init__(self, game: Game[Any, Any, M, V], judge: Judge, view: V, rng: random.Random) -> None:
        self._game, self._judge, self._view, self._rng = game, judge, view, rng
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        self.seat: Seat = view.seat
        self._tables: list[Any] = []
        self._seeds: list[int] = []
        self._found: dict[M | None, dict[int, Shares]] = {}

    def moves(self) -> list[M]:
        """The moves that are worth comparing. They depend on nothing that is hidden."""
        return self._judge.offer(self._view, self._table(0))

    def run(self, moves: Iterable[M | None], first: int, deals: int) -> None:
        """Try these moves with the deals from this number on. None stands for the move that the judge would make."""
        game = self._game
        for move in moves:
            found = self._found.setdefault(move, {})
            for number in range(first, first + deals):
                table = self._table(number)
                after = table if move is None else game.apply(table, self.seat, move).state
                [found[number]] = played_on(game, self._judge, after, [self._seeds[number]])

    def shares(self, move: M | None, first: int = 0) -> list[Shares]:
        """What the move gave to each seat in its deals from this number on."""
        return [shares for number, shares in self._found[move].items() if number >= first]

    def chance(self, move: M | None, first: int = 0) -> float:
        """The mean share of whoever chooses."""
        return mean_of(self.shares(move, first))[self.seat]

    def value(self, move: M, best: M, first: int) -> Value[M]:
        """What a move is worth, compared with the best in the deals that both had; from this number on if it had any
        of those."""
        found, theirs = self._found[move], self._found[best]
        numbers = [number for number in found if number >= first] or list(found)
        mine = [found[number][self.seat] for number in numbers]
        lacks = [theirs[number][self.seat] - found[number][self.seat] for number in numbers]
        chance = sum(mine) / len(mine)
        if move == best:
            return Value(move, chance, error_of(mine))
        return Value(move, chance, error_of(mine), sum(lacks) / len(lacks), doubt_of(lacks))

    def _table(self, number: int) -> Any:
        while len(self._tables) <= number:
            table = self._game.guess(self._view, self._rng)
            self._tables.append(self._judge.likely(self._view, table, self._rng))
            self._seeds.append(self._rng.getrandbits(32))
        return self._tables[number]


class Comparison(msgspec.Struct, Generic[M], frozen=True):
    """The values of all moves that were tried, the best first; and what whoever plays on as the judge does can expect
    from here, for each seat, beside what each of the finalists gives them."""

    values: list[Value[M]]
    usual: Shares
    shares: dict[M, Shares]

    def of(self, move: M) -> Value[M]:
        """What this move is worth, which was tried."""
        return next(value for value in self.values if value.move == move)


def compare(
    game: Game[Any, Any, M, V],
    view: V,
    *,
    playouts: int | None = None,
    also: Sequence[M] = (),
    only: bool = False,
    judge: Judge | None = None,
    seed: int = 0,
) -> Comparison[M]:
    """Try all moves, drop the worse half again and again, and compare the last few in new deals. `also` are moves that
    have to be among these; `only` they are tried if that is enough. What the view doesn't show has no influence.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> found = compare(game, view, playouts=4)
    >>> found.values[0].move in game.moves(match.state, view.seat)
    True
    """
    judge = judge or judge_of(game)
    playouts = playouts or judge.PLAYOUTS
    rng = random.Random(derived_seed("values", seed, msgspec.json.encode(view).hex()))
    trial = Trial(game, judge, view, rng)
    left = list(dict.fromkeys([*also, *(() if only else trial.moves())]))
    tried, first = list(left), 0
    steps = max(0, ceil(log2(len(left) / FINALISTS)))
    for _ in range(steps):
        deals = max(FEWEST, playouts // (2 * steps * len(left)))
        trial.run(left, first, deals)
        first += deals
        left.sort(key=lambda move: -trial.chance(move))
        left = list(dict.fromkeys([*left[: max(FINALISTS, ceil(len(left) / 2))], *also]))
    deals = max(TELLING, (playouts // 2 if steps else playouts) // (len(left) + 1))
    trial.run([*left, None], first, deals)
    best = max(left, key=lambda move: trial.chance(move, first))
    found = [trial.value(move, best, first) for move in tried]
    order = {move: place for place, move in enumerate(sorted(left, key=lambda move: -trial.chance(move, first)))}
    found.sort(key=lambda value: (order.get(value.move, len(left)), -value.chance))
    return Comparison(
        found, mean_of(trial.shares(None, first)), {move: mean_of(trial.shares(move, first)) for move in left}
    )


def values(game: Game[Any, Any, M, V], view: V, *, playouts: int | None = None, seed: int = 0) -> list[Value[M]]:
    """What each move is worth to the player of this view, the best first. The same view, playouts and seed give the
    same values.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> best, *others = values(game, view, playouts=4)
    >>> best.behind, all(other.chance <= best.chance for other in others)
    (0.0, True)
    """
    return compare(game, view, playouts=playouts, seed=seed).values
