"""Proves how many tiles a turn of Crossrummy can lay: the solver finds a laying, and a bound that none can exceed."""

from typing import ClassVar

from tilery.engine.bot import Proof, Unit
from tilery.engine.game import AnyGame
from tilery.engine.kernel import is_ready
from tilery.games.crossrummy.bots.plan import position_of
from tilery.games.crossrummy.moves import Give, Lay, Move
from tilery.games.crossrummy.solver import kernel, solve
from tilery.games.crossrummy.view import View

STEPS = 4_000
"""How long to look for a laying that reaches the bound: up to about a fifth of a second."""
WORK = 0.1
"""How much OR-Tools may work for the bound. It nearly always needs a tenth of that."""


class Prover:
    """Counts the tiles that are laid in a turn (CR-6). Nothing that is hidden matters for that."""

    UNIT: ClassVar[Unit] = "tiles"

    def __init__(self, game: AnyGame) -> None:
        self._steps = STEPS if is_ready(kernel) else 0

    def prove(self, view: View, move: Move) -> Proof:
        """The most tiles that can be laid, and how many were."""
        if isinstance(move, Give):  # CR-5: nobody lays anything then
            return Proof(0, 0, 0, 0, ends=False)
        laid = len(move.laid) if isinstance(move, Lay) else 0
        found = solve(position_of(view, view.rack), self._steps, work=WORK)
        return Proof(0, max(laid, found.laid), found.bound, laid, ends=True)
