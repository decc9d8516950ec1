"""Bots that play most turns well, and in the others look only one change ahead."""

import random

from tilery.engine.bot import careless
from tilery.games.hidden_stones.bots.beginner import one_ahead, turn_of
from tilery.games.hidden_stones.bots.strong import Strong
from tilery.games.hidden_stones.moves import Move
from tilery.games.hidden_stones.view import View


class Normal(Strong):
    """Plays as good people do: it mostly finds the turn with the most points. Alone, it plays with care."""

    SHARE = 0.3
    """The share of turns in which it looks only one change ahead."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.seats > 1 and careless(self.SHARE, *turn_of(view)):
            return one_ahead(view)
        return super().choose(view, rng)


class Casual(Normal):
    """Plays for fun: in most turns it looks only one change ahead."""

    SHARE = 0.6


class Easy(Normal):
    """Looks one change ahead in nearly all turns, and now and then surprises with a good one."""

    SHARE = 0.87
