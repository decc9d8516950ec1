"""One thread that writes. It puts the steps of many waiting tables into one commit, and then answers them all."""

import asyncio
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from operator import itemgetter
from queue import SimpleQueue
from typing import Any

import msgspec

from tilery.server.metrics import Metrics
from tilery.server.store.backend import Backend
from tilery.server.store.statements import ALL_OR_NONE, ORDER, PLACES, Row, Work, statements
from tilery.server.store.trouble import Trouble
from tilery.tables.wire.refusal import Conflict, Refusal, storage_failed

MAX_GROUP = 256
TRIES = 5
"""How often the same work is begun if the database asks for it, because two servers waited for each other."""


class Waiter(msgspec.Struct):
    """Somebody who waits for a write. `done` belongs to the event loop; the thread must not touch it."""

    work: Work
    done: asyncio.Future[None]
    failure: Refusal | None = None


class Writer:
    """The only one in this process that changes the database. It calls the driver directly: another layer, a coroutine
    or a hop between threads for each statement would cost many times what SQLite itself does."""

    def __init__(self, backend: Backend, metrics: Metrics) -> None:
        self._backend, self._metrics = backend, metrics
        self._statements = statements(backend.dialect)
        self._waiting: SimpleQueue[Waiter | None] = SimpleQueue()
        self._connection: Any = None
        self._thread: threading.Thread | None = None
        self._trouble = Trouble()

    def start(self) -> None:
        """Start the thread. Call this in the event loop that waits for the commits."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is still waiting, then end the thread. Later commits are refused."""
        if (thread := self._thread) is not None:
            self._thread = None
            self._waiting.put(None)
            await asyncio.to_thread(thread.join)

    async def commit(self, work: Work) -> None:
        """Wait until the work is committed; raises Refusal if it was not, and then none of it was. The work is written
        even if the caller stops waiting."""
        if self._thread is None:
            raise Refusal("closing", "The server is closing.")
        done = self._loop.create_future()
        self._waiting.put(Waiter(work, done))
        await done

    # In the thread

    def _run(self) -> None:
        ending = False
        while not ending:
            group: list[Waiter] = []
            while not group or (len(group) < MAX_GROUP and not self._waiting.empty()):
                if (waiter := self._waiting.get()) is None:
                    ending = True
                    break
                group.append(waiter)
            if group:
                began = time.perf_counter()
                failed = self._write(group)
                took = time.perf_counter() - began
                self._loop.call_soon_threadsafe(self._answer, group, failed, took)
        self._disconnect()

    def _write(self, group: Sequence[Waiter]) -> bool:
        """Write the work of all of them, and note each one's own `failure`; gives whether the common commit failed."""
        failure = self._write_together([waiter.work for waiter in group])
        for waiter in group:
            # One conflict must not spoil the work of the others: write each by itself.
            alone = isinstance(failure, Conflict) and len(group) > 1
            waiter.failure = self._write_together([waiter.work]) if alone else failure
        return failure is not None

    def _write_together(self, group: Sequence[Work], tries: int = TRIES) -> Refusal | None:
        work = in_order(group)
        try:
            if self._connection is None:
                self._connection = self._backend.connect()
            self._write_all(work)
        except Exception as error:  # noqa: BLE001 - the writer serves everybody, so nothing may end it
            if isinstance(error, Conflict) or self._backend.conflicts(error):
                return self._roll_back()
            if tries > 1 and self._backend.once_more(error):
                self._roll_back()
                return self._write_together(group, tries - 1)
            self._trouble.tell(fault(error))
            self._disconnect()  # use a new connection when the database is well again
            return storage_failed()
        self._trouble.over()
        return None

    def _write_all(self, work: Sequence[tuple[str, list[Row]]]) -> None:
        cursor = self._connection.cursor()
        cursor.execute(self._backend.begin)
        for name, rows in work:
            changed = self._statements[name].execute(cursor, rows)
            if name in ALL_OR_NONE and changed != len(rows):
                raise Conflict
        cursor.execute("COMMIT")

    def _roll_back(self) -> Refusal:
        try:
            if self._connection is not None:
                self._connection.execute("ROLLBACK")
        except Exception:  # noqa: BLE001 - whatever it is, a new connection has nothing to roll back
            self._disconnect()
        return Conflict()

    def _disconnect(self) -> None:
        if (connection := self._connection) is not None:
            self._connection = None
            with suppress(Exception):
                connection.close()

    # In the event loop

    def _answer(self, group: Sequence[Waiter], failed: bool, took: float) -> None:
        count = self._metrics.count
        count("tilery_commits_total")
        count("tilery_commit_seconds_total", took)
        count("tilery_commit_failures_total", failed)
        for waiter in group:
            if waiter.failure is None:
                count("tilery_tables_made_total", len(waiter.work.get("table", ())))
                for row in waiter.work.get("log", ()):
                    count("tilery_steps_total", kind=row["kind"])
            if waiter.done.done():  # the caller has stopped waiting
                continue
            if waiter.failure is None:
                waiter.done.set_result(None)
            else:
                waiter.done.set_exception(waiter.failure)


def in_order(group: Sequence[Work]) -> list[tuple[str, list[Row]]]:
    """The rows of a whole group, by statement, in the order in which the statements must run."""
    gathered: dict[str, list[Row]] = {}
    for work in group:
        for name, rows in work.items():
            if rows:
                gathered.setdefault(name, []).extend(rows)
    for name, place in PLACES.items():
        if len(gathered.get(name, ())) > 1:
            gathered[name].sort(key=itemgetter(*place))
    return sorted(gathered.items(), key=lambda item: ORDER[item[0]])


def fault(error: BaseException) -> str:
    """What went wrong, without the values that should have been written: there are secrets among them. PostgreSQL
    repeats values, except in the first line of what it says."""
    error = getattr(error, "orig", None) or error
    if (found := getattr(getattr(error, "diag", None), "message_primary", None)) is not None:
        return f"{type(error).__name__}({found!r})"[:200]
    return repr(error)[:200]
