"""A person takes their name and face out of their games: nobody can read or find them any more, and the moves stay."""

import json
from typing import Any

from tests.kit.server import GAME, Made
from tilery.engine.record import Record, verify
from tilery.games import GAMES

SEATS = [{"kind": "device", "name": "Ágota", "face": "owl7"}, {"kind": "device", "name": "Benedek", "face": "fox7"}]


def make(server: Any, **more: Any) -> Made:
    made = server.post("tables", {"game": GAME, "seats": SEATS, **more}).json()
    return Made(made["id"], {each["seat"]: each["secret"] for each in made["secrets"]}, made["invite"])


def nameless(server: Any, *tables: tuple[str, str]) -> Any:
    return server.post("mine/nameless", {"tables": [{"id": table, "secrets": [secret]} for table, secret in tables]})


def library(server: Any, table: str, name: str = "") -> Any:
    return server.post("library", {"name": name, "own": [table], "mine": True}).json()["games"]


def finished(server: Any, join: Any) -> tuple[Made, Any]:
    made = make(server, public=True)
    player = join(server, made.id, *made.secrets.values())
    while player.result is None:
        assert player.play(player.turn)["type"] == "done"
    return made, player


def test_nothing_that_can_be_read_of_a_finished_game_has_the_name(server: Any, join: Any) -> None:
    made, _ = finished(server, join)
    before = server.get(f"tables/{made.id}/rounds/0/record").text
    assert library(server, made.id, "agota")
    answer = nameless(server, (made.id, made.secrets[0]))
    assert (answer.status_code, answer.json()) == (200, {"seats": 1})

    record = server.get(f"tables/{made.id}/rounds/0/record").text
    assert record == before.replace("player 0: Ágota", "player 0: player 1")
    verify(Record.parse(record), GAMES.get(GAME))
    assert library(server, made.id, "agota") == []
    (game,) = library(server, made.id, "benedek")
    assert [player["name"] for player in game["players"]] == ["", "Benedek"]
    addresses = ["", "/tally", "/rounds/0/replay", "/rounds/0/hints"]
    told = [server.get(f"tables/{made.id}{address}").text for address in addresses]
    told += [json.dumps(game, ensure_ascii=False), server.get("lobby").text, record]
    assert all("Ágota" not in text and "owl7" not in text for text in told)
    assert any("Benedek" in text for text in told)
    assert nameless(server, (made.id, made.secrets[0])).json() == {"seats": 1}  # may be asked for again


def test_those_at_a_running_table_are_told_and_the_game_goes_on(server: Any, join: Any) -> None:
    made = make(server)
    ann, ben = (join(server, made.id, secret) for secret in made.secrets.values())
    watcher = join(server, made.id)
    assert nameless(server, (made.id, made.secrets[0])).status_code == 200
    for player in (ann, ben, watcher):
        while player.table["seats"][0]["name"]:
            assert player.read()["type"] == "seats"
        assert (player.table["seats"][0]["face"], player.table["seats"][1]["name"]) == ("", "Benedek")
    ben.close()
    players = {0: ann, 1: join(server, made.id, made.secrets[1])}
    while ann.result is None:
        seat = next(seat for seat, each in players.items() if each.sights[seat]["to_move"])
        answer = players[seat].play(seat)
        for each in players.values():
            each.catch_up(answer["seq"])
    (game,) = library(server, made.id)
    assert [player["name"] for player in game["players"]] == ["", "Benedek"]


def test_other_devices_keep_their_keys_and_a_link_brings_no_name_along(server: Any, join: Any) -> None:
    made = make(server)
    mine = {"id": made.id, "secrets": [made.secrets[0]]}
    link = server.post("passes", {"name": "Ágota", "face": "owl7", "tables": [mine]}).json()
    (lent,) = server.post("passes/open", {"token": link["token"]}).json()["seats"]
    assert nameless(server, (made.id, lent["secret"])).status_code == 200  # from either device
    phone = join(server, made.id, lent["secret"])
    assert set(phone.views) == {0}
    again = server.post("passes/open", {"token": link["token"]}).json()
    assert (again["name"], again["face"], len(again["seats"])) == ("", "", 1)


def test_with_one_wrong_secret_nothing_is_taken_out(server: Any) -> None:
    one, two = make(server), make(server)
    wrong = [(two.id, one.secrets[0]), (two.id, "s" * 43), ("nowhere", one.secrets[0]), (two.id, "")]
    for each in wrong:
        answer = nameless(server, (one.id, one.secrets[0]), each)
        assert (answer.status_code, answer.json()["code"]) == (422, "not-your-seat")
    for table in (one, two):
        names = [seat["name"] for seat in server.get(f"tables/{table.id}").json()["seats"]]
        assert names == ["Ágota", "Benedek"]
    assert nameless(server).json() == {"seats": 0}
