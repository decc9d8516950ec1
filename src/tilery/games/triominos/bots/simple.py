"""Bots for those who begin: they play some turns by a simpler rule, as people do who don't see everything yet."""

import random

from tilery.engine.bot import careless
from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.bots.outlook import own_seat
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, Move
from tilery.games.triominos.view import Place, View


def turn_of(view: View) -> tuple[object, ...]:
    """What the view shows during a whole turn, and in no other turn of this player."""
    return "triominos", view.seat, view.round, len(view.turns), tuple(lying.stone for lying in view.layout)


class Easy:
    """Takes the most points that it finds, and doesn't care what it opens for the others. In some turns it doesn't see
    that a stone fits: it buys one and passes."""

    BLIND = 0.32
    """In how many turns it finds no place for a stone."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may = view.may
        if may.answer:
            return AGREE if leads(view) else DECLINE
        if careless(self.BLIND, *turn_of(view)) and view.out is None and (may.pass_ or may.buy):
            return PASS if may.pass_ else BUY
        if may.lay:
            return self.place(view).move
        return BUY if may.buy else PASS

    def place(self, view: View) -> Place:
        """Where it lays which stone."""
        return max(view.may.lay, key=lambda place: place.points)


class Casual(Easy):
    """Weighs its places as *normal* does in every second turn; else it takes the most points that it finds. Now and
    then it doesn't see that a stone fits."""

    BLIND = 0.15
    CARELESS = 0.5

    def __init__(self, game: AnyGame) -> None:
        self._normal = Normal(game)

    def place(self, view: View) -> Place:
        if careless(self.CARELESS, "places", *turn_of(view)):
            return super().place(view)
        return self._normal.place(view)


class Beginner(Easy):
    """Lays the first stone of its rack that fits, wherever it fits. Often it doesn't see that a stone fits."""

    BLIND = 0.42

    def place(self, view: View) -> Place:
        return min(view.may.lay, key=lambda place: place.stone)


def leads(view: View) -> bool:
    """Whether nobody has more points."""
    return all(view.totals[own_seat(view)] >= total for total in view.totals)
