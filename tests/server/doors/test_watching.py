"""Those who watch a table with a delay, over a real server: a delay that never passes while the test runs."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.kit.server import GAME


def test_a_watcher_of_a_real_table_waits_also_after_a_restart(new_server: Any, join: Any, play: Any) -> None:
    server = new_server()
    seats = [{"kind": "device"}, {"kind": "device"}]
    answer = server.post("tables", {"game": GAME, "seats": seats, "delay": 3600})
    assert answer.status_code == 201
    made = answer.json()
    secrets = {each["seat"]: each["secret"] for each in made["secrets"]}

    def nothing_yet(watcher: Any) -> None:
        assert (watcher.seq, watcher.views, watcher.result) == (0, {}, None)
        assert watcher.table["started"] is False
        assert watcher.table["delay"] == 3600
        assert server.get(f"tables/{made['id']}").json()["started"] is False

    players = {seat: join(server, made["id"], secret) for seat, secret in secrets.items()}
    watcher = join(server, made["id"])
    nothing_yet(watcher)
    play(players, 10)
    watcher.hello()
    nothing_yet(watcher)
    assert {json.loads(text)["type"] for text in watcher.received} <= {"welcome", "seats"}

    server.stop()
    server.start()
    nothing_yet(join(server, made["id"]))
    assert join(server, made["id"], secrets[0]).seq >= 10

    server.stop()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE log SET at = '2026-01-01 00:00:00.000000'")
    server.start()
    late = join(server, made["id"])
    assert late.seq >= 10
    assert late.views[None]


def test_a_finished_game_may_be_read_by_everybody_at_once(server: Any, join: Any, play: Any) -> None:
    seats = [{"kind": "device"}, {"kind": "device"}]
    made = server.post("tables", {"game": GAME, "seats": seats, "delay": 3600, "public": True}).json()
    players = {each["seat"]: join(server, made["id"], each["secret"]) for each in made["secrets"]}
    assert server.get(f"tables/{made['id']}/rounds/0/record").status_code == 409
    play(players)
    assert server.get(f"tables/{made['id']}/rounds/0/record").status_code == 200
    assert join(server, made["id"]).result is None
    assert made["id"] in [each["table"]["id"] for each in server.get("lobby").json()["running"]]


@pytest.mark.parametrize("delay", [-1, 3601, "30"])
def test_a_delay_is_a_number_of_seconds_within_reason(server: Any, delay: Any) -> None:
    answer = server.post("tables", {"game": GAME, "seats": [{"kind": "device"}] * 2, "delay": delay})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
