"""Records that people bring along are read in a process of their own: whatever is in them, no table waits."""

import logging

import msgspec

from tilery.server.workers.pool import WorkerPool
from tilery.tables.table.thinker import ThinkerFailed
from tilery.tables.wire.refusal import Refusal, too_large

logger = logging.getLogger(__name__)

SECONDS = 10.0
MAX_RECORD = 200 * 1000
"""Bytes. The records of our games have some thousand."""
MAX_WAITING = 16
"""So many may wait for the desk; it is soon free again."""


class RecordDesk:
    """One process that plays records again, for everybody."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = WorkerPool("tilery.server.workers.record_process", workers=1)
        self._waiting = 0

    async def study(self, record: str, seat: int | None, *, plain: bool = False) -> bytes:
        """A `Study` of the record, as JSON."""
        return await self._ask("plain-study" if plain else "study", record, seat)

    async def position(self, record: str, at: int) -> str:
        """The text of a record that can be played as far as that; refuses one that can't."""
        return (await self._ask("position", record, at)).decode()

    async def close(self) -> None:
        await self._pool.close()

    async def _ask(self, what: str, record: str, number: int | None) -> bytes:
        try:
            size = len(record.encode())
        except UnicodeEncodeError:
            raise Refusal("malformed", "This is no text.") from None
        if size > MAX_RECORD:
            raise too_large(MAX_RECORD)
        if self._waiting >= MAX_WAITING:
            raise Refusal("crowded", "Many records are being read just now. Please try again in a moment.")
        self._waiting += 1
        try:
            async with self._pool.worker() as worker:
                answer = await worker.ask(msgspec.json.encode((what, record, number)), self._seconds)
        except ThinkerFailed as failure:
            logger.warning("a record was not read: %s", failure)
            raise Refusal("too-slow", "This record takes too long to read.") from None
        finally:
            self._waiting -= 1
        if answer[:1] != b"+":
            raise Refusal(*msgspec.json.decode(answer[1:], type=tuple[str, str]))
        return answer[1:]
