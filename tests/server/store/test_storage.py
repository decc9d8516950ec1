"""Acknowledged means committed: what a crash, a full disk or a damaged file may do, and what not."""

import random
import resource
import sqlite3
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from websockets.exceptions import ConnectionClosed

from tests.kit.server import GAME
from tilery.server.store import database
from tilery.server.store.database import HEAD, METADATA, DatabaseError, prepare


def test_a_killed_server_keeps_everything_it_acknowledged(new_server: Any, join: Any) -> None:
    """Kill it again and again in the middle of moves at many tables at once."""
    server = new_server(process=True)
    tables = [server.make("device", "device") for _ in range(8)]
    acknowledged = dict.fromkeys((table.id for table in tables), 0)
    asked: dict[str, tuple[str, int, int, str]] = {}

    def keep_playing(made: Any) -> None:
        player = join(server, made.id, *made.secrets.values())
        try:
            while True:
                if player.result is not None:
                    acknowledged[made.id] = player.ask("rematch", 0)["seq"]
                seat = player.turn
                request = (uuid.uuid4().hex, seat, player.seq, player.choose(seat))
                asked[made.id] = request
                name, seat, seq, move = request
                answer = player.move(seat, move, name=name, seq=seq)
                acknowledged[made.id] = answer["seq"]
        except ConnectionClosed:
            return

    rng = random.Random(1)
    for _ in range(2):
        threads = [threading.Thread(target=keep_playing, args=(table,)) for table in tables]
        for thread in threads:
            thread.start()
        goal = sum(acknowledged.values()) + rng.randrange(50, 150)
        while sum(acknowledged.values()) < goal:
            assert any(thread.is_alive() for thread in threads)
            time.sleep(0.01)
        server.kill()
        for thread in threads:
            thread.join()
        server.start()
        for made in tables:
            player = join(server, made.id, *made.secrets.values())
            # The last request may or may not have been stored, but never half, and it can be sent again.
            assert acknowledged[made.id] <= player.seq <= acknowledged[made.id] + 1
            name, seat, seq, move = asked[made.id]
            if player.seq <= seq + 1:
                assert player.move(seat, move, name=name, seq=seq) == {"type": "done", "id": name, "seq": seq + 1}
            acknowledged[made.id] = player.seq
            player.close()
    with sqlite3.connect(server.database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table, last, count in connection.execute("SELECT table_id, max(seq), count(*) FROM log GROUP BY table_id"):
            assert count == last + 1, table
    connection.close()


def test_after_a_restart_bots_go_on(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("bot", "bot", "bot", level="normal")
    watcher = join(server, made.id)
    watcher.catch_up(3)
    server.kill()
    server.start()
    watcher = join(server, made.id)
    while watcher.result is None:
        watcher.read()


def test_after_a_restart_seats_and_invites_are_as_before(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "open", "open")
    secret = server.sit(made.id, "Béla")
    before = server.get(f"tables/{made.id}").json()
    server.kill()
    server.start()
    assert server.get(f"tables/{made.id}").json() == before
    third = server.sit(made.id, "Cili")
    for seat, each in enumerate((made.secrets[0], secret, third)):
        assert set(join(server, made.id, each).views) == {seat}


def full_disk(server: Any, full: bool) -> None:
    """From now on the server can't make any file longer than a few bytes, or can again."""
    server.largest_file(64 if full else resource.RLIM_INFINITY)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a process its disk")
def test_a_full_disk_refuses_and_recovers(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    watcher = join(server, made.id)
    play({0: both, 1: both}, 5)
    before, seq = both.views, both.seq
    seat = both.turn
    move = both.choose(seat)
    full_disk(server, True)
    for _ in range(3):
        refused = both.move(seat, move, name="late")
        assert (refused["type"], refused["code"]) == ("refused", "storage")
    answer = server.post("tables", {"game": GAME, "seats": [{"kind": "device"}] * 2})
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert both.hello()["seq"] == seq
    assert both.views == before
    assert watcher.seq <= seq

    full_disk(server, False)
    assert both.move(seat, move, name="late") == {"type": "done", "id": "late", "seq": seq + 1}
    watcher.catch_up(seq + 1)
    play({0: both, 1: both}, 5)
    server.kill()
    server.start()
    assert join(server, made.id, *made.secrets.values()).views == both.views


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a process its disk")
def test_bots_wait_for_a_full_disk(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "bot")
    anna = join(server, made.id, made.secrets[0])
    full_disk(server, True)
    assert anna.play(0)["code"] == "storage"
    full_disk(server, False)
    while anna.turn == 0:
        assert anna.play(0)["type"] == "done"
    while anna.turn != 0:
        anna.read()


def test_a_locked_database_refuses_and_recovers(new_server: Any, join: Any) -> None:
    server = new_server(busy_seconds=0.1)
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert both.play(0, name="late")["code"] == "storage"
    assert both.seq == 0
    other.execute("ROLLBACK")
    other.close()
    assert both.play(0, name="late")["type"] == "done"


def test_two_servers_on_one_database_lose_nothing(new_server: Any, join: Any) -> None:
    """Nobody should do that; whoever does is late now and then and sees what was stored, and the log stays whole."""
    one, two = new_server(), new_server()
    made = one.make("device", "device")
    here = join(one, made.id, *made.secrets.values())
    there = join(two, made.id, *made.secrets.values())
    assert here.play(0)["type"] == "done"
    assert there.play(0)["code"] == "stale"
    assert there.seq == 1
    assert there.views == here.views
    assert there.play(there.turn)["type"] == "done"


def test_what_nobody_looks_at_is_forgotten_and_found_again(new_server: Any, join: Any) -> None:
    server = new_server(cached_tables=2)
    made = [server.make("device", "device") for _ in range(6)]
    for table in made:
        player = join(server, table.id, *table.secrets.values())
        player.play(0)
        player.close()
    for table in made:
        player = join(server, table.id, *table.secrets.values())
        assert player.play(player.turn)["seq"] == 2


def test_a_damaged_database_is_named_in_one_sentence(tmp_path: Path, failing_start: Any) -> None:
    path = tmp_path / "tables.db"
    path.write_text("This was never a database. " * 100)
    said = failing_start(0, path)
    assert said.startswith(f"The database {path} is damaged")
    assert said.count("\n") == 1
    assert path.read_text().startswith("This was never")


def test_damage_inside_is_found_before_anything_is_written(new_server: Any) -> None:
    server = new_server()
    for _ in range(30):
        server.make("device", "device")
    server.stop()
    content = bytearray(server.database.read_bytes())
    page = 4096
    content[page : page + 1000] = b"\xff" * 1000
    server.database.write_bytes(content)
    with pytest.raises(DatabaseError, match="is damaged"):
        prepare(server.database)
    assert server.database.read_bytes() == content


def test_a_database_that_can_not_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseError, match="can't be opened"):
        prepare(tmp_path / "file" / "tables.db")
    with pytest.raises(DatabaseError, match="can't be opened"):
        prepare(tmp_path)


def test_the_database_is_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    assert path.stat().st_mode & 0o077 == 0


def test_the_newest_step_is_the_one_that_alembic_knows() -> None:
    folder = Path(database.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_the_migrations_make_what_the_server_expects(tmp_path: Path) -> None:
    prepare(tmp_path / "tables.db")
    made = sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with made.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    made.dispose()
    assert differences == []


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    prepare(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseError, match="another version of Tilery"):
        prepare(path)
