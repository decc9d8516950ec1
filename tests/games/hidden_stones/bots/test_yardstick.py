"""The yardstick still chooses what the normal bot chose when strengths were first measured."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from bench.yardsticks.hidden_stones import Yardstick

from tilery.engine.game import CHANCE
from tilery.engine.options import settle
from tilery.games.hidden_stones.game import GAME

GAMES_THEN = json.loads(Path(__file__).with_name("yardstick.json").read_text(encoding="utf-8"))
"""Games that it played then, with all that chance did."""


@pytest.mark.parametrize("number", range(len(GAMES_THEN)))
def test_the_yardstick_chooses_as_it_did(number: int) -> None:
    game: dict[str, Any] = GAMES_THEN[number]
    state, bot = GAME.setup(GAME.options(settle(GAME.info, {})), game["seats"]), Yardstick(GAME)
    for text in game["moves"]:
        (seat,) = GAME.pending(state)
        move = GAME.read(text)
        if seat != CHANCE:
            assert GAME.write(bot.choose(GAME.view(state, seat), random.Random(1))) == text
        state = GAME.apply(state, seat, move).state
