"""Whole games over real sockets."""

from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.server import GAME
from tilery.engine import Record, verify
from tilery.games import GAMES


def test_two_people_play_a_game_through_an_invite(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "open")
    anna = join(server, made.id, made.secrets[0])
    assert not anna.table["started"]
    assert anna.views == {}

    secret = server.sit(made.id, "  Béla ")
    welcome = anna.wait("welcome")
    assert welcome["table"]["started"]
    assert [seat["name"] for seat in welcome["table"]["seats"]] == ["", "Béla"]
    bela = join(server, made.id, secret)
    watcher = join(server, made.id)
    assert set(bela.views) == {1}
    assert set(watcher.views) == {None}

    play({0: anna, 1: bela})
    watcher.catch_up(anna.seq)
    assert anna.result == bela.result == watcher.result
    text = server.get(f"tables/{made.id}/rounds/0/record").text
    match = verify(Record.parse(text), GAMES.get(GAME))
    assert list(match.result.points) == anna.result["points"]
    assert msgspec.json.decode(msgspec.json.encode(match.view(0))) == anna.views[0]


def test_a_person_plays_against_bots(server: Any, join: Any) -> None:
    made = server.make("device", "bot", "bot")
    anna = join(server, made.id, made.secrets[0])
    while anna.result is None:
        if anna.turn == 0:
            assert anna.play(0)["type"] == "done"
        else:
            anna.read()
    assert len(anna.result["points"]) == 3


def test_bots_alone_play_to_the_end(server: Any, join: Any) -> None:
    watcher = join(server, server.make("bot", "bot", level="normal").id)
    while watcher.result is None:
        watcher.read()
    assert watcher.views[None]["over"]


def test_several_people_at_one_device_get_each_their_own_view(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    assert set(both.views) == {0, 1}
    assert both.views[0]["hand"] != both.views[1]["hand"]
    play({0: both, 1: both}, 10)
    assert len(both.views[0]["hand"]) == both.views[1]["hands"][0]


def test_one_can_play_alone(server: Any, join: Any) -> None:
    made = server.make("device", game=next(game.info.id for game in GAMES.all() if 1 in game.info.seats))
    anna = join(server, made.id, made.secrets[0])
    assert anna.play(0)["type"] == "done"


def test_an_undone_step_is_gone_for_everybody(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    anna = join(server, made.id, made.secrets[0])
    watcher = join(server, made.id)
    seen = watcher.views
    before, lines = anna.views[0], len(anna.log[0])
    assert not anna.can_undo[0]
    anna.play(0)
    assert anna.can_undo[0]
    assert anna.views[0] != before

    assert anna.ask("undo", 0)["type"] == "done"
    assert anna.views[0] == before
    assert not anna.can_undo[0]
    watcher.catch_up(2)
    assert len(watcher.log[None]) == len(anna.log[0]) == lines
    assert watcher.views == seen


def test_undo_without_a_step_of_ones_own_is_refused(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    for seat in (0, 1):
        answer = both.ask("undo", seat)
        assert answer["code"] == "illegal"
        assert answer["problems"][0]["code"] == "cannot-undo"


def test_a_rematch_begins_a_new_game_for_everybody(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    watcher = join(server, made.id)
    assert both.ask("rematch", 0)["code"] == "not-over"
    play({0: both, 1: both})
    first = server.get(f"tables/{made.id}/rounds/0/record").text
    last = both.seq

    assert both.ask("rematch", 1, name="again") == {"type": "done", "id": "again", "seq": last + 1}
    assert both.table["round"] == 1
    assert both.result is None
    while watcher.table["round"] == 0:
        watcher.read()
    assert watcher.seq == last + 1
    assert watcher.result is None

    play({0: both, 1: both}, 3)
    assert server.get(f"tables/{made.id}/rounds/0/record").text == first
    assert server.get(f"tables/{made.id}/rounds/1/record").json()["code"] == "not-over"
    play({0: both, 1: both})
    second = server.get(f"tables/{made.id}/rounds/1/record").text
    assert second != first
    verify(Record.parse(second), GAMES.get(GAME))


def test_a_check_says_what_is_wrong_and_changes_nothing(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    move = both.choose(0)
    assert both.ask("check", 0, name="ask", move=move) == {"type": "checked", "id": "ask", "problems": []}
    problems = both.ask("check", 1, move=move)["problems"]
    assert [problem["code"] for problem in problems] == ["not-your-turn"]
    assert problems[0]["rule"] == "SC-2"
    assert both.ask("check", 0, move="x1000 zz")["code"] == "unreadable"
    assert both.seq == 0


def test_everybody_sees_who_is_there(server: Any, join: Any) -> None:
    made = server.make("device", "open", "bot")
    anna = join(server, made.id, made.secrets[0])
    assert [seat["present"] for seat in anna.table["seats"]] == [True, False, True]

    watcher = join(server, made.id)
    assert anna.wait("seats")["table"]["watchers"] == 1
    secret = server.sit(made.id, "Béla")
    anna.wait("welcome")
    bela = join(server, made.id, secret)
    assert anna.wait("seats")["table"]["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Béla",
        "level": "",
        "present": True,
        "face": "",
        "stand_in": False,
    }
    bela.close()
    while anna.table["seats"][1]["present"]:
        anna.read()
    watcher.close()
    while anna.table["watchers"]:
        anna.read()


def test_whoever_comes_back_carries_on(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    before = join(server, made.id, *made.secrets.values())
    play({0: before, 1: before}, 7)
    before.close()
    after = join(server, made.id, *made.secrets.values())
    assert (after.seq, after.views, after.log) == (before.seq, before.views, before.log)
    again = after.hello()
    assert again["seq"] == before.seq


def test_a_closing_server_says_so(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "open")
    anna = join(server, made.id, made.secrets[0])
    server.stop()
    with pytest.raises(ConnectionClosed):
        anna.wait("nothing more")
    assert anna.socket.close_code == 1012
    assert server.log.read_text() == ""
