"""Other devices: a pass lends one's seats to another device, with keys of its own, and can be withdrawn."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.passes import Passes
from tilery.tables.house.tables import Tables
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.wire.messages import VERSION
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import MyTable, NewPass, NewTable, SeatWish


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def lend(server: Any, *tables: Any, name: str = "Anna", face: str = "stone7") -> Any:
    mine = [{"id": table.id, "secrets": list(table.secrets.values())} for table in tables]
    answer = server.post("passes", {"name": name, "face": face, "tables": mine})
    assert answer.status_code == 201, answer.text
    return answer.json()


def opened(server: Any, token: str) -> Any:
    answer = server.post("passes/open", {"token": token})
    assert answer.status_code == 201, answer.text
    return answer.json()


def state(server: Any, table: str, *secrets: str) -> str:
    (found,) = server.post("mine", {"tables": [{"id": table, "secrets": secrets}]}).json()
    assert found["id"] == table
    assert (found["table"] is None) == (found["state"] == "gone")
    return str(found["state"])


def test_another_device_plays_on_with_secrets_of_its_own(server: Any, join: Any, play: Any) -> None:
    made, waiting = server.make("device", "device"), server.make("device", "open")
    link = lend(server, made, waiting)
    assert link["seconds"] == 900
    phone = opened(server, link["token"])
    assert (phone["name"], phone["face"]) == ("Anna", "stone7")
    assert {(seat["table"], seat["seat"]) for seat in phone["seats"]} == {(made.id, 0), (made.id, 1), (waiting.id, 0)}
    assert {seat["game"] for seat in phone["seats"]} == {GAME}
    secrets = {seat["secret"] for seat in phone["seats"]}
    assert len(secrets) == 3
    assert secrets.isdisjoint([*made.secrets.values(), *waiting.secrets.values()])

    here = [seat["secret"] for seat in phone["seats"] if seat["table"] == made.id]
    laptop, both = join(server, made.id, *made.secrets.values()), join(server, made.id, *here)
    play({0: both, 1: both}, 5)
    laptop.catch_up(both.seq)
    assert laptop.views == both.views
    (there,) = secrets - set(here)
    assert state(server, waiting.id, there) == "waiting"
    assert server.post(f"tables/{waiting.id}/invite", {"secret": there}).status_code == 201


def test_a_pass_can_be_opened_on_several_devices(server: Any, join: Any) -> None:
    made = server.make("device", "open")
    link = lend(server, made)
    keys = [opened(server, link["token"])["seats"] for _ in range(3)]
    assert [len(seats) for seats in keys] == [1, 1, 1]
    secrets = [seats[0]["secret"] for seats in keys]
    assert len(set(secrets)) == 3
    for secret in secrets:
        assert join(server, made.id, secret).table["seats"][0]["present"]


def test_keys_are_kept_when_somebody_sits_down_and_when_the_server_restarts(new_server: Any, join: Any) -> None:
    server = new_server()
    made = server.make("device", "open")
    (key,) = opened(server, lend(server, made)["token"])["seats"]
    server.sit(made.id)
    assert list(join(server, made.id, key["secret"]).views) == [0]
    server.stop()
    server.start()
    assert list(join(server, made.id, key["secret"]).views) == [0]


def test_a_withdrawn_pass_cuts_a_live_line_and_leaves_the_others(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    first, second = lend(server, made), lend(server, made)
    keys = [seat["secret"] for seat in opened(server, first["token"])["seats"]]
    kept = [seat["secret"] for seat in opened(server, second["token"])["seats"]]
    phone, tablet = join(server, made.id, *keys), join(server, made.id, *kept)
    laptop = join(server, made.id, *made.secrets.values())
    play({0: phone, 1: phone}, 2)

    gone = server.post("passes/withdraw", {"token": first["token"]})
    assert (gone.status_code, gone.json()) == (200, {"keys": 4})
    assert phone.wait("refused")["code"] == "withdrawn"
    welcome = phone.wait("welcome")
    assert [view["seat"] for view in welcome["views"]] == [None]
    assert welcome["invite"] == ""
    assert welcome["views"][0]["view"]["hand"] == []
    assert phone.move(0, "pass")["code"] == "not-your-seat"
    phone.send("hello", version=VERSION, secrets=keys)
    assert phone.wait("refused")["code"] == "not-your-seat"

    for player in (tablet, laptop):
        player.catch_up(phone.seq)
    before = len(phone.received)
    play({0: tablet, 1: laptop}, 3)
    phone.catch_up(laptop.seq)
    for text in phone.received[before:]:
        assert all(view["seat"] is None for view in json.loads(text).get("views", ()))
    for player in (tablet, laptop):
        assert "withdrawn" not in "".join(player.received)
    assert laptop.table["watchers"] == 1
    assert refused(server.post("passes/open", {"token": first["token"]})) == (404, "no-pass")
    assert refused(server.post("passes/withdraw", {"token": first["token"]})) == (404, "no-pass")
    assert state(server, made.id, *keys) == "gone"
    assert state(server, made.id, *kept) == "turn"


def test_a_device_that_also_sits_there_itself_keeps_its_own_seat(server: Any, join: Any) -> None:
    made = server.make("device", "open")
    link = lend(server, made)
    (key,) = opened(server, link["token"])["seats"]
    phone = join(server, made.id, key["secret"], server.sit(made.id))
    assert sorted(phone.views) == [0, 1]
    server.post("passes/withdraw", {"token": link["token"]})
    assert phone.wait("refused")["code"] == "withdrawn"
    assert [view["seat"] for view in phone.wait("welcome")["views"]] == [1]


def test_withdrawn_keys_stay_so_after_a_restart(new_server: Any, join: Any) -> None:
    server = new_server()
    made = server.make("device", "open")
    link = lend(server, made)
    (key,) = opened(server, link["token"])["seats"]
    server.post("passes/withdraw", {"token": link["token"]})
    server.stop()
    server.start()
    phone = join(server, made.id, key["secret"], hello=False)
    phone.send("hello", version=VERSION, secrets=[key["secret"]])
    assert phone.wait("refused")["code"] == "not-your-seat"
    assert state(server, made.id, made.secrets[0]) == "waiting"
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("SELECT count(*) FROM keys").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM passes").fetchone() == (0,)


def test_an_old_pass_opens_nothing_and_can_still_be_withdrawn(new_server: Any) -> None:
    server = new_server(pass_seconds=0)
    link = lend(server, server.make("device", "device"))
    assert refused(server.post("passes/open", {"token": link["token"]})) == (410, "old-pass")
    assert server.post("passes/withdraw", {"token": link["token"]}).status_code == 200
    assert refused(server.post("passes/open", {"token": link["token"]})) == (404, "no-pass")


def test_a_pass_opens_on_so_many_devices_and_no_more(new_server: Any) -> None:
    server = new_server(pass_devices=3)
    link = lend(server, server.make("device", "open"), server.make("device", "device"))
    with ThreadPoolExecutor(8) as devices:
        answers = list(devices.map(lambda _: server.post("passes/open", {"token": link["token"]}), range(40)))
    assert sum(answer.status_code == 201 for answer in answers) == 3
    assert {refused(answer) for answer in answers if answer.status_code != 201} == {(410, "used-pass")}
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("SELECT count(*) FROM keys").fetchone() == (3 * 4,)  # three seats, one key unused


def test_a_pass_expires_and_cuts_the_lines_it_gave() -> None:
    async def story() -> None:
        hands = Hands()
        store = MemoryStore(hands)
        tables = Tables(store, Autoplay(store, FakeBots(), hands))
        passes = Passes(tables, seconds=900, days=90)
        made = await tables.make(NewTable(game=GAME, seats=(SeatWish(kind="device"), SeatWish(kind="open"))))
        wish = NewPass(tables=(MyTable(id=made.id, secrets=(made.secrets[0].secret,)),))
        opened, unopened = await passes.make(wish), await passes.make(wish)
        key = (await passes.open(opened.token)).seats[0].secret
        assert await passes.clean(hands.wall()) == 0
        hands.time -= 3600  # the clock is set back: what was made later than now is old
        with pytest.raises(Refusal, match="too old"):
            await passes.open(opened.token)
        hands.time += 2 * 3600
        assert await passes.clean(hands.wall()) == 1
        with pytest.raises(Refusal, match="withdrawn"):
            await passes.withdraw(unopened.token)
        hands.time += 90 * 24 * 3600
        table = await tables.get(made.id)
        assert hashed(key) in {lock for _, lock in table.locks()}
        assert await passes.clean(hands.wall()) == 1
        assert hashed(key) not in {lock for _, lock in table.locks()}
        assert len((await tables.get(made.id)).locks()) == 1

    asyncio.run(story())


def test_nobody_lends_a_seat_that_is_not_their_own(server: Any) -> None:
    made, other = server.make("device", "open"), server.make("device", "device")
    (lent,) = opened(server, lend(server, made)["token"])["seats"]
    for table, secret in (
        (made.id, other.secrets[0]),
        (made.id, made.invite),
        (made.id, lent["secret"]),  # a borrowed key would outlive its own pass
        ("nowhere", made.secrets[0]),
    ):
        answer = server.post("passes", {"tables": [{"id": table, "secrets": [secret]}]})
        assert refused(answer) == (422, "not-your-seat")


def test_the_token_is_all_that_opens_or_withdraws_a_pass(server: Any) -> None:
    made = server.make("device", "open")
    link = lend(server, made)
    for wrong in ("", "x", link["id"], link["token"][:-1], made.secrets[0], made.invite):
        for route in ("open", "withdraw"):
            assert refused(server.post(f"passes/{route}", {"token": wrong})) == (404, "no-pass")
    assert len(opened(server, link["token"])["seats"]) == 1


def test_neither_tokens_nor_keys_are_stored_or_logged(new_server: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "open")
    link = lend(server, made)
    (key,) = opened(server, link["token"])["seats"]
    server.stop()
    kept = b"".join(path.read_bytes() for path in server.database.parent.iterdir())
    assert link["token"].encode() not in kept
    assert key["secret"].encode() not in kept
