"""A quick contest, as `tilery simulate` holds it: which bots play how many games of which game, and how it ended."""

from collections.abc import Sequence

import msgspec

from tilery.arena.bots import bot_name
from tilery.arena.fixture import Fixture, Played
from tilery.arena.players import check_bot
from tilery.arena.ratings import wilson
from tilery.engine.errors import TileryError
from tilery.engine.match import Match
from tilery.engine.options import check_seats
from tilery.games import GAMES


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
            check_bot(game, level)
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
        named = map(bot_name, self.bots)
        return tuple(bot if n == 1 else f"{bot} {n}" for bot, n in zip(named, counts, strict=True))

    def fixture(self, index: int) -> Fixture:
        """One of its games."""
        bots, names = zip(*((self.bots[bot], self.names[bot]) for bot in self.seating(index)), strict=True)
        return Fixture(self.game, self.options, bots, names, self.seed, index)


class Outcome(msgspec.Struct, frozen=True):
    """One game of a contest, from the bots' point of view."""

    index: int
    moves: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    record: str
    forfeited: int | None = None
    """The bot that lost it without playing it to its end."""


def outcome(contest: Contest, index: int, played: Played) -> Outcome:
    """What a game of the contest says about its bots, in the order in which the contest names them.

    >>> from tilery.arena import play
    >>> contest = Contest(GAMES.names()[1], 2, ("easy", "random"), 2, 0)
    >>> outcome(contest, 0, play(contest.fixture(0))).reason[:3]
    'TR-'
    """
    seating, result = contest.seating(index), played.result
    seat_of = {bot: seat for seat, bot in enumerate(seating)}
    return Outcome(
        index,
        played.moves,
        tuple(result.points[seat_of[bot]] for bot in range(contest.seats)),
        tuple(sorted(seating[seat] for seat in result.winners)),
        result.reason,
        played.record,
        None if played.forfeit is None else seating[played.forfeit.seat],
    )


class Tally(msgspec.Struct, frozen=True):
    """What one bot achieved. A win shared by n counts 1/n; `low` to `high` is the 95 % interval of the win rate. A
    forfeited game has winners, but no points."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float
    mean_points: float
    forfeits: int = 0


def tally(contest: Contest, outcomes: Sequence[Outcome]) -> tuple[Tally, ...]:
    """What each bot made of the games: wins, with an interval, and points.

    >>> contest = Contest("chess", 2, ("easy", "random"), 2, 0)
    >>> outcomes = [Outcome(number, 40, (1, 0), (0,), "mate", "") for number in range(2)]
    >>> [(row.bot, row.wins) for row in tally(contest, outcomes)]
    [('easy', 2.0), ('random', 0)]
    """
    rows = []
    finished = [outcome for outcome in outcomes if outcome.forfeited is None]
    for bot, name in enumerate(contest.names):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if bot in outcome.winners)
        points = sum(outcome.points[bot] for outcome in finished) / (len(finished) or 1)
        games = len(outcomes)
        low, high = wilson(wins, games)
        forfeits = sum(outcome.forfeited == bot for outcome in outcomes)
        rows.append(Tally(name, wins, wins / games, low, high, points, forfeits))
    return tuple(rows)
