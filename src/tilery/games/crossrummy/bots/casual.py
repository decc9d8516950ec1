"""Bots that play many turns by a simple rule."""

import random
import time
from collections.abc import Callable

from tilery.engine.bot import careless
from tilery.engine.game import AnyGame
from tilery.games.crossrummy.bots.normal import Normal
from tilery.games.crossrummy.bots.one_line import OneLine
from tilery.games.crossrummy.moves import Move
from tilery.games.crossrummy.view import View


class Casual(Normal):
    """Plays most turns by the simple rule, and the others like *normal*."""

    CARELESS = 0.67
    """In this share of its turns it plays by the simple rule."""

    def __init__(self, game: AnyGame, clock: Callable[[], float] = time.process_time) -> None:
        super().__init__(game, clock)
        self._simple = OneLine(game)

    def choose(self, view: View, rng: random.Random) -> Move:
        if careless(self.CARELESS, view.round, view.turn, view.hands, view.bag, len(view.table), view.open):
            return self._simple.choose(view, rng)
        return super().choose(view, rng)


class Easy(Casual):
    """Plays nine turns in ten by the simple rule."""

    CARELESS = 0.91


class Beginner(Casual):
    """Plays nearly all turns by the simple rule."""

    CARELESS = 0.98
