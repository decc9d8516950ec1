"""The house around the tables: faces, invitations, the lobby, one's own tables, other devices."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.kit.server import GAME
from tilery.server.store import database
from tilery.tables.people import seat_secrets

DEVICE = {"kind": "device"}
OPEN = {"kind": "open"}
MARKUP = "<b onclick=x()>&amp;</b>"


def made_public(server: Any, *seats: Any) -> Any:
    answer = server.post("tables", {"game": GAME, "seats": list(seats), "public": True})
    assert answer.status_code == 201, answer.text
    return answer.json()


def shown(server: Any, kind: str) -> list[str]:
    return [each["table"]["id"] for each in server.get("lobby").json()[kind]]


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def state(server: Any, table: str, *secrets: str) -> str:
    (found,) = server.post("mine", {"tables": [{"id": table, "secrets": secrets}]}).json()
    assert found["id"] == table
    assert (found["table"] is None) == (found["state"] == "gone")
    return str(found["state"])


# Names and faces


def test_a_face_goes_with_its_seat(new_server: Any) -> None:
    server = new_server()
    wish = {"game": GAME, "seats": [DEVICE | {"name": "Anna", "face": "abc012"}, OPEN]}
    made = server.post("tables", wish).json()
    server.post(f"tables/{made['id']}/seats", {"name": "Béla", "face": "z" * 16, "invite": made["invite"]})
    server.stop()
    server.start()
    seats = server.get(f"tables/{made['id']}").json()["seats"]
    assert [seat["face"] for seat in seats] == ["abc012", "z" * 16]


@pytest.mark.parametrize("face", ["A", "x" * 17, "a b", "a\n", "<svg>", "é"])
def test_a_face_is_a_short_word_and_nothing_else(server: Any, face: str) -> None:
    made = server.make("device", "open")
    answers = [
        server.post("tables", {"game": GAME, "seats": [DEVICE | {"face": face}, DEVICE]}),
        server.post(f"tables/{made.id}/seats", {"name": "Béla", "invite": made.invite, "face": face}),
        server.post("passes", {"face": face, "tables": []}),
    ]
    assert [refused(answer) for answer in answers] == [(422, "malformed")] * 3


def test_a_free_seat_has_no_face(server: Any) -> None:
    answer = server.post("tables", {"game": GAME, "seats": [DEVICE, OPEN | {"face": "abc"}]})
    assert refused(answer) == (422, "malformed")


def test_a_name_with_markup_is_just_a_text_of_24_characters(server: Any) -> None:
    assert len(MARKUP) == 24
    made = made_public(server, DEVICE | {"name": MARKUP}, OPEN)
    told = [
        server.get(f"tables/{made['id']}"),
        server.get(f"invites/{made['invite']}"),
        server.get("lobby"),
        server.post("passes/open", {"token": server.post("passes", {"name": MARKUP, "tables": []}).json()["token"]}),
    ]
    for answer in told:
        assert MARKUP in answer.text
        assert answer.headers["content-type"] == "application/json"
    assert refused(server.post("passes", {"name": MARKUP + "!", "tables": []})) == (422, "bad-name")


# Invitations


def test_a_seat_at_a_private_table_needs_its_invitation(server: Any) -> None:
    made, other = server.make("device", "open"), server.make("device", "open")
    take = f"tables/{made.id}/seats"
    assert refused(server.post(take, {"name": "Béla"})) == (403, "not-invited")
    for wrong in (other.invite, made.invite[:-1], made.id, "é", "x" * 64):
        assert refused(server.post(take, {"name": "Béla", "invite": wrong})) == (404, "no-invite")
    assert server.get(f"tables/{made.id}").json()["seats"][1]["kind"] == "open"
    assert server.post(take, {"name": "Béla", "invite": made.invite}).status_code == 201


def test_an_invitation_leads_to_its_table(server: Any) -> None:
    made = server.make("device", "open")
    answer = server.get(f"invites/{made.invite}")
    assert answer.json() == server.get(f"tables/{made.id}").json()
    assert made.invite not in answer.text
    for wrong in ("x", made.id, made.invite[:-1], made.invite + "x"):
        assert refused(server.get(f"invites/{wrong}")) == (404, "no-invite")
    server.sit(made.id)
    assert server.get(f"invites/{made.invite}").json()["started"]


def test_a_renewed_invitation_is_the_only_good_one(new_server: Any) -> None:
    server = new_server()
    made = server.make("device", "open", "open")
    seated = server.sit(made.id)
    new = server.post(f"tables/{made.id}/invite", {"secret": seated}).json()["invite"]
    assert len({new, made.invite, made.id}) == 3
    take = f"tables/{made.id}/seats"
    for _ in range(2):
        assert refused(server.get(f"invites/{made.invite}")) == (404, "no-invite")
        assert refused(server.post(take, {"name": "Cili", "invite": made.invite})) == (404, "no-invite")
        assert server.get(f"invites/{new}").json()["id"] == made.id
        server.stop()
        server.start()
    assert server.post(take, {"name": "Cili", "invite": new}).status_code == 201


def test_only_who_sits_there_renews_an_invitation(server: Any) -> None:
    made, other = server.make("device", "open"), server.make("device", "device")
    for wrong in ("", "x", made.id, made.invite, other.secrets[0]):
        answer = server.post(f"tables/{made.id}/invite", {"secret": wrong})
        assert refused(answer) == (422, "not-your-seat")
    assert server.get(f"invites/{made.invite}").status_code == 200
    assert refused(server.post("tables/nowhere/invite", {"secret": made.secrets[0]})) == (404, "no-table")


def test_those_who_sit_there_are_told_the_invitation_and_those_who_watch_are_not(server: Any, join: Any) -> None:
    made = server.make("device", "open", "open")
    anna, watcher = join(server, made.id, made.secrets[0]), join(server, made.id)
    bela = join(server, made.id, server.sit(made.id))
    assert json.loads(bela.received[0])["invite"] == made.invite
    new = server.post(f"tables/{made.id}/invite", {"secret": made.secrets[0]}).json()["invite"]
    assert anna.wait("welcome")["invite"] == new
    assert watcher.wait("welcome")["invite"] == ""
    server.invites[made.id] = new
    server.sit(made.id, "Cili")
    assert watcher.wait("welcome")["table"]["started"]
    heard = "".join(watcher.received) + server.get(f"tables/{made.id}").text + server.get("lobby").text
    assert made.invite not in heard
    assert new not in heard


def test_tables_from_before_there_were_invitations_have_one(new_server: Any, tmp_path: Path, join: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for table in ("old", "older"):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, rules_version, options, made) VALUES (?, ?, 1, '{}', datetime('now'))",
                (table, GAME),
            )
            for seat, kind, lock in ((0, "device", seat_secrets.hashed("secret")), (1, "open", None)):
                connection.exec_driver_sql("INSERT INTO seats VALUES (?, ?, ?, '', '', ?)", (table, seat, kind, lock))
    engine.dispose()
    server = new_server()
    invites = [join(server, table, "secret").hello()["invite"] for table in ("old", "older")]
    assert len(set(invites)) == 2
    assert all(len(invite) == 32 for invite in invites)
    assert server.get(f"invites/{invites[0]}").json()["id"] == "old"
    assert refused(server.post("tables/old/seats", {"name": "Béla", "invite": invites[1]})) == (404, "no-invite")
    assert server.post("tables/old/seats", {"name": "Béla", "invite": invites[0]}).status_code == 201
    assert shown(server, "waiting") == []


def test_where_there_is_no_invitation_nobody_comes_in_by_asking_for_none(new_server: Any) -> None:
    server = new_server()
    made = server.make("device", "open")
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE tables SET invite = ''")
    server.start()
    assert refused(server.post(f"tables/{made.id}/seats", {"name": "Béla"})) == (403, "not-invited")
    assert server.get("invites/").status_code == 404
    new = server.post(f"tables/{made.id}/invite", {"secret": made.secrets[0]}).json()["invite"]
    assert server.get(f"invites/{new}").json()["id"] == made.id


# The lobby


def test_the_lobby_has_the_public_tables_the_newest_first(new_server: Any, join: Any, play: Any) -> None:
    server = new_server()
    assert server.get("lobby").json() == {"waiting": [], "running": []}
    first, second = (made_public(server, DEVICE | {"name": name, "face": "f1"}, OPEN) for name in ("Anna", "Béla"))
    private = [server.make("device", "open"), server.make("device", "device")]
    running = made_public(server, DEVICE, DEVICE)
    assert shown(server, "waiting") == [second["id"], first["id"]]
    assert shown(server, "running") == [running["id"]]
    assert server.post(f"tables/{first['id']}/seats", {"name": "Cili"}).status_code == 201
    assert shown(server, "waiting") == [second["id"]]
    assert shown(server, "running") == [running["id"], first["id"]]
    both = join(server, running["id"], *(each["secret"] for each in running["secrets"]))
    play({0: both, 1: both})
    assert shown(server, "running") == [first["id"]]
    heard = server.get("lobby").text
    for table in private:
        assert table.id not in heard
    for secret in (*first["secrets"], *second["secrets"]):
        assert secret["secret"] not in heard
    assert first["invite"] not in heard
    assert second["invite"] not in heard
    (table,) = server.get("lobby").json()["waiting"]
    assert table["table"] == server.get(f"tables/{second['id']}").json()
    assert table["table"]["seats"][0] | {"name": "Béla", "face": "f1"} == table["table"]["seats"][0]
    assert table["made"].endswith("Z")


def test_tables_that_wait_are_still_in_the_lobby_after_a_restart_but_not_for_ever(new_server: Any) -> None:
    server = new_server()
    old, new = made_public(server, DEVICE, OPEN)["id"], made_public(server, DEVICE, OPEN)["id"]
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE tables SET made = datetime('now', '-8 days') WHERE id = ?", [old])
    server.start()
    assert shown(server, "waiting") == [new]


def test_the_lobby_is_never_endless(new_server: Any) -> None:
    server = new_server()
    waiting = [made_public(server, DEVICE, OPEN)["id"] for _ in range(52)]
    running = [made_public(server, DEVICE, DEVICE)["id"] for _ in range(52)]
    assert shown(server, "waiting") == waiting[:1:-1]
    assert shown(server, "running") == running[:1:-1]


# One's own tables


def test_one_is_told_where_one_is_waited_for(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "open")
    anna = made.secrets[0]
    assert state(server, made.id, anna) == "waiting"
    bela = server.sit(made.id)
    assert (state(server, made.id, anna), state(server, made.id, bela)) == ("turn", "running")
    assert state(server, made.id, anna, bela) == "turn"
    one, other = join(server, made.id, anna), join(server, made.id, bela)
    play({0: one, 1: other}, 1)
    while one.turn == 0:
        play({0: one, 1: other}, 1)
    assert (state(server, made.id, anna), state(server, made.id, bela)) == ("running", "turn")
    play({0: one, 1: other})
    assert (state(server, made.id, anna), state(server, made.id, bela)) == ("over", "over")


def test_without_a_secret_nobody_learns_even_that_a_table_is_there(server: Any) -> None:
    made, other = server.make("device", "open"), server.make("device", "open")
    for secrets in ([], ["x"], [other.secrets[0]], [made.invite]):
        assert state(server, made.id, *secrets) == "gone"
    assert state(server, "nowhere", made.secrets[0]) == "gone"
    assert state(server, made.id, "x", made.secrets[0]) == "waiting"


def test_only_so_many_tables_are_asked_for_at_once(server: Any) -> None:
    made = server.make("device", "device")
    mine = {"id": made.id, "secrets": [made.secrets[0]]}
    for route in ("mine", "passes"):
        assert refused(server.post(route, {"tables": [mine] * 101})) == (422, "malformed")
        assert refused(server.post(route, {"tables": [mine | {"secrets": ["x"] * 11}]})) == (422, "malformed")
        assert refused(server.post(route, {"tables": [mine | {"secrets": ["x" * 65]}]})) == (422, "malformed")
    assert len(server.post("mine", {"tables": [mine] * 100}).json()) == 100
