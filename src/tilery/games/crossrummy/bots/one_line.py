"""The simple rule of the weaker bots: add a line that one notices."""

import random
from collections.abc import Sequence

from tilery.engine.chance import pick, shuffled
from tilery.engine.game import AnyGame
from tilery.games.crossrummy.bots.plan import get_any, grid_of, lay
from tilery.games.crossrummy.moves import PASS_ON, DrawThree, Give, Move, Take
from tilery.games.crossrummy.pieces import POINTS, in_order
from tilery.games.crossrummy.solver.grid import NUMBER, Placement
from tilery.games.crossrummy.solver.search import Room, tiles_in
from tilery.games.crossrummy.view import View


class OneLine:
    """Opens with one line, then adds a line in each turn if it sees a place; moves no tile on the table and overlooks
    about one tile in three.
    """

    OVERLOOKS = 0.35

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.give:
            return Give(in_order(sorted(view.rack, key=POINTS.__getitem__)[-view.may.give :]))
        noticed = [tile for tile in view.rack if rng.random() >= self.OVERLOOKS]
        placements: list[Placement] = sorted(one_line(view, noticed), key=len)
        if not placements and view.may.pass_:
            placements = one_line(view, view.rack)  # before it passes, it looks at every tile
        if placements:
            found = grid_of(view, view.rack)
            found.lay(placements[-1])
            return lay(view, found)
        if action := _some_action(view, rng):
            return action
        for tile in shuffled(rng, view.open):
            if tile in NUMBER and rng.random() >= self.OVERLOOKS and one_line(view, [*view.rack, tile]):
                return Take(tile)
        return get_any(view, rng)


def one_line(view: View, hand: Sequence[str]) -> list[Placement]:
    """The lines that can be laid without moving anything."""
    grid = grid_of(view, hand)
    if not view.opened[view.turn]:
        return [placement for tile in tiles_in(grid.pool) for placement in grid.groups_with(tile)]  # CR-10
    room = Room(grid, view.limit)
    return [placement for tile in tiles_in(grid.pool) for placement in grid.placements(tile, room=room, keep=2)]


def _some_action(view: View, rng: random.Random) -> Move | None:
    if view.may.draw_three:
        return DrawThree(pick(rng, view.may.draw_three))
    return PASS_ON if view.may.pass_on and len(view.rack) > 2 else None
