"""The yardstick still plays as it did at commit de24741."""

import random
from pathlib import Path

import pytest
from bench.yardsticks.collexion import Yardstick

from tests.games.collexion.table import shaken
from tilery.games.collexion.game import GAME

GAMES = (Path(__file__).parent / "yardstick.txt").read_text().splitlines()
"""Games that the code of that commit played against itself: the seed, the number of seats, the variant, all moves."""
ASKED = 5
"""The bot is asked for every fifth move: enough to notice a change, and five times as fast."""


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_yardstick_chooses_what_it_chose_then(game: str) -> None:
    about, _, moves = game.partition(": ")
    seed, seats, *variant = about.split()
    state = shaken(int(seed), int(seats), **{name: "yes" for name in variant if name != "-"})
    bot = Yardstick(GAME)
    for number, text in enumerate(moves.split(", ")):
        if number % ASKED == 0:
            assert GAME.write(bot.choose(GAME.view(state, state.turn), random.Random(0))) == text
        state = GAME.apply(state, state.turn, GAME.read(text)).state
    assert not GAME.pending(state)
