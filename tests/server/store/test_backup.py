"""Copies of the tables: taken while people play, put back when the server is down, never half."""

import os
import sqlite3
from pathlib import Path

import pytest

from tests.kit.player import Player
from tests.kit.server import Server
from tilery.server.store.backup import backup, restore
from tilery.server.store.database import DatabaseError, prepare


def moves_in(database: Path) -> int:
    connection = sqlite3.connect(database)
    try:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])
    finally:
        connection.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    prepare(path)
    return path


def test_a_copy_taken_while_bots_play_can_be_put_back_and_played_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    copy = tmp_path / "copy.db"
    try:
        table = server.make("bot", "bot").id
        watcher = Player(server.address, table)  # or they would rest
        watcher.catch_up(1)
        backup(server.database, copy)
        watcher.close()
        assert server.get(f"tables/{table}").status_code == 200
        later = server.make("bot", "bot").id
        server.stop()
        kept = restore(server.database, copy)
        assert kept is not None
        assert moves_in(kept) >= moves_in(server.database) > 0
        server.start()
        assert server.get(f"tables/{table}").status_code == 200
        assert server.get(f"tables/{later}").status_code == 404
    finally:
        server.close()


def test_nothing_is_put_back_while_a_server_runs(tmp_path: Path) -> None:
    server = Server(tmp_path)
    copy = tmp_path / "copy.db"
    try:
        server.make("bot", "bot")
        backup(server.database, copy)
        with pytest.raises(DatabaseError, match="Another Tilery serves"):
            restore(server.database, copy)
        assert server.get("health").status_code == 200
    finally:
        server.close()


def test_a_copy_is_private(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


def test_an_old_copy_stays_if_the_new_one_fails(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database, copy)
    before = copy.read_bytes()
    database.write_bytes(b"no database at all" * 1000)
    with pytest.raises(DatabaseError):
        backup(database, copy)
    assert copy.read_bytes() == before
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("content", [b"", b"no database at all" * 1000])
def test_what_is_no_copy_is_not_put_back(database: Path, tmp_path: Path, content: bytes) -> None:
    before = database.read_bytes()
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(content)
    with pytest.raises(DatabaseError):
        restore(database, wrong)
    assert database.read_bytes() == before


def test_a_copy_of_a_later_version_is_not_put_back(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = database.read_bytes()
    with pytest.raises(DatabaseError, match="another version of Tilery"):
        restore(database, copy)
    assert database.read_bytes() == before


def test_a_file_that_is_not_there_is_named(database: Path, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="There is no file"):
        restore(database, tmp_path / "missing.db")


def test_the_database_is_not_copied_onto_itself(database: Path) -> None:
    with pytest.raises(DatabaseError, match="the database itself"):
        backup(database, database)


def test_there_must_be_something_to_copy(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="There is no database"):
        backup(tmp_path / "tables.db", tmp_path / "copy.db")


def test_a_new_machine_begins_with_a_copy(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database, copy)
    (tmp_path / "new").mkdir()
    assert restore(tmp_path / "new" / "tables.db", copy) is None
    assert (tmp_path / "new" / "tables.db").is_file()


def test_a_copy_never_takes_the_place_of_a_device_or_pipe(tmp_path: Path, database: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(DatabaseError, match="no ordinary file"):
        backup(database, pipe)
    assert pipe.is_fifo()


def test_a_folder_that_is_not_there_is_named_as_it_was_typed(tmp_path: Path, database: Path) -> None:
    with pytest.raises(DatabaseError, match=f"There is no folder {tmp_path / 'nowhere'} for the copy copy.db"):
        backup(database, tmp_path / "nowhere" / "copy.db")
