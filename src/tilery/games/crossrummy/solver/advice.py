"""What the solver says about a state: for `tilery solve`, and for everybody who has a state and no view."""

import msgspec

from tilery.engine.game import Seat
from tilery.engine.kernel import prepare
from tilery.games.crossrummy.layings import limit
from tilery.games.crossrummy.moves import Lay
from tilery.games.crossrummy.picture import picture_of_table
from tilery.games.crossrummy.solver import kernel
from tilery.games.crossrummy.solver.best import STEPS, solve
from tilery.games.crossrummy.solver.grid import NAME, NUMBER, Grid, cell_of, pool_of, spot_of
from tilery.games.crossrummy.solver.laying import lay
from tilery.games.crossrummy.solver.question import Position
from tilery.games.crossrummy.state import Placed, State
from tilery.games.crossrummy.table import Table


class Advice(msgspec.Struct, frozen=True):
    """The best laying of a player: the tiles, the table afterwards, and the move, which is None if nothing can be laid.

    `bound` is proven: nobody can lay more. It is None without OR-Tools.
    """

    seat: Seat
    laid: tuple[str, ...]
    bound: int | None
    proven: bool
    table: tuple[Placed, ...]
    move: Lay | None

    @property
    def picture(self) -> str:
        """The table as text, with Rich markup for colour."""
        return picture_of_table(self.table)


def may_lay(s: State) -> Seat | None:
    """Who may lay now, and holds a number tile; None if nobody does."""
    return s.turn if s.phase == "play" and any(tile in NUMBER for tile in s.hands[s.turn]) else None


def advise(s: State, seat: Seat, steps: int = STEPS, seed: int = 1) -> Advice:
    """The best laying for this player, as if it were their turn.

    The layouts need compiled kernels to be quick. If they aren't there yet and numba is, this compiles them first.
    """
    before = Grid({spot_of(placed.cell): NUMBER[placed.tile] for placed in s.table}, pool_of(s.hands[seat]))
    position = Position(before.cells, before.pool, limit(s, seat), s.opened[seat])
    found = solve(position, 0, seed)
    if steps and found.bound is not None and not found.proven:
        prepare(kernel)
        found = solve(position, steps, seed)
    move = lay(before, found.grid) if found.laid else None
    table = Table.of({cell_of(spot): NAME[tile] for spot, tile in found.grid.cells.items()})
    laid = tuple(one.tile for one in move.laid) if move else ()
    return Advice(seat, laid, found.bound, found.proven, table, move)
