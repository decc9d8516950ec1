"""The bots of Staircase, from weak to strong. The random one plays every game and need not be named."""

import random
from collections.abc import Mapping

from tilery.engine.bot import AnyBot
from tilery.engine.game import AnyGame

from .moves import CLEAR, END, Lay, Move
from .view import View


class Careful:
    """Lays its lowest tile that fits, and goes on while the next is at most two higher. Clears what it can't climb."""

    WIDEST = 2

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        top = view.staircase[-1] if view.staircase else 0
        fitting = [tile for tile in view.hand if tile > top]
        if view.laid and not (fitting and fitting[0] - top <= self.WIDEST):
            return END
        return Lay(fitting[0]) if fitting else CLEAR


LEVELS: Mapping[str, type[AnyBot]] = {"normal": Careful}
