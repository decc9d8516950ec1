"""Games of bots, played and looked at."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from proofs.rooms.many import many
from tilery.arena import Fixture, play
from tilery.engine.record import Record
from tilery.games import GAMES, judge_of

T = TypeVar("T")


def of_equals(game: str, seats: int, number: int) -> Record:
    """A game of equal bots, as the judge of the game knows them: what it says can come true only then. The same number
    gives the same game."""
    bots = (judge_of(GAMES.get(game)).LEVEL,) * seats
    return Record.parse(play(Fixture(game, {}, bots, bots, 17, number)).record)


def looked_at(
    game: str,
    times: int,
    look: Callable[[Record, int], T],
    *,
    played: Callable[[str, int, int], Record] = of_equals,
    seats: Sequence[int] = (),
) -> Iterator[T]:
    """What `look` finds in so many games, with two players and with the most in turn, or with so many as are given."""
    tables = tuple(seats or sorted({2, max(GAMES.get(game).info.seats)}))
    return many(look, game, times, work=partial(_seen, game, tables, played, look))


def _seen(
    game: str,
    seats: tuple[int, ...],
    played: Callable[[str, int, int], Record],
    look: Callable[[Record, int], T],
    number: int,
) -> T:
    return look(played(game, seats[number % len(seats)], number), number)
