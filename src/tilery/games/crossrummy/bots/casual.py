"""A bot that rearranges the table only in some turns."""

import random
from collections.abc import Sequence

from tilery.engine.bot import careless
from tilery.games.crossrummy.bots.normal import Normal
from tilery.games.crossrummy.bots.plan import position_of
from tilery.games.crossrummy.solver.best import search
from tilery.games.crossrummy.solver.grid import Grid
from tilery.games.crossrummy.solver.search import Effort
from tilery.games.crossrummy.view import View


class Casual(Normal):
    """Plays like *normal*, but in many turns it only adds to the table and moves nothing."""

    CARELESS = 0.6
    """In this share of its turns it moves nothing."""
    THINKS = 0.4

    def _plan(self, view: View, hand: Sequence[str], effort: Effort, rng: random.Random) -> Grid:
        turn = view.round, view.turn, view.hands, view.bag, len(view.table), view.open
        moving = not careless(self.CARELESS, *turn)
        return search(position_of(view, hand), effort, rng, moving=moving)
