"""What is done beside the requests of a table, while these go on."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tilery.tables.wire import messages as wire
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

Answer = Callable[[wire.Done | wire.Checked | wire.Hinted | wire.Coached | Refusal], None]
"""How whoever asked is told."""
Work = Coroutine[Any, Any, None]


class Aside:
    """Tasks that somebody began and nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, what: str, work: Work, answer: Answer) -> None:
        """Do this meanwhile. If it fails, `answer` is told."""
        self.keep(asyncio.create_task(self._done(what, work, answer)))

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Let a task run to its end, or until everything closes."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Drop what is not done yet."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _done(self, what: str, work: Work, answer: Answer) -> None:
        try:
            await work
        except Refusal as refusal:
            answer(refusal)
        except Exception as error:  # noqa: BLE001 - it is logged, and nobody waits for this task
            answer(failure(error, what))
