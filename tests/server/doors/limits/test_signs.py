"""Signs over the wire: everybody at the table sees them, and they count like any other message."""

import json
from typing import Any

from tests.kit.player import Player


def sign(player: Player, name: str, **fields: Any) -> Any:
    """The answer to a sign of seat 0."""
    player.send("sign", **{"id": name, "seat": 0, "sign": "hello", **fields})
    while (message := player.read()).get("id") != name:
        pass
    return message


def seen(player: Player) -> list[Any]:
    """The signs that came so far."""
    return [message for message in map(json.loads, player.received) if message["type"] == "signed"]


def test_a_sign_is_seen_by_everybody_and_stored_by_nobody(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna, ben = (join(server, made.id, secret) for secret in made.secrets.values())
    watcher = join(server, made.id)
    assert sign(anna, "s", sign="well-played") == {"type": "done", "id": "s", "seq": 0}
    for each in (ben, watcher):
        each.wait("signed")
    for each in (anna, ben, watcher):
        assert seen(each) == [{"type": "signed", "seat": 0, "sign": "well-played"}]
    assert anna.hello()["seq"] == 0
    assert sign(watcher, "w")["code"] == "not-your-seat"


def test_a_sign_that_there_is_not_is_refused(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    assert sign(anna, "s", sign="hurry up")["code"] == "malformed"
    assert sign(anna, "t", text="hurry up")["code"] == "malformed"


def test_whoever_makes_a_sign_is_back(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    anna.send("leave", id="bye", seat=0)
    anna.wait("done")
    assert sign(anna, "s")["type"] == "done"
    assert not anna.hello()["table"]["seats"][0]["stand_in"]


def test_too_many_signs_are_refused_and_count_like_any_message(new_server: Any, join: Any) -> None:
    server = new_server(messages=(0.0001, 7), errors=(0.0001, 9))
    made = server.make("device", "device")
    anna, ben = (join(server, made.id, secret) for secret in made.secrets.values())
    answers = [sign(anna, f"s{number}") for number in range(6)]
    assert [answer.get("code", "done") for answer in answers] == ["done"] * 3 + ["too-fast"] * 3
    anna.send("ping", id="p")
    assert anna.read()["code"] == "too-fast", "the messages of this browser are used up"
    ben.send("ping", id="p")
    ben.wait("pong")
    assert len(seen(ben)) == 3
