"""Puzzles over REST: what is told, what came of an attempt, and what is refused."""

import json
import random
from typing import Any

import msgspec
import pytest

from tests.kit.server import GAME
from tilery.analysis.puzzles import attempt, shelf_of
from tilery.games import GAMES, puzzler_of
from tilery.tables.wire.puzzles import MAX_MOVES

WITH_PUZZLES = [game.info.id for game in GAMES.all() if puzzler_of(game) is not None]
every_game = pytest.mark.parametrize("game", WITH_PUZZLES)


@every_game
def test_a_shelf_says_how_many_puzzles_there_are_and_which_is_todays(server: Any, game: str) -> None:
    shelf = server.get(f"puzzles/{game}").json()
    assert shelf["count"] == len(shelf_of(GAMES.get(game)))
    assert 1 <= shelf["today"] <= shelf["count"]
    assert len(shelf["levels"]) == shelf["count"]
    assert shelf["levels"][0] == server.get(f"puzzles/{game}/1").json()["level"]


@every_game
def test_a_puzzle_is_solved_move_by_move_with_its_solution(server: Any, game: str) -> None:
    told = server.get(f"puzzles/{game}/1").json()
    assert (told["game"], told["number"]) == (game, 1)
    assert told["view"]["seat"] == told["seat"]
    solution = server.get(f"puzzles/{game}/1/solution").json()
    texts = [move["move"] for move in solution["moves"]]
    assert texts
    for count in range(len(texts)):
        tried = server.post(f"puzzles/{game}/1", {"moves": texts[:count]}).json()
        assert (tried["outcome"], tried["problems"]) == ("open", [])
        assert len(tried["lines"]) == count
        assert tried["view"]["seat"] == told["seat"]
    as_data = [move["data"] for move in solution["moves"]]
    assert server.post(f"puzzles/{game}/1", {"moves": as_data}).json()["outcome"] == "solved"
    assert server.post(f"puzzles/{game}/1", {"moves": texts}).json()["reached"] > 0


@every_game
def test_nobody_is_told_more_than_the_seat_may_see(server: Any, game: str) -> None:
    """Another table that looks the same is told in the same words."""
    rules, one = GAMES.get(game), shelf_of(GAMES.get(game)).open(1)
    seat = one.puzzle.seat
    other = rules.guess(rules.view(one.start, seat), random.Random(4))
    assert server.get(f"puzzles/{game}/1").json()["view"] == json.loads(msgspec.json.encode(rules.view(other, seat)))


def test_with_check_the_last_move_is_only_looked_at(server: Any) -> None:
    one = shelf_of(GAMES.get(GAME)).open(1)
    texts = list(one.puzzle.moves)
    looked = server.post(f"puzzles/{GAME}/1", {"moves": texts, "check": True}).json()
    assert (looked["outcome"], looked["problems"], len(looked["lines"])) == ("open", [], len(texts) - 1)
    wrong = server.post(f"puzzles/{GAME}/1", {"moves": [*texts[:1], texts[0]], "check": True}).json()
    assert {problem["code"] for problem in wrong["problems"]} == {"not-yours", "too-low"}
    assert len(wrong["lines"]) == 1


def test_after_a_move_that_is_not_legal_nothing_more_is_made(server: Any) -> None:
    first, *rest = shelf_of(GAMES.get(GAME)).puzzle(1).moves
    tried = server.post(f"puzzles/{GAME}/1", {"moves": [first, first, *rest]}).json()
    assert tried["outcome"] == "open"
    assert tried["problems"][0]["rule"] == "SC-3"
    assert len(tried["lines"]) == 1


def test_a_turn_that_ends_too_early_is_missed_and_what_follows_is_refused(server: Any) -> None:
    first, *_ = shelf_of(GAMES.get(GAME)).puzzle(1).moves
    missed = server.post(f"puzzles/{GAME}/1", {"moves": [first, "end"]}).json()
    assert missed["outcome"] == "missed"
    after = server.post(f"puzzles/{GAME}/1", {"moves": [first, "end", "end"]}).json()
    assert after["problems"][0]["code"] == "not-your-turn"


def test_a_tile_that_was_left_out_misses_before_the_turn_is_over(server: Any) -> None:
    one = shelf_of(GAMES.get(GAME)).open(1)
    last = one.puzzle.moves[-1]
    assert attempt(one, one.proof.moves[-1:]).match.pending == {one.puzzle.seat}
    assert server.post(f"puzzles/{GAME}/1", {"moves": [last]}).json()["outcome"] == "missed"


@pytest.mark.parametrize(
    "place", ["chess", "chess/1", f"{GAME}/0", f"{GAME}/-1", f"{GAME}/9999", f"{GAME}/9999/solution", "x/1/solution"]
)
def test_what_there_is_not_is_not_found(server: Any, place: str) -> None:
    answer = server.get(f"puzzles/{place}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    if place.count("/") == 1:
        assert server.post(f"puzzles/{place}", {"moves": []}).status_code == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"moves": ["end"] * (MAX_MOVES + 1)}, "malformed"),
        ({"moves": ["jump"]}, "unreadable"),
        ({"moves": [{"type": "jump"}]}, "unreadable"),
        ({"moves": [7]}, "malformed"),
        ({"moves": ["lay 1" + " " * 5000]}, "malformed"),
        ({}, "malformed"),
        ({"moves": [], "seat": 1}, "malformed"),
    ],
)
def test_what_is_no_attempt_is_refused(server: Any, body: dict[str, Any], code: str) -> None:
    answer = server.post(f"puzzles/{GAME}/1", body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
