"""Where several choose at once nobody has to wait for anybody, and it doesn't matter whose choice arrives first."""

from typing import Any

import pytest

GAME = "triominos"


@pytest.fixture
def voting(server: Any, join: Any) -> Any:
    """Three who play Triominos; the first has laid a stone, the second asks to stop, the others answer."""
    made = server.make("device", "device", "device", game=GAME, start="0")
    players = [join(server, made.id, made.secrets[seat]) for seat in range(3)]
    players[0].move(0, players[0].views[0]["may"]["lay"][0]["move"])
    players[1].catch_up(1)
    players[1].move(1, "stop?")
    for player in players:
        player.catch_up(2)
    return players


def test_choices_that_cross_each_other_both_count(voting: Any) -> None:
    first, _, third = voting
    assert first.move(0, "agree", seq=2)["type"] == "done"
    done = third.move(2, "agree", seq=2)  # it has not seen the other's yet
    assert (done["type"], done["seq"]) == ("done", 4)
    first.catch_up(4)
    assert first.views[0]["phase"] == "over"


def test_such_a_choice_sent_again_has_its_first_answer(voting: Any) -> None:
    first, _, third = voting
    first.move(0, "decline", seq=2)
    done = third.move(2, "decline", seq=2, name="once")
    assert third.move(2, "decline", seq=2, name="once") == done
    assert third.move(2, "agree", seq=2, name="once")["code"] == "repeated"


def test_what_was_chosen_before_the_others_moved_on_is_stale(voting: Any) -> None:
    first, second, third = voting
    first.move(0, "decline", seq=2)
    third.move(2, "decline", seq=2)
    second.catch_up(4)
    assert second.views[1]["phase"] == "play"
    assert second.move(1, "buy", seq=2)["code"] == "stale"
    assert first.move(0, "agree", seq=2)["code"] == "stale"
    assert third.ask("undo", 2, seq=3)["code"] == "stale"
