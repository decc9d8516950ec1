"""Bots for those who begin: they overlook places, as people do who don't see everything yet."""

import random
from collections.abc import Sequence

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
    """Takes the most points that it finds, and doesn't care what it opens for the others. In every turn it overlooks
    many of the cells where a stone could lie. If it finds none, it buys, and looks at the same cells again."""

    OVERLOOKS = 0.65
    """How many of the open cells it doesn't see."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may = view.may
        if may.answer:
            return AGREE if leads(view) else DECLINE
        if may.must_lay:
            return self.place(view, may.lay).move
        turn = turn_of(view)
        found = [place for place in may.lay if not careless(self.OVERLOOKS, place.cell, *turn)]
        if found:
            return self.place(view, found).move
        return BUY if may.buy else PASS

    def place(self, view: View, places: Sequence[Place]) -> Place:
        """The best of these places."""
        return max(places, key=lambda place: place.points)


class Casual(Easy):
    """Weighs the places that it finds as *normal* does, but overlooks some, and never buys if it finds one."""

    OVERLOOKS = 0.4

    def __init__(self, game: AnyGame) -> None:
        self._normal = Normal(game)

    def place(self, view: View, places: Sequence[Place]) -> Place:
        return self._normal.place(view, places)


class Beginner(Easy):
    """Lays the first stone of its rack for which it finds a place, and overlooks most places."""

    OVERLOOKS = 0.8

    def place(self, view: View, places: Sequence[Place]) -> Place:
        return min(places, key=lambda place: place.stone)


def leads(view: View) -> bool:
    """Whether nobody has more points."""
    return all(view.totals[own_seat(view)] >= total for total in view.totals)
