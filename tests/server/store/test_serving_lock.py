"""One server for one database, and nothing beside it that nobody needs."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.server import Server
from tilery.server.settings import default_database, make_default_folder
from tilery.server.store import serving_lock
from tilery.server.store.database import DatabaseError, prepare
from tilery.server.store.serving_lock import serving


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    prepare(path)
    return path


def test_two_servers_do_not_share_a_database(database: Path) -> None:
    second = [sys.executable, "-m", "tilery", "serve", "--port", "0", "--data", str(database), "--no-open"]
    with serving(database):
        there = names(database.parent)
        ended = subprocess.run(second, capture_output=True, text=True, check=False)
        assert names(database.parent) == there
    assert ended.returncode == 2
    assert "Another Tilery serves" in ended.stderr
    assert names(database.parent) == {"tables.db"}


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.kill()
    server.close()
    with serving(server.database):
        pass
    server.http.close()


def test_a_server_that_ends_leaves_its_database_alone(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.make("bot", "bot")
    server.stop()
    assert {name for name in names(tmp_path) if name.startswith("tables.db")} == {"tables.db"}
    server.close()


def test_a_lock_on_a_file_that_was_taken_away_is_none(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one before unlinks the file between our opening and our locking it."""
    lock: Callable[[int], bool] = serving_lock._lock
    calls: list[int] = []

    def late(file: int) -> bool:
        if not calls:
            database.with_name("tables.db.serving").unlink()
        calls.append(file)
        return lock(file)

    monkeypatch.setattr(serving_lock, "_lock", late)
    with serving(database):
        assert len(calls) == 2
        with pytest.raises(DatabaseError, match="Another Tilery serves"), serving(database):
            raise AssertionError("two at once")
    assert names(database.parent) == {"tables.db"}


def damage(path: Path) -> None:
    path.write_bytes(b"no database at all" * 1000)


def make_newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize(("spoil", "told"), [(damage, "is damaged"), (make_newer, "another version")])
def test_after_a_refusal_nothing_new_lies_there(
    database: Path, failing_start: Callable[..., str], spoil: Callable[[Path], None], told: str
) -> None:
    spoil(database)
    there = names(database.parent)
    assert told in failing_start(0, database)
    assert names(database.parent) == there


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, failing_start: Callable[..., str]) -> None:
    folder = tmp_path / "mistyped"
    assert f"There is no folder {folder} for the database tables.db" in failing_start(0, folder / "tables.db")
    assert not folder.exists()


def test_the_folder_of_the_users_own_data_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    make_default_folder(default_database())
    make_default_folder(tmp_path / "other" / "tables.db")
    assert names(tmp_path) == {"tilery"}


def test_a_start_says_when_it_made_a_new_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tilery", "serve", "--port", "0", "--data", str(tmp_path / "t.db"), "--no-open"]
    said = []
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            assert "Tilery is at" in server.stdout.readline()
            server.terminate()
            said.append(server.stdout.read())
    assert said == [f"A new database was made: {tmp_path / 't.db'}\n", ""]
