"""A game whose rules have a bug: the host finds it in the log, players are told, and other tables play on."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.player import Player
from tests.kit.server import GAME, Server
from tilery.games import GAMES
from tilery.games.rooms import folder_of
from tilery.tables.wire.messages import VERSION

FAULT = "\n    if {when}:\n        raise ZeroDivisionError('a secret')\n"


def spoilt(folder: Path, name: str, file: str, line: str, when: str) -> None:
    """A copy of a good room that raises after this line of this file."""
    room = shutil.copytree(folder_of(GAMES.get(GAME)), folder / name)
    game = room / "game.py"
    game.write_text(game.read_text().replace(f'id="{GAME}"', f'id="{name}"'))
    text = (room / file).read_text()
    assert line in text
    (room / file).write_text(text.replace(line, line + FAULT.format(when=when)))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    rooms = tmp_path / "rooms"
    spoilt(rooms, "unseen", "view.py", "def view(s: State, seat: Seat | None) -> View:", "s.staircase")
    spoilt(rooms, "unchecked", "rules.py", 'also for tiles that don\'t exist."""', "m == End()")
    spoilt(rooms, "unmade", "rules.py", "def setup(options: Options, seats: int) -> State:", "seats")
    house = Server(tmp_path / "server", rooms=[str(rooms), *map(str, GAMES.paths)])
    yield house
    house.close()


def test_a_position_that_cannot_be_shown_is_told_to_everybody_there(server: Server) -> None:
    made, fine = server.make("device", "device", game="unseen"), server.make("device", "device")
    anna, ben = (Player(server.address, made.id, made.secrets[seat]) for seat in (0, 1))
    other = Player(server.address, fine.id, *fine.secrets.values())
    tile = anna.sights[0]["view"]["hand"][0]
    anna.send("move", id="first", seat=0, seq=anna.seq, move=f"lay {tile}")
    for player in (anna, ben):
        told = player.wait("refused")
        assert (told["id"], told["code"]) == ("", "rules-fault")
        assert "'unseen' has a fault in its rules" in told["text"]
        assert "secret" not in told["text"]
    late = Player(server.address, made.id, made.secrets[0], hello=False)
    late.send("hello", version=VERSION, secrets=late.secrets)
    assert late.wait("refused")["code"] == "rules-fault"
    with pytest.raises(ConnectionClosed):
        late.read()
    assert other.play(0)["type"] == "done"
    assert "the rules of the game 'unseen' have a fault" in server.said
    assert "view.py" in server.said
    for player in (anna, ben, late, other):
        player.close()


def test_a_move_that_the_rules_stumble_over_changes_nothing(server: Server) -> None:
    made = server.make("device", "device", game="unchecked")
    anna = Player(server.address, made.id, *made.secrets.values())
    assert anna.move(0, "end")["code"] == "rules-fault"
    assert anna.move(0, f"lay {anna.sights[0]['view']['hand'][0]}")["type"] == "done"
    anna.close()


def test_a_game_that_cannot_begin_is_refused_by_name(server: Server) -> None:
    seats = [{"kind": "device"}, {"kind": "device"}]
    answer = server.post("tables", {"game": "unmade", "options": {}, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (500, "rules-fault")
    assert "'unmade'" in answer.json()["text"]
