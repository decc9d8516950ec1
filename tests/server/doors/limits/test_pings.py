"""Is the line still there? Whoever asks is answered, and nothing else happens."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.player import Player


def ping(player: Player, name: str = "p1") -> Any:
    """The first answer under this name."""
    player.send("ping", id=name)
    while (message := player.read()).get("id") != name:
        pass
    return message


def test_a_ping_is_answered_at_any_time_and_for_anybody(server: Any, join: Any) -> None:
    made = server.make("device", "open")
    stranger = join(server, made.id, hello=False)
    assert ping(stranger) == {"type": "pong", "id": "p1"}
    anna, watcher = join(server, made.id, made.secrets[0]), join(server, made.id)
    for waiting in (anna, watcher):
        assert ping(waiting)["type"] == "pong"
    server.sit(made.id, "Béla")
    for playing in (anna, watcher):
        assert playing.wait("welcome")["table"]["started"]
        assert ping(playing, "p2") == {"type": "pong", "id": "p2"}
    assert ping(stranger)["type"] == "pong"
    assert len(stranger.received) == 2, "whoever has not said hello hears nothing of the table"


def test_a_ping_is_no_sign_of_life_of_a_person(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna, ben = (join(server, made.id, secret) for secret in made.secrets.values())

    def bot_plays() -> bool:
        return bool(ben.hello()["table"]["seats"][0]["stand_in"])

    anna.send("leave", id="bye", seat=0)
    anna.wait("done")
    assert bot_plays()
    assert ping(anna)["type"] == "pong"
    assert bot_plays()
    anna.send("here", id="back", seat=0)
    anna.wait("done")
    assert not bot_plays()


def test_too_many_pings_are_refused_like_any_message(new_server: Any, join: Any) -> None:
    server = new_server(messages=(0.0001, 5), errors=(0.0001, 3))
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    answers = [ping(anna, f"p{number}") for number in range(8)]
    assert [answer["type"] for answer in answers] == ["pong"] * 4 + ["refused"] * 4
    assert {answer["code"] for answer in answers[4:]} == {"too-fast"}
    with pytest.raises(ConnectionClosed):
        anna.read()
    assert anna.socket.close_code == 1008


@pytest.mark.parametrize("fields", [{}, {"id": ""}, {"id": 7}, {"id": "x" * 65}, {"id": "a b"}, {"id": "p", "seat": 0}])
def test_a_ping_is_an_id_and_nothing_else(server: Any, join: Any, fields: dict[str, Any]) -> None:
    watcher = join(server, server.make("device", "open").id)
    watcher.send("ping", **fields)
    assert watcher.wait("refused", "pong")["code"] == "malformed"
    assert ping(watcher)["type"] == "pong"
