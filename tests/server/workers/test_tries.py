"""Tries over REST: a decision of a finished game is made again; a game that is still on keeps its secrets."""

import re
from typing import Any

from tests.kit.server import GAME
from tests.server.doors.test_library import finish, sit
from tilery.arena import Fixture, play
from tilery.engine.game import CHANCE
from tilery.engine.record import Record
from tilery.games import GAMES


def test_a_decision_of_a_table_is_made_again_when_the_game_is_over(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    wish = {"origin": {"table": table, "round": 0}, "at": 0}
    ada.play(ada.turn)
    assert server.post("tries", wish).json()["code"] == "not-over"
    finish(ada)
    record = server.get(f"tables/{table}/rounds/0/record").text
    match = Record.parse(record).replay(GAMES.get(GAME))
    at = next(at for at, entry in enumerate(match.log) if entry.seat != CHANCE)
    before = server.post("tries", wish | {"at": at}).json()
    assert (before["seat"], before["verdict"]) == (match.log[at].seat, None)
    move = match.game.write(match.log[at].move)
    judged = server.post("tries", wish | {"at": at, "moves": [move]}).json()
    assert judged["verdict"] in ("best", "good", "worse")
    assert judged["lines"][0]["seat"] == match.log[at].seat
    assert server.post("tries", {"origin": {"record": record}, "at": at, "moves": [move]}).json() == judged
    said = {"best": judged["better"]["move"] if judged["better"] else move, "cost": 0.123}
    again = server.post("tries", wish | {"at": at, "moves": [move], "said": said}).json()
    assert (again["verdict"], again["cost"]) == ("worse", 0.123)
    beyond = wish | {"at": at, "moves": [move], "said": said | {"cost": 1.5}}
    assert server.post("tries", beyond).json()["code"] == "malformed"
    checked = server.post("tries", wish | {"at": at, "moves": [move], "check": True}).json()
    assert (checked["verdict"], checked["problems"]) == (None, [])


def test_strange_wishes_are_refused(new_server: Any) -> None:
    server = new_server()
    record = play(Fixture(GAME, {}, ("random", "random"), ("Ada", "Ben"), 3, 0)).record
    match = Record.parse(record).replay(GAMES.get(GAME))
    [chance, choice] = [
        next(at for at, entry in enumerate(match.log) if (entry.seat == CHANCE) == lucky) for lucky in (True, False)
    ]
    running = re.sub(r"(?m)^(seed|result|state): .*\n", "", record.rsplit("\n", 3)[0] + "\n")
    for given, at, moves, code in (
        (record, chance, [], "no-moment"),
        (record, len(match.log), [], "no-moment"),
        (record, choice, ["no move"], "unreadable"),
        (record, choice, [{"type": "no-move"}], "unreadable"),
        (record, choice, ["a", "b"], "malformed"),
        (running, choice, [], "not-over"),
        (record, choice, [{"type": "no-move", "number": 10**30}], "malformed"),
        ("no record", choice, [], "bad-record"),
        ("", choice, [], "bad-record"),
        ("x" * 450_000, choice, [], "record-too-large"),
    ):
        told = server.post("tries", {"origin": {"record": given}, "at": at, "moves": moves}).json()
        assert told["code"] == code, (at, moves)
