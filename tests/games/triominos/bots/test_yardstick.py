"""The yardstick still plays as it did at commit de24741, move by move."""

import random
from pathlib import Path

import pytest
from bench.yardsticks.triominos import Yardstick

from tests.games.triominos.table import options
from tilery.engine.game import CHANCE
from tilery.games.triominos.game import GAME

GAMES = (Path(__file__).parent / "yardstick.txt").read_text().splitlines()
"""Games that the code of that commit played against itself: the number of seats, and all moves."""


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_yardstick_chooses_what_it_chose_then(game: str) -> None:
    seats, _, moves = game.partition(": ")
    state, bot = GAME.setup(options(), int(seats)), Yardstick(GAME)
    for text in moves.split(", "):
        seat = min(GAME.pending(state))
        if seat != CHANCE:
            assert GAME.write(bot.choose(GAME.view(state, seat), random.Random(0))) == text
        state = GAME.apply(state, seat, GAME.read(text)).state
    assert not GAME.pending(state)
