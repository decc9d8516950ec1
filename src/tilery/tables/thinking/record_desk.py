"""Games are played again in processes of their own, so that no table waits, whatever is in a game."""

import logging

import msgspec

from tilery.tables.library.finished_game import FinishedGame
from tilery.tables.library.replay import Viewpoint
from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking.pool import Worker, WorkerPool
from tilery.tables.thinking.questions import (
    Answer,
    Answered,
    Asked,
    FindPosition,
    NeedsLog,
    NoAnswer,
    ShowPage,
    StudyRecord,
    WriteRecord,
)
from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

SECONDS = 20.0
"""The most seconds to read a game. The longest of our own games takes three."""
MAX_RECORD = 400 * 1000
"""The most bytes of a record. Those of our games have some thousand."""
MAX_WAITING = 16
"""How many may wait for the desk; it is soon free again."""

decoder: msgspec.msgpack.Decoder[Answered] = msgspec.msgpack.Decoder(Answered)


class Desk:
    """One worker that plays games again, for everybody."""

    def __init__(self, pool: WorkerPool, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = pool
        self._waiting = 0

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()

    async def ask(self, question: Asked, game: FinishedGame | None = None) -> bytes:
        """The answer; raises Refusal if there is none. The log of the `game` is read from the store only if it is
        needed."""
        if self._waiting >= MAX_WAITING:
            raise Refusal("crowded", "Many games are being read just now. Please try again in a moment.")
        self._waiting += 1
        try:
            async with self._pool.worker() as worker:
                answer = await self._asked(worker, question)
                if isinstance(answer, NeedsLog) and game is not None:
                    answer = await self._asked(worker, msgspec.structs.replace(question, log=await game.log()))
        except ThinkerTooSlow as failure:
            logger.warning("a game was not read: %s", failure)
            raise Refusal("too-slow", f"This game takes longer than {self._seconds:g} seconds to read.") from None
        except ThinkerFailed as failure:
            logger.warning("a game was not read: %s", failure)
            raise Refusal("unreadable", "This game can't be read.") from None
        finally:
            self._waiting -= 1
        if isinstance(answer, NoAnswer):
            raise Refusal(answer.code, answer.text)
        if not isinstance(answer, Answer):
            raise AssertionError("it had the log")
        return answer.content

    async def _asked(self, worker: Worker, question: Asked) -> Answered:
        return decoder.decode(await worker.ask(msgspec.msgpack.encode(question), self._seconds))


class RecordDesk(Desk):
    """Reads the records that people bring along: a `RecordReader`."""

    async def study(self, record: str, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        check_size(record)
        return await self.ask(StudyRecord(record=record, wanted=wanted, packed=packed))

    async def position(self, record: str, at: int) -> str:
        check_size(record)
        return (await self.ask(FindPosition(record=record, at=at))).decode()


class GameDesk(Desk):
    """Reads finished games: a `GameReader`. It has its own process, so a strange record can't keep it busy."""

    async def page(self, game: FinishedGame, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        return await self.ask(ShowPage(game=game.id, wanted=wanted, packed=packed), game)

    async def record(self, game: FinishedGame, *, packed: bool = False) -> bytes:
        return await self.ask(WriteRecord(game=game.id, names=game.names, packed=packed), game)


def check_size(record: str) -> None:
    """Refuses a record that is too large, or that can't be written as UTF-8."""
    try:
        size = len(record.encode())
    except UnicodeEncodeError:
        raise Refusal("malformed", "This is no text.") from None
    if size > MAX_RECORD:
        raise Refusal("record-too-large", f"A record may have {MAX_RECORD} bytes at most.")
