"""What is kept. One writer puts what many tables wait for into one commit; nobody is answered before it is done."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from tilery.engine.game import Result, Seat
from tilery.server.metrics import Metrics
from tilery.server.store.database import GAMES_OVER, HINTS, KEYS, LOG, PASSES, SEATS, TABLES, engine_for
from tilery.server.store.stale_tables import DELETE, last_touched, may_go_on
from tilery.tables.wire.messages import SeatKind
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Conflict, Refusal, storage_failed

logger = logging.getLogger(__name__)

MAX_GROUP = 256


class TableRow(msgspec.Struct, frozen=True):
    """What was agreed on when a table was made. Only the `invite` may be renewed."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    hints: bool = True
    public: bool = False
    invite: str = ""
    made: datetime = msgspec.field(default_factory=lambda: datetime.now(UTC))
    pace: Pace = Pace()
    begun: int = 0
    delay: int = 0


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str = ""
    secret_hash: bytes | None = None
    face: str = ""


class KeyRow(msgspec.Struct, frozen=True):
    """One more secret that opens a seat: what another device has."""

    table_id: str
    seat: Seat
    secret_hash: bytes
    pass_id: str


class PassRow(msgspec.Struct, frozen=True):
    """A link to another device. Its keys say for which seats."""

    id: str
    secret_hash: bytes
    name: str
    face: str
    made: datetime


class LogRow(msgspec.Struct, frozen=True):
    """One step of a table: what was asked, and the chance moves that followed. The log alone rebuilds the table.
    `at` is put in when it is stored; `spent` is in milliseconds."""

    seq: int
    kind: Literal["start", "move", "undo", "rematch"]
    chance: tuple[str, ...] = ()
    seat: Seat | None = None
    move: str = ""
    seed: bytes | None = None
    request_id: str | None = None
    at: datetime | None = None
    spent: int = 0
    stand_in: bool = False


class HintRow(msgspec.Struct, frozen=True, order=True):
    """A hint that was given after step `seq`. The same question later has the same answer."""

    seq: int
    seat: Seat
    whole: bool
    move: str


class OverPlayer(msgspec.Struct, frozen=True):
    """Who played in a game that is over."""

    name: str
    kind: SeatKind
    level: str = ""
    face: str = ""


class OverPlayers(msgspec.Struct, frozen=True):
    """Everybody in a game that is over. `count` and `folded` are there to be searched for."""

    count: int
    folded: str
    seats: tuple[OverPlayer, ...]


class OverRow(msgspec.Struct, frozen=True):
    """What the library knows of a game that is over."""

    table_id: str
    round: int
    game: str
    public: bool
    players: OverPlayers
    result: Result
    turns: int
    ended: datetime


class Stored(msgspec.Struct, frozen=True):
    """All there is about one table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]
    hints: tuple[HintRow, ...] = ()
    keys: tuple[KeyRow, ...] = ()


SIT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("at"), SEATS.c.seat == sa.bindparam("on"), SEATS.c.kind == "open")
    .values(
        kind=sa.bindparam("new_kind"),
        name=sa.bindparam("new_name"),
        face=sa.bindparam("new_face"),
        secret_hash=sa.bindparam("new_hash"),
    )
)
RENEW = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("at")).values(invite=sa.bindparam("new_invite"))
STATEMENTS: Mapping[str, sa.Executable] = {
    "table": sa.insert(TABLES),
    "seats": sa.insert(SEATS),
    "sit": SIT,
    "log": sa.insert(LOG),
    "hints": sa.insert(HINTS),
    "over": sa.insert(GAMES_OVER),
    "invites": RENEW,
    "passes": sa.insert(PASSES),
    "keys": sa.insert(KEYS),
    "lost keys": sa.delete(KEYS).where(KEYS.c.pass_id == sa.bindparam("of")),
    "lost passes": sa.delete(PASSES).where(PASSES.c.id == sa.bindparam("of")),
    **DELETE,
}
"""In the order in which they are executed: a row needs its table, and what is withdrawn goes last."""

Work = Mapping[str, Sequence[Mapping[str, Any]]]
"""What one waiter wants written: rows by statement."""


class Store:
    """The database of one server."""

    def __init__(self, path: Path, busy_seconds: float = 5, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._writing = engine_for(path, busy_seconds=busy_seconds, writes=True)
        self._reading = engine_for(path, busy_seconds=busy_seconds, writes=False)
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """What is still waiting is written first."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            self._writer = None
        await self._writing.dispose()
        await self._reading.dispose()

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        await self._commit(
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
            "new_face": seat.face,
            "new_hash": seat.secret_hash,
        }
        await self._commit({"sit": [sits], "log": [log_values(table, row) for row in log]})

    async def append(self, table: str, row: LogRow, over: OverRow | None = None) -> None:
        """A step; with the one that ends a game what the library knows of it, in the same commit."""
        await self._commit({"log": [log_values(table, row)], "over": [over_values(over)] if over else []})

    async def index(self, over: OverRow) -> None:
        """A game that was over before there was a library."""
        await self._commit({"over": [over_values(over)]})

    async def hint(self, table: str, row: HintRow) -> None:
        await self._commit({"hints": [{"table_id": table, **msgspec.structs.asdict(row)}]})

    async def delete(self, tables: Sequence[str]) -> None:
        """All there is about these tables."""
        await self._commit({name: [{"gone": table} for table in tables] for name in DELETE})

    async def untouched(self, since: datetime, *, played: bool) -> list[str]:
        """Tables where nothing has happened since then: those where somebody has moved, or the others."""
        return [row.id for row in await self.find(last_touched(since, played=played))]

    async def waiting(self, since: datetime) -> list[str]:
        """Tables where something has happened since then, and a bot may be to move; the last one first."""
        return [row.id for row in await self.find(may_go_on(since))]

    async def renew(self, table: str, invite: str) -> None:
        await self._commit({"invites": [{"at": table, "new_invite": invite}]})

    async def lend(self, keys: Sequence[KeyRow], by: PassRow | None = None) -> None:
        """Keep new keys; with the pass that they belong to, unless that is there already."""
        made = [msgspec.structs.asdict(by)] if by else []
        await self._commit({"passes": made, "keys": [msgspec.structs.asdict(key) for key in keys]})

    async def withdraw(self, pass_id: str) -> None:
        await self._commit({"lost keys": [{"of": pass_id}], "lost passes": [{"of": pass_id}]})

    async def find(self, wanted: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """The rows that are wanted, as they were last committed."""
        try:
            async with self._reading.connect() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(wanted)).all()
                return rows
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            logger.error("nothing could be read: %s", fault(error))
            raise storage_failed() from None

    async def load(self, table: str) -> Stored | None:
        """The table as it was last committed, or None."""
        try:
            async with self._reading.connect() as connection:
                found = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).first()
                if found is None:
                    return None
                seats = await connection.execute(
                    sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
                )
                log = await connection.execute(sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
                hints = await connection.execute(sa.select(HINTS).where(HINTS.c.table_id == table))
                keys = await connection.execute(sa.select(KEYS).where(KEYS.c.table_id == table))
                return Stored(
                    msgspec.convert(found, TableRow, from_attributes=True),
                    tuple(msgspec.convert(row, SeatRow, from_attributes=True) for row in seats),
                    tuple(msgspec.convert(row, LogRow, from_attributes=True) for row in log),
                    tuple(sorted(msgspec.convert(row, HintRow, from_attributes=True) for row in hints)),
                    tuple(msgspec.convert(row, KeyRow, from_attributes=True) for row in keys),
                )
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError, msgspec.ValidationError) as error:
            logger.error("table could not be read: %s", fault(error))
            raise storage_failed() from None

    async def _commit(self, work: Work) -> None:
        """Wait until the work is committed; raises Refusal if it was not, and then nothing of it was."""
        if self._writer is None:
            raise Refusal("closing", "The server is closing.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())  # also if nobody waits any more
        self._queue.put_nowait((work, done))
        await asyncio.shield(done)
        self._metrics.count("tilery_tables_made_total", len(work.get("table", ())))
        for row in work.get("log", ()):
            self._metrics.count("tilery_steps_total", kind=row["kind"])

    async def _write(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < MAX_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            began = time.perf_counter()
            failure = await self._write_together([work for work, _ in group])
            self._metrics.count("tilery_commits_total")
            self._metrics.count("tilery_commit_seconds_total", time.perf_counter() - began)
            self._metrics.count("tilery_commit_failures_total", failure is not None)
            for work, done in group:
                mine = failure
                if isinstance(failure, Conflict) and len(group) > 1:  # somebody's own fault: each by itself
                    mine = await self._write_together([work])
                if done.done():
                    continue
                if mine is None:
                    done.set_result(None)
                else:
                    done.set_exception(mine)
            for _ in group:
                self._queue.task_done()

    async def _write_together(self, group: Sequence[Work]) -> Refusal | None:
        try:
            async with self._writing.begin() as connection:
                for name, statement in STATEMENTS.items():
                    if rows := [row for work in group for row in work.get(name, ())]:
                        result = await connection.execute(statement, rows)
                        if name == "sit" and result.rowcount != len(rows):
                            raise Conflict
        except Conflict as conflict:
            return conflict
        except sa.exc.IntegrityError:
            return Conflict()
        except Exception as error:  # noqa: BLE001 - the writer serves everybody, so nothing may end it
            logger.error("commit failed: %s", fault(error))
            await self._writing.dispose()  # begin with a new connection when the disk is well again
            return storage_failed()
        return None


def log_values(table: str, row: LogRow) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(row), "at": row.at or datetime.now(UTC)}


def over_values(row: OverRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    return values | {"players": msgspec.to_builtins(row.players), "result": msgspec.to_builtins(row.result)}


def fault(error: BaseException) -> str:
    """What happened, without the values that were to be written: there are secrets among them."""
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else repr(error)[:200]
