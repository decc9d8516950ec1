"""Stores of each kind, and rows to keep in them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.kit.cluster.services import PostgresService
from tests.kit.device import DictKeeper
from tilery.engine.game import Result
from tilery.local.kept import KeptStore
from tilery.server.settings import Database, Postgres
from tilery.server.store import postgres
from tilery.server.store.backend import prepare
from tilery.server.store.database import METADATA
from tilery.server.store.sql_store import SqlStore
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import (
    KeyRow,
    LibraryRow,
    LogRow,
    OverPlayers,
    PassRow,
    SeatRow,
    Stored,
    TableRow,
)
from tilery.tables.store.store import Store
from tilery.tables.wire.answers import OverPlayer

DAY = datetime(2026, 3, 1, 12, tzinfo=UTC)
START = LogRow(0, "start", chance=("shuffle 1 2 3",), seed=bytes(range(32)), at=DAY)
ANNA = SeatRow(0, "device", "Anna", secret_hash=b"a" * 32, face="owl")
BOT = SeatRow(1, "bot", "Bot 2", "easy")
FREE = SeatRow(1, "open", "")
BEN = SeatRow(1, "person", "Ben", secret_hash=b"b" * 32)
PASS = PassRow("pass", b"p" * 32, "Anna", "owl", DAY)
KEY = KeyRow("here", 0, b"k" * 32, "pass")

Story = Callable[[Store], Awaitable[None]]
Tell = Callable[[Story], None]


@asynccontextmanager
async def in_memory() -> AsyncIterator[Store]:
    yield MemoryStore()


@asynccontextmanager
async def kept_on_a_device() -> AsyncIterator[Store]:
    """A store that hands its changes to a keeper. What is kept in the end must be all that there is."""
    keeper = DictKeeper()
    store = KeptStore(keeper)
    yield store
    assert KeptStore(keeper, keeper.kept).memory() == store.memory()


@asynccontextmanager
async def in_sql(place: Database) -> AsyncIterator[Store]:
    prepare(place)
    store = SqlStore(place)
    store.start()
    try:
        yield store
    finally:
        await store.close()


def emptied(service: PostgresService, name: str) -> Postgres:
    """A database of PostgreSQL with our tables and no rows. Emptying it takes less than making it again."""
    place = Postgres(service.url(name))
    if (name,) not in service.run("SELECT datname FROM pg_database"):
        service.fresh(name)
        prepare(place)
    with closing(postgres.opened(place, 5)) as connection:
        connection.execute(f"TRUNCATE {', '.join(METADATA.tables)}".encode())
        connection.execute("COMMENT ON TABLE games_over IS NULL")
    return place


def table(name: str = "here", **more: Any) -> TableRow:
    more.setdefault("made", DAY)
    more.setdefault("invite", f"to-{name}")
    return TableRow(name, "some-game", 1, {"start": "0"}, **more)


def finished(name: str = "here", number: int = 0, *, day: int = 0, names: str = "anna ben", **more: Any) -> LibraryRow:
    players = tuple(OverPlayer(each.title(), "person") for each in names.split())
    return LibraryRow(
        table_id=name,
        round=number,
        game=more.get("game", "some-game"),
        public=more.get("public", True),
        players=OverPlayers(len(players), "\n".join(names.split()), players),
        result=Result((3, 1), (1, 2), (0,), "AB-1"),
        turns=20,
        ended=DAY + timedelta(days=day),
    )


async def loaded(store: Store, name: str = "here") -> Stored:
    stored = await store.load(name)
    assert stored is not None
    return stored
