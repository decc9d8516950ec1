"""PostgreSQL as the place of the tables: errors in plain words, several servers at once, and lines that are lost."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.kit.cluster.services import PostgresService
from tests.tables.store.rows import ANNA, BEN, START, emptied, finished, loaded, table
from tilery.server.settings import Postgres
from tilery.server.store import postgres as opening
from tilery.server.store.backend import alone, prepare
from tilery.server.store.database import METADATA, DatabaseError
from tilery.server.store.serving_lock import InUse
from tilery.server.store.sql_store import SqlStore
from tilery.server.store.statements import NAMELESS, statements
from tilery.server.store.writer import in_order
from tilery.tables.store.rows import LogRow
from tilery.tables.store.store import LibraryQuestion
from tilery.tables.wire.refusal import Conflict, Refusal

Story = Callable[..., Awaitable[None]]


@pytest.fixture
def place(postgres: PostgresService, worker_id: str) -> Postgres:
    """A database with our tables and no rows."""
    return emptied(postgres, f"stories_{worker_id}")


@asynccontextmanager
async def servers(place: Postgres, count: int) -> AsyncIterator[list[SqlStore]]:
    """The stores of several servers on one database."""
    stores = [SqlStore(place) for _ in range(count)]
    for store in stores:
        store.start()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def told(place: Postgres, story: Story, count: int = 2) -> None:
    async def run() -> None:
        async with servers(place, count) as stores:
            await story(*stores)

    asyncio.run(run())


# How it is opened


def refused(url: str) -> str:
    with pytest.raises(DatabaseError) as caught:
        prepare(Postgres(url))
    return str(caught.value)


def test_what_is_wrong_with_a_database_is_said_in_plain_words(postgres: PostgresService, worker_id: str) -> None:
    there = f"127.0.0.1:{postgres.port}"
    assert "does not exist" in refused(f"postgresql://tilery@{there}/nowhere")
    assert refused("postgresql://tilery:secret@127.0.0.1:1/tiles") == (
        "No PostgreSQL answers at postgresql://tilery@127.0.0.1:1/tiles. Is it running, and are host and port right?"
    )
    assert "has an option after '?'" in refused(f"postgresql://tilery@{there}/postgres?sslmodus=require")
    name = f"odd_{worker_id}"
    postgres.run(f"DROP DATABASE IF EXISTS {name}")
    postgres.run(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert "its encoding is LATIN1" in refused(postgres.url(name))
    postgres.fresh(name)
    postgres.run("CREATE TABLE songs (name text)", name)
    assert "none of Tilery's (its tables are songs)" in refused(postgres.url(name))


def test_a_user_without_rights_or_password_is_told_so(postgres: PostgresService, worker_id: str) -> None:
    name = f"strict_{worker_id}"
    postgres.fresh(name)
    postgres.run(f"DROP ROLE IF EXISTS guest_{worker_id}")
    postgres.run(f"CREATE ROLE guest_{worker_id} LOGIN")
    postgres.run("REVOKE CREATE ON SCHEMA public FROM public", name)
    said = refused(postgres.url(name).replace("tilery@", f"guest_{worker_id}@"))
    assert "may not make or change tables" in said


def test_a_wrong_password_is_named_and_never_repeated() -> None:
    error = psycopg.OperationalError('connection failed: FATAL:  password authentication failed for user "tilery"')
    place = Postgres("postgresql://tilery:s3cret@db.example.org/tiles")
    said = opening.said(place, error)
    assert said == "PostgreSQL refuses the user or the password of postgresql://tilery@db.example.org/tiles."


def test_a_database_of_a_later_version_is_refused(postgres: PostgresService, worker_id: str) -> None:
    name = f"later_{worker_id}"
    place = Postgres(postgres.fresh(name))
    assert prepare(place)
    assert not prepare(place)
    postgres.run("UPDATE alembic_version SET version_num = '9999'", name)
    assert "another version of Tilery" in refused(place.url)


def test_the_migrations_make_the_tables_that_the_store_uses(place: Postgres) -> None:
    engine = opening.engine_for(place, reads=False)
    with engine.connect() as connection:
        ours = {"compare_type": True, "include_name": lambda name, *_: not str(name).startswith("cluster_")}
        context = MigrationContext.configure(connection, opts=ours)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_servers_that_start_at_once_make_the_tables_once(postgres: PostgresService, worker_id: str) -> None:
    place = Postgres(postgres.fresh(f"race_{worker_id}"))
    made: list[bool] = []
    starts = [threading.Thread(target=lambda: made.append(prepare(place))) for _ in range(3)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert sorted(made) == [False, False, True]


def test_whoever_needs_the_database_alone_waits_for_no_server_and_lets_none_in(place: Postgres) -> None:
    async def story(store: SqlStore) -> None:
        with alone(place), pytest.raises(Refusal):
            await store.create(table(), (ANNA,), (START,))
        await store.create(table(), (ANNA,), (START,))
        with pytest.raises(InUse, match="end all its servers first"), alone(place):
            raise AssertionError("not alone")

    told(place, story, 1)


# Several servers


def test_of_two_servers_that_store_the_same_step_one_succeeds(place: Postgres) -> None:
    async def story(one: SqlStore, other: SqlStore) -> None:
        await one.create(table(), (ANNA, BEN), (START,))
        for seq in range(1, 21):
            rows = [LogRow(seq, "move", seat=0, move=str(seat), request_id=f"{seq}-{seat}") for seat in range(2)]
            both = await asyncio.gather(
                one.append("here", rows[0]), other.append("here", rows[1]), return_exceptions=True
            )
            assert [type(each) for each in both if each] == [Conflict]
            kept = await other.step("here", seq)
            assert kept is not None
            assert kept.move == str(both.index(None))

    told(place, story)


def test_what_the_driver_ignores_is_no_matter_for_the_log(caplog: pytest.LogCaptureFixture) -> None:
    # It does so now and then when somebody was too late to store a step, which happens all the time.
    logging.getLogger("psycopg").warning("error ignored terminating a pipeline")
    assert caplog.records == []


def test_steps_of_many_tables_in_other_orders_never_hold_each_other_up(place: Postgres) -> None:
    async def story(one: SqlStore, other: SqlStore) -> None:
        names = [f"table {number}" for number in range(12)]
        for name in names:
            await one.create(table(name), (ANNA,), (START,))
        for seq in range(1, 6):
            row = LogRow(seq, "move", seat=0)
            wanted = [one.append(name, row) for name in names] + [other.append(name, row) for name in names[::-1]]
            found = await asyncio.gather(*wanted, return_exceptions=True)
            assert sum(each is None for each in found) == len(names)
            assert all(each is None or isinstance(each, Conflict) for each in found)

    told(place, story)


def test_a_name_taken_out_here_never_comes_back_with_a_game_that_ends_there(place: Postgres) -> None:
    """One server has taken the name out, and has not committed yet, when another one brings a game in."""
    write = statements("postgresql")
    seat = [{"at": "here", "on": 0}]

    async def story(store: SqlStore) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        with closing(opening.opened(place, 5)) as other:
            other.execute("BEGIN")
            for name in NAMELESS:
                write[name].execute(other.cursor(), seat)
            ending = asyncio.create_task(store.append("here", LogRow(1, "move", seat=0), finished()))
            while not (ending.done() or waits(other)):
                await asyncio.wait([ending], timeout=0.01)
            other.execute("COMMIT")
        await ending
        (game,) = (await store.search(LibraryQuestion())).games
        assert [player.name for player in game.players.seats] == ["", "Ben"]

    told(place, story, 1)


def waits(other: psycopg.Connection[Any]) -> bool:
    """Whether somebody waits for a lock in this database."""
    waiting = other.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'").fetchone()
    return bool(waiting and waiting[0])


def test_all_servers_take_the_rows_of_a_commit_in_the_same_order() -> None:
    work = [{"log": [{"table_id": name, "seq": 1}]} for name in ("b", "a", "c")]
    assert [row["table_id"] for row in in_order(work)[0][1]] == ["a", "b", "c"]


def test_a_table_is_deleted_while_another_server_plays_on_it(place: Postgres) -> None:
    async def story(one: SqlStore, other: SqlStore) -> None:
        await one.create(table(), (ANNA,), (START,))

        async def play_on() -> int:
            for seq in range(1, 1000):
                try:
                    await other.append("here", LogRow(seq, "move", seat=0))
                except Conflict:
                    return seq
            return 0

        playing = asyncio.create_task(play_on())
        for _ in range(5):
            await one.step("here", 1)  # let the other one play on meanwhile
        await one.delete(["here"])
        assert await playing > 1
        assert await other.load("here") is None

    told(place, story)


# Lines that are lost


def cut(place: Postgres) -> None:
    """End every line to this database but our own, as a restart of PostgreSQL would."""
    with closing(opening.opened(place, 5)) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_lost_lines_are_made_anew_and_nothing_is_stored_by_halves(place: Postgres) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(table(), (ANNA,), (START,))
        assert len((await loaded(store)).log) == 1
        cut(place)
        assert len((await loaded(store)).log) == 1  # reading takes a new line at once
        with pytest.raises(Refusal, match="can't store anything"):
            await store.append("here", LogRow(1, "move", seat=0))
        await store.append("here", LogRow(1, "move", seat=0))
        assert [row.seq for row in (await loaded(store)).log] == [0, 1]

    told(place, story, 1)


def test_a_fault_in_the_log_names_no_values(place: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: SqlStore) -> None:
        with pytest.raises(Refusal):
            await store.create(table("a-secret-id" * 10), (ANNA,), (START,))

    told(place, story, 1)
    assert "StringDataRightTruncation" in caplog.text
    assert "secret" not in caplog.text


def test_reading_sees_one_moment(place: Postgres) -> None:
    """Nobody may see the seats before a change and the log after it."""
    engine = opening.engine_for(place)
    told(place, lambda store: store.create(table(), (ANNA,), (START,)), 1)
    with engine.connect() as connection:
        seqs: Any = sa.text("SELECT max(seq) FROM log")
        assert connection.execute(seqs).scalar_one() == 0
        told(place, lambda store: store.append("here", LogRow(1, "move", seat=0)), 1)
        assert connection.execute(seqs).scalar_one() == 0
    engine.dispose()
