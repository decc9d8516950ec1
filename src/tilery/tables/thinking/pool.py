"""Workers that answer questions, shared by everybody who asks."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from tilery.tables.table.thinker import Asker
from tilery.tables.thinking.waiting_line import ANYBODY, WaitingLine


class Worker(Protocol):
    """Somebody who thinks elsewhere, about one question at a time."""

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer; raises ThinkerFailed if there is none in time, and then the worker starts anew."""

    async def end(self) -> None:
        """Stop, in the middle of a thought if need be. The next question starts it again."""


class WorkerPool:
    """A few workers for everybody. Askers wait while all of them are busy. If there are several workers, slow questions
    and those that no person waits for leave one of them free."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.workers = list(workers)
        self._free = self.workers[::-1]
        self._line: WaitingLine[Worker] = WaitingLine()

    @asynccontextmanager
    async def worker(self, asker: Asker = ANYBODY, *, slow: bool = False) -> AsyncIterator[Worker]:
        """A worker for this asker alone, as soon as it is their turn."""
        turn = self._line.join(asker, slow=slow)
        try:
            self._hand_out()
            yield await turn
        finally:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
                self._hand_out()

    def _hand_out(self) -> None:
        while self._free:
            turn = self._line.next(urgent=len(self._free) == 1 < len(self.workers))
            if turn is None:
                return
            turn.set_result(self._free.pop())

    async def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.end()
