"""What holds for every kind of puzzle of Triominos."""

import random

import pytest

from tests.games.triominos.goals.shipped import of_kind
from tilery.engine.position import Kind
from tilery.games.triominos import puzzles
from tilery.games.triominos.game import GAME


@pytest.mark.parametrize("kind", puzzles.KINDS, ids=lambda kind: kind.type)
def test_a_puzzle_is_proven_from_what_the_player_can_know(kind: Kind) -> None:
    for one in of_kind(kind.type, 20):
        other = GAME.guess(GAME.view(one.start, one.puzzle.seat), random.Random(1))
        assert puzzles.prove(other, one.puzzle.seat) == one.proof
