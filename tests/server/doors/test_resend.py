"""A request that is sent again returns its first answer; one that comes too late is stale."""

from typing import Any


def test_a_resent_move_returns_its_first_answer(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    move = both.choose(0)
    first = both.move(0, move, name="once")
    assert both.move(0, move, name="once", seq=0) == first == {"type": "done", "id": "once", "seq": 1}
    both.play(both.turn)
    view = both.views[0]
    assert both.move(0, move, name="once", seq=0) == first
    assert (both.seq, both.views[0]) == (2, view)


def test_another_connection_may_resend(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    before = join(server, made.id, made.secrets[0])
    move = before.choose(0)
    first = before.move(0, move, name="once")
    before.close()
    after = join(server, made.id, made.secrets[0])
    assert after.move(0, move, name="once", seq=0) == first
    assert after.seq == 1


def test_the_first_answer_survives_a_restart(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    move = both.choose(0)
    answers = {
        "a": both.move(0, move, name="a"),
        "b": both.ask("undo", 0, name="b"),
        "c": both.move(0, move, name="c"),
    }
    server.kill()
    server.start()
    both = join(server, made.id, *made.secrets.values())
    assert both.seq == 3
    assert both.move(0, move, name="a", seq=0) == answers["a"]
    assert both.ask("undo", 0, name="b", seq=1) == answers["b"]
    assert both.move(0, move, name="c", seq=2) == answers["c"]
    assert both.seq == 3
    play({0: both, 1: both})
    rematch = both.ask("rematch", 0, name="d")
    server.kill()
    server.start()
    both = join(server, made.id, *made.secrets.values())
    assert both.ask("rematch", 0, name="d", seq=rematch["seq"] - 1) == rematch
    assert (both.table["round"], both.seq) == (1, rematch["seq"])
    assert both.move(0, move, name="c", seq=2) == answers["c"]


def test_an_id_can_not_be_used_for_something_else(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    move = both.choose(0)
    both.move(0, move, name="once")
    assert both.move(0, "end", name="once", seq=0)["code"] == "repeated"
    assert both.move(0, move, name="once", seq=1)["code"] == "repeated"
    assert both.move(1, move, name="once", seq=0)["code"] == "repeated"
    assert both.move(0, "nonsense", name="once", seq=0)["code"] == "repeated"
    assert both.ask("undo", 0, name="once", seq=0)["code"] == "repeated"
    assert both.seq == 1


def test_a_stale_move_is_refused(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    both.play(0)
    for seq in (0, 2, -1, 10**30):
        for kind, fields in (("move", {"move": "end"}), ("undo", {})):
            assert both.ask(kind, 1, seq=seq, **fields)["code"] in ("stale", "malformed")
    assert both.seq == 1


def test_of_two_moves_at_once_one_wins(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    one, two = (join(server, made.id, made.secrets[0]) for _ in range(2))
    for name, player in (("one", one), ("two", two)):
        player.send("move", id=name, seat=0, seq=0, move=one.choose(0))
    answers = [player.wait("done", "refused") for player in (one, two)]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert {answer.get("code") for answer in answers} == {None, "stale"}


def test_a_refused_request_may_be_repeated_with_its_id(server: Any, join: Any) -> None:
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    assert both.move(0, "lay 99", name="again")["code"] == "illegal"
    assert both.play(0, name="again")["type"] == "done"
