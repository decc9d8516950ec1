"""Every way to play every game, and games played on those tables."""

import random
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from tilery.engine import CHANCE, AnyMatch, Match, Seat
from tilery.engine.chance import derived_seed
from tilery.engine.game import AnyGame, Event
from tilery.games import GAMES, make_bot, usual_level

LONGEST = 5_000
"""No game in these tests has more moves: one that does would never end."""


@dataclass(frozen=True)
class Situation:
    """A moment of a played game: the state, and who did what in it, to what effect."""

    state: Any
    seat: Seat
    move: Any
    after: Any
    events: tuple[Event, ...]
    reveals: bool


@dataclass(frozen=True)
class Table:
    """A game, one of its variants, and a number of seats."""

    game_id: str
    variant: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game_id}-{self.variant}-{self.seats}"

    @property
    def game(self) -> AnyGame:
        return GAMES.get(self.game_id)

    @property
    def options(self) -> dict[str, str]:
        return next(variant.options for variant in self.game.info.variants if variant.name == self.variant)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """All seats, and a spectator."""
        return (*range(self.seats), None)

    def match(self, number: int = 0) -> AnyMatch:
        """A match at its beginning; with another number chance plays otherwise."""
        return Match(self.game, seats=self.seats, options=self.options, seed=derived_seed(str(self), number))

    def games(self) -> tuple[AnyMatch, ...]:
        """Two finished games: of players who do anything, and of good ones."""
        return tuple(played(self, level) for level in dict.fromkeys(("random", usual_level(self.game))))

    def situations(self, count: int, *, seed: int = 0) -> list[Situation]:
        """Moments of the finished games: the set-up, the last moves, and others in between."""
        return [situation for match in self.games() for situation in situations_of(match, count, seed=seed)]

    def moves(self, count: int = 40) -> set[Any]:
        """All that was done in the finished games, and more that could have been."""
        found = {entry.move for match in self.games() for entry in match.log}
        for situation in self.situations(count):
            for seat in self.game.pending(situation.state):
                found |= set(self.game.moves(situation.state, seat))
        return found


TABLES = tuple(
    Table(game.info.id, variant.name, seats)
    for game in GAMES.all()
    for variant in game.info.variants
    for seats in variant.seats
)
FIRST_TABLES = tuple(next(table for table in TABLES if table.game_id == game.info.id) for game in GAMES.all())


def situations_of(match: AnyMatch, count: int, *, seed: int = 0) -> list[Situation]:
    """Moments of a finished match: the set-up, the last moves, and others in between."""
    states = [match.start, *(entry.step.state for entry in match.log)]
    all_of_them = [
        Situation(before, entry.seat, entry.move, after, entry.step.events, entry.step.reveals)
        for (before, after), entry in zip(pairwise(states), match.log, strict=True)
    ]
    edge = max(2, count // 10)
    middle = all_of_them[edge:-edge]
    some = random.Random(seed).sample(middle, min(len(middle), count // 2))
    return [*all_of_them[:edge], *some, *all_of_them[-edge:]]


@cache
def played(table: Table, level: str) -> AnyMatch:
    match = table.match()
    play_on(match, level)
    return match


def play_on(match: AnyMatch, level: str = "random", *, seed: int = 0) -> None:
    """Let bots finish a match."""
    game = match.game
    bot = make_bot(game, level)
    rng = random.Random(seed)
    while not match.over:
        assert len(match.log) < LONGEST, f"{game.info.title} isn't over after {LONGEST} moves"
        seat = rng.choice(sorted(match.pending))
        assert seat != CHANCE, "a match with a seed makes its own chance moves"
        match.play(seat, bot.choose(match.view(seat), rng))
