"""A contest: which bots play how many games of which game, and how it ended."""

import math
import random
from collections import deque
from collections.abc import Iterator, Sequence

import msgspec

from tilery.engine.chance import derived_seed
from tilery.engine.errors import TileryError
from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.engine.options import check_seats
from tilery.engine.record import Record
from tilery.games import GAMES, levels, make_bot


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides the games, move by move. Bots change seats from game to game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = {}

    def check(self) -> None:
        """Raise a TileryError unless such a contest can be held."""
        game = GAMES.get(self.game)
        check_seats(game.info, self.seats)
        if len(self.bots) != self.seats:
            raise TileryError(f"{self.seats} seats need {self.seats} bots, not {len(self.bots)}.")
        for level in self.bots:
            levels(game).get(level)
        Match(game, seats=self.seats, options=self.options)

    def seating(self, index: int) -> tuple[int, ...]:
        """Which bot sits on each seat in this game.

        >>> Contest("chess", 3, ("a", "b", "c"), 10, 0).seating(1)
        (1, 2, 0)
        """
        return tuple((seat + index) % self.seats for seat in range(self.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names, numbered where a level plays several times.

        >>> Contest("chess", 3, ("easy", "normal", "easy"), 10, 0).names
        ('easy', 'normal', 'easy 2')
        """
        counts = [self.bots[: i + 1].count(bot) for i, bot in enumerate(self.bots)]
        return tuple(bot if n == 1 else f"{bot} {n}" for bot, n in zip(self.bots, counts, strict=True))


class Outcome(msgspec.Struct, frozen=True):
    """One game of a contest, from the bots' point of view."""

    index: int
    moves: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    record: str


def live_game(contest: Contest, index: int) -> Iterator[tuple[Match, Seat, str]]:
    """Play one game. After each move of a bot, yields the match, the seat and the move in notation."""
    game = GAMES.get(contest.game)
    match = Match(game, seats=contest.seats, options=contest.options, seed=derived_seed("chance", contest.seed, index))
    seating = contest.seating(index)
    bots = [make_bot(game, contest.bots[bot]) for bot in seating]
    rngs = [random.Random(derived_seed("bot", contest.seed, index, seat)) for seat in range(contest.seats)]
    while match.pending:
        seat = min(match.pending)
        move = bots[seat].choose(match.view(seat), rngs[seat])
        match.play(seat, move)
        yield match, seat, game.write(move)


def play_game(contest: Contest, index: int) -> Outcome:
    """Play one game to its end."""
    [(match, _, _)] = deque(live_game(contest, index), maxlen=1)
    seating = contest.seating(index)
    seat_of = {bot: seat for seat, bot in enumerate(seating)}
    result = match.result
    return Outcome(
        index,
        len(match.log),
        tuple(result.points[seat_of[bot]] for bot in range(contest.seats)),
        tuple(sorted(seating[seat] for seat in result.winners)),
        result.reason,
        Record.of(match, tuple(contest.names[bot] for bot in seating)).text(),
    )


class Tally(msgspec.Struct, frozen=True):
    """What one bot achieved. A win shared by n counts 1/n; `low` to `high` is the 95 % interval of the win rate."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float
    mean_points: float


def tally(contest: Contest, outcomes: Sequence[Outcome]) -> tuple[Tally, ...]:
    """What each bot made of the games: wins, with an interval, and points."""
    rows = []
    for bot, name in enumerate(contest.names):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if bot in outcome.winners)
        points = sum(outcome.points[bot] for outcome in outcomes)
        games = len(outcomes)
        low, high = wilson(wins, games)
        rows.append(Tally(name, wins, wins / games, low, high, points / games))
    return tuple(rows)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(90, 100)]
    [0.826, 0.945]
    """
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, (centre - spread) / (1 + z * z / games)), min(1.0, (centre + spread) / (1 + z * z / games))
