"""A bot that lays what it notices."""

import random

from tilery.engine.chance import pick
from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.outlook import own_seat
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, Move
from tilery.games.triominos.view import Place, View


class Easy:
    """Lays the stone that seems to bring most, but overlooks one place in four and every second bonus, and doesn't care
    what it opens for the others.
    """

    OVERLOOKS = 0.25
    MISSES_BONUS = 0.5

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may = view.may
        if may.answer:
            return AGREE if all(view.totals[own_seat(view)] >= total for total in view.totals) else DECLINE
        noticed = [place for place in may.lay if rng.random() >= self.OVERLOOKS]
        if noticed:
            return max(noticed, key=lambda place: self._seems(place, rng)).move
        if may.buy:
            return BUY
        return PASS if may.pass_ else pick(rng, may.lay).move

    def _seems(self, place: Place, rng: random.Random) -> int:
        return place.points if rng.random() >= self.MISSES_BONUS else place.value
