"""Play the games of a contest on all cores. Each game depends only on the seed and its number, not on the process that
plays it."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tilery.arena.contest import Contest, Outcome, play_game
from tilery.games import GAMES


def run(contest: Contest, workers: int | None = None) -> Iterator[Outcome]:
    """The outcomes in the order of their games, as they come."""
    workers = min(workers or os.cpu_count() or 1, contest.games)
    if workers == 1:
        yield from (play_game(contest, index) for index in range(contest.games))
        return
    chunk = max(1, min(10, contest.games // (4 * workers)))
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _prepare, GAMES.paths)
    try:
        yield from pool.map(play_game, [contest] * contest.games, range(contest.games), chunksize=chunk)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _prepare(*rooms: Path) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    for path in rooms:
        GAMES.add(path)
