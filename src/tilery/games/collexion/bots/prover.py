"""Proves how many points a turn of ColleXion can bring: nothing that matters for that is hidden."""

import random
from functools import lru_cache
from typing import ClassVar

from tilery.engine.bot import Proof, Unit
from tilery.engine.game import AnyGame
from tilery.engine.kernel import twin_of
from tilery.games.collexion.bots import kernel
from tilery.games.collexion.bots.as_numbers import heap_numbers, table_of
from tilery.games.collexion.bots.kernel.points import MOST_STEPS, POINTS_ROOM, ROOM_FOR_ONE, UNKNOWN
from tilery.games.collexion.bots.mind import DESK
from tilery.games.collexion.moves import END, Move
from tilery.games.collexion.rules import apply
from tilery.games.collexion.state import State
from tilery.games.collexion.view import View, guess

UNCOMPILED = ROOM_FOR_ONE + 300
"""How many ways to take are looked at without compiled kernels: enough near the end of a turn."""


class Prover:
    """Counts the points of the markers that the player wins in a turn (CX-8). Action markers and polygons that are left
    count only at the end of the game (CX-12), so they are left out."""

    UNIT: ClassVar[Unit] = "points"

    def __init__(self, game: AnyGame) -> None:
        self._twin = twin_of(kernel)
        self._most = lru_cache(8)(self._points)  # what follows a move comes up again as the next move

    def prove(self, view: View, move: Move) -> Proof:
        """The most points on the player's markers at the end of the turn."""
        state = guess(view, random.Random(1))
        now, most = sum(view.mine), self._most(state)
        if move == END:
            return Proof(now, now + max(0, most), None if most == UNKNOWN else now + most, now, ends=True)
        after = apply(state, view.turn, move).state
        kept = self._most(after)
        known = UNKNOWN not in (most, kept)
        gained = sum(after.won[view.turn])
        return Proof(now, now + max(0, most), now + most if known else None, gained + max(0, kept), ends=False)

    def _points(self, state: State) -> int:
        """The most points that this turn can still bring."""
        twin = self._twin
        work = DESK.room(twin, "points", POINTS_ROOM)
        heap, table = twin.ints(heap_numbers(state.tray)), twin.ints(table_of(state, [0] * state.seats))
        return int(twin.best_points(table, heap, work, MOST_STEPS if twin.compiled else UNCOMPILED))
