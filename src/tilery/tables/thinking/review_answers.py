"""What is told about reviews: begin one, ask how far it is, and read it; those of tables are kept with their games. And
a decision of a game, made again."""

import gzip
import hashlib
from collections.abc import Callable
from typing import Literal

import msgspec

from tilery.tables.house.tables import Tables
from tilery.tables.library.finished_game import FinishedGame
from tilery.tables.library.readers import GameReader
from tilery.tables.library.reviewing import is_outdated
from tilery.tables.thinking.questions import TryQuestion
from tilery.tables.thinking.record_desk import check_size
from tilery.tables.thinking.review_desk import Job, ReviewDesk
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.wishes import PlayedGame, Try


class Told(msgspec.Struct, frozen=True):
    """A `ReviewState` whose review is JSON already."""

    state: Literal["none", "waiting", "working", "ready"]
    done: float
    key: str = ""
    review: msgspec.Raw | None = None


class Reviews:
    """The reviews of a house: of games at its tables, and of records."""

    def __init__(self, tables: Tables, games: GameReader, desk: ReviewDesk) -> None:
        self._tables, self._games, self._desk = tables, games, desk

    async def of_game(self, table: str, number: int) -> Told:
        """The review of a finished game, or how far it is. Nothing begins."""
        finished, kept, older = await self._kept(table, number)
        return kept or or_older(lambda: told(self._desk.find(finished.id)), older)

    async def begin(
        self,
        table: str,
        number: int,
        share: str,
        may_store: Callable[[], None] = lambda: None,
        stored: Callable[[int], None] = lambda _: None,
    ) -> Told:
        """Review a finished game, unless that was done before as well as it can be done now. `may_store` refuses what
        would be too much, and `stored` is told how many bytes were kept."""
        finished, kept, older = await self._kept(table, number)

        async def record() -> str:
            return (await self._games.record(finished)).decode()

        async def keep(content: bytes) -> None:
            try:
                await self._tables.store.keep_review(table, number, content)
                stored(len(content))
            except Conflict:
                pass  # the table was deleted meanwhile

        def begun() -> Told:
            may_store()
            return told(self._desk.begin(finished.id, record, share, keep))

        return kept or or_older(begun, older)

    async def _kept(self, table: str, number: int) -> tuple[FinishedGame, Told | None, bytes | None]:
        """The game, and what is kept of its review: as it would be made now, or an outdated one."""
        finished = await self._tables.finished(table, number)
        kept = await self._tables.store.review(table, number)
        if kept is None:
            return finished, None, None
        if not is_outdated(kept, finished.game):
            return finished, ready(kept), None
        self._desk.forget(finished.id, kept)
        return finished, None, kept

    def begin_record(self, record: str, share: str) -> Told:
        """Review the game of a record. It is not stored."""
        check_size(record)
        key = key_of(record)

        async def text() -> str:
            return record

        return told(self._desk.begin(key, text, share), key)

    def of_record(self, key: str) -> Told:
        """The review of a record, or how far it is."""
        if "/" in key:
            raise Refusal("not-found", "There is no such review.")
        return told(self._desk.find(key), key)

    async def try_again(self, wish: Try, share: str, *, packed: bool = False) -> bytes:
        """A `Tried` as JSON: what a decision of a finished game was made from, and what another move is worth."""
        origin, record = wish.origin, ""
        if isinstance(origin, PlayedGame):
            finished = await self._tables.finished(origin.table, origin.round)
            key = finished.id
        else:
            record, finished = origin.record, None
            check_size(record)
            key = key_of(record)

        async def text() -> str:
            return record if finished is None else (await self._games.record(finished)).decode()

        move = wish.moves[0] if wish.moves else None
        asked = TryQuestion(game=key, at=wish.at, move=move, check=wish.check, said=wish.said, packed=packed)
        return await self._desk.attempt(asked, text, share)


def key_of(record: str) -> str:
    """What a record is called among all that are reviewed."""
    return hashlib.sha256(record.encode()).hexdigest()


def or_older(tell: Callable[[], Told], older: bytes | None) -> Told:
    """How far a review is; if there will be none, the outdated one: better than nothing."""
    try:
        return tell()
    except Refusal:
        if older is None:
            raise
        return ready(older)


def told(job: Job | None, key: str = "") -> Told:
    """How far a review is; refuses with the reason why there will be none."""
    if job is None:
        return Told("none", 0.0, key)
    if job.refusal is not None:
        raise job.refusal
    if job.content is None:
        return Told("working" if job.working else "waiting", round(job.done, 3), key)
    return ready(job.content, key)


def ready(content: bytes, key: str = "") -> Told:
    """A review that is done."""
    return Told("ready", 1.0, key, msgspec.Raw(gzip.decompress(content)))
