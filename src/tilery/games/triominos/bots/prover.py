"""Proves what a turn of Triominos can bring and, for two players with an empty pool, how the round must end."""

import random
from typing import ClassVar

from tilery.engine.bot import Ending, Proof, Unit
from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.outlook import own_seat
from tilery.games.triominos.moves import Lay, Move, Pass
from tilery.games.triominos.rules import apply
from tilery.games.triominos.state import State
from tilery.games.triominos.view import View, guess
from tilery.games.triominos.view import view as view_of

PLAYOUTS = 3_000
"""How many lines of an ending may be left open at most before the search goes deeper."""
UNCOMPILED = 100
"""How many without compiled kernels."""


class Prover:
    """Counts the points of the stone that is laid (TR-8). What buying costs, and what the end of a round brings, are
    left out: they don't depend on where a stone is laid."""

    UNIT: ClassVar[Unit] = "points"

    def __init__(self, game: AnyGame) -> None:
        self._desk = Desk()
        self._playouts = PLAYOUTS if self._desk.twin.compiled else UNCOMPILED

    def prove(self, view: View, move: Move) -> Proof:
        """The most points of one laying, with the stones that are in the hand; and the ending, if it is near enough."""
        if view.may.answer:
            return Proof(0, 0, 0, 0, ends=False)
        most = max((place.points for place in view.may.lay), default=0)
        if isinstance(move, Lay):
            [kept] = [place.points for place in view.may.lay if place.move == move]
        else:
            kept = 0 if isinstance(move, Pass) else most
        return Proof(0, most, most, kept, isinstance(move, Lay | Pass), self._ending(view, move))

    def _ending(self, view: View, move: Move) -> Ending | None:
        """With an empty pool, both know what the other holds. Whoever would gain by stopping early (TR-12) is refused,
        so only stones and passes count."""
        if view.seats != 2 or view.pool or view.out is not None or not isinstance(move, Lay | Pass):
            return None
        best = self._lead_of(view)
        if best is None:
            return None
        seat = own_seat(view)
        kept = self._lead_after(apply(guess(view, random.Random(1)), seat, move).state, seat)
        last = view.options.target is None and view.round == view.options.rounds
        return None if kept is None else Ending(best, kept, last)

    def _lead_after(self, state: State, seat: int) -> int | None:
        """The lead that this player can reach in a round that may be over."""
        if state.phase != "play":
            totals = state.series.totals
            return totals[seat] - totals[1 - seat]
        found = self._lead_of(view_of(state, state.turn))
        return found if found is None or state.turn == seat else -found

    def _lead_of(self, view: View) -> int | None:
        """The lead that the player of this view can reach whatever the other does; None if the end is too far away."""
        values = self._desk.to_the_end(view, self._playouts)
        return values[0][1] if values else None
