"""A bot that takes the table apart to lay one more tile."""

import random
import time
from collections.abc import Callable, Sequence

from tilery.engine.game import AnyGame
from tilery.games.crossrummy.bots.plan import get_any, lay, plan
from tilery.games.crossrummy.moves import PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.pieces import ACTIONS, POINTS, in_order
from tilery.games.crossrummy.solver.grid import NUMBER, pool_of
from tilery.games.crossrummy.solver.search import Effort, pairs, total
from tilery.games.crossrummy.view import View


class Normal:
    """Searches for a table with as many of its tiles as possible, and moves tiles on the table for that. Takes the open
    tile that lets it lay the most. Plays its action tiles when they hurt most, or when it has nothing to lay.
    """

    STEPS = 1500
    """How many steps it searches for a laying; all open tiles together get the same number again."""
    THINKS = 0.4
    """Seconds within which it is nearly always ready. Its moves are not shown earlier: the time could tell what is in
    its rack."""
    SECONDS = 1.5
    """The emergency brake for each of the two searches, on slow machines."""
    THREAT = 3
    """A player with this many tiles or fewer may soon go out."""
    WAITS = 4
    """If a laying would leave this many tiles or fewer, it takes an open tile instead if it could then go out."""

    def __init__(self, game: AnyGame, clock: Callable[[], float] = time.process_time) -> None:
        self._clock = clock

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give:
            return Give(least_useful(view.rack, view.may.give))
        effort = Effort(self.STEPS, self.SECONDS, self._clock)
        found = plan(view, view.rack, effort, rng)
        laid, left = len(found.cells) - len(view.table), total(found.pool)
        actions = len(view.rack) - laid - left
        if laid and not left and not actions:
            return lay(view, found)
        victim = min(view.may.draw_three, key=lambda seat: (view.hands[seat], seat), default=None)
        if victim is not None and (len(view.rack) == 1 or view.hands[victim] <= self.THREAT):
            return DrawThree(victim)
        wanted = None
        if not laid or (left <= self.WAITS and not actions):
            wanted, after = self._best_open(view, left, rng)
            if wanted and laid and after == 0:
                return Take(wanted)
        if laid:
            return lay(view, found)
        if victim is not None:
            return DrawThree(victim)
        if view.may.pass_on and left >= 2:
            return PASS_ON
        return Take(wanted) if wanted else get_any(view, rng)

    def _best_open(self, view: View, left: int, rng: random.Random) -> tuple[str | None, int]:
        """The open tile that would leave the fewest tiles, and how many it leaves; None if no tile helps.

        Among equals, the one with the most partners in the hand. An action tile is never worth a turn.
        """
        choices = sorted({tile for tile in view.open if tile in NUMBER}, key=view.open.index)
        best: tuple[int, int] = (left, 0)
        wanted = None
        effort = Effort(self.STEPS, self.SECONDS, self._clock)
        for done, tile in enumerate(choices):
            share = effort.share(len(choices) - done)
            after = total(plan(view, [*view.rack, tile], share, rng).pool)
            if after <= left and (rank := (after, -partners(tile, view.rack))) < best:
                best, wanted = rank, tile
        return wanted, best[0]


def least_useful(hand: Sequence[str], count: int) -> tuple[str, ...]:
    """The tiles to give away: action tiles first, then those with the fewest partners, the dearest first."""

    def worth(tile: str) -> tuple[int, int]:
        return (-1, 0) if tile in ACTIONS else (partners(tile, hand), -POINTS[tile])

    return in_order(sorted(hand, key=worth)[:count])


def partners(tile: str, hand: Sequence[str]) -> int:
    """How many tiles of the hand could stand in a line of three with this one.

    >>> partners("r5", ["r4", "r5", "b5", "g7"])
    2
    """
    held = pool_of(hand)
    return sum(bool(held[other]) for other in {other for pair in pairs(NUMBER[tile]) for other in pair})
