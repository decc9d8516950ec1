"""A bot that collects tiles until it can lay them all at once."""

import random
import time
from collections.abc import Callable, Sequence

from tilery.engine.game import AnyGame
from tilery.games.crossrummy.bots.normal import least_useful, partners
from tilery.games.crossrummy.bots.plan import get_any, lay, position_of
from tilery.games.crossrummy.moves import PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.solver import Solution, solve
from tilery.games.crossrummy.solver.grid import NAME, NUMBER
from tilery.games.crossrummy.view import View


class Expert:
    """Asks the solver how many of its tiles a table can take, whatever has to be moved for that, with each open tile as
    well."""

    STEPS = 20_000
    """How long the solver looks for a table with all tiles."""
    FEWER = 4_000
    """How long for any other table."""
    HOARD = 1
    THREAT = 3
    SECONDS = 2.0

    def __init__(self, game: AnyGame, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give:
            return Give(least_useful(view.rack, view.may.give))
        numbers = [tile for tile in view.rack if tile in NUMBER]
        actions = len(view.rack) - len(numbers)
        now = self._solve(view, numbers)
        most = now.laid if now.bound is None else now.bound
        left = len(numbers) - now.laid
        if now.laid and not left and not actions:
            return lay(view, now.grid)
        victim = min(view.may.draw_three, key=lambda seat: (view.hands[seat], seat), default=None)
        if victim is not None and (len(view.rack) == 1 or view.hands[victim] <= self.THREAT):
            return DrawThree(victim)
        wanted, after = self._best_open(view, numbers, now)
        if not self.HOARD and now.laid and not (wanted and after == 0 and not actions and left <= 4):
            return lay(view, now.grid)
        if wanted and after < len(numbers) - most:
            return Take(wanted)
        if victim is not None:
            return DrawThree(victim)
        if view.may.pass_on and left >= 2:
            return PASS_ON
        if now.laid and not (self.HOARD and (view.may.take or view.may.draw)):
            return lay(view, now.grid)
        return Take(wanted) if wanted else get_any(view, rng)

    def _solve(self, view: View, hand: Sequence[str]) -> Solution:
        steps = self.FEWER
        found = solve(position_of(view, hand), 0)
        if found.bound is None or found.proven:
            return found
        if found.bound == len(hand):
            steps = self.STEPS
        elif self.HOARD:
            return found
        return solve(position_of(view, hand), steps, seconds=self.SECONDS, clock=self._clock)

    def _best_open(self, view: View, hand: Sequence[str], now: Solution) -> tuple[str | None, int]:
        """The open tile that would leave the fewest tiles, and how many it leaves; None if no tile helps."""
        stay = [NAME[tile] for tile, count in enumerate(now.grid.pool) for _ in range(count)]
        best, wanted = (len(hand) + 1 - (now.laid if now.bound is None else now.bound), 0), None
        for tile in dict.fromkeys(view.open):
            if tile not in NUMBER:
                continue
            found = solve(position_of(view, [*hand, tile]), 0)
            most = found.laid if found.bound is None else found.bound
            rank = len(hand) + 1 - most, -2 * partners(tile, stay) - partners(tile, hand)
            if rank < best:
                best, wanted = rank, tile
        return wanted, best[0]
