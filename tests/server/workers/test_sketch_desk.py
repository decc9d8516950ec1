"""Tables at home over REST: looked at and thought about in processes of their own, and never stored."""

from typing import Any

import pytest

from tests.kit.server import GAME, Server

WISH = {"game": GAME, "seats": 2, "sketch": {"hand": [4, 6, 9], "staircase": [1, 3]}}


@pytest.fixture
def server(new_server: Any) -> Server:
    found: Server = new_server()
    return found


def test_a_table_is_looked_at_tried_and_thought_about(server: Server) -> None:
    seen = server.post("sketches", WISH)
    assert (seen.status_code, seen.json()["problems"]) == (200, [])
    assert seen.json()["view"]["hand"] == [4, 6, 9]
    tried = server.post("sketches", {**WISH, "moves": ["lay 4", {"type": "lay", "tile": 6}]}).json()
    assert tried["view"]["staircase"] == [1, 3, 4, 6]
    best = server.post("sketches/best", WISH).json()["moves"]
    assert {move["move"] for move in best} == {"lay 4", "lay 6", "lay 9", "clear"}


def test_problems_are_an_answer_and_what_is_best_there_is_refused(server: Server) -> None:
    wrong = {**WISH, "sketch": {"hand": [4, 4]}}
    assert [one["code"] for one in server.post("sketches", wrong).json()["problems"]] == ["entered-twice"]
    refused = server.post("sketches/best", wrong)
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal")
    assert refused.json()["problems"][0]["pieces"] == ["4"]
    for strange in ({**WISH, "sketch": {"hand": "x"}}, {**WISH, "game": "chess"}, {**WISH, "more": 1}, {}):
        assert server.post("sketches", strange).status_code == 422


def test_a_table_makes_a_puzzle_and_the_answer_is_told_to_whoever_asks(server: Server) -> None:
    told = server.post("sketches/puzzle", WISH).json()
    assert (told["goal"], told["view"]["hand"]) == ({"type": "points", "points": 12}, [4, 6, 9])
    answer = server.post("sketches/puzzle/solution", WISH).json()
    moves = [move["data"] for move in answer["moves"]]
    tried = server.post("sketches/puzzle/attempt", {**WISH, "moves": moves}).json()
    assert (tried["outcome"], tried["reached"]) == ("solved", 12)
    dull = {**WISH, "sketch": {"hand": [2]}}
    assert server.post("sketches/puzzle", dull).json()["goal"] is None
    assert server.post("sketches/puzzle/attempt", dull).status_code == 404
    assert server.post("sketches/puzzle", {**WISH, "moves": []}).json()["code"] == "malformed"
