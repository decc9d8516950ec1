"""Games of bots, played and looked at in several processes."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from proofs.insight.kept import Kept
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


def looked_at(
    game: str,
    times: int,
    look: Callable[[Record, int], T],
    *,
    played: Callable[[str, int, int], Record] = of_equals,
    seats: Sequence[int] = (),
) -> Iterator[T]:
    """What `look` finds in so many games, with two players and with the most in turn, or with so many as are given.
    What it found before it was cut off is not looked for again."""
    for module in kernels(GAMES.get(game)):
        prepare(module)
    tables = tuple(seats or sorted({2, max(GAMES.get(game).info.seats)}))
    kept = Kept(look, game, times)
    if len(kept):
        print(f"{game}: {len(kept)} of {times} games were looked at before.", file=sys.stderr, flush=True)
    yield from kept
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        ahead = range(len(kept), times)
        yield from kept.adding(pool.map(partial(_seen, game, tables, played, look), ahead, chunksize=4))


def _seen(
    game: str,
    seats: tuple[int, ...],
    played: Callable[[str, int, int], Record],
    look: Callable[[Record, int], T],
    number: int,
) -> T:
    return look(played(game, seats[number % len(seats)], number), number)
