"""The REST routes: making tables, sitting down, reading what is over."""

import json
import re
from typing import Any

import pytest

from tilery.games import GAMES, levels

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
    made = server.make("device", "open", "bot", edition="magellan")
    info = server.get(f"tables/{made.id}").json()
    assert info["id"] == made.id
    assert info["options"]["edition"] == "magellan"
    assert not info["started"]
    assert [seat["kind"] for seat in info["seats"]] == ["device", "open", "bot"]
    assert info["seats"][2]["level"] == "easy"
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


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "\u2028", "a\ud800"])
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
    "no such option": ({"game": "hidden-stones", "options": {"x": "y"}, "seats": [DEVICE]}, "unknown"),
    "no such choice": ({"game": "hidden-stones", "options": {"edition": "y"}, "seats": [DEVICE]}, "unknown"),
    "too many seats": ({"game": "hidden-stones", "seats": [DEVICE] * 6}, "unknown"),
    "no such level": ({"game": "hidden-stones", "seats": [{"kind": "bot", "level": "god"}]}, "unknown"),
    "options that exclude each other": (
        {"game": "hidden-stones", "options": {"equal-turns": "no"}, "seats": [DEVICE] * 2},
        "illegal",
    ),
    "a bad deck": ({"game": "hidden-stones", "options": {"deck": "1 1 QQ"}, "seats": [DEVICE] * 2}, "illegal"),
    "no seats": ({"game": "hidden-stones", "seats": []}, "malformed"),
    "a crowd": ({"game": "hidden-stones", "seats": [DEVICE] * 1000}, "malformed"),
    "no such kind of seat": ({"game": "hidden-stones", "seats": [{"kind": "person"}]}, "malformed"),
    "a level for a person": ({"game": "hidden-stones", "seats": [DEVICE | {"level": "easy"}]}, "malformed"),
    "a name for nobody": ({"game": "hidden-stones", "seats": [OPEN | {"name": "Anna"}, DEVICE]}, "malformed"),
    "a bad name": ({"game": "hidden-stones", "seats": [DEVICE | {"name": "a\tb"}]}, "bad-name"),
    "unknown fields": ({"game": "hidden-stones", "seats": [DEVICE], "seed": "0"}, "malformed"),
    "numbers for texts": ({"game": "hidden-stones", "options": {"start": 0}, "seats": [DEVICE]}, "malformed"),
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
    if code == "illegal":
        assert all(problem["rule"].startswith("HS-") for problem in failure["problems"])


def test_options_are_stored_as_the_game_writes_them(server: Any) -> None:
    """So a deck may come as a file of many lines, and still is one line of the record."""
    deck = "\n".join(f"{number} 1 BH  # a comment" for number in range(1, 13))
    made = server.make("device", "device", deck=deck)
    kept = server.get(f"tables/{made.id}").json()["options"]["deck"]
    assert kept == "; ".join(f"{number} 1 BH" for number in range(1, 13))


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

    assert server.http.post(url, content=endless(), headers=header).status_code in (400, 413)
    assert server.get("health").status_code == 200


def test_too_many_tables_at_once_are_refused(new_server: Any) -> None:
    server = new_server(posts=(0.0001, 2))
    for _ in range(2):
        server.make("device")
    answer = server.post("tables", {"game": "hidden-stones", "seats": [DEVICE]})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert server.get("games").status_code == 200


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
    for seat, asked in ((0, "?seat=0"), (1, "?seat=1")):
        steps = server.get(f"tables/{made.id}/rounds/0/replay{asked}").json()
        assert [{key: step[key] for key in ("number", "seat", "events")} for step in steps] == both.log[seat]
        assert steps[-1]["view"] == both.views[seat]
        assert all(bool(step["move"]) == (step["seat"] >= 0) for step in steps)
    for asked in ("", "?seat=spectator"):
        steps = server.get(f"tables/{made.id}/rounds/0/replay{asked}").json()
        assert all(step["view"]["hand"] == [] for step in steps)
    for asked in ("2", "-1", "everybody"):
        answer = server.get(f"tables/{made.id}/rounds/0/replay?seat={asked}")
        assert answer.json()["code"] in ("no-seat", "malformed")


def test_an_unknown_route_is_told_apart(server: Any) -> None:
    for path in ("nothing", "tables", "tables/x/y"):
        answer = server.get(path)
        assert answer.status_code in (404, 405)
        assert answer.json()["code"] == "not-found"
