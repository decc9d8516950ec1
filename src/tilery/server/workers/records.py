"""Records that people bring along are read in a process of their own: whatever is in them, no table waits."""

import asyncio
import logging

import msgspec

from tilery.server.workers.bot_process import LENGTH
from tilery.server.workers.bots import Worker
from tilery.tables.table.thinker import ThinkerFailed
from tilery.tables.wire.refusal import Refusal, too_large

logger = logging.getLogger(__name__)

SECONDS = 10.0
MAX_RECORD = 200 * 1000
"""Bytes. The records of our games have some thousand."""
MAX_WAITING = 16
"""So many may wait for the desk; it is soon free again."""
MAX_ANSWER = 64 * 1024 * 1024


class Reader(Worker):
    """A process that plays records again. Its answers are long, so they say their length."""

    module = "tilery.server.workers.record_process"

    async def read(self, question: bytes) -> bytes:
        """What is to be answered; raises Refusal, or ThinkerFailed if there was no answer in time."""
        answer = await self._exchange(question, SECONDS)
        if answer[:1] == b"+":
            return answer[1:]
        raise Refusal(*msgspec.json.decode(answer[1:], type=tuple[str, str]))

    async def _answer(self, answers: asyncio.StreamReader) -> bytes:
        (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
        if length > MAX_ANSWER:
            raise ValueError("the answer is too long")
        return await answers.readexactly(length)


class RecordDesk:
    """One reader for everybody, started when the first record comes; who comes meanwhile waits."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def study(self, record: str, seat: int | None, *, plain: bool = False) -> bytes:
        """A `Study` of the record, as JSON."""
        return await self._ask("plain-study" if plain else "study", record, seat)

    async def position(self, record: str, at: int) -> str:
        """The text of a record that can be played as far as that; refuses one that can't."""
        return (await self._ask("position", record, at)).decode()

    async def close(self) -> None:
        await self._reader.end()

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
            async with self._turn:
                return await self._reader.read(msgspec.json.encode((what, record, number)))
        except ThinkerFailed as failure:
            logger.warning("a record was not read: %s", failure)
            raise Refusal("too-slow", "This record takes too long to read.") from None
        finally:
            self._waiting -= 1
