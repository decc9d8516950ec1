"""Play the games of a contest on all cores. Each game depends only on the seed and its number, not on the process that
plays it."""

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from multiprocessing.synchronize import Event
from pathlib import Path

from tilery.arena.contest import Contest, Outcome, play_game
from tilery.games import GAMES

_enough: Event
"""In a worker: set when no further game is wanted."""


def run(contest: Contest, workers: int | None = None) -> Iterator[Outcome]:
    """The outcomes in the order of their games, as they come."""
    workers = min(workers or os.cpu_count() or 1, contest.games)
    if workers == 1:
        yield from (play_game(contest, index) for index in range(contest.games))
        return
    chunk = max(1, min(10, contest.games // (4 * workers)))
    context = multiprocessing.get_context("spawn")
    enough = context.Event()
    pool = ProcessPoolExecutor(workers, context, _prepare, (enough, GAMES.paths))
    try:
        yield from pool.map(_play, [contest] * contest.games, range(contest.games), chunksize=chunk)
    finally:
        enough.set()  # a chunk that has begun can't be cancelled, and may hold many long games
        pool.shutdown(wait=True, cancel_futures=True)


def _play(contest: Contest, index: int) -> Outcome:
    if _enough.is_set():
        raise CancelledError
    return play_game(contest, index)


def _prepare(enough: Event, rooms: Iterable[Path]) -> None:
    global _enough  # noqa: PLW0603 - a worker has no other place to keep it
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    for path in rooms:
        GAMES.add(path)
