"""The yardstick chooses what *normal* chose at commit de24741: that code played the games in `yardstick.txt`, each
choice with the number of the choice as its seed."""

import random
from pathlib import Path

import pytest
from bench.yardsticks.crossrummy import Yardstick

from tests.games.crossrummy.table import options
from tilery.engine.game import CHANCE
from tilery.games.crossrummy.game import GAME

GAMES = Path(__file__).with_name("yardstick.txt").read_text(encoding="utf-8").split("players ")[1:]


@pytest.mark.parametrize("game", GAMES, ids=["two", "three", "four"])
def test_the_yardstick_chooses_what_it_chose_then(game: str) -> None:
    seats, *moves = game.splitlines()
    state = GAME.setup(options(), int(seats))
    bot, choices = Yardstick(GAME, clock=lambda: 0.0), 0
    for line in moves:
        who, text = line.split(" ", 1)
        if who == "chance":
            state = GAME.apply(state, CHANCE, GAME.read(text)).state
            continue
        chosen = bot.choose(GAME.view(state, int(who)), random.Random(choices))
        assert GAME.write(chosen) == text
        choices += 1
        state = GAME.apply(state, int(who), chosen).state
    assert choices > 20
    assert not GAME.pending(state)
