"""Wrong, old and foreign secrets on every way in, pages of other hosts, and the headers that keep ours to itself.

What has to be tried is read off the server itself: an endpoint or a message without a line in the tables below fails.
"""

import json
import socket
import sqlite3
import typing
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest
from fastapi.routing import APIWebSocketRoute
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.kit.server import GAME, ThreadServer
from tilery.server.app import create_app
from tilery.server.doors import tables_api
from tilery.server.doors.static import HEADERS
from tilery.server.settings import Settings
from tilery.tables.wire import messages as wire

SECRET = "{secret}"
TWO = [{"kind": "device"}, {"kind": "device"}]


class Case(msgspec.Struct):
    """How an endpoint is asked. `{table}` and `{secret}` may stand in the body; what a body with `{secret}` asks for
    must be refused with one of the `codes` for every secret that is not the right one. `{other}` values fill the path.
    """

    body: Any = None
    codes: tuple[str, ...] = ()
    path: dict[str, str] = {}


ENDPOINTS = {
    "GET /api/health": Case(),
    "GET /api/games": Case(),
    "GET /api/games/{game}/rules": Case(path={"game": GAME}),
    "GET /api/games/{game}/bots": Case(path={"game": GAME}),
    "POST /api/tables": Case({"game": GAME, "seats": TWO}),
    "GET /api/tables/{table}": Case(),
    "POST /api/tables/{table}/seats": Case({"name": "Mallory"}),
    "GET /api/tables/{table}/rounds/{round}/record": Case(path={"round": "0"}),
    "GET /api/tables/{table}/rounds/{round}/replay": Case(path={"round": "0"}),
    "GET /api/tables/{table}/rounds/{round}/hints": Case(path={"round": "0"}),
    "GET /api/tables/{table}/rounds/{round}/review": Case(path={"round": "0"}),
    "POST /api/tables/{table}/rounds/{round}/review": Case({}, path={"round": "0"}),
    "GET /api/tables/{table}/tally": Case(),
    "GET /api/invites/{invite}": Case(path={"invite": "i" * 22}),
    "POST /api/tables/{table}/invite": Case({"secret": SECRET}, ("not-your-seat", "malformed")),
    "GET /api/lobby": Case(),
    "POST /api/mine": Case({"tables": [{"id": "{table}", "secrets": [SECRET]}]}),
    "POST /api/mine/nameless": Case(
        {"tables": [{"id": "{table}", "secrets": [SECRET]}]}, ("not-your-seat", "malformed")
    ),
    "POST /api/passes": Case({"tables": [{"id": "{table}", "secrets": [SECRET]}]}, ("not-your-seat", "malformed")),
    "POST /api/passes/open": Case({"token": SECRET}, ("no-pass", "malformed")),
    "POST /api/passes/withdraw": Case({"token": SECRET}, ("no-pass", "malformed")),
    "POST /api/library": Case({"own": ["{table}"]}),
    "POST /api/study": Case({"record": "tilery-record 1\n"}),
    "POST /api/reviews": Case({"record": "tilery-record 1\n"}),
    "GET /api/reviews/{key}": Case(path={"key": "k" * 64}),
    "GET /api/puzzles/{game}": Case(path={"game": GAME}),
    "GET /api/puzzles/{game}/{number}": Case(path={"game": GAME, "number": "1"}),
    "POST /api/puzzles/{game}/{number}": Case({"moves": []}, path={"game": GAME, "number": "1"}),
    "GET /api/puzzles/{game}/{number}/solution": Case(path={"game": GAME, "number": "1"}),
    "POST /api/sketches": Case({"game": GAME, "seats": 2, "sketch": {}}),
    "POST /api/sketches/best": Case({"game": GAME, "seats": 2, "sketch": {"hand": [1, 1]}}, ("illegal", "malformed")),
    "POST /api/sketches/puzzle": Case({"game": GAME, "seats": 2, "sketch": {"hand": [4, 6]}}),
    "POST /api/sketches/puzzle/attempt": Case({"game": GAME, "seats": 2, "sketch": {"hand": [4, 6]}}),
    "POST /api/sketches/puzzle/solution": Case({"game": GAME, "seats": 2, "sketch": {"hand": [4, 6]}}),
    "POST /api/tries": Case({"origin": {"table": "{table}", "round": 0}, "at": 0}),
    "POST /api/play-on": Case({"origin": {"table": "{table}", "round": 0, "at": 1}, "seats": TWO}),
    "GET /api/admin/counts": Case(),
    "POST /api/admin/tables": Case({}),
    "POST /api/admin/games": Case({}),
    "DELETE /api/admin/tables/{code}": Case(path={"code": "0" * 16}),
    "DELETE /api/admin/tables/{code}/rounds/{round}": Case(path={"code": "0" * 16, "round": "0"}),
    "POST /api/admin/clean": Case(),
    "GET /metrics": Case(),
    "GET /docs": Case(),
}
"""Every endpoint there is; those of the admin have tests of their own. No answer may hold a secret of the table,
whatever was asked."""

MESSAGES: dict[type, dict[str, Any]] = {
    wire.Hello: {"version": wire.VERSION, "secrets": [SECRET]},
    wire.Move: {"id": "a", "seat": 0, "seq": 0, "move": "end"},
    wire.Undo: {"id": "b", "seat": 0, "seq": 0},
    wire.Check: {"id": "c", "seat": 0, "move": "end"},
    wire.Rematch: {"id": "d", "seat": 0, "seq": 0},
    wire.Hint: {"id": "e", "seat": 0, "seq": 0, "whole": True},
    wire.Leave: {"id": "f", "seat": 0},
    wire.Here: {"id": "g", "seat": 0},
    wire.Sign: {"id": "i", "seat": 0, "sign": "hello"},
    wire.Ping: {"id": "h"},
}
"""Every message that a client can send, as one who wants to sit on seat 0."""

FOR_ANYBODY = {wire.Ping: {"type": "pong", "id": "h"}}
"""What needs no seat, and how it is answered."""

SECRETS = (
    "random", "empty", "another table's", "a table's that is gone", "cut off", "one letter off", "with a blank",
    "in capitals", "huge", "not ASCII", "a lone surrogate", "a hash", "the table", "null byte",
)  # fmt: skip


def test_every_endpoint_has_a_case(tmp_path: Any) -> None:
    app = create_app(Settings(tmp_path / "t.db", metrics=True, admin_token="t" * 20))
    inner = [inner for route in app.routes for inner in getattr(route, "routes", None) or [route]]
    found = {f"{method.upper()} {path}" for path, methods in app.openapi()["paths"].items() for method in methods}
    found |= {
        f"{method} {route.path}"
        for route in inner
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    sockets = {route.path for route in inner if isinstance(route, APIWebSocketRoute)}
    assert found == ENDPOINTS.keys()
    assert sockets == set()  # the line to a table is the only one, and has no route


def test_every_message_has_a_case() -> None:
    assert set(typing.get_args(wire.ClientMessage)) == MESSAGES.keys()


class Place(msgspec.Struct):
    """A running game of two with an audience, and secrets that open nothing here."""

    table: str
    secrets: dict[int, str]
    wrong: dict[str, str]


@pytest.fixture(scope="module")
def place(server: Any) -> Place:
    made, other, gone = (server.make("device", "device") for _ in range(3))
    with closing(sqlite3.connect(server.database, timeout=30)) as connection, connection:
        for table, column in (("log", "table_id"), ("seats", "table_id"), ("tables", "id")):
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (gone.id,))
        (digest,) = connection.execute("SELECT hex(secret_hash) FROM seats WHERE table_id = ?", (made.id,)).fetchone()
    mine = made.secrets[0]
    wrong = {
        "random": "s" * 43,
        "empty": "",
        "another table's": other.secrets[0],
        "a table's that is gone": gone.secrets[0],
        "cut off": mine[:-1],
        "one letter off": mine[:-1] + ("A" if mine[-1] != "A" else "B"),
        "with a blank": mine + " ",
        "in capitals": mine.swapcase(),
        "huge": mine * 300,
        "not ASCII": mine[:-1] + "é",
        "a lone surrogate": mine + "\ud800",
        "a hash": digest.lower(),
        "the table": made.id,
        "null byte": mine + "\x00",
    }
    assert tuple(wrong) == SECRETS
    return Place(made.id, made.secrets, wrong)


def asked(server: Any, name: str, place: Place, secret: str = "", **more: Any) -> Any:
    method, _, path = name.partition(" ")
    case = ENDPOINTS[name]
    path = path.format(table=place.table, **case.path)
    if case.body is not None:
        body = json.dumps(case.body).replace("{table}", place.table)
        more["content"] = body.replace(json.dumps(SECRET), json.dumps(secret))
        more["headers"] = {"Content-Type": "application/json"} | more.get("headers", {})
    return server.http.request(method, f"http://{server.address}{path}", **more)


@pytest.mark.parametrize("name", ENDPOINTS)
def test_no_endpoint_opens_to_a_secret_that_is_not_the_right_one(server: Any, place: Place, name: str) -> None:
    case = ENDPOINTS[name]
    for wrong in place.wrong.values():
        answer = asked(server, name, place, wrong)
        if case.codes:
            assert answer.status_code in range(400, 500)
            assert answer.json()["code"] in case.codes
        assert all(secret not in answer.text for secret in place.secrets.values())


@pytest.mark.parametrize("name", [name for name in ENDPOINTS if name.startswith("GET")])
def test_a_secret_in_a_place_where_none_belongs_changes_nothing(server: Any, place: Place, name: str) -> None:
    """Not even the right one: no header, cookie or address carries a secret, so none can end up in somebody's log."""
    plain = asked(server, name, place)
    for secret in (place.secrets[0], "s" * 43):
        ways: list[dict[str, Any]] = [
            {"headers": {"Authorization": f"Bearer {secret}"}},
            {"headers": {"Cookie": f"secret={secret}; session={secret}"}},
            {"params": {"secret": secret, "seat_secret": secret}},
        ]
        for more in ways:
            answer = asked(server, name, place, **more)
            assert (answer.status_code, answer.content) == (plain.status_code, plain.content)
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", SECRETS)
def test_a_wrong_secret_opens_no_seat_and_every_message_is_refused(
    server: Any, place: Place, join: Any, kind: str
) -> None:
    secret = place.wrong[kind]
    stranger = join(server, place.table, secret, hello=False)
    for message, fields in MESSAGES.items():
        text = json.dumps({"type": message.__name__.lower(), **fields})
        stranger.socket.send(text.replace(json.dumps(SECRET), json.dumps(secret)))
        refused = stranger.read()
        if message in FOR_ANYBODY:
            assert refused == FOR_ANYBODY[message]
            continue
        assert refused["type"] == "refused", message
        assert refused["code"] in ("not-your-seat", "malformed", "too-large"), message
        assert not secret or secret not in json.dumps(refused)
    # Nobody who has not been let in hears anything of the table.
    owner = join(server, place.table, place.secrets[0])
    assert owner.ask("check", 0, move="end")["type"] == "checked"
    owner.close()
    assert [json.loads(text)["type"] for text in stranger.received] == [
        "pong" if message in FOR_ANYBODY else "refused" for message in MESSAGES
    ]
    with pytest.raises(TimeoutError):
        stranger.socket.recv(0)


def test_a_right_secret_opens_its_own_seat_and_no_other(server: Any, place: Place, join: Any) -> None:
    for seat, secret in place.secrets.items():
        player = join(server, place.table, secret)
        assert set(player.views) == {seat}
        for message, fields in MESSAGES.items():
            if message is not wire.Hello and message not in FOR_ANYBODY:
                fields = {**fields, "seat": 1 - seat}
                player.send(message.__name__.lower(), **fields)
                while (answer := player.read()).get("id") != fields["id"]:
                    pass
                assert answer["code"] == "not-your-seat"


def foreign(address: str) -> dict[str, str]:
    host, _, port = address.partition(":")
    return {
        "another": "https://evil.example",
        "none": "null",
        "nothing": "",
        "a file": "file://",
        "another port": f"http://{host}:{int(port) + 1}",
        "no port": f"http://{host}",
        "ours with more behind": f"http://{address}.evil.example",
        "ours with more before": f"http://evil-{address}",
        "ours as a name": f"http://{address}@evil.example",
        "ours after a name": f"http://evil.example@{address}",
        "ours in the path": f"http://evil.example/{address}",
        "ours in the query": f"http://evil.example?{address}",
        "ours with digits": f"http://{address}0",
        "another scheme": f"ftp://{address}",
        "a script": "javascript:alert(1)",
        "half an address": "http://[",
        "two": f"http://{address}, https://evil.example",
        "capitals and a dot": "HTTPS://EVIL.EXAMPLE.",
    }


FOREIGN = tuple(foreign("127.0.0.1:8080"))


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_page_of_another_host_changes_nothing_and_hears_nothing(
    server: Any, place: Place, join: Any, kind: str
) -> None:
    origin = {"Origin": foreign(server.address)[kind]}
    for name in ENDPOINTS:
        if name.startswith("GET"):
            # What anybody may read may be asked for, but no browser gives the answer to another host's page.
            answer = asked(server, name, place, headers=origin)
            assert "access-control-allow-origin" not in answer.headers
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        else:
            answer = asked(server, name, place, headers=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), name
    page = join(server, place.table, place.secrets[0], hello=False, additional_headers=origin)
    assert page.read()["code"] == "origin"
    with pytest.raises(ConnectionClosed):
        page.read()


def test_nobody_is_asked_beforehand_whether_another_page_may(server: Any, place: Place) -> None:
    """A preflight gets no leave: so no page can send JSON here from elsewhere."""
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
    for origin in ("https://evil.example", f"http://{server.address}"):
        url = f"http://{server.address}/api/tables"
        answer = server.http.request("OPTIONS", url, headers={"Origin": origin, **asks})
        assert answer.status_code in (403, 404, 405)
        assert not [header for header in answer.headers if header.startswith("access-control")]


HOSTS = (
    "evil.example", "tiles.example.org.evil.example", "eviltiles.example.org", "tiles.example.org@evil.example",
    "evil.example@tiles.example.org", "tiles.example.org.", "tiles.example.org:80:80", "[", "[::1]", "", "localhost",
    "tiles.example.org/evil", "tiles.example.org#evil",
)  # fmt: skip


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    server = ThreadServer(tmp_path_factory.mktemp("named"), hosts=("tiles.example.org", "127.0.0.1"))
    yield server
    server.close()


@pytest.mark.parametrize("host", HOSTS)
def test_under_no_other_name_is_anything_told(named: Any, host: str) -> None:
    made = named.make("device", "device")
    here = Place(made.id, made.secrets, {})
    for name in ENDPOINTS:
        answer = asked(named, name, here, headers={"Host": host})
        assert answer.status_code in (400, 421), name
        assert answer.status_code == 400 or answer.json()["code"] == "host"
    if not set(host) & set("@/#[:") and host:  # the others no browser would connect to
        line = socket.create_connection(tuple(named.address.split(":")))
        with closing(line), connect(f"ws://{host}/ws/tables/{made.id}", sock=line) as page:
            assert json.loads(page.recv(60))["code"] == "host"
            with pytest.raises(ConnectionClosed):
                page.recv(60)


def test_under_its_own_names_it_answers(named: Any) -> None:
    for host in ("tiles.example.org", "Tiles.Example.org:8080", "127.0.0.1"):
        assert named.get("health", headers={"Host": host}).status_code == 200


def test_every_answer_of_whatever_kind_has_the_headers(new_server: Any, tmp_path: Any, monkeypatch: Any) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Tilery</title>")
    (tmp_path / "web" / "assets" / "a.js").write_text("'use strict'")
    server = new_server(static=str(tmp_path / "web"), metrics=True, posts=(0.0001, 8), hosts=("127.0.0.1",))
    made = server.make("device", "device")
    here = Place(made.id, made.secrets, {})

    def broken(_: str) -> None:
        raise KeyError("a secret")

    web = f"http://{server.address}"
    answers = {
        "a page": server.http.get(web),
        "a page of the client": server.http.get(f"{web}/tables/{made.id}"),
        "an asset": server.http.get(f"{web}/assets/a.js"),
        "no asset": server.http.get(f"{web}/assets/b.js"),
        "no file": server.http.get(f"{web}/b.txt"),
        "out of the folder": server.http.get(f"{web}/%2e%2e/%2e%2e/etc/passwd"),
        "no such endpoint": server.get("nothing"),
        "no such table": server.get("tables/nothing"),
        "a wrong method": server.http.request("DELETE", f"{web}/api/health"),
        "malformed": server.post("tables", {}),
        "too large": server.post("tables", "x" * 70_000),
        "another origin": server.post("tables", {}, headers={"Origin": "null"}),
        "another host": server.get("health", headers={"Host": "evil.example"}),
        **{name: asked(server, name, here) for name in ENDPOINTS},
    }
    while (answer := server.post("tables", {})).status_code != 429:
        pass
    answers["too fast"] = answer
    monkeypatch.setattr(tables_api, "game_info", broken)
    answers["a failure"] = server.get("games")
    assert answers["a failure"].status_code == 500
    assert "a secret" not in answers["a failure"].text
    assert answers["no asset"].status_code == 404
    assert "root:" not in answers["out of the folder"].text
    for kind, answer in answers.items():
        missing = {name for name, value in HEADERS.items() if answer.headers.get(name) != value}
        assert not missing, (kind, missing)
        if "/api/" in str(answer.url):
            assert answer.headers["cache-control"] == "no-store", kind


def test_no_script_but_our_own_may_run() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    scripts = policy["script-src"].split()
    assert scripts == ["'self'", "'wasm-unsafe-eval'"]  # the latter lets WebAssembly run, but no text as a script
    assert not {"script-src-attr", "script-src-elem", "worker-src", "frame-src"} & policy.keys()
    assert all("unsafe" not in where for kind, where in policy.items() if kind not in ("style-src-attr", "script-src"))
    assert all("*" not in where and "http" not in where for where in policy.values())
    assert (policy["object-src"], policy["base-uri"], policy["frame-ancestors"]) == ("'none'",) * 3
