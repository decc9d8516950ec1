"""The seal of the shuffle, over real sockets: told before the first move, and kept to the end."""

import hashlib
from typing import Any

import pytest

from tests.kit.player import Player
from tests.kit.server import GAME
from tilery.engine.record import Record, verify
from tilery.games import GAMES

DEVICES = [{"kind": "device"}, {"kind": "device"}]


def seal(player: Player) -> str:
    """What a welcome says now."""
    return str(player.hello()["commitment"])


def kept(server: Any, table: str, number: int, promised: str) -> Record:
    """The record of a finished game, whose seed must be the one behind the seal."""
    text = server.get(f"tables/{table}/rounds/{number}/record").text
    record = Record.parse(text)
    assert record.commitment == promised
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == promised
    verify(record, GAMES.get(record.game))
    return record


def test_the_seal_before_the_first_move_is_that_of_the_seed_revealed_at_the_end(
    server: Any, join: Any, play: Any
) -> None:
    made = server.make("device", "open")
    anna = join(server, made.id, made.secrets[0], hello=False)
    assert seal(anna) == "", "nothing is shuffled while a seat is free"

    secret = server.sit(made.id, "Béla")
    promised = anna.wait("welcome")["commitment"]
    assert len(promised) == 64
    bela = join(server, made.id, secret)
    watcher, plain = join(server, made.id), join(server, made.id, plain=True)
    assert {seal(each) for each in (anna, bela, watcher, plain)} == {promised}

    play({0: anna, 1: bela}, 5)
    bela.close()
    bela = join(server, made.id, secret)
    assert {seal(each) for each in (bela, watcher)} == {promised}, "whoever comes back finds the same seal"
    running = "".join(text for each in (anna, bela, watcher, plain) for text in each.received)

    play({0: anna, 1: bela})
    record = kept(server, made.id, 0, promised)
    assert record.seed not in running
    assert seal(watcher) == promised, "it stays when the game is over"


def test_another_game_has_a_seal_of_its_own_which_everybody_is_told(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    watcher = join(server, made.id)
    play({0: both, 1: both})
    first = seal(both)
    both.send("rematch", id="again", seat=0, seq=both.seq)
    second = both.wait("welcome")["commitment"]
    assert watcher.wait("welcome")["commitment"] == second == seal(both)
    assert watcher.table["round"] == 1
    assert second != first

    play({0: both, 1: both})
    kept(server, made.id, 0, first)
    kept(server, made.id, 1, second)


def test_the_seal_survives_a_restart_of_the_server(new_server: Any, join: Any, play: Any) -> None:
    server = new_server()
    made = server.make("device", "device")
    before = join(server, made.id, *made.secrets.values())
    promised = seal(before)
    play({0: before, 1: before}, 3)
    server.stop()
    server.start()
    assert seal(join(server, made.id, made.secrets[1], hello=False)) == promised


def test_a_table_that_goes_on_from_a_position_has_a_new_seal(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    play({0: both, 1: both})
    origin = {"table": made.id, "round": 0, "at": 9}
    found = server.post("play-on", {"origin": origin, "seats": DEVICES}).json()
    on = join(server, found["id"], *(each["secret"] for each in found["secrets"]))
    promised = seal(on)
    assert promised not in ("", seal(both))
    play({0: on, 1: on})
    assert kept(server, found["id"], 0, promised).begun == 9
    assert on.ask("rematch", 0)["type"] == "done"
    again = seal(on)
    assert again != promised
    play({0: on, 1: on})
    assert kept(server, found["id"], 1, again).begun == 9


@pytest.mark.parametrize("game", GAMES.names())
def test_every_game_has_a_seal_also_for_those_without_a_board_for_it(server: Any, join: Any, game: str) -> None:
    made = server.make("device", "device", game=game)
    promised = seal(join(server, made.id, made.secrets[0]))
    assert len(promised) == 64
    assert seal(join(server, made.id, plain=True)) == promised


def test_a_watcher_who_is_behind_is_told_no_seal_before_they_see_the_game(server: Any, join: Any) -> None:
    made = server.post("tables", {"game": GAME, "seats": DEVICES, "delay": 3600}).json()
    assert len(seal(join(server, made["id"], made["secrets"][0]["secret"]))) == 64
    assert seal(join(server, made["id"])) == ""
