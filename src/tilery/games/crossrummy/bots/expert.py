"""Bots that ask the solver."""

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence

from tilery.engine.bot import careless
from tilery.engine.chance import shuffled
from tilery.engine.game import AnyGame
from tilery.engine.kernel import twin_of
from tilery.engine.room import without
from tilery.games.crossrummy.bots.normal import Normal, least_useful, partners
from tilery.games.crossrummy.bots.plan import get_any, lay, position_of
from tilery.games.crossrummy.moves import DRAW, PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.pieces import ACTIONS, ALL_TILES
from tilery.games.crossrummy.solver import kernel, solve
from tilery.games.crossrummy.solver.grid import NAME, NUMBER, pool_of
from tilery.games.crossrummy.solver.need import TURN, Need, need
from tilery.games.crossrummy.solver.programme import can_prove
from tilery.games.crossrummy.view import View


class Expert:
    """Knows that every laying costs a turn, so it keeps its tiles until it can lay all of them at once. Until then it
    takes the open tiles that bring it there soonest, or a harmless one, so that another is laid open. If there is
    none, it draws if that is likely to help, or else lays what it can.

    Without numba or OR-Tools it plays like *normal*.
    """

    STEPS = 24_000
    """How long the solver looks for a table with all tiles."""
    FEWER = 6_000
    """How long it looks for any other table."""
    DRAWS = 8
    """How many tiles it tries before it draws one."""
    WORK = 0.05
    """How much OR-Tools may work for the needs of the hand, or for its bound."""
    GLANCE = 0.02
    """How much it may work for the needs of a hand with one more tile."""
    SECONDS = 1.5
    """The emergency brake of the solver, on slow machines."""
    COMPILED = True
    THINKS = 1.0
    """Seconds within which it is nearly always ready."""

    def __init__(self, game: AnyGame, clock: Callable[[], float] = time.process_time) -> None:
        self._clock = clock
        self._simple = Normal(game, clock)
        self._proves = can_prove() and twin_of(kernel).compiled

    def choose(self, view: View, rng: random.Random) -> Move:
        if not self._proves:
            return self._simple.choose(view, rng)
        numbers = [tile for tile in view.rack if tile in NUMBER]
        if view.may.give:
            return Give(self._gift(view, numbers))
        victim = min(view.may.draw_three, key=lambda seat: (view.hands[seat], seat), default=None)
        if victim is not None and (not numbers or view.hands[victim] <= Normal.THREAT):
            return DrawThree(victim)
        lacks = self._need(view, numbers, view.open)
        if not lacks.cost:
            return self._all_at_once(view, numbers, victim, rng)
        if view.may.pass_on and len(lacks.stuck) >= 2:
            return PASS_ON
        if lacks.take:
            return Take(NAME[lacks.take[0]])
        if victim is not None:
            return DrawThree(victim)
        if view.bag and (harmless := self._harmless(view, numbers, lacks)):
            return Take(harmless)
        if view.may.draw and self._drawing_helps(view, numbers, lacks, rng):
            return DRAW
        return self._lay(view, numbers, self.FEWER) or get_any(view, rng)

    def _need(self, view: View, numbers: Sequence[str], others: Sequence[str]) -> Need:
        return need(position_of(view, numbers), pool_of(others), self.WORK)

    def _cost_with(self, tile: str, view: View, numbers: Sequence[str], others: Sequence[str]) -> int:
        """What the hand would cost with one more tile."""
        return need(position_of(view, [*numbers, tile]), pool_of(others), self.GLANCE).cost

    def _all_at_once(self, view: View, numbers: Sequence[str], victim: int | None, rng: random.Random) -> Move:
        """Go out, or get rid of the last action tile first."""
        if victim is not None:
            return DrawThree(victim)
        if view.may.pass_on and not numbers:
            return PASS_ON
        return self._lay(view, numbers, self.STEPS) or get_any(view, rng)

    def _lay(self, view: View, numbers: Sequence[str], steps: int) -> Move | None:
        """The best laying that the solver finds; None if there is none."""
        position = position_of(view, numbers)
        found = solve(position, steps, work=self.WORK, seconds=self.SECONDS, clock=self._clock)
        return lay(view, found.grid) if found.laid else None

    def _harmless(self, view: View, numbers: Sequence[str], lacks: Need) -> str | None:
        """An open tile that can be laid with the others: whatever is laid open in its place may help."""
        for tile in dict.fromkeys(view.open):
            if tile in NUMBER and self._cost_with(tile, view, numbers, without(view.open, tile)) <= lacks.cost:
                return tile
        return None

    def _drawing_helps(self, view: View, numbers: Sequence[str], lacks: Need, rng: random.Random) -> bool:
        """Whether a tile from the bag is more likely to bring the end nearer than to put it off."""
        seen = Counter([*view.rack, *view.open, *view.gone, *(lying.tile for lying in view.table)])
        tried = shuffled(rng, list((Counter(ALL_TILES) - seen).elements()))[: self.DRAWS]
        costs = {
            tile: lacks.cost + TURN if tile in ACTIONS else self._cost_with(tile, view, numbers, view.open)
            for tile in dict.fromkeys(tried)
        }
        return sum(costs[tile] for tile in tried) <= lacks.cost * len(tried)

    def _gift(self, view: View, numbers: Sequence[str]) -> tuple[str, ...]:
        """CR-5: what to pass on: first another *pass on*, which costs a turn, then what finds no place anyway."""
        rest, gift = list(view.rack), []
        stuck = [NAME[tile] for tile in self._need(view, numbers, ()).stuck]
        wishes = ["pass-on"] * rest.count("pass-on") + sorted(stuck, key=lambda tile: partners(tile, numbers))
        for tile in wishes[: view.may.give]:
            rest.remove(tile)
            gift.append(tile)
        return (*gift, *least_useful(rest, view.may.give - len(gift)))


class Strong(Expert):
    """Plays like *expert* in half of its turns, and like *normal* in the others."""

    CARELESS = 0.5
    """In this share of its turns it plays like *normal*."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if careless(self.CARELESS, view.round, view.turn, view.hands, view.bag, len(view.table), view.open):
            return self._simple.choose(view, rng)
        return super().choose(view, rng)
