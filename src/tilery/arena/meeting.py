"""Bots that meet: the same deals with every seating, so that luck and seats are the same for all."""

import hashlib
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, permutations
from math import ceil

import msgspec

from tilery.arena.bots import bot_name
from tilery.arena.fixture import Fixture, teams_of
from tilery.arena.players import check_bot
from tilery.engine.draws import SEATS
from tilery.engine.errors import TileryError
from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.engine.options import settle
from tilery.games import GAMES, RANDOM, levels


class Meeting(msgspec.Struct, frozen=True):
    """Some bots at one table. They play a number of deals, each with all seatings that differ."""

    game: str
    options: dict[str, str]
    """Only those that are not as usual."""
    bots: tuple[str, ...]
    """As somebody named them; see `tilery.arena.bots`."""
    names: tuple[str, ...]
    """What records call them."""
    deals: int
    seed: int
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Who plays together, if there are teams."""
    seconds: float | None = None
    """The time for each move, if there is a limit."""

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """All ways to sit that differ; each has the places of the bots in the order of the seats. They come in the
        same order however the bots are listed. In teams, partners are the same bot if that is possible: a team of
        equals tells more than a mixed one.

        >>> Meeting("chess", {}, ("a", "b"), ("a", "b"), 10, 0).seatings
        [(0, 1), (1, 0)]
        >>> Meeting("chess", {}, ("a", "b", "b"), ("a", "b", "b"), 10, 0).seatings
        [(0, 1, 2), (1, 0, 2), (1, 2, 0)]
        >>> Meeting("bridge", {}, ("a", "a", "b", "b"), ("a", "a", "b", "b"), 10, 0, ((0, 2), (1, 3))).seatings
        [(0, 2, 1, 3), (2, 0, 3, 1)]
        """
        every = permutations(range(len(self.names)))
        differing = {tuple(self.names[bot] for bot in seating): seating for seating in reversed(list(every))}
        of_equals = [
            names for names in differing if all(len({names[seat] for seat in team}) == 1 for team in self.teams)
        ]
        return [differing[names] for names in sorted(of_equals or differing)]

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.deals * len(self.seatings)

    @property
    def label(self) -> str:
        """A name for a folder: the game, the bots in any order, and the options that are not as usual."""
        options = "-".join(f"{name}-{value}" for name, value in sorted(self.options.items()))
        text = "-".join(filter(None, (self.game, *sorted(self.names), options)))
        plain = re.sub("[^A-Za-z0-9@_]+", "-", text)
        if plain == text and len(plain) <= 100:
            return plain
        return f"{plain[:90]}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"

    def fixtures(self) -> Iterator[tuple[str, Fixture]]:
        """All its games, each with a name for its file."""
        seatings = self.seatings
        for deal in range(self.deals):
            for number, seating in enumerate(seatings, 1):
                fixture = Fixture(
                    self.game,
                    self.options,
                    tuple(self.bots[bot] for bot in seating),
                    tuple(self.names[bot] for bot in seating),
                    self.seed,
                    deal,
                    SEATS,
                    self.seconds,
                )
                yield f"seed{self.seed}-{deal + 1:05}-{number}", fixture


def meetings(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None,
    games: int,
    seed: int,
    options: dict[str, str],
    seconds: float | None = None,
) -> list[Meeting]:
    """All meetings of these bots, with so many games each or a few more: each deal is played with all seatings. Raises
    a TileryError if they can't meet.

    >>> from tilery.games import GAMES
    >>> game = GAMES.names()[1]
    >>> [meeting] = meetings(game, ["easy", "random"], seats=2, games=4, seed=1, options={})
    >>> [name for name, _ in meeting.fixtures()]
    ['seed1-00001-1', 'seed1-00001-2', 'seed1-00002-1', 'seed1-00002-2']
    """
    rules = GAMES.get(game)
    for bot in bots:
        check_bot(rules, bot)
    if seats is None:
        seats = 2 if 2 in rules.info.seats else min(rules.info.seats)
    match = Match(rules, seats=seats, options=options)
    if seats < 2:
        raise TileryError("A contest needs two players. 'tilery simulate' lets a bot play alone.")
    if len(set(map(bot_name, bots))) < 2:
        raise TileryError("Name two bots that differ. 'tilery simulate' lets one play against itself.")
    if len(bots) < seats:
        more = " ".join([*bots, *[bots[-1]] * (seats - len(bots))])
        raise TileryError(f"{seats} seats need {seats} bots. You may name one several times, as in '{more}'.")
    usual = rules.texts(rules.options(settle(rules.info, {})))
    unusual = {name: value for name, value in match.options.items() if usual.get(name) != value}
    groups = dict.fromkeys(group for group in combinations(bots, seats) if len(set(group)) > 1)
    teams = teams_of(game, unusual, seats)
    made = [Meeting(game, unusual, group, tuple(map(bot_name, group)), 1, seed, teams, seconds) for group in groups]
    return [msgspec.structs.replace(one, deals=ceil(games / len(one.seatings))) for one in made]


def ladder(game: str, *, games: int, seed: int) -> list[Meeting]:
    """Each level of a game against the one below, with two players.

    >>> from tilery.games import GAMES
    >>> game = GAMES.names()[1]
    >>> [meeting.bots for meeting in ladder(game, games=2, seed=1)][:2]
    [('easy', 'beginner'), ('casual', 'easy')]
    """
    names = [name for name in levels(GAMES.get(game)).names() if name != RANDOM]
    if len(names) < 2:
        raise TileryError(f"{GAMES.get(game).info.title} has no ladder: there are fewer than two levels.")
    pairs = [(upper, lower) for lower, upper in pairwise(names)]
    return [one for pair in pairs for one in meetings(game, pair, seats=2, games=games, seed=seed, options={})]
