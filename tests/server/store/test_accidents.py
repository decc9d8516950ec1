"""What may happen to a database while nobody looks: each accident is refused in one sentence, and nothing is lost."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import Server
from tilery.server.store.backup import backup, restore
from tilery.server.store.database import DatabaseError, prepare
from tilery.server.store.serving_lock import serving

NEW_TABLE = {"game": "staircase", "seats": [{"kind": "device"}, {"kind": "device"}]}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def refused(database: Path) -> str:
    """What a start says that finds such a database."""
    with pytest.raises(DatabaseError) as told, serving(database):
        prepare(database)
    return str(told.value)


def rows_in(database: Path, table: str = "tables") -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """One with a table in it."""
    path = tmp_path / "tables.db"
    prepare(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO tables (id, game, rules_version, options, made) VALUES ('a', 'g', 1, '{}', '')")
    return path


# A copy that is put back


@pytest.mark.parametrize("content", [b"no database at all" * 1000, b""], ids=["damaged", "empty"])
def test_a_copy_is_put_back_over_a_broken_database_which_is_kept(database: Path, content: bytes) -> None:
    copy = database.with_name("copy.db")
    backup(database, copy)
    database.write_bytes(content)
    database.with_name("tables.db-journal").write_bytes(b"what was left")
    kept = restore(database, copy)
    assert kept is not None
    assert kept.read_bytes() == content
    assert not database.with_name("tables.db-journal").exists()
    assert rows_in(database) == 1


def test_what_was_left_beside_a_lost_database_does_not_spoil_a_copy(database: Path) -> None:
    copy = database.with_name("copy.db")
    backup(database, copy)
    database.unlink()
    database.with_name("tables.db-wal").write_bytes(b"what was left")
    assert restore(database, copy) is None
    assert rows_in(database) == 1
    assert len([path for path in database.parent.iterdir() if path.read_bytes() == b"what was left"]) == 1


def test_a_copy_is_put_back_through_a_link(database: Path, tmp_path: Path) -> None:
    copy, link = tmp_path / "copy.db", tmp_path / "link.db"
    backup(database, copy)
    link.symlink_to(database)
    kept = restore(link, copy)
    assert link.is_symlink()
    assert kept is not None
    assert kept.name.startswith("tables-before-")
    assert rows_in(database) == 1


def test_of_what_is_no_database_of_ours_no_copy_is_made(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(DatabaseError, match="holds no tables of Tilery"):
        backup(tmp_path / "empty.db", tmp_path / "copy.db")
    assert contents(tmp_path) == {"empty.db": b""}


# A file that is not what it should be


def test_an_empty_file_is_not_taken_for_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    said = refused(path)
    assert said.startswith(f"The database {path} is empty")
    assert path.read_bytes() == b""


def test_a_start_that_was_cut_short_leaves_no_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilery.server.store.database.migrate", cut)
    with pytest.raises(KeyboardInterrupt):
        prepare(tmp_path / "tables.db")
    assert list(tmp_path.iterdir()) == []


def test_a_lost_database_is_not_replaced_beside_what_belongs_to_it(database: Path) -> None:
    database.unlink()
    database.with_name("tables.db-wal").write_bytes(b"what was stored last")
    with pytest.raises(DatabaseError, match=r"is gone, but tables\.db-wal"):
        prepare(database)
    assert contents(database.parent) == {"tables.db-wal": b"what was stored last"}


@pytest.mark.parametrize("how", ["rows in its log", "alembic", "no tables"])
def test_a_database_of_another_program_is_named_and_left_alone(tmp_path: Path, how: str) -> None:
    path = tmp_path / "songs.db"
    writing = sqlite3.connect(path, isolation_level=None)
    writing.execute("PRAGMA journal_mode=WAL")
    if how == "no tables":
        writing.execute("PRAGMA user_version = 5")
    else:
        writing.execute("CREATE TABLE songs (name)")
    if how == "alembic":
        writing.execute("CREATE TABLE alembic_version (version_num)")
        writing.execute("INSERT INTO alembic_version VALUES ('0003')")
    if how == "rows in its log":  # as it is after a crash: copied under its hands
        writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        writing.execute("INSERT INTO songs VALUES ('one')")
        found = contents(tmp_path)
        writing.close()
        for name in ("songs.db", "songs.db-wal"):
            (tmp_path / name).write_bytes(found[name])
    writing.close()
    before = contents(tmp_path)
    said = refused(path)
    assert said.startswith(f"{path} is a database, but none of Tilery's")
    assert contents(tmp_path) == before


# One file, two names


def test_a_second_server_does_not_come_in_through_a_link(database: Path, tmp_path: Path) -> None:
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    link.symlink_to(database)
    folder.symlink_to(tmp_path, target_is_directory=True)
    for one, other in ((database, link), (link, database), (folder / "tables.db", link)):
        with serving(one), pytest.raises(DatabaseError, match="Another Tilery serves"), serving(other):
            raise AssertionError("two at once")


# Disks


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk in memory with a little more room than an empty database needs."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "none", folder], capture_output=True, check=False
    )
    if sys.platform != "linux" or mounted.returncode:
        pytest.skip("only who may mount a disk can fill one")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def fill(folder: Path) -> Path:
    with (folder / "filler").open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"x" * 4096)
        except OSError:
            return folder / "filler"


def test_on_a_full_disk_no_database_is_made(small_disk: Path) -> None:
    filler = fill(small_disk)
    said = refused(small_disk / "tables.db")
    assert said.startswith(f"The database {small_disk / 'tables.db'} can't be opened")
    assert list(small_disk.iterdir()) == [filler]


def test_while_a_disk_is_full_all_is_refused_and_then_goes_on(small_disk: Path, join: Any) -> None:
    server = Server(small_disk)
    try:
        made = server.make("device", "device")
        both = join(server, made.id, *made.secrets.values())
        assert both.play(0)["type"] == "done"
        filler = fill(small_disk)
        refused = 0
        while not refused:  # until what the database had in reserve is used up
            answer = server.post("tables", NEW_TABLE)
            refused += answer.status_code == 503 and answer.json()["code"] == "storage"
        stored = both.seq
        moved = both.play(both.turn, name="late")
        assert server.get(f"tables/{made.id}").status_code == 200
        filler.unlink()
        if moved["type"] == "refused":  # it had no room either
            assert moved["code"] == "storage"
            assert both.play(both.turn, name="late")["seq"] == stored + 1
        assert server.post("tables", NEW_TABLE).status_code == 201
        server.kill()
        server.start()
        assert join(server, made.id, *made.secrets.values()).seq == stored + 1
    finally:
        server.close()


def test_a_database_that_can_only_be_read_is_refused(small_disk: Path) -> None:
    prepare(small_disk / "tables.db")
    before = contents(small_disk)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    said = refused(small_disk / "tables.db")
    assert said.startswith(f"The database {small_disk / 'tables.db'} can't be opened")
    assert "ead-only" in said
    assert contents(small_disk) == before
