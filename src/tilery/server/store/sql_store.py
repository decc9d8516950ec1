"""The store in a database: one thread writes, a few threads read."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from tilery.engine.game import Seat
from tilery.server.metrics import Metrics
from tilery.server.settings import Database
from tilery.server.store import library_queries
from tilery.server.store.backend import backend_for
from tilery.server.store.database import (
    GAMES_OVER,
    KEYS,
    LOG,
    PASSES,
    REVIEWS,
    SEATS,
    TABLES,
    TOKENS,
)
from tilery.server.store.library_queries import looked_through, unindexed, visible
from tilery.server.store.loading import latest, load
from tilery.server.store.pass_queries import devices, spent_passes
from tilery.server.store.statements import NAMELESS, Work
from tilery.server.store.table_queries import DELETE, newest, open_tables, stale_tables, tables_to_resume
from tilery.server.store.table_summaries import coded, summaries
from tilery.server.store.writer import Writer, fault
from tilery.tables.store.library_row import NOBODY, folded
from tilery.tables.store.rows import HintRow, KeyRow, LibraryRow, LogRow, PassRow, SeatRow, Stored, TableRow, TokenRow
from tilery.tables.store.store import Lent, LibraryPage, LibraryQuestion, Place, TableQuestion, TableSummary
from tilery.tables.wire.refusal import storage_failed

Found = TypeVar("Found")

logger = logging.getLogger(__name__)

READERS = 4
"""Threads that read: this many long questions can run before a short one has to wait."""


class SqlStore:
    """A database of SQLite or PostgreSQL, as a `Store`."""

    def __init__(
        self, place: Database, busy_seconds: float = 5, metrics: Metrics | None = None, *, serves: bool = True
    ) -> None:
        self._backend = backend = backend_for(place, busy_seconds, serves=serves)
        self._writer = Writer(backend, metrics or Metrics())
        self._reading = backend.engine(READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def start(self) -> None:
        """Start to write. Call this in the event loop, before any change."""
        self._writer.start()

    async def close(self) -> None:
        """Write what is still waiting, then close the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        await self._writer.commit(
            {
                "table": [{**msgspec.structs.asdict(table), "pace": msgspec.to_builtins(table.pace)}],
                "seats": [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats],
                "log": [log_values(table.id, row) for row in log],
            }
        )

    async def sit(self, table: str, seat: SeatRow, log: Sequence[LogRow]) -> None:
        sits = {
            "at": table,
            "on": seat.seat,
            "new_kind": seat.kind,
            "new_name": seat.name,
            "new_level": seat.level,
            "new_face": seat.face,
            "new_hash": seat.secret_hash,
        }
        await self._writer.commit({"sit": [sits], "log": [log_values(table, row) for row in log]})

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        await self._writer.commit({"log": [log_values(table, row)], **(library_work(finished) if finished else {})})

    async def index(self, finished: LibraryRow) -> None:
        await self._writer.commit(library_work(finished))

    async def add_hint(self, table: str, row: HintRow) -> None:
        await self._writer.commit({"hints": [{"table_id": table, **msgspec.structs.asdict(row)}]})

    async def delete(self, tables: Sequence[str]) -> None:
        lent = await self._find(sa.select(KEYS.c.pass_id).where(KEYS.c.table_id.in_(tables)).distinct())
        rows = {name: [{"gone": table} for table in tables] for name in DELETE}
        rows["gone"] = [{"at": table} for table in tables]
        await self._writer.commit({**rows, "useless passes": [{"of": row.pass_id} for row in lent]})

    async def make_nameless(self, seats: Sequence[tuple[str, Seat]]) -> None:
        rows = [{"at": table, "on": seat} for table, seat in seats]
        await self._writer.commit(dict.fromkeys(NAMELESS, rows))

    async def renew_invite(self, table: str, invite: str) -> None:
        await self._writer.commit({"invites": [{"at": table, "new_invite": invite}]})

    async def invited_to(self, invite: str) -> str | None:
        wanted = sa.select(TABLES.c.id).where(TABLES.c.invite == invite, TABLES.c.invite != "")
        return next((row.id for row in await self._find(wanted)), None)

    async def open_tables(self, since: datetime, limit: int) -> list[str]:
        return [row.id for row in await self._find(open_tables(since, limit))]

    async def count(self) -> int:
        (found,) = await self._find(sa.select(sa.func.count()).select_from(TABLES))
        return int(found[0])

    async def newest(self) -> datetime | None:
        (times,) = await self._find(newest())
        return max((time for time in times if time is not None), default=None)

    async def stale_tables(self, since: datetime, *, played: bool) -> list[str]:
        return [row.id for row in await self._find(stale_tables(since, played=played))]

    async def tables_to_resume(self, since: datetime) -> list[str]:
        return [row.id for row in await self._find(tables_to_resume(since))]

    async def locks(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        keys = await self._find(sa.select(KEYS).where(KEYS.c.table_id.in_(tables)))
        return [*await self.own_seats(tables), *((row.table_id, row.seat, row.secret_hash) for row in keys)]

    async def own_seats(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        own = sa.select(SEATS).where(SEATS.c.table_id.in_(tables), SEATS.c.secret_hash.is_not(None))
        return [(row.table_id, row.seat, row.secret_hash) for row in await self._find(own)]

    async def lend(self, keys: Sequence[KeyRow], by: PassRow | None = None, most: int | None = None) -> None:
        made = [msgspec.structs.asdict(by)] if by else []
        room = [{"at": name, "most": most} for name in {key.pass_id for key in keys}] if most is not None else []
        await self._writer.commit({"passes": made, "room": room, "keys": [msgspec.structs.asdict(key) for key in keys]})

    async def find_pass(self, secret_hash: bytes) -> PassRow | None:
        found = await self._find(sa.select(PASSES).where(PASSES.c.secret_hash == secret_hash))
        return next((msgspec.convert(row, PassRow, from_attributes=True) for row in found), None)

    async def lent(self, pass_id: str) -> list[Lent]:
        rows = await self._find(
            sa.select(KEYS.c.table_id, KEYS.c.seat, TABLES.c.game)
            .join(TABLES, TABLES.c.id == KEYS.c.table_id)
            .where(KEYS.c.pass_id == pass_id)
            .distinct()
        )
        return [Lent(row.table_id, row.game, row.seat) for row in rows]

    async def devices(self, pass_id: str) -> int:
        (found,) = await self._find(devices(pass_id))
        return int(found[0])

    async def spent_passes(self, expired: datetime | None, closed: datetime) -> list[str]:
        return [row.id for row in await self._find(spent_passes(expired, closed))]

    async def withdraw(self, pass_id: str) -> list[KeyRow]:
        keys = await self._find(sa.select(KEYS).where(KEYS.c.pass_id == pass_id))
        await self._writer.commit({"lost keys": [{"of": pass_id}], "lost passes": [{"of": pass_id}]})
        return [msgspec.convert(key, KeyRow, from_attributes=True) for key in keys]

    async def issue_token(self, row: TokenRow) -> None:
        await self._writer.commit({"tokens": [{"folded": folded(row.name), **msgspec.structs.asdict(row)}]})

    async def tokens(self) -> list[TokenRow]:
        found = await self._find(sa.select(TOKENS).order_by(TOKENS.c.folded))
        return [TokenRow(row.name, row.secret_hash, row.made) for row in found]

    async def revoke_token(self, name: str) -> bool:
        there = await self._find(sa.select(TOKENS.c.name).where(TOKENS.c.folded == folded(name)))
        await self._writer.commit({"lost tokens": [{"of": folded(name)}]})
        return bool(there)

    async def search(self, question: LibraryQuestion) -> LibraryPage:
        there = visible(question)
        rows = await self._find(looked_through(question, there).limit(question.limit + 1))
        games = tuple(msgspec.convert(row, LibraryRow, from_attributes=True) for row in rows[: question.limit])
        if len(rows) > question.limit:
            return LibraryPage(games, Place(games[-1].ended, games[-1].table_id, games[-1].round))
        beyond = await self._find(there.offset(library_queries.SCAN - 1).limit(1))
        return LibraryPage(games, next((Place(row.ended, row.table_id, row.round) for row in beyond), None))

    async def games(self) -> int:
        (found,) = await self._find(sa.select(sa.func.count()).select_from(GAMES_OVER).where(~GAMES_OVER.c.removed))
        return int(found[0])

    async def unindexed(self) -> list[tuple[str, frozenset[int]]]:
        found: dict[str, set[int]] = {row.table_id: set() for row in await self._find(unindexed())}
        for row in await self._find(sa.select(GAMES_OVER.c.table_id, GAMES_OVER.c.round)):
            if row.table_id in found:
                found[row.table_id].add(row.round)
        return [(table, frozenset(known)) for table, known in found.items()]

    async def erase(self) -> None:
        await asyncio.to_thread(self._erase)

    def _erase(self) -> None:
        try:
            self._backend.erase()
        except self._backend.faults as error:
            logger.error("deleted bytes may still be in the database's files: %s", fault(error))
            raise storage_failed() from None

    async def keep_review(self, table: str, number: int, content: bytes) -> None:
        review = {"table_id": table, "round": number, "content": content}
        await self._writer.commit({"older reviews": [{"at": table, "which": number}], "reviews": [review]})

    async def review(self, table: str, number: int) -> bytes | None:
        found = await self._find(
            sa.select(REVIEWS.c.content).where(REVIEWS.c.table_id == table, REVIEWS.c.round == number)
        )
        return found[0].content if found else None

    async def remove_game(self, table: str, number: int) -> None:
        nobody = msgspec.to_builtins(NOBODY)
        game = {"at": table, "which": number}
        await self._writer.commit({"removed games": [{**game, "nobody": nobody}], "removed reviews": [game]})

    async def summaries(self, question: TableQuestion) -> list[TableSummary]:
        return await self._read(lambda connection: summaries(connection, question))

    async def coded(self, code: str) -> list[str]:
        return await self._read(lambda connection: coded(connection, code))

    async def is_indexed(self) -> bool:
        return await asyncio.to_thread(self._backend.is_indexed)

    async def mark_indexed(self) -> None:
        await asyncio.to_thread(self._backend.mark_indexed)

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda connection: load(connection, table))

    async def step(self, table: str, seq: int) -> LogRow | None:
        found = await self._find(sa.select(LOG).where(LOG.c.table_id == table, LOG.c.seq == seq))
        return next((msgspec.convert(row, LogRow, from_attributes=True) for row in found), None)

    async def steps(self, table: str, after: int) -> list[LogRow]:
        newer = sa.select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [msgspec.convert(row, LogRow, from_attributes=True) for row in await self._find(newer)]

    async def latest(self, tables: Sequence[str]) -> list[Stored]:
        return await self._read(lambda connection: latest(connection, tables))

    async def _find(self, wanted: sa.Select[*tuple[Any, ...]]) -> Sequence[sa.Row[Any]]:
        """The rows of a query, as they were last committed."""
        return await self._read(lambda connection: connection.execute(wanted).all())

    async def _read(self, ask: Callable[[sa.Connection], Found]) -> Found:
        """Ask in another thread: one hop for each question, however many statements it needs."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._answer, ask)

    def _answer(self, ask: Callable[[sa.Connection], Found]) -> Found:
        faults: tuple[type[Exception], ...] = sa.exc.SQLAlchemyError, msgspec.ValidationError, *self._backend.faults
        try:
            return self._answer_once(ask)
        except faults as error:
            if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
                with suppress(*faults):  # the line was lost while nobody used it: a new one may do
                    return self._answer_once(ask)
            logger.error("nothing could be read: %s", fault(error))
            raise storage_failed() from None

    def _answer_once(self, ask: Callable[[sa.Connection], Found]) -> Found:
        with self._reading.connect() as connection:
            return ask(connection)

    async def size(self) -> int:
        """How many bytes the database has on its disk."""
        return await asyncio.to_thread(self._backend.size)


def log_values(table: str, row: LogRow) -> dict[str, Any]:
    """A step as a row of the database. If it has no time yet, it is made now."""
    return {"table_id": table, **msgspec.structs.asdict(row), "at": row.at or datetime.now(UTC)}


def library_work(row: LibraryRow) -> Work:
    """What to write to add a game to the library. Names follow the seats: somebody may have taken theirs out since the
    row was made."""
    return {"library": [library_values(row)], "nameless games": [{"at": row.table_id}]}


def library_values(row: LibraryRow) -> dict[str, Any]:
    """A finished game as a row of the database."""
    values = msgspec.structs.asdict(row)
    players, result = msgspec.to_builtins(row.players), msgspec.to_builtins(row.result)
    return values | {"players": players, "result": result, "removed": False}
