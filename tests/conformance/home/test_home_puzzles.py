"""A puzzle of the house, entered by hand as a table at home, makes a puzzle again; and its answer solves it."""

import msgspec
import pytest

from tilery.analysis.puzzles import shelf_of
from tilery.engine.game import AnyGame
from tilery.engine.sketch.reading import has_sketches, sketches_of
from tilery.games import GAMES
from tilery.tables.library.home_puzzles import solution, told, tried
from tilery.tables.wire.wishes import SketchWish

TRIED = 4
"""So many puzzles of each game."""


@pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)
def test_a_puzzle_that_is_entered_by_hand_is_a_puzzle(game: AnyGame) -> None:
    shelf = shelf_of(game)
    if not has_sketches(game) or not len(shelf):
        return
    same = 0
    for number in range(1, TRIED + 1):
        one = shelf.open(number)
        sketch = sketches_of(game).sketch_of(game.view(one.start, one.puzzle.seat))
        wish = SketchWish(
            game=game.info.id,
            seats=one.puzzle.seats,
            sketch=msgspec.json.decode(msgspec.json.encode(sketch)),
            options=dict(one.puzzle.options),
        )
        found = told(wish)
        same += found.goal == one.proof.goal
        if found.goal is not None:
            moves = tuple(move.move for move in solution(wish).moves)
            after = tried(msgspec.structs.replace(wish, moves=moves))
            assert (after.problems, after.outcome) == ((), "solved")
            assert tried(wish).outcome == "open"
    assert same  # where a sketch leaves something out, such as how pieces lie, another goal may be the best
