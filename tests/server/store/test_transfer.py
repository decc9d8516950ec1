"""All tables move from a file to PostgreSQL and back: every row, or none."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kit.cluster.services import PostgresService
from tests.tables.store.rows import ANNA, BOT, KEY, PASS, START, emptied, finished, in_sql, table
from tilery.cli.app import run
from tilery.server.settings import Database, Postgres
from tilery.server.store import transfer
from tilery.server.store.backend import prepare, served
from tilery.server.store.database import METADATA, DatabaseError
from tilery.tables.store.rows import HintRow, LogRow
from tilery.tables.store.store import Store

ODD = replace(ANNA, name="Ørjan 🂡 'Ж\\'", face="")


async def furnish(store: Store) -> None:
    for name in ("here", "Zoo", "ärger", "a-b"):
        await store.create(table(name, public=True), (ODD, BOT), (START,))
        await store.append(name, LogRow(1, "move", ("x1",), 0, "a ‘quote’", request_id="r"), finished(name))
    await store.add_hint("here", HintRow(1, 0, True, "b2"))
    await store.lend([KEY], PASS)
    await store.keep_review("here", 0, bytes(range(256)))
    await store.mark_indexed()


async def everything(place: Database) -> list[Any]:
    """All rows of a database, whatever kind it is."""
    async with in_sql(place) as store:
        reading: Any = store
        with reading._reading.connect() as connection:
            rows = [
                [each.name, *sorted(map(repr, connection.execute(each.select())))] for each in METADATA.sorted_tables
            ]
        return [*rows, await store.is_indexed()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"

    async def fill() -> None:
        async with in_sql(path) as store:
            await furnish(store)

    asyncio.run(fill())
    return path


@pytest.fixture
def place(postgres: PostgresService, worker_id: str) -> Postgres:
    return emptied(postgres, f"stories_{worker_id}")


def rows_in(place: Database) -> list[Any]:
    return asyncio.run(everything(place))


def test_all_tables_move_to_postgresql_and_come_back_as_they_were(file: Path, place: Postgres, tmp_path: Path) -> None:
    before = rows_in(file)
    assert run(["migrate", str(file), place.url]) == 0
    assert rows_in(place) == before == rows_in(file)
    copy = tmp_path / "copy.db"
    assert run(["backup", str(copy), "--database", place.url]) == 0
    assert rows_in(copy) == before
    assert copy.stat().st_mode & 0o077 == 0


def test_a_copy_is_put_back_into_an_empty_database_only(
    file: Path, place: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["restore", str(file), "--database", place.url]) == 0
    before = rows_in(place)
    assert run(["restore", str(file), "--database", place.url]) == 2
    assert "There are tables in" in capsys.readouterr().err
    assert rows_in(place) == before


def test_a_row_that_changes_on_its_way_is_noticed_and_nothing_is_kept(
    file: Path, place: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = transfer._insert

    def careless(source: Any, target: Any, table: Any) -> Any:
        yield from insert(source, target, table)
        if table.name == "log":
            target.exec_driver_sql("UPDATE log SET spent = 1 WHERE table_id = 'Zoo' AND seq = 1")

    monkeypatch.setattr(transfer, "_insert", careless)
    with pytest.raises(DatabaseError, match="of log has changed on its way"):
        transfer.move(file, place)
    monkeypatch.undo()
    transfer.move(file, place)
    assert rows_in(place) == rows_in(file)


def test_a_row_that_does_not_fit_is_named_without_its_values(file: Path, place: Postgres) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE seats SET name = ? WHERE table_id = 'Zoo'", ("a\0secret",))
    with pytest.raises(DatabaseError) as caught:
        transfer.move(file, place)
    assert "seats" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_nothing_moves_while_a_server_runs(file: Path, place: Postgres) -> None:
    with served(file), pytest.raises(DatabaseError, match="Another Tilery serves"):
        transfer.move(file, place)

    async def story() -> None:
        async with in_sql(place) as store:
            await store.create(table(), (ANNA,), (START,))
            with pytest.raises(DatabaseError, match="end all its servers first"):
                transfer.move(file, place)

    asyncio.run(story())


def test_what_holds_no_tables_does_not_move(tmp_path: Path, place: Postgres) -> None:
    with pytest.raises(DatabaseError, match="There is no database"):
        transfer.move(tmp_path / "missing.db", place)
    with closing(sqlite3.connect(tmp_path / "songs.db")) as connection:
        connection.execute("CREATE TABLE songs (name)")
    with pytest.raises(DatabaseError, match="none of Tilery's"):
        transfer.move(tmp_path / "songs.db", place)
    prepare(tmp_path / "old.db")
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0003'")
    with pytest.raises(DatabaseError, match="another version"):
        transfer.move(tmp_path / "old.db", place)
