"""Says what a table of Crossrummy is worth: by a model of bot games, because whole games take too long to play on."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from tilery.engine.bot import Shares
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.odds import utilities
from tilery.games.crossrummy.bots.chances import chances, chances_in_series
from tilery.games.crossrummy.bots.expert import Expert
from tilery.games.crossrummy.bots.likely import likely
from tilery.games.crossrummy.bots.normal import Normal, least_useful, partners
from tilery.games.crossrummy.bots.plan import lay, plan
from tilery.games.crossrummy.moves import DRAW, HAND_ON, PASS, PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.pieces import ACTIONS
from tilery.games.crossrummy.rules import apply, pending, to_give
from tilery.games.crossrummy.scoring import result
from tilery.games.crossrummy.solver.search import Effort
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.view import View

TAKES = 3
"""So many open tiles are worth comparing: those with the most partners."""
GIFTS = 4
"""All pairs of so many tiles are worth comparing for *pass on*."""


def _still() -> float:
    """A clock that stands still: what is compared must not depend on how fast the machine is."""
    return 0.0


class Judge:
    """Plays nothing but *pass on* to its end, then asks the model. So a playout takes half a millisecond, and only the
    deal of what is hidden and the tiles that are drawn at once make it a matter of chance."""

    PLAYOUTS: ClassVar = 200
    LEVEL: ClassVar = "normal"
    MODEST: ClassVar = True
    VERSION: ClassVar = 2

    def __init__(self, game: AnyGame) -> None:
        self._bots = Expert(game, _still), Normal(game, _still)

    def coaching(self, view: View) -> int:
        """None. The model is sure of itself, but it has seen no game in which somebody lays all tiles at once, as the
        expert plans to."""
        return 0

    def offer(self, view: View, state: State) -> list[Move]:
        """What the bots would do, the laying of most tiles, open tiles with partners, a draw, and action tiles."""
        rng = random.Random(1)
        found = [bot.choose(view, rng) for bot in self._bots]
        if view.may.give:
            some = least_useful(view.rack, GIFTS)
            return list(dict.fromkeys([*found, *map(Give, combinations(some, view.may.give))]))
        after = plan(view, view.rack, Effort(Normal.STEPS, 1.0, _still), rng)
        if len(after.cells) > len(view.table):
            found.append(lay(view, after))
        together = [*view.rack, *(lying.tile for lying in view.table)]
        wishes = [tile for tile in dict.fromkeys(view.open) if tile not in ACTIONS]
        wishes.sort(key=lambda tile: (-partners(tile, view.rack), -partners(tile, together)))
        found += map(Take, wishes[:TAKES])
        found += map(DrawThree, view.may.draw_three)
        found += [move for move, may in ((DRAW, view.may.draw), (PASS_ON, view.may.pass_on)) if may]
        return list(dict.fromkeys(found or [PASS]))

    def draws(self, state: State) -> bool:
        """Nothing: one tile is drawn quickly by the rules."""
        return False

    def likely(self, view: View, state: State, rng: random.Random) -> State:
        """A table that looks the same to this viewer and agrees with how the others play: they lay what they can."""
        return likely(view, state, rng)

    def play_on(self, state: State, seeds: Sequence[int]) -> list[Shares]:
        """What each seat can expect; only in a series (CR-13) does the seed matter."""
        state = _handed_on(state)
        if state.phase == "over":
            return [utilities(result(state))] * len(seeds)
        now = chances(state) if state.phase == "play" else (1 / state.seats,) * state.seats
        if state.options.rounds == 1:
            return [now] * len(seeds)
        return [chances_in_series(state, now, random.Random(seed)) for seed in seeds]


def _handed_on(state: State) -> State:
    """CR-5: the table after *pass on*, if that is on. Whoever has not chosen yet gives what is least useful."""
    if state.phase not in ("choose", "hand-on"):
        return state
    for seat in sorted(pending(state) - {CHANCE}):
        state = apply(state, seat, Give(least_useful(state.hands[seat], to_give(state, seat)))).state
    return apply(state, CHANCE, HAND_ON).state
