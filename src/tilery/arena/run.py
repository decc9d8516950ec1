"""Play games on all cores. Each depends only on its fixture, not on the process that plays it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from pathlib import Path

from tilery.arena.engines import end_engines
from tilery.arena.fixture import Fixture, Played, play
from tilery.engine.errors import TileryError
from tilery.games import GAMES

QUEUE = 4
"""So many games wait for each process, so that none is idle. The others have not been handed out yet."""


def run(fixtures: Sequence[Fixture], workers: int | None = None) -> Generator[tuple[int, Played], None, None]:
    """Each game as soon as it is over, with the place of its fixture. Whoever stops listening ends all that is being
    played."""
    workers = min(workers or os.cpu_count() or 1, len(fixtures))
    if workers <= 1:
        try:
            yield from ((place, play(fixture)) for place, fixture in enumerate(fixtures))
        finally:
            end_engines()
        return
    context = multiprocessing.get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _prepare, (leash, GAMES.paths))
    try:
        yield from _in_turn(pool, fixtures, QUEUE * workers)
    except BrokenProcessPool:
        raise TileryError("A process that played games has died, perhaps for lack of memory.") from None
    finally:
        hand.close()
        leash.close()
        pool.shutdown(wait=True, cancel_futures=True)


def _in_turn(pool: ProcessPoolExecutor, fixtures: Sequence[Fixture], most: int) -> Iterator[tuple[int, Played]]:
    running: dict[Future[Played], int] = {}
    ahead = iter(enumerate(fixtures))
    while True:
        for place, fixture in ahead:
            running[pool.submit(play, fixture)] = place
            if len(running) >= most:
                break
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(done), done.result()


def _prepare(leash: Connection, rooms: Iterable[Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    threading.Thread(target=_obey, args=(leash,), daemon=True).start()
    for path in rooms:
        GAMES.add(path)


def _obey(leash: Connection) -> None:
    """End this process as soon as the parent lets go of the leash, or is dead: a game may take minutes."""
    leash.poll(None)
    end_engines()
    os._exit(0)
