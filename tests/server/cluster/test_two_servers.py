"""People at one table come through different servers, and nobody notices."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.kit.process import PATIENCE
from tests.kit.server import GAME
from tests.server.cluster.conftest import Pair
from tilery.tables.store.table_code import code_of


def wait_until(found: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < until
        time.sleep(0.02)


def hear(player: Any, kind: str, found: Callable[[Any], object] = lambda _: True) -> Any:
    """Read until this comes."""
    while not found(message := player.wait(kind)):
        pass
    return message


def test_a_game_is_played_through_two_servers_and_then_another(pair: Pair, join: Any, play: Any) -> None:
    made = pair.one.make("device", "device")
    anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
    watcher = join(pair.other, made.id)
    play({0: anna, 1: ben})
    watcher.catch_up(anna.seq)
    assert anna.result == ben.result == watcher.result
    assert ben.ask("rematch", 1)["type"] == "done"
    anna.catch_up(ben.seq)
    assert anna.table["round"] == 1
    play({0: anna, 1: ben}, 4)
    for server in pair:
        assert server.get(f"tables/{made.id}/rounds/0/record").status_code == 200
        assert server.get(f"tables/{made.id}/tally").json()["games"] == 1


def test_a_step_is_undone_for_those_at_the_other_server(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
    before = ben.views[1]
    assert anna.play(0)["type"] == "done"
    ben.catch_up(1)
    assert ben.views[1] != before
    assert anna.ask("undo", 0)["type"] == "done"
    ben.catch_up(2)
    assert ben.views[1] == before


def test_a_request_that_was_answered_here_gets_the_same_answer_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    both = made.secrets.values()
    here, there = join(pair.one, made.id, *both), join(pair.other, made.id, *both)
    seat, move = here.turn, here.choose(here.turn)
    done = here.move(seat, move, name="once", seq=0)
    assert done == {"type": "done", "id": "once", "seq": 1}
    assert there.move(seat, move, name="once", seq=0) == done
    there.catch_up(1)
    assert there.play(there.turn)["seq"] == 2


def test_both_servers_are_asked_for_the_same_step_at_once_and_one_is_right(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    both = [join(server, made.id, *made.secrets.values()) for server in pair]
    for step in range(30):
        if both[0].result is not None:
            break
        seat = both[0].turn
        for number, one in enumerate(both):
            one.send("move", id=f"{step}-{number}", seat=seat, seq=one.seq, move=one.choose(seat))
        answers = [hear_answer(one, f"{step}-{number}") for number, one in enumerate(both)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"stale"}
        for one in both:
            one.catch_up(step + 1)
        assert both[0].views == both[1].views


def hear_answer(player: Any, name: str) -> Any:
    while (message := player.read()).get("id") != name:
        pass
    return message


def test_who_is_there_is_seen_from_both_sides(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    anna = join(pair.one, made.id, made.secrets[0])
    ben = join(pair.other, made.id, made.secrets[1])
    watcher = join(pair.other, made.id)

    def present(message: Any) -> tuple[list[bool], int]:
        return [seat["present"] for seat in message["table"]["seats"]], message["table"]["watchers"]

    hear(anna, "seats", lambda message: present(message) == ([True, True], 1))
    watcher.close()
    ben.close()
    hear(anna, "seats", lambda message: present(message) == ([True, False], 0))


def test_signs_reach_everybody(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
    anna.send("sign", id="s", seat=0, sign="well-played")
    assert hear(ben, "signed")["sign"] == "well-played"


def test_a_seat_is_taken_here_and_the_game_begins_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "open")
    anna = join(pair.one, made.id, made.secrets[0])
    ben = join(pair.other, made.id)
    pair.other.invites[made.id] = made.invite
    secret = pair.other.sit(made.id, "Ben")
    hear(anna, "welcome", lambda message: message["table"]["started"])
    ben.secrets = (secret,)
    ben.hello()
    assert ben.play(1)["type"] == "done" if ben.turn == 1 else anna.play(0)["type"] == "done"
    assert pair.one.post(f"tables/{made.id}/seats", {"name": "Cili", "invite": made.invite}).status_code == 409


def test_two_people_take_the_last_seat_through_two_servers_and_one_gets_it(pair: Pair) -> None:
    for _ in range(5):
        made = pair.one.make("device", "open")
        for server in pair:
            assert server.get(f"tables/{made.id}").status_code == 200
        wish = {"name": "Ben", "invite": made.invite}
        with ThreadPoolExecutor(2) as both:
            asked = [both.submit(server.post, f"tables/{made.id}/seats", wish) for server in pair]
        assert sorted(each.result().status_code for each in asked) == [201, 409]


def test_a_hint_is_taken_here_and_seen_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
    asker, other = (anna, ben) if anna.turn is not None else (ben, anna)
    assert asker.ask("hint", asker.turn, whole=True)["type"] == "hinted"
    assert hear(other, "hints")["hints"][0]["whole"]


def test_an_invitation_that_is_renewed_here_no_longer_works_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "open")
    ben = join(pair.other, made.id, made.secrets[0])
    renewed = pair.one.post(f"tables/{made.id}/invite", {"secret": made.secrets[0]}).json()["invite"]
    assert hear(ben, "welcome")["invite"] == renewed
    answer = pair.other.post(f"tables/{made.id}/seats", {"name": "Cili", "invite": made.invite})
    assert answer.json()["code"] in ("no-invite", "not-invited")


def test_a_link_is_withdrawn_here_and_the_device_there_only_watches(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    wish = {"tables": [{"id": made.id, "secrets": [made.secrets[0]]}], "name": "Anna", "face": "owl"}
    token = pair.one.post("passes", wish).json()["token"]
    (lent,) = pair.other.post("passes/open", {"token": token}).json()["seats"]
    phone = join(pair.other, made.id, lent["secret"])
    assert set(phone.views) == {0}
    assert pair.one.post("passes/withdraw", {"token": token}).status_code == 200
    assert hear(phone, "refused")["code"] == "withdrawn"
    phone.wait("welcome")
    assert phone.ask("undo", 0)["code"] == "not-your-seat"


def test_a_name_that_is_taken_out_here_is_gone_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "open")
    secret = pair.one.sit(made.id, "Benjamin")
    anna = join(pair.other, made.id, made.secrets[0])
    assert pair.one.post("mine/nameless", {"tables": [{"id": made.id, "secrets": [secret]}]}).status_code == 200
    hear(anna, "seats", lambda message: message["table"]["seats"][1]["name"] == "")


def test_a_table_that_the_host_deletes_here_is_gone_there(pair: Pair, join: Any) -> None:
    made = pair.one.make("device", "device")
    ben = join(pair.other, made.id, made.secrets[1])
    desk = {"Authorization": f"Bearer {'t' * 20}"}
    pair.one.http.delete(f"http://{pair.one.address}/api/admin/tables/{code_of(made.id)}", headers=desk)
    assert hear(ben, "refused")["code"] == "deleted"
    assert pair.other.get(f"tables/{made.id}").status_code == 404


def test_the_lobby_shows_games_that_run_at_the_other_server(pair: Pair, join: Any) -> None:
    answer = pair.one.post("tables", {"game": GAME, "public": True, "seats": [{"kind": "device"}] * 2}).json()
    join(pair.one, answer["id"], answer["secrets"][0]["secret"])
    wait_until(lambda: answer["id"] in [each["table"]["id"] for each in pair.other.get("lobby").json()["running"]])
