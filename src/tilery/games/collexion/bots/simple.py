"""A simple rule to play by: take what you notice."""

import random

from tilery.engine.game import AnyGame
from tilery.games.collexion.bots.worth import progress
from tilery.games.collexion.moves import END, Move
from tilery.games.collexion.pieces import KIND_NAMED, ONE, SETS, complete_sets, present
from tilery.games.collexion.view import View, guess


class Simple:
    """Takes polygons of the set that is nearest to complete, but overlooks about one polygon in four and doesn't care
    what it uncovers for the others. Steals when it notices that this completes a set.
    """

    OVERLOOKS = 0.25

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may = view.may
        if may.score:
            rewards = [reward for complete in may.score for reward in complete.rewards]
            return max(rewards, key=lambda reward: reward.points).move
        mine = guess(view, rng).collections[view.turn]
        kind_of = {piece.id: KIND_NAMED[piece.kind] for piece in view.pieces}
        noticed = [one for one in may.take if rng.random() >= self.OVERLOOKS]
        in_sight = present(sum(ONE[kind] for kind in {kind_of[one.polygon] for one in noticed}))
        for steal in may.steal:
            if complete_sets(mine + ONE[KIND_NAMED[steal.kind]]) and rng.random() >= self.OVERLOOKS:
                return steal.move
        lacking = [four & ~present(mine) for four in SETS.values()]
        wanted = [four for four in lacking if four and not four & ~in_sight and four.bit_count() <= view.takes_left]
        if wanted:
            nearest = min(wanted, key=int.bit_count)
            return next(one.move for one in noticed if nearest & ONE[kind_of[one.polygon]])
        if may.end:
            return END
        return max(noticed or may.take, key=lambda one: progress(mine + ONE[kind_of[one.polygon]])).move
