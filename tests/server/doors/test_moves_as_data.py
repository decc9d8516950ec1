"""A move may be sent as data in place of its text."""

import json
from typing import Any

import msgspec
import pytest

from tilery.games import GAMES

EVERY = pytest.mark.parametrize("game", GAMES.names())
WRONG: tuple[Any, ...] = ({}, {"type": "nonsense"}, {"type": "x" * 9000}, {"type": 3}, {"type": "move", "move": "end"})


def data_of(game: str, text: str) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(GAMES.get(game).read(text))
    return data


@pytest.fixture
def both(server: Any, join: Any, game: str) -> Any:
    made = server.make("device", "device", game=game)
    return join(server, made.id, *made.secrets.values())


@EVERY
def test_moves_are_asked_about_and_made_in_data(both: Any, game: str) -> None:
    for _ in range(8):
        if (seat := both.turn) is None:
            break
        data = data_of(game, both.choose(seat, "random"))
        assert both.ask("check", seat, move=data)["problems"] == []
        assert both.ask("check", 1 - seat, move=data)["problems"] != [] or both.sights[1 - seat]["to_move"]
        assert both.move(seat, data)["type"] == "done"
    assert both.seq > 1


@EVERY
def test_text_and_data_of_a_move_are_the_same_request(both: Any, game: str) -> None:
    seat = both.turn
    text = both.choose(seat, "random")
    first = both.move(seat, data_of(game, text), name="once", seq=0)
    assert first == {"type": "done", "id": "once", "seq": 1}
    assert both.move(seat, text, name="once", seq=0) == first
    assert both.move(seat, data_of(game, text), name="once", seq=0) == first
    for wrong in WRONG:
        assert both.move(seat, wrong, name="once", seq=0)["code"] == "repeated"


@EVERY
def test_data_that_are_no_move_are_refused_and_change_nothing(both: Any, game: str) -> None:
    for wrong in WRONG:
        for refused in (both.move(both.turn, wrong), both.ask("check", both.turn, move=wrong)):
            assert refused["code"] == "unreadable"
            assert len(refused["text"]) < 300
    assert both.seq == 0


@pytest.mark.parametrize(
    "move", ["[]", "null", "3", '{"type":"end","n":' + "1" * 5000 + "}", '{"n":1e999}', '{"a":' * 3000]
)
def test_what_is_neither_text_nor_data_is_malformed(server: Any, join: Any, move: str) -> None:
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    message = json.dumps({"type": "move", "id": "a", "seat": 0, "seq": 0, "move": None})
    anna.socket.send(message.replace("null", move))
    assert anna.read()["code"] == "malformed"
