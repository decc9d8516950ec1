"""A table at home becomes a table of the house: it begins there, and everything works as at any other table."""

from typing import Any

import pytest

from tests.kit.replays import replay
from tests.kit.server import GAME
from tilery.engine import Record
from tilery.engine.data import position_of, position_text
from tilery.engine.record import verify
from tilery.engine.sketch.reading import dealt_again
from tilery.games import GAMES

SKETCH = {"hand": [4, 6, 9], "staircase": [1, 3], "others": [2]}
HOME = {"game": GAME, "seats": 2, "sketch": SKETCH}
DEVICE, BOT = {"kind": "device"}, {"kind": "bot", "level": "normal"}


def play_on(server: Any, origin: Any, *seats: Any) -> Any:
    return server.post("play-on", {"origin": origin, "seats": list(seats or (DEVICE, DEVICE))})


def anew(first: Record, other: Record) -> str:
    """Where the other game must start if what nobody saw at the start of the first is dealt from its seed."""
    game = GAMES.get(GAME)
    return position_text(dealt_again(game, position_of(game, first.position), bytes.fromhex(other.seed)))


def test_a_game_begins_at_a_table_at_home_and_survives_a_restart(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(process=True)
    made = play_on(server, HOME).json()
    secrets = [each["secret"] for each in made["secrets"]]
    info = server.get(f"tables/{made['id']}").json()
    assert (info["set_up"], info["begun"], info["started"]) == (True, 0, True)
    both = join(server, made["id"], *secrets)
    assert (both.views[0]["hand"], both.views[0]["staircase"], both.log[0]) == ([4, 6, 9], [1, 3], [])
    assert len(both.views[1]["hand"]) == 2
    assert both.turn == 0
    assert both.ask("undo", 0)["code"] == "illegal"  # there is nothing before the position
    assert both.ask("hint", 0, whole=True)["type"] == "hinted"
    assert both.move(0, "lay 4")["type"] == "done"
    assert both.ask("undo", 0)["type"] == "done"
    assert both.views[0]["staircase"] == [1, 3]
    assert both.move(0, "lay 6")["type"] == "done"
    assert server.get(f"tables/{made['id']}/rounds/0/record").json()["code"] == "not-over"
    server.kill()
    server.start()
    again = join(server, made["id"], *secrets)
    assert (again.views, again.seq, again.log) == (both.views, both.seq, both.log)
    play({0: again, 1: again})
    assert again.ask("rematch", 0)["type"] == "done"
    assert (again.views[0]["hand"], again.log[0]) == ([4, 6, 9], [])
    server.kill()
    server.start()
    last = join(server, made["id"], *secrets)
    assert (last.views, last.seq) == (again.views, again.seq)
    play({0: last, 1: last})
    records = [Record.parse(server.get(f"tables/{made['id']}/rounds/{number}/record").text) for number in (0, 1)]
    for number, record in enumerate(records):
        verify(record, GAMES.get(GAME))
        studied = server.post("study", {"record": record.text(), "seat": 0}).json()
        assert (studied["head"]["checked"], studied["head"]["set_up"]) == ("verified", True)
        assert studied["page"]["start"]["hand"] == [4, 6, 9]
        assert studied["page"]["turns"][0] == {"at": -1, "seat": 0}
        shown = server.get(f"tables/{made['id']}/rounds/{number}/replay?seat=0").json()
        assert shown["start"] == studied["page"]["start"]
        assert len(replay(server, made["id"], number)) == len(record.moves)
    assert records[0].seed != records[1].seed
    assert records[1].position == anew(records[0], records[1])
    games = server.post("library", {"own": [made["id"]]}).json()["games"]
    assert [game["round"] for game in games] == [1, 0]


def test_what_nobody_sees_is_dealt_anew_for_each_table_and_told_to_nobody(server: Any, join: Any, play: Any) -> None:
    hands = set()
    for _ in range(6):
        made = play_on(server, HOME).json()
        mine, theirs = (join(server, made["id"], each["secret"]) for each in made["secrets"])
        watcher = join(server, made["id"])
        hands.add(tuple(theirs.views[1]["hand"]))
        for view in (mine.views[0], watcher.views[None]):
            assert "position" not in str(view)
            assert "hand" not in view or view["hand"] != theirs.views[1]["hand"]
    assert len(hands) > 1  # 21 hands are possible: six times the same would be a wonder


def test_one_plays_on_from_any_moment_of_such_a_game_and_of_its_record(server: Any, join: Any, play: Any) -> None:
    made = play_on(server, HOME, DEVICE, BOT).json()
    mine = join(server, made["id"], made["secrets"][0]["secret"])
    while mine.result is None:
        if mine.turn == 0:
            mine.move(0, mine.choose(0))
        else:
            mine.read()
    text = server.get(f"tables/{made['id']}/rounds/0/record").text
    record = Record.parse(text)
    for origin in ({"table": made["id"], "round": 0}, {"record": text}):
        for at in (0, 1):
            new = play_on(server, {**origin, "at": at}).json()
            info = server.get(f"tables/{new['id']}").json()
            assert (info["set_up"], info["begun"]) == (True, at)
            both = join(server, new["id"], *(each["secret"] for each in new["secrets"]))
            play({0: both, 1: both})
            again = Record.parse(server.get(f"tables/{new['id']}/rounds/0/record").text)
            verify(again, GAMES.get(GAME))
            assert (again.position, again.begun, again.moves[:at]) == (record.position, at, record.moves[:at])
            assert both.ask("rematch", 0)["type"] == "done"
            play({0: both, 1: both})
            third = Record.parse(server.get(f"tables/{new['id']}/rounds/1/record").text)
            verify(third, GAMES.get(GAME))
            assert third.position == (record.position if at else anew(again, third))


@pytest.mark.parametrize(
    ("origin", "seats", "code"),
    [
        ({**HOME, "sketch": {"hand": [4, 4]}}, (), "illegal"),
        ({**HOME, "sketch": {"hand": "x"}}, (), "unreadable"),
        ({**HOME, "game": "chess"}, (), "unknown"),
        ({**HOME, "seats": 3}, (), "unreadable"),
        ({**HOME, "seats": 3, "sketch": {"hand": [4]}}, (), "malformed"),
        (HOME, (DEVICE, {"kind": "open"}), "malformed"),
        ({**HOME, "at": 3}, (), "malformed"),
    ],
)
def test_what_is_no_table_at_home_makes_no_table(server: Any, origin: Any, seats: Any, code: str) -> None:
    answered = play_on(server, origin, *seats)
    assert (answered.status_code // 100, answered.json()["code"]) == (4, code), answered.text
