"""Bots that ask the solver."""

import random
import time
from collections.abc import Callable, Sequence

from tilery.engine.bot import careless
from tilery.engine.game import AnyGame
from tilery.engine.kernel import twin_of
from tilery.games.crossrummy.bots.normal import Normal, partners
from tilery.games.crossrummy.bots.plan import get_any, lay, position_of
from tilery.games.crossrummy.moves import PASS_ON, DrawThree, Move, Take
from tilery.games.crossrummy.solver import Position, Solution, kernel, solve
from tilery.games.crossrummy.solver.grid import NAME, NUMBER
from tilery.games.crossrummy.solver.programme import can_prove
from tilery.games.crossrummy.view import View


class Expert:
    """Asks the solver how many of its tiles the table can take, whatever has to be moved for that, and which open tile
    lets it lay the most. Otherwise it plays like *normal*; without numba or OR-Tools, altogether."""

    STEPS = 16_000
    """How long the solver looks for a table with all tiles."""
    FEWER = 6_000
    """How long it looks for any other table."""
    WORK = 0.05
    """How much OR-Tools may work for the bound of one hand."""
    SECONDS = 2.0
    """The emergency brake of the solver, on slow machines."""
    THINKS = 1.0
    """Seconds within which it is nearly always ready."""

    def __init__(self, game: AnyGame, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._simple = Normal(game, clock)
        self._proves = can_prove() and twin_of(kernel).compiled

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give or not self._proves:
            return self._simple.choose(view, rng)
        numbers = [tile for tile in view.rack if tile in NUMBER]
        actions = len(view.rack) - len(numbers)
        now = self._solve(view, numbers)
        left = len(numbers) - now.laid
        if now.laid and not left and not actions:
            return lay(view, now.grid)
        victim = min(view.may.draw_three, key=lambda seat: (view.hands[seat], seat), default=None)
        if victim is not None and (len(view.rack) == 1 or view.hands[victim] <= Normal.THREAT):
            return DrawThree(victim)
        wanted, after = None, left
        if not now.laid or (left <= Normal.WAITS and not actions):
            wanted, after = self._best_open(view, numbers, now)
            if wanted and now.laid and after == 0:
                return Take(wanted)
        if now.laid:
            return lay(view, now.grid)
        if wanted and after < left:
            return Take(wanted)
        if victim is not None:
            return DrawThree(victim)
        if view.may.pass_on and left >= 2:
            return PASS_ON
        return Take(wanted) if wanted else get_any(view, rng)

    def _solve(self, view: View, hand: Sequence[str]) -> Solution:
        """The best laying of this hand."""
        position = position_of(view, hand)
        found = self._bound(position)
        if found.bound is None or found.proven:
            return found
        steps = self.STEPS if found.bound == len(hand) else self.FEWER
        return solve(position, steps, work=self.WORK, seconds=self.SECONDS, clock=self._clock)

    def _bound(self, position: Position) -> Solution:
        """What the quick search finds, with a bound."""
        return solve(position, 0, work=self.WORK)

    def _best_open(self, view: View, hand: Sequence[str], now: Solution) -> tuple[str | None, int]:
        """The open tile that would leave the fewest tiles, and how many it leaves, as far as the bound tells; None if
        each leaves more than now. Among equals, the one with the most partners."""
        stay = [NAME[tile] for tile, count in enumerate(now.grid.pool) for _ in range(count)]
        best, wanted = (len(stay) + 1, 0), None
        for tile in dict.fromkeys(view.open):
            if tile in NUMBER:
                found = self._bound(position_of(view, [*hand, tile]))
                most = found.laid if found.bound is None else found.bound
                rank = len(hand) + 1 - most, -2 * partners(tile, stay) - partners(tile, hand)
                if rank < best:
                    best, wanted = rank, tile
        return wanted, best[0]


class Strong(Expert):
    """Plays like *expert* in half of its turns, and like *normal* in the others."""

    CARELESS = 0.5
    """In this share of its turns it plays like *normal*."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if careless(self.CARELESS, view.round, view.turn, view.hands, view.bag, len(view.table), view.open):
            return self._simple.choose(view, rng)
        return super().choose(view, rng)
