"""Bad input gets one clear sentence and the right code, changes nothing, and disturbs nobody else."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.server import GAME
from tilery.tables.wire.messages import VERSION

MALFORMED = {
    "no JSON": "hello?",
    "cut off": '{"type": "hello"',
    "no type": "{}",
    "no such type": '{"type": "resign"}',
    "a list": "[1]",
    "a field missing": '{"type": "move", "id": "a", "seat": 0, "seq": 0}',
    "a field too many": '{"type": "undo", "id": "a", "seat": 0, "seq": 0, "force": true}',
    "a text for a number": '{"type": "undo", "id": "a", "seat": "0", "seq": 0}',
    "half a seat": '{"type": "undo", "id": "a", "seat": 0.5, "seq": 0}',
    "an empty id": '{"type": "undo", "id": "", "seat": 0, "seq": 0}',
    "an endless id": json.dumps({"type": "undo", "id": "a" * 65, "seat": 0, "seq": 0}),
    "the id of a bot": '{"type": "undo", "id": "bot/1", "seat": 0, "seq": 0}',
    "deep": "[" * 10_000,
    "bytes": b'{"type": "hello", "version": 2}',
    "a lone surrogate": '{"type": "move", "id": "a", "seat": 0, "seq": 0, "move": "\\ud800"}',
}


@pytest.fixture
def alone(server: Any, join: Any) -> Any:
    made = server.make("device", "device")
    return join(server, made.id, made.secrets[0])


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_message_is_refused(alone: Any, text: str | bytes) -> None:
    alone.socket.send(text)
    refused = alone.read()
    assert (refused["type"], refused["code"]) == ("refused", "malformed")
    assert refused["text"]
    assert alone.play(0)["type"] == "done"


def test_an_oversized_message_is_refused(alone: Any) -> None:
    refused = alone.move(0, "x" * 1000, name="long")
    assert refused["code"] == "unreadable"
    assert len(refused["text"]) < 300
    alone.send("move", id="longer", seat=0, seq=0, move="é" * 9000)
    assert alone.read()["code"] == "too-large"
    alone.send("move", id="longer", seat=0, seq=0, move="x" * 17_000)
    assert alone.read()["code"] == "too-large"
    assert alone.play(0)["type"] == "done"


def test_with_another_person_at_the_table_there_is_no_coach(alone: Any) -> None:
    assert alone.ask("move", 0, seq=0, move="end", coach=True)["code"] == "no-hints"
    assert alone.play(0)["type"] == "done"


def test_a_huge_message_ends_the_connection_only(server: Any, alone: Any, join: Any) -> None:
    alone.send("move", id="huge", seat=0, seq=0, move="x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        alone.read()
    assert server.get("health").status_code == 200


def test_too_many_messages_at_once_are_refused(new_server: Any, join: Any) -> None:
    server = new_server(messages=(0.0001, 5), errors=(0.0001, 3))
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    for _ in range(4):
        assert anna.ask("check", 0, move="end")["type"] == "checked"
    for _ in range(3):
        assert anna.move(0, "end")["code"] == "too-fast"
    assert anna.seq == 0
    # Whoever goes on like this is sent away, and may come back.
    assert anna.move(0, "end")["code"] == "too-fast"
    with pytest.raises(ConnectionClosed):
        anna.read()
    assert anna.socket.close_code == 1008
    assert join(server, made.id, made.secrets[0]).play(0)["type"] == "done"


def test_another_version_is_refused(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0], hello=False)
    anna.send("hello", version=99)
    assert anna.read()["code"] == "version"
    assert anna.hello()["type"] == "welcome"


def test_an_unknown_table_is_refused(server: Any, join: Any) -> None:
    stranger = join(server, "nowhere", hello=False)
    assert stranger.read()["code"] == "no-table"
    with pytest.raises(ConnectionClosed):
        stranger.read()
    assert stranger.socket.close_code == 4404
    assert server.get("tables/nowhere").json()["code"] == "no-table"
    assert server.get("tables/nowhere").status_code == 404


def test_nobody_moves_on_a_seat_of_others(server: Any, join: Any) -> None:
    made = server.make("device", "device", "bot")
    bela = join(server, made.id, made.secrets[1])
    watcher = join(server, made.id)
    stranger = join(server, made.id, made.secrets[0], hello=False)
    for player in (bela, watcher, stranger):
        for seat in (0, 2, -1, 17):
            for kind in ("move", "undo", "rematch", "check"):
                fields: dict[str, Any] = {"move": "end"} if kind in ("move", "check") else {}
                if kind != "check":
                    fields["seq"] = 0
                assert player.ask(kind, seat, **fields)["code"] == "not-your-seat"
    assert bela.move(-1, "draw 1")["code"] == "not-your-seat"
    assert join(server, made.id, made.secrets[0]).seq == 0


def test_a_secret_of_another_table_opens_nothing(server: Any, join: Any) -> None:
    made, other = server.make("device", "device"), server.make("device", "device")
    for secret in (other.secrets[0], "", "0", made.secrets[0][:-1]):
        thief = join(server, made.id, secret, hello=False)
        thief.send("hello", version=VERSION, secrets=[secret])
        refused = thief.read()
        assert refused["code"] == "not-your-seat"
        assert secret not in refused["text"] or not secret or secret == "0"
        assert thief.move(0, "end", seq=0)["code"] == "not-your-seat"
    thief = join(server, made.id, hello=False)
    thief.send("hello", version=VERSION, secrets=[made.secrets[1], other.secrets[0]])
    assert thief.read()["code"] == "not-your-seat"
    assert thief.move(1, "end", seq=0)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[", "http://[x]"]
)
def test_a_page_of_another_host_is_refused(server: Any, join: Any, origin: str) -> None:
    made = server.make("device", "device")
    page = join(server, made.id, made.secrets[0], hello=False, additional_headers={"Origin": origin})
    assert page.read()["code"] == "origin"
    with pytest.raises(ConnectionClosed):
        page.read()
    wish = {"game": GAME, "seats": [{"kind": "device"}] * 2}
    answer = server.post("tables", wish, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_our_own_page_and_allowed_ones_are_welcome(new_server: Any, join: Any) -> None:
    server = new_server(origins=["https://friend.example"])
    made = server.make("device", "device")
    for origin in (f"http://{server.address}", "https://friend.example"):
        assert join(server, made.id, made.secrets[0], additional_headers={"Origin": origin}).views


def test_an_illegal_move_cites_its_rule(alone: Any) -> None:
    assert alone.play(0)["type"] == "done"
    refused = alone.move(0, f"lay {alone.views[0]['staircase'][-1]}")
    assert refused["code"] == "illegal"
    assert {problem["rule"] for problem in refused["problems"]} == {"SC-3"}
    assert {problem["code"] for problem in refused["problems"]} == {"not-yours", "too-low"}
    assert alone.move(0, "draw 5")["problems"][0]["code"] == "draws"
    assert alone.seq == 1


def test_before_all_are_seated_nobody_moves(server: Any, join: Any) -> None:
    made = server.make("device", "open")
    anna = join(server, made.id, made.secrets[0])
    for kind, fields in (("move", {"move": "end"}), ("undo", {}), ("rematch", {}), ("check", {"move": "end"})):
        assert anna.ask(kind, 0, **fields)["code"] == "not-started"


def test_a_client_that_only_errs_is_sent_away(new_server: Any, join: Any) -> None:
    server = new_server(errors=(0.0001, 3))
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    for _ in range(4):
        anna.socket.send("what?")
        assert anna.read()["code"] == "malformed"
    with pytest.raises(ConnectionClosed):
        anna.read()
