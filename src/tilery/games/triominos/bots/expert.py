"""The bots that weigh with the kernels: one that looks a little ahead, and one that looks far."""

import random

from tilery.engine.bot import careless
from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.normal import answer
from tilery.games.triominos.bots.simple import turn_of
from tilery.games.triominos.moves import Move
from tilery.games.triominos.view import View

OPENING = (1231, 304, 10985, 5835, 3381, 2, -47, 559, -335, 0, 2511)
ENDGAME = (1557, 522, 11204, 5607, 1807, 4, 183, 1412, -18, 0, 2929)
"""Minds for two players, while there is a pool and after that. The weights (see `kernel_mind`) were found by playing
some hundred thousand games, in which they were changed again and again and kept when they won more."""
THREE = (1000, 350, 8000, 5000, 4000, 2, 0, 0, 0, 0, 0)
FOUR = (840, 537, 2361, -3995, 4502, 2, 153, 10, -316, -1396, 5777)
"""With four players somebody goes out before it pays to buy."""
IN_PLAYOUTS = {3: THREE, 4: (1000, 350, 8000, -4000, 4000, 2, 0, 0, 0, 0, 0)}
"""How everybody is thought to play on, by the number of players."""


def mind_for(view: View) -> tuple[int, ...]:
    """The weights for this number of players, at this time of a round."""
    if view.seats == 2:
        return OPENING if view.pool else ENDGAME
    return THREE if view.seats == 3 else FOUR


class Strong:
    """Weighs all that it may do, and buys to have more to choose from. With two players and an empty pool it thinks its
    two best moves through to the end, in every third turn."""

    CARELESS = 0.65
    WIDE, ENDS = 2, 10
    """How many moves it thinks through, and more sequences than it can play out for that."""

    def __init__(self, game: AnyGame) -> None:
        self._desk = Desk()

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return answer(view)
        self._desk.lay_out(view)
        if view.seats > 2 or view.pool or not self._desk.twin.compiled or careless(self.CARELESS, *turn_of(view)):
            return self._desk.weighed(mind_for(view))[0]
        return self._desk.looked_ahead(mind_for(view), depth=1, wide=self.WIDE, playouts=self.ENDS)


class Expert:
    """With two players it weighs points, chances and dangers as long as there is a pool, and buys as long as it may:
    more stones to choose from are worth their price. Once the pool is empty, it knows both hands. From now on it looks
    ahead over all promising sequences of moves, and plays each of them to the end. With more players it tries out each
    promising move in many deals of what it doesn't see.
    """

    THINKS = 1.0
    DEPTH, WIDE, ENDS = 12, 6, 5_000
    """How many moves it looks ahead at most, how many it looks at each time, and how many sequences it plays out."""
    TRIED, PLAYOUTS = 6, 3_000
    """How many stones it tries out, and in how many playouts."""
    UNCOMPILED = 100
    """Without a compiler it plays out only one sequence in so many, and tries out nothing."""

    def __init__(self, game: AnyGame) -> None:
        self._desk = Desk()
        self._fast = self._desk.twin.compiled

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return answer(view)
        self._desk.lay_out(view)
        if view.seats > 2 and self._fast:
            mind = IN_PLAYOUTS[view.seats]
            return self._desk.tried_out(mind, rng, wide=self.TRIED, playouts=self.PLAYOUTS)
        if view.seats > 2 or view.pool:
            return self._desk.weighed(mind_for(view))[0]
        ends = self.ENDS if self._fast else self.ENDS // self.UNCOMPILED
        return self._desk.looked_ahead(mind_for(view), depth=self.DEPTH, wide=self.WIDE, playouts=ends)
