"""What the host can see and delete with the admin token, and that nobody can without."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from tests.kit.server import FAST, GAME, Made
from tilery.server.doors import admin_api
from tilery.server.settings import Settings
from tilery.tables.store.table_code import code_of

TOKEN = "only-the-host-knows-this-1"
SEATS = [{"kind": "device", "name": "Ágota"}, {"kind": "device", "name": "Benedek"}]
WRONG = (
    "", "Bearer", f"Bearer {TOKEN[:-1]}", f"Bearer {TOKEN}x", f"Bearer  {TOKEN}", f"bearer {TOKEN}",
    TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN.upper()}", "Bearer é",
)  # fmt: skip


class Host:
    """Somebody who knows the token."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def ask(self, method: str, path: str, body: Any = None, token: str = f"Bearer {TOKEN}") -> Any:
        address = f"http://{self._server.address}/api/admin/{path}"
        headers = {"Authorization": token.encode("latin-1")} if token else {}
        return self._server.http.request(method, address, headers=headers, json=body)

    def tables(self, **wish: Any) -> Any:
        return self.ask("POST", "tables", wish).json()

    def games(self, **wish: Any) -> Any:
        return self.ask("POST", "games", wish).json()


@pytest.fixture
def house(new_server: Any) -> tuple[Any, Host]:
    server = new_server(admin_token=TOKEN, errors=FAST)
    return server, Host(server)


def make(server: Any, **more: Any) -> Made:
    made = server.post("tables", {"game": GAME, "seats": SEATS, **more}).json()
    return Made(made["id"], {each["seat"]: each["secret"] for each in made["secrets"]}, made["invite"])


def finish(player: Any) -> None:
    while player.result is None:
        assert player.play(player.turn)["type"] == "done"


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def every_route() -> list[tuple[str, str, Any]]:
    """Each method and path of the admin's routes, with a body that is in order."""
    found: list[tuple[str, str, Any]] = []
    for route in admin_api.router.routes:
        assert isinstance(route, APIRoute)
        path = route.path.removeprefix("/api/admin/").format(code="0" * 16, round=0)
        found += [(method, path, {} if method == "POST" else None) for method in route.methods or ()]
    return found


def test_without_a_token_in_the_settings_there_is_nothing(server: Any) -> None:
    for method, path, body in every_route():
        assert refused(Host(server).ask(method, path, body)) == (404, "not-found")


def test_no_route_opens_to_another_token(house: Any) -> None:
    _, host = house
    for method, path, body in every_route():
        assert host.ask(method, path, body).status_code in (200, 404)
        for wrong in WRONG:
            answer = host.ask(method, path, body, wrong)
            assert refused(answer) == (403, "not-admin"), wrong
            assert TOKEN not in answer.text


def test_after_some_wrong_tokens_an_address_has_to_wait_whatever_it_says(new_server: Any) -> None:
    server = new_server(admin_token=TOKEN, errors=(0.0001, 3))
    host = Host(server)
    assert [host.ask("GET", "counts").status_code for _ in range(5)] == [200] * 5  # what is right costs nothing
    assert [host.ask("GET", "counts", token="").status_code for _ in range(5)] == [403] * 5  # nor does saying nothing
    assert [host.ask("GET", "counts", token="Bearer wrong").status_code for _ in range(4)] == [403, 403, 403, 429]
    assert refused(host.ask("GET", "counts")) == (429, "too-fast")
    assert server.get("health").status_code == 200


@pytest.mark.parametrize("token", ["short", "x" * 19, "é" * 30])
def test_a_token_that_can_be_guessed_or_not_be_sent_is_refused_without_repeating_it(token: str, tmp_path: Any) -> None:
    with pytest.raises(ValueError, match="at least 20 characters") as refusal:
        Settings(tmp_path / "t.db", admin_token=token)
    assert token not in str(refusal.value)


def test_the_token_is_nowhere_in_the_log(new_server: Any) -> None:
    server = new_server(process=True, admin_token=TOKEN)
    host = Host(server)
    host.ask("GET", "counts", token="Bearer another-token-that-is-wrong")
    assert host.ask("GET", "counts").status_code == 200
    server.stop()
    assert TOKEN not in server.said
    assert "another-token" not in server.said


def test_the_house_is_counted_and_tables_are_found(house: Any, join: Any) -> None:
    server, host = house
    private, public = make(server), make(server, public=True)
    finish(join(server, public.id, *public.secrets.values()))
    watcher = join(server, private.id)
    counts = host.ask("GET", "counts").json()
    assert {name: counts[name] for name in ("tables", "stale", "games", "connections")} == {
        "tables": 2,
        "stale": 0,
        "games": 1,
        "connections": 2,
    }
    assert counts["size"] > 50_000

    found = {table["code"]: table for table in host.tables()["tables"]}
    assert found.keys() == {code_of(private.id), code_of(public.id)}
    shown = found[code_of(private.id)]
    assert (shown["game"], shown["players"], shown["connected"]) == (GAME, ["Ágota", "Benedek"], 1)
    assert [found[code_of(each.id)]["id"] for each in (private, public)] == ["", public.id]
    first = host.tables(limit=1)
    assert (len(first["tables"]), first["more"]) == (1, True)
    assert host.tables(limit=1, start=1)["more"] is False
    assert host.tables(name="agota", game=GAME)["tables"]
    for narrow in ({"name": "cleo"}, {"game": "another"}, {"older_than": 1}):
        assert host.tables(**narrow) == {"tables": [], "more": False}
    assert [table["code"] for table in host.tables(unplayed=True)["tables"]] == [code_of(private.id)]
    watcher.close()


def test_nothing_secret_is_told_to_the_host_not_even_where_a_private_table_is(house: Any, join: Any) -> None:
    server, host = house
    made = [make(server), make(server)]
    for each in made:
        finish(join(server, each.id, *each.secrets.values()))
    page = host.games(limit=1)
    told = [host.ask("POST", "tables", {}).text, host.ask("POST", "games", {}).text, host.ask("GET", "counts").text]
    told += [str(page), str(host.games(limit=1, after=page["next"]))]
    with closing(sqlite3.connect(server.database)) as connection:
        rows = connection.execute("SELECT hex(seed), move, request_id FROM log WHERE length(move) > 4").fetchall()
    secret = {each for row in rows for each in row if each}
    for each in made:
        secret |= {each.id, each.invite, *each.secrets.values()}
    assert len(secret) > 10
    assert [word for word in secret for text in told if word in text] == []


def test_a_table_in_use_is_deleted_and_whoever_is_there_is_told(house: Any, join: Any) -> None:
    server, host = house
    made, other = make(server, public=True), make(server)
    player, watcher = join(server, made.id, *made.secrets.values()), join(server, made.id)
    silent = join(server, made.id, hello=False)
    neighbour = join(server, other.id, *other.secrets.values())
    answer = host.ask("DELETE", f"tables/{code_of(made.id)}")
    assert (answer.status_code, answer.json()) == (200, {"count": 1})
    for each in (player, watcher, silent):
        assert each.wait("refused")["code"] == "deleted"
        with pytest.raises(ConnectionClosed) as closed:
            each.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410
    assert refused(server.get(f"tables/{made.id}")) == (404, "no-table")
    again = join(server, made.id, *made.secrets.values(), hello=False)
    assert again.read()["code"] == "no-table"
    assert refused(host.ask("DELETE", f"tables/{code_of(made.id)}")) == (404, "no-table")
    assert neighbour.play(neighbour.turn)["type"] == "done"
    assert [table["code"] for table in host.tables()["tables"]] == [code_of(other.id)]
    assert server.get("lobby").json()["running"] == []


def test_a_finished_game_leaves_the_library_and_can_not_be_replayed_but_its_table_goes_on(
    house: Any, join: Any
) -> None:
    server, host = house
    made = make(server, public=True)
    player = join(server, made.id, *made.secrets.values())
    finish(player)
    assert player.ask("rematch", 0)["type"] == "done"  # everybody was welcomed again before
    finish(player)
    assert [game["round"] for game in host.games()["games"]] == [1, 0]
    assert refused(host.ask("DELETE", f"tables/{code_of(made.id)}/rounds/2")) == (404, "no-round")
    assert host.ask("DELETE", f"tables/{code_of(made.id)}/rounds/0").json() == {"count": 1}
    moment = {"origin": {"table": made.id, "round": 0, "at": 1}, "seats": [{"kind": "device"}] * 2}
    for _ in range(2):
        about = f"tables/{made.id}/rounds/0"
        answers = [server.get(f"{about}/{what}") for what in ("record", "replay", "hints")]
        answers.append(server.post("play-on", moment))
        assert [refused(answer) for answer in answers] == [(410, "game-deleted")] * 4
        assert [game["round"] for game in server.post("library", {"own": [made.id]}).json()["games"]] == [1]
        assert server.get(f"tables/{made.id}/rounds/1/record").status_code == 200
        assert server.get(f"tables/{made.id}/tally").json()["games"] == 2
        server.stop()  # and it stays so
        server.start()
    assert refused(host.ask("DELETE", f"tables/{code_of(made.id)}/rounds/0")) == (404, "no-round")


def test_clean_deletes_what_is_old_and_not_in_use(new_server: Any, join: Any) -> None:
    server = new_server(admin_token=TOKEN, keep_unplayed_days=1, cached_tables=1)
    host = Host(server)
    old, used, new = (make(server) for _ in range(3))
    watcher = join(server, used.id)
    with closing(sqlite3.connect(server.database, timeout=30)) as connection, connection:
        for table in (old, used):
            connection.execute("UPDATE log SET at = '2026-01-01 00:00:00' WHERE table_id = ?", (table.id,))
    assert host.ask("GET", "counts").json()["stale"] == 2
    assert host.ask("POST", "clean").json() == {"count": 1}
    assert {table["code"] for table in host.tables()["tables"]} == {code_of(used.id), code_of(new.id)}
    watcher.close()
