"""The levels between and beside the simple rule and *normal*: some overlook things, some look further ahead."""

import random
from typing import ClassVar

from tilery.engine.bot import careless
from tilery.engine.game import AnyGame
from tilery.games.collexion.bots.mind import Mind
from tilery.games.collexion.bots.normal import Normal
from tilery.games.collexion.bots.simple import Simple
from tilery.games.collexion.moves import Move
from tilery.games.collexion.view import View


class Casual:
    """Plays as *normal* does, but in about one turn of four by the simple rule."""

    SHARE: ClassVar = 0.27

    def __init__(self, game: AnyGame) -> None:
        self._careful, self._simple = Normal(game), Simple(game)

    def choose(self, view: View, rng: random.Random) -> Move:
        bot = self._simple if careless(self.SHARE, *turn_of(view)) else self._careful
        return bot.choose(view, rng)


class Easy(Casual):
    """Plays every second turn by the simple rule."""

    SHARE = 0.5


class Beginner(Casual):
    """Plays seven turns of ten by the simple rule."""

    SHARE = 0.7


class Expert(Mind):
    """Looks as far ahead as it can in a second. Among three or four players it looks a whole round ahead, to its own
    next turn: what lies beyond depends too much on what the others will do."""

    THINKS: ClassVar = 1.0
    COMPILED: ClassVar = True

    def depth(self, view: View) -> int:
        return self.DEPTH if view.seats == 2 or view.options.team else view.seats + 1


class Strong(Expert):
    """Looks ahead as *expert* does, but in nearly every second turn it plays as *normal* does."""

    SHARE: ClassVar = 0.45

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._normal = Normal(game)

    def choose(self, view: View, rng: random.Random) -> Move:
        if careless(self.SHARE, *turn_of(view)):
            return self._normal.choose(view, rng)
        return super().choose(view, rng)


def turn_of(view: View) -> tuple[object, ...]:
    """What stays the same while somebody's turn lasts, and is different in the next one.

    Each polygon is in the tray, was taken in this turn, is out of the game, or in a collection since an earlier turn.
    Sets that are scored bring a marker each. The lowest polygons of the heap tell one game from another.
    """
    markers = sum(player.markers for player in view.players)
    earlier = len(view.pieces) + len(view.chain) + sum(map(sum, view.gone)) - 4 * markers
    lying, taken = [(one.id, one.kind) for one in view.pieces[:3]], [(one.id, one.kind) for one in view.chain]
    return view.turn, earlier, *sorted(lying + taken)[:3]
