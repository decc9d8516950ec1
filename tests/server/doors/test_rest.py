"""The REST routes: making tables, sitting down, reading what is over."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.kit.replays import replay
from tests.kit.server import GAME
from tilery.engine import Illegal, Problem
from tilery.games import GAMES, levels
from tilery.server.doors import budgets

DEVICE = {"kind": "device"}
OPEN = {"kind": "open"}


def test_the_games_say_what_can_be_chosen(server: Any) -> None:
    games = server.get("games").json()
    assert [game["id"] for game in games] == list(GAMES.names())
    for game in games:
        rules = GAMES.get(game["id"])
        info = rules.info
        assert game["levels"] == list(levels(rules).names())
        assert [option["name"] for option in game["options"]] == [option.name for option in info.options]
        assert game["seats"] == list(info.seats)


def test_the_server_is_healthy(server: Any) -> None:
    assert server.get("health").json()["status"] == "ok"


def test_ids_and_secrets_are_long_and_never_the_same(server: Any) -> None:
    made = [server.make("device", "device") for _ in range(5)]
    ids = {each.id for each in made}
    secrets = {secret for each in made for secret in each.secrets.values()}
    assert (len(ids), len(secrets)) == (5, 10)
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", each) for each in ids)
    assert all(re.fullmatch("[A-Za-z0-9_-]{43}", each) for each in secrets)


def test_anybody_with_the_link_may_look_at_the_table(server: Any) -> None:
    made = server.make("device", "open", "bot", tiles="20")
    info = server.get(f"tables/{made.id}").json()
    assert info["id"] == made.id
    assert info["options"]["tiles"] == "20"
    assert not info["started"]
    assert [seat["kind"] for seat in info["seats"]] == ["device", "open", "bot"]
    assert info["seats"][2]["level"] == "normal"
    assert made.secrets[0] not in json.dumps(info)


def test_open_seats_are_taken_one_by_one(server: Any) -> None:
    made = server.make("open", "device", "open", "open")

    def take(name: str, **more: int) -> Any:
        return server.post(f"tables/{made.id}/seats", {"name": name, "invite": made.invite, **more})

    assert take("Anna").json()["seat"] == 0
    assert take("Béla", seat=3).json()["seat"] == 3
    for seat in (0, 1, 3):
        answer = take("Cili", seat=seat)
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    for seat in (-1, 4):
        answer = take("Cili", seat=seat)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")
    assert not server.get(f"tables/{made.id}").json()["started"]
    assert take("Cili").json()["seat"] == 2
    assert server.get(f"tables/{made.id}").json()["started"]
    for answer in (take("Dani"), take("Dani", seat=0)):
        assert (answer.status_code, answer.json()["code"]) == (409, "full")


@pytest.mark.parametrize("name", ["x" * 25, "a\nb", "a\x00b", "a\u202eb", "\u2028", "a\ud800"])
def test_a_name_that_nobody_could_read_is_refused(server: Any, name: str) -> None:
    made = server.make("device", "open")
    answer = server.http.post(
        f"http://{server.address}/api/tables/{made.id}/seats",
        content=json.dumps({"name": name, "invite": made.invite}),
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) in ((422, "bad-name"), (422, "malformed"))
    assert server.get(f"tables/{made.id}").json()["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("name", ["X", "x" * 24, "Ágnes Őri", "Анна", "🙂", "王"])
def test_any_other_name_is_fine(server: Any, name: str) -> None:
    made = server.make("device", "open")
    server.sit(made.id, f" {name} ")
    assert server.get(f"tables/{made.id}").json()["seats"][1]["name"] == name


BAD_TABLES: dict[str, tuple[Any, str]] = {
    "no such game": ({"game": "chess", "seats": [DEVICE]}, "unknown"),
    "no such option": ({"game": GAME, "options": {"x": "y"}, "seats": [DEVICE] * 2}, "unknown"),
    "no such choice": ({"game": GAME, "options": {"tiles": "y"}, "seats": [DEVICE] * 2}, "unknown"),
    "too many seats": ({"game": GAME, "seats": [DEVICE] * 6}, "unknown"),
    "no such level": ({"game": GAME, "seats": [{"kind": "bot", "level": "god"}, DEVICE]}, "unknown"),
    "a command for a level": ({"game": GAME, "seats": [{"kind": "bot", "level": "cmd:./bot"}, DEVICE]}, "unknown"),
    "a class for a level": ({"game": GAME, "seats": [{"kind": "bot", "level": "my.bots:Bot"}, DEVICE]}, "unknown"),
    "a file for a level": ({"game": GAME, "seats": [{"kind": "bot", "level": "bot.py:Bot"}, DEVICE]}, "unknown"),
    "no seats": ({"game": GAME, "seats": []}, "malformed"),
    "a crowd": ({"game": GAME, "seats": [DEVICE] * 1000}, "malformed"),
    "no such kind of seat": ({"game": GAME, "seats": [{"kind": "person"}]}, "malformed"),
    "a level for a person": ({"game": GAME, "seats": [DEVICE | {"level": "normal"}, DEVICE]}, "malformed"),
    "a name for nobody": ({"game": GAME, "seats": [OPEN | {"name": "Anna"}, DEVICE]}, "malformed"),
    "a bad name": ({"game": GAME, "seats": [DEVICE | {"name": "a\tb"}, DEVICE]}, "bad-name"),
    "unknown fields": ({"game": GAME, "seats": [DEVICE] * 2, "seed": "0"}, "malformed"),
    "numbers for texts": ({"game": GAME, "options": {"tiles": 12}, "seats": [DEVICE] * 2}, "malformed"),
    "no object": ([], "malformed"),
}


@pytest.mark.parametrize(("wish", "code"), BAD_TABLES.values(), ids=BAD_TABLES.keys())
def test_a_table_that_can_not_be_played_is_refused(server: Any, wish: Any, code: str) -> None:
    answer = server.post("tables", wish)
    failure = answer.json()
    assert (answer.status_code, failure["code"]) == (422, code)
    assert failure["text"]
    if code == "unknown":
        assert failure["known"]


def test_options_that_a_game_does_not_allow_are_refused_with_its_rule(
    new_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def options(*_: Any) -> Any:
        raise Illegal([Problem("SC-1", "too-many", "Nobody has so many tiles.")])

    monkeypatch.setattr(type(GAMES.get(GAME)), "options", options)
    answer = new_server().post("tables", {"game": GAME, "options": {"tiles": "20"}, "seats": [DEVICE] * 2})
    failure = answer.json()
    assert (answer.status_code, failure["code"]) == (422, "illegal")
    assert [problem["rule"] for problem in failure["problems"]] == ["SC-1"]


def test_options_are_stored_as_the_game_writes_them(new_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """So an option may come as a file of many lines, and still is one line of the record."""
    monkeypatch.setattr(type(GAMES.get(GAME)), "texts", lambda *_: {"tiles": "20"})
    server = new_server()
    made = server.make("device", "device", tiles="12")
    assert server.get(f"tables/{made.id}").json()["options"] == {"tiles": "20"}


def test_a_body_that_is_no_json_or_too_large_is_refused(server: Any) -> None:
    url = f"http://{server.address}/api/tables"
    header = {"Content-Type": "application/json"}
    for content in (b"", b"{", b"\xff", b"[" * 10_000):
        answer = server.http.post(url, content=content, headers=header)
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] == "malformed"
    assert server.http.post(url, content=b"x" * 70_000, headers=header).json()["code"] == "too-large"

    def endless() -> Any:
        yield from [b" " * 1000] * 100

    assert server.http.post(url, content=endless(), headers=header).json()["code"] == "too-large"
    assert server.get("health").status_code == 200


def test_too_many_tables_at_once_are_refused(new_server: Any) -> None:
    server = new_server(posts=(0.0001, 2))
    for _ in range(2):
        server.make("device", "device")
    answer = server.post("tables", {"game": GAME, "seats": [DEVICE] * 2})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert server.get("games").status_code == 200


def test_too_many_questions_at_once_are_refused(new_server: Any, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    server = new_server(gets=(0.0001, 3), static=str(tmp_path))
    assert [server.get("health").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert server.get("nothing").json()["code"] == "too-fast"
    assert server.http.get(f"http://{server.address}/").status_code == 200
    server.make("device", "device")


def test_who_has_used_up_its_time_is_refused_and_others_are_not(
    new_server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(budgets, "PATIENCE", 0.01)
    (tmp_path / "index.html").write_text("<!doctype html>")
    server = new_server(budget=(1e-9, 0.02), static=str(tmp_path), trusted_proxies=("127.0.0.1",))

    def asked(who: str, path: str = "api/games") -> int:
        return int(server.http.get(f"http://{server.address}/{path}", headers={"X-Forwarded-For": who}).status_code)

    answers = [asked("192.0.2.1") for _ in range(200)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert answers == sorted(answers)
    assert asked("192.0.2.1", "table/x") == 429
    assert asked("192.0.2.2") == 200


def test_a_running_game_can_not_be_read(server: Any, join: Any, play: Any) -> None:
    waiting, running = server.make("device", "open"), server.make("device", "device")
    both = join(server, running.id, *running.secrets.values())
    play({0: both, 1: both}, 5)
    for table in (waiting, running):
        for what in ("record", "replay", "replay?seat=0", "replay?seat=1"):
            answer = server.get(f"tables/{table.id}/rounds/0/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        answer = server.get(f"tables/{table.id}/rounds/1/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-round")


def test_a_finished_game_is_replayed_from_any_seat(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    play({0: both, 1: both})
    for seat in (0, 1):
        steps = replay(server, made.id, asked=f"&seat={seat}")
        assert [{key: step[key] for key in ("number", "seat", "events")} for step in steps] == both.log[seat]
        assert steps[-1]["view"] == both.views[seat]
        assert all(bool(step["move"]) == (step["seat"] >= 0) for step in steps)
    for asked in ("", "&seat=spectator"):
        steps = replay(server, made.id, asked=asked)
        assert all(step["view"]["hand"] == [] for step in steps)
    for asked in ("2", "-1", "everybody"):
        answer = server.get(f"tables/{made.id}/rounds/0/replay?seat={asked}")
        assert answer.json()["code"] in ("no-seat", "malformed")
    answer = server.get(f"tables/{made.id}/rounds/0/replay?start={len(both.log[0])}")
    assert (answer.status_code, answer.json()["code"]) == (422, "no-moment")


def test_a_replay_is_packed_where_it_is_made(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    play({0: both, 1: both})
    for what in ("replay", "record"):
        path = f"tables/{made.id}/rounds/0/{what}"
        packed, plain = (server.get(path, headers={"Accept-Encoding": how}) for how in ("gzip", "identity"))
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content)


def test_an_unknown_route_is_told_apart(server: Any) -> None:
    for path in ("nothing", "tables", "tables/x/y"):
        answer = server.get(path)
        assert answer.status_code in (404, 405)
        assert answer.json()["code"] == "not-found"
