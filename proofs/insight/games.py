"""Games of equal bots, played and looked at in several processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from tilery.arena import Fixture, play
from tilery.engine.kernel import prepare
from tilery.engine.record import Record
from tilery.games import GAMES, judge_of, kernels

T = TypeVar("T")


def of_equals(game: str, seats: int, number: int) -> Record:
    """A game of equal bots, as the judge of the game knows them: what it says can come true only then. The same number
    gives the same game."""
    bots = (judge_of(GAMES.get(game)).LEVEL,) * seats
    return Record.parse(play(Fixture(game, {}, bots, bots, 17, number)).record)


def looked_at(game: str, times: int, look: Callable[[Record, int], T]) -> Iterator[T]:
    """What `look` finds in so many games, with two players and with the most in turn."""
    seats = sorted({2, max(GAMES.get(game).info.seats)})
    for module in kernels(GAMES.get(game)):
        prepare(module)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(_one, game, seats, look), range(times), chunksize=4)


def _one(game: str, seats: list[int], look: Callable[[Record, int], T], number: int) -> T:
    return look(of_equals(game, seats[number % len(seats)], number), number)
