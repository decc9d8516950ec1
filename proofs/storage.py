"""Kill the storage alone, again and again: what it acknowledged is there, and nothing is there only in part."""

import asyncio
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from proofs.progress import progress
from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.store.rows import LogRow, SeatRow, TableRow

WRITERS = 8
"""How many tables write at once, so that a commit has several rows."""
LONGEST = 0.05
"""The most seconds until the kill."""


class Storage:
    """What the trial saw, over all kills."""

    def __init__(self) -> None:
        self.kills = self.acknowledged = self.lost = self.broken = 0

    def __str__(self) -> str:
        return (
            f"storage killed {self.kills} times: {self.acknowledged} rows acknowledged, {self.lost} lost, "
            f"{self.broken} times not in order"
        )

    @property
    def held(self) -> bool:
        return self.kills > 0 and self.acknowledged > 0 and not self.lost and not self.broken


def run(folder: Path, times: int, *, seed: int = 0) -> Storage:
    """Kill this many times, always with the same database."""
    database = folder / "storage.db"
    prepare(database)
    found, rng = Storage(), random.Random(seed)
    fork = multiprocessing.get_context("fork")  # a new process in milliseconds: everything is imported already
    for number in range(times):
        ours, theirs = fork.Pipe(duplex=False)
        writer = fork.Process(target=_write, args=(database, number, theirs))
        writer.start()
        theirs.close()
        ours.poll(30)
        time.sleep(rng.random() * LONGEST)
        os.kill(writer.pid or 0, signal.SIGKILL)
        writer.join()
        _look(database, number, _acknowledged(ours), found)
        found.kills += 1
        progress(found, found.kills, 100)
    return found


def _write(database: Path, number: int, tell: Connection) -> None:
    asyncio.run(_write_rows(database, number, tell))


async def _write_rows(database: Path, number: int, tell: Connection) -> None:
    store = SqlStore(database)
    store.start()

    async def fill(table: str) -> None:
        await store.create(TableRow(table, "game", 1, {}), (SeatRow(0, "device", "A"),), (LogRow(0, "start"),))
        seq = 0
        while True:
            tell.send((table, seq))
            seq += 1
            await store.append(table, LogRow(seq, "move", seat=0, move=f"{table} {seq}", request_id=str(seq)))

    await asyncio.gather(*(fill(f"{number}-{writer}") for writer in range(WRITERS)))


def _acknowledged(ours: Connection) -> dict[str, int]:
    """The last row of each table that the storage acknowledged."""
    latest: dict[str, int] = {}
    try:
        while True:
            table, seq = ours.recv()
            latest[table] = seq
    except EOFError:
        return latest


def _look(database: Path, number: int, latest: dict[str, int], found: Storage) -> None:
    with closing(sqlite3.connect(database)) as connection:
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            found.broken += 1
        rows = connection.execute(
            "SELECT table_id, seq, move FROM log WHERE table_id LIKE ? ORDER BY table_id, seq", (f"{number}-%",)
        ).fetchall()
        seated = connection.execute("SELECT count(*) FROM seats WHERE table_id LIKE ?", (f"{number}-%",)).fetchone()[0]
    there: dict[str, list[int]] = {}
    for table, seq, move in rows:
        there.setdefault(table, []).append(seq)
        found.broken += seq > 0 and move != f"{table} {seq}"
    found.broken += seated != len(there)  # a table without its seat, or without its first row, is half a table
    found.broken += sum(seqs != list(range(len(seqs))) for seqs in there.values())
    for table, seq in latest.items():
        found.acknowledged += seq + 1
        found.lost += max(0, seq + 1 - len(there.get(table, [])))
