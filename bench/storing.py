"""What it takes to store a step: our store beside a bare sqlite3 loop that commits the same rows, in one run."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.store.rows import LogRow, SeatRow, TableRow

ROWS = 4000
CROWD = 64
"""How many tables store steps at the same time; one alone is people's pace."""
INSERT = "INSERT INTO log (table_id, seq, request_id, kind, seat, move, chance, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


def row(seq: int) -> LogRow:
    return LogRow(
        seq, "move", ("draw b5",), 0, "g14 on the lamp, twice, with 33 points", request_id=f"request-{seq:026}"
    )


async def appended(database: Path, writers: int, rows: int) -> float:
    """Milliseconds of a processor for each step, through the store."""
    store = SqlStore(database)
    store.start()
    for writer in range(writers):
        table = TableRow(f"{rows}-{writers}-{writer}", "game", 1, {})
        await store.create(table, (SeatRow(0, "device", "A"),), (LogRow(0, "start"),))

    async def fill(writer: int) -> None:
        for seq in range(1, rows // writers + 1):
            await store.append(f"{rows}-{writers}-{writer}", row(seq))

    began = time.process_time()
    await asyncio.gather(*map(fill, range(writers)))
    took = time.process_time() - began
    await store.close()
    return took * 1000 / (rows // writers * writers)


def committed(database: Path, group: int, rows: int) -> float:
    """The same for a loop that only commits, `group` rows at a time."""
    with closing(sqlite3.connect(database, isolation_level=None)) as bare:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            bare.execute(f"PRAGMA {pragma}")
        table = "INSERT INTO tables (id, game, rules_version, options, made) VALUES (?, 'game', 1, '{}', '')"
        bare.execute(table, (f"bare-{group}",))
        values = [
            (f"bare-{group}", seq, f"request-{seq:026}", "move", 0, row(seq).move, '["draw b5"]', "2026-01-01 00:00:00")
            for seq in range(rows)
        ]
        began = time.process_time()
        for start in range(0, rows, group):
            bare.execute("BEGIN IMMEDIATE")
            bare.executemany(INSERT, values[start : start + group])
            bare.execute("COMMIT")
        return (time.process_time() - began) * 1000 / rows


def main() -> None:
    """Milliseconds of a processor for a step, in the store and in the bare loop, for one writer and for many."""
    with tempfile.TemporaryDirectory() as folder:
        for writers in (1, CROWD):
            database = Path(folder) / f"{writers}.db"
            prepare(database)
            asyncio.run(appended(database, writers, 500))  # warm
            store, bare = asyncio.run(appended(database, writers, ROWS)), committed(database, writers, ROWS)
            print(
                f"{writers:3} at once: store {store:.3f} ms a step, bare sqlite3 {bare:.3f}: {store / bare:.1f} times"
            )
