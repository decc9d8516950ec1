"""The bots that weigh with the kernels: one that looks a little ahead, and one that looks far."""

import random

from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.minds import IN_PLAYOUTS, mind_for
from tilery.games.triominos.bots.normal import answer, counted
from tilery.games.triominos.moves import Move
from tilery.games.triominos.view import View


class Strong:
    """Weighs all that it may do, and buys to have more to choose from. With two players and an empty pool it looks
    as far ahead as *normal* does."""

    def __init__(self, game: AnyGame) -> None:
        self._desk = Desk()

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return answer(view)
        self._desk.lay_out(view)
        if view.seats > 2 or view.pool or not self._desk.twin.compiled:
            return self._desk.weighed(mind_for(view))[0]
        return counted(self._desk)


class Expert:
    """With two players it weighs points, chances and dangers as long as there is a pool, and buys as long as it may:
    more stones to choose from are worth their price. Once the pool is empty, it knows both hands. From now on it looks
    ahead over all promising sequences of moves, and plays each of them to the end. With more players it tries out each
    promising move in many deals of what it doesn't see.
    """

    THINKS = 1.0
    COMPILED = True
    DEPTH, WIDE, ENDS = 12, 6, 5_000
    """How many moves it looks ahead at most, how many it looks at each time, and how many sequences it plays out."""
    TRIED, PLAYOUTS = 6, 6_000
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
