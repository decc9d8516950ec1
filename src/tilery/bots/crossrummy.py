"""Bots for Crossrummy: one that adds what it notices, and one that takes the table apart to lay one tile more."""

import random
from collections.abc import Sequence

from tilery.bots.crossrummy_grid import NUMBER, Grid, Placement
from tilery.bots.crossrummy_plan import grid_of, lay, plan, pool_of
from tilery.bots.crossrummy_search import Effort, Room, pairs, tiles_in, total
from tilery.engine.chance import pick, shuffled
from tilery.engine.game import AnyGame, Seat
from tilery.games.crossrummy.moves import DRAW, PASS, PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.pieces import ACTIONS, POINTS, in_order
from tilery.games.crossrummy.view import View


class Easy:
    """Opens with one line, then adds one line a turn where it sees a place; it moves nothing that lies and overlooks
    one tile in three.
    """

    OVERLOOKS = 0.35

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give:
            return Give(in_order(sorted(view.rack, key=POINTS.__getitem__)[-view.may.give :]))
        noticed = [tile for tile in view.rack if rng.random() >= self.OVERLOOKS]
        placements: list[Placement] = sorted(one_line(view, noticed), key=len)
        if placements:
            found = grid_of(view, view.rack)
            found.lay(placements[-1])
            return lay(view, found)
        if action := _some_action(view, rng):
            return action
        for tile in shuffled(rng, view.open):
            if tile in NUMBER and rng.random() >= self.OVERLOOKS and one_line(view, [*view.rack, tile]):
                return Take(tile)
        return _get_any(view, rng)


def one_line(view: View, hand: Sequence[str]) -> list[Placement]:
    """The lines that could be laid without moving anything."""
    grid = grid_of(view, hand)
    if not view.opened[view.turn]:
        return [placement for tile in tiles_in(grid.pool) for placement in grid.groups_with(tile)]  # CR-10
    room = Room(grid, view.limit)
    return [placement for tile in tiles_in(grid.pool) for placement in grid.placements(tile, room=room, keep=2)]


def _some_action(view: View, rng: random.Random) -> Move | None:
    if view.may.draw_three:
        return DrawThree(pick(rng, view.may.draw_three))
    return PASS_ON if view.may.pass_on and len(view.rack) > 2 else None


def _get_any(view: View, rng: random.Random) -> Move:
    """One tile more, or whatever else is left to do."""
    if view.may.draw:
        return DRAW
    if view.may.take:
        return Take(pick(rng, view.open))
    if view.may.draw_three:
        return DrawThree(pick(rng, view.may.draw_three))
    return PASS_ON if view.may.pass_on else PASS


class Normal:
    """Searches for the table with the most of its tiles on it, moving what lies there as well; takes the open tile with
    which it could lay most, and uses its action tiles when they hurt most or when there is nothing to lay.
    """

    STEPS = 3000
    """How long it looks for a laying; each open tile gets a share of the same again."""
    SECONDS = 3.0
    """The emergency brake, for slow machines."""
    THREAT = 3
    """Somebody with so few tiles may be out soon."""
    FEWEST = 1
    """Fewer tiles than this are not worth a turn, unless it is the last ones or somebody is nearly out."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give:
            return Give(self._least_useful(view, view.may.give, rng))
        found = plan(view, view.rack, self._effort(self.STEPS), rng)
        left = total(found.pool)
        laid = len(found.cells) - len(view.table)
        actions = [tile for tile in view.rack if tile in ACTIONS]
        if laid and not left and not actions:
            return lay(view, found)
        victim = min(view.may.draw_three, key=lambda seat: (view.hands[seat], seat), default=None)
        if victim is not None and (len(view.rack) == 1 or view.hands[victim] <= self.THREAT):
            return DrawThree(victim)
        if laid >= self.FEWEST or (laid and self._pressed(view)):
            return lay(view, found)
        if victim is not None:
            return DrawThree(victim)
        if view.may.pass_on and left >= 2:
            return PASS_ON
        return self._get(view, found, rng)

    def _effort(self, steps: int) -> Effort:
        return Effort(steps, self.SECONDS)

    def _pressed(self, view: View) -> bool:
        return view.bag == 0 or min(view.hands[seat] for seat in others(view)) <= self.THREAT

    def _get(self, view: View, found: Grid, rng: random.Random) -> Move:
        """The open tile with which most could be laid, then the one with most partners; else whatever the bag holds."""
        choices = sorted({tile for tile in view.open if tile in NUMBER}, key=view.open.index)
        if not view.may.take or not choices:
            return _get_any(view, rng)
        now = total(found.pool)
        best, worth = None, (0, 0) if view.may.draw else (-99, 0)
        for tile in choices:
            after = plan(view, [*view.rack, tile], self._effort(self.STEPS // len(choices)), rng)
            rank = (now + 1 - total(after.pool), partners(tile, view.rack))
            if (rank[0] > 0 and rank > worth) or (best is None and not view.may.draw):
                best, worth = tile, rank
        return Take(best) if best else DRAW

    def _least_useful(self, view: View, count: int, rng: random.Random) -> tuple[str, ...]:
        """Tiles without partners, and of those the dearest; action tiles before all others."""

        def keep(tile: str) -> tuple[int, int]:
            if tile in ACTIONS:
                return -1, 0
            return partners(tile, view.rack), -POINTS[tile]

        return in_order(sorted(view.rack, key=keep)[:count])


def others(view: View) -> list[Seat]:
    return [seat for seat in range(view.seats) if seat != view.seat]


def partners(tile: str, hand: Sequence[str]) -> int:
    """How many tiles of the hand could stand in a line of three with this one.

    >>> partners("r5", ["r4", "r5", "b5", "g7"])
    2
    """
    held = pool_of(hand)
    return sum(bool(held[other]) for other in {other for pair in pairs(NUMBER[tile]) for other in pair})
