"""Games in processes of this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

from tilery.arena.engines import end_engines
from tilery.arena.executors.executor import Ticket
from tilery.arena.fixture import Fixture, Played, play
from tilery.engine.errors import TileryError
from tilery.games import GAMES

QUEUE = 4
"""So many games are handed out for each process, so that none is idle."""
INTERRUPTS = {signal.SIGINT, signal.SIGTERM}


class Here:
    """This process, without any other: one game after the other."""

    at_once = 1

    def __init__(self) -> None:
        self._fixture: Fixture | None = None

    def begin(self, fixture: Fixture) -> Ticket:
        """A game is played when somebody waits for it."""
        self._fixture = fixture
        return 0

    def over(self, tickets: Collection[Ticket]) -> Iterator[tuple[Ticket, Played]]:
        """Play it."""
        assert self._fixture is not None
        yield 0, play(self._fixture)

    def close(self) -> None:
        """Engines wait for the next game until now."""
        end_engines()


class Processes:
    """Several processes. They end when this one does, however that ends."""

    def __init__(self, workers: int) -> None:
        self.at_once = QUEUE * workers
        context = multiprocessing.get_context("spawn")
        self._leash, self._hand = context.Pipe(duplex=False)
        with _held():
            self._pool = ProcessPoolExecutor(workers, context, _prepare, (self._leash, GAMES.paths))

    def begin(self, fixture: Fixture) -> Ticket:
        """Hand a game to the pool."""
        try:
            with _held():
                return self._pool.submit(play, fixture)
        except BrokenProcessPool:
            raise _died() from None

    def over(self, tickets: Collection[Ticket]) -> Iterator[tuple[Ticket, Played]]:
        """Those that are over."""
        futures = cast(Collection[Future[Played]], tickets)
        for done in wait(futures, return_when=FIRST_COMPLETED).done:
            try:
                yield done, done.result()
            except BrokenProcessPool:
                raise _died() from None

    def close(self) -> None:
        """The processes see that they have been let go."""
        self._hand.close()
        self._leash.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _held() -> Iterator[None]:
    """Interrupts wait until this is over. Whatever process begins meanwhile inherits that, so none of them is
    interrupted before it can say that it doesn't want to be."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _died() -> TileryError:
    return TileryError("A process that played games has died, perhaps for lack of memory.")


def _prepare(leash: Connection, rooms: Iterable[Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPTS)
    threading.Thread(target=_obey, args=(leash,), daemon=True).start()
    for path in rooms:
        GAMES.add(path)


def _obey(leash: Connection) -> None:
    """End this process as soon as the parent lets go of the leash, or is dead: a game may take minutes."""
    leash.poll(None)
    end_engines()
    os._exit(0)
