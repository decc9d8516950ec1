"""Any game over a real server, played by clients that have no board for it: they get plain views."""

import random
from typing import Any

import pytest

from tests.kit.replays import steps_of
from tilery.engine.markup import Span, plain
from tilery.games import GAMES

LONGEST = 400
ROOM = "staircase"
"""A game that lives outside of the house, played to its end."""


def text_of(view: Any) -> str:
    """The picture, without its colours."""
    return plain(tuple(tuple(Span(span["text"]) for span in line) for line in view["picture"]))


def play_plainly(players: dict[int, Any], moves: int = LONGEST) -> None:
    """Everybody does anything that the list of moves offers."""
    rng = random.Random(4)
    for _ in range(moves):
        if players[0].result is not None:
            return
        seat, player = next((seat, one) for seat, one in players.items() if one.sights[seat]["to_move"])
        answer = player.move(seat, rng.choice(player.sights[seat]["view"]["moves"]))
        assert answer["type"] == "done", answer
        for other in players.values():
            other.catch_up(answer["seq"])


@pytest.mark.parametrize("game", GAMES.names())
def test_every_game_can_be_played_by_its_picture_and_its_list_of_moves(server: Any, join: Any, game: str) -> None:
    """The picture counts the players from 1, as the names at a table do."""
    made = server.make("device", "device", game=game)
    players = {seat: join(server, made.id, made.secrets[seat], plain=True) for seat in (0, 1)}
    play_plainly(players, 12)
    for seat, player in players.items():
        view = player.sights[seat]["view"]
        assert view["seat"] == seat
        shown = text_of(view)
        assert "player 0" not in shown
        assert all(f"player {number}" in shown for number in (1, 2))
        assert bool(view["moves"]) == player.sights[seat]["to_move"]


def test_a_game_without_a_web_room_is_played_to_its_end_by_plain_views(server: Any, join: Any) -> None:
    made = server.make("device", "device", game=ROOM)
    players = {seat: join(server, made.id, made.secrets[seat], plain=True) for seat in (0, 1)}
    play_plainly(players)
    result = players[0].result
    assert result["winners"]
    page = server.get(f"tables/{made.id}/rounds/0/replay?seat=1&plain=true").json()
    steps = steps_of(page)
    assert text_of(steps[-1]["view"]) == text_of(players[1].sights[1]["view"])
    assert {"drew", "laid", "ended"} <= {event["type"] for step in steps for event in step["events"]}
    record = server.get(f"tables/{made.id}/rounds/0/record").text
    studied = server.post("study", {"record": record, "seat": 1, "plain": True}).json()
    assert studied["page"] == page
    assert studied["head"]["result"] == result


def test_a_plain_view_is_for_those_who_ask_for_it(server: Any, join: Any) -> None:
    made = server.make("device", "device", game=ROOM)
    asking, usual = (join(server, made.id, made.secrets[0], plain=asks) for asks in (True, False))
    watcher = join(server, made.id, plain=True)
    move = asking.sights[0]["view"]["moves"][0]
    answer = asking.move(0, move)
    for client in (asking, usual, watcher):
        client.catch_up(answer["seq"])
    assert "picture" not in usual.sights[0]["view"]
    assert usual.sights[0]["view"]["staircase"] == [int(move.split()[1])]
    assert text_of(asking.sights[0]["view"]).startswith(move.split()[1])
    assert text_of(watcher.sights[None]["view"]).startswith(move.split()[1])
    assert watcher.sights[None]["view"]["moves"] == []
    assert asking.sights[0]["view"]["secret"]
    assert not watcher.sights[None]["view"]["secret"]


def test_what_is_wrong_with_a_typed_move_is_explained(server: Any, join: Any) -> None:
    made = server.make("device", "device", game=ROOM)
    anna = join(server, made.id, made.secrets[0], plain=True)
    answer = anna.ask("check", 0, move="lay a 7")
    assert (answer["code"], answer["text"]) == ("unreadable", "'lay a 7' is no move: write 'lay 7', 'end' or 'clear'.")
    answer = anna.ask("check", 0, move="end")
    assert [(problem["rule"], problem["text"]) for problem in answer["problems"]] == [
        ("SC-3", "Lay a tile first, or clear the staircase.")
    ]


@pytest.mark.parametrize("game", GAMES.names())
def test_the_rules_of_a_game_can_be_read(server: Any, game: str) -> None:
    answer = server.get(f"games/{game}/rules")
    assert answer.headers["content-type"].startswith("text/plain")
    assert all(rule in answer.text for rule in GAMES.get(game).info.rules)


def test_there_are_no_rules_of_a_game_that_there_is_not(server: Any) -> None:
    answer = server.get("games/..%2Fsecrets/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
