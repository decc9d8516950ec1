"""A whole server on PostgreSQL: people play, it is killed and started again, a host looks at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.cluster.services import PostgresService
from tests.kit.server import Server, ThreadServer
from tests.server.store.test_postgres import cut
from tests.tables.store.rows import emptied
from tilery.cli.app import run
from tilery.server.settings import Postgres
from tilery.server.store.backend import alone
from tilery.server.store.database import DatabaseError

TOKEN = "a token of the host's own"


@pytest.fixture
def place(postgres: PostgresService, worker_id: str) -> Postgres:
    return emptied(postgres, f"stories_{worker_id}")


@pytest.fixture
def server(place: Postgres, tmp_path: Path) -> Iterator[Server]:
    found = ThreadServer(tmp_path, database=place.url, admin_token=TOKEN, metrics=True)
    yield found
    found.close()


def test_a_game_is_played_kept_and_found_again(place: Postgres, tmp_path: Path, join: Any, play: Any) -> None:
    server = Server(tmp_path, database=place.url)
    try:
        made = server.make("device", "device")
        both = join(server, made.id, *made.secrets.values())
        play({0: both, 1: both}, 5)
        server.kill()
        server.start()
        again = join(server, made.id, *made.secrets.values())
        assert (again.seq, again.views) == (both.seq, both.views)
        play({0: again, 1: again})
        assert server.get(f"tables/{made.id}/rounds/0/record").text.startswith("tilery")
        shelf = server.post("library", {"mine": True, "own": [made.id]}).json()
        assert [game["table"] for game in shelf["games"]] == [made.id]
    finally:
        server.close()


def test_the_host_sees_and_deletes_tables_and_how_large_the_database_is(server: Server, place: Postgres) -> None:
    made = server.make("device", "device")
    desk = {"Authorization": f"Bearer {TOKEN}"}
    counts = server.get("admin/counts", headers=desk).json()
    assert counts["tables"] == 1
    assert counts["size"] > 1_000_000
    (row,) = server.post("admin/tables", {}, headers=desk).json()["tables"]
    assert "tilery_commits_total 1\n" in server.http.get(f"http://{server.address}/metrics").text
    desk_of_it = f"http://{server.address}/api/admin/tables/{row['code']}"
    assert server.http.delete(desk_of_it, headers=desk).status_code == 200
    assert server.get(f"tables/{made.id}").status_code == 404


def test_the_commands_see_the_tables_of_a_running_server_and_delete_none(
    server: Server, place: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    server.make("device", "device")
    assert run(["tables", "list", "--database", place.url]) == 0
    assert "1 table" in capsys.readouterr().out
    assert run(["tables", "clean", "--yes", "--database", place.url]) == 2
    assert "A server is using" in capsys.readouterr().err
    server.stop()
    assert run(["tables", "clean", "--yes", "--database", place.url]) == 0
    with alone(place):
        pass


def test_while_the_database_is_away_moves_are_refused_and_then_go_on(
    server: Server, place: Postgres, join: Any
) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    cut(place)
    assert both.play(both.turn)["code"] == "storage"
    assert both.play(both.turn)["type"] == "done"


def test_without_a_database_the_server_says_so_and_does_not_start(postgres: PostgresService) -> None:
    with pytest.raises(DatabaseError, match="does not exist"), alone(Postgres(postgres.url("nowhere"))):
        raise AssertionError("there is none")
