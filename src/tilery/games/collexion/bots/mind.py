"""A mind that looks ahead over whole turns. It thinks in the kernel, and remembers nothing."""

import random
import threading
import time
from typing import ClassVar, Final

from tilery.engine.game import AnyGame
from tilery.engine.kernel import Ints, Twin, twin_of
from tilery.games.collexion.bots import kernel
from tilery.games.collexion.bots.as_numbers import heap_numbers, move_of, table_of
from tilery.games.collexion.bots.kernel.leaves import ROOM
from tilery.games.collexion.bots.kernel.tree import BEST, DEEPEST, FREE, LEVEL, OPENED, SEARCH
from tilery.games.collexion.bots.kernel.turns import COUNT, MOVE, NODE
from tilery.games.collexion.bots.kernel.worth import NOW, WIDTH
from tilery.games.collexion.moves import Move
from tilery.games.collexion.pieces import POINTS
from tilery.games.collexion.rules import moves
from tilery.games.collexion.state import State
from tilery.games.collexion.view import View, guess

KNOBS: Final = (90, 100, 90, 60, 25, 8, 15, 130, 150, 40, 400, 100, 0, 80, 60, 24, 3, 12, 2, 1, 4)
"""How to weigh: see `kernel/worth.py`."""


class Desk(threading.local):
    """Room to think in. It is big, so each thread keeps it for the next thought."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, bool], Ints] = {}

    def room(self, twin: Twin, name: str, size: int) -> Ints:
        """At least this much room; what stands there from before means nothing."""
        found = self._kept.get((name, twin.compiled))
        if found is None or len(found) < size:
            found = self._kept[name, twin.compiled] = twin.ints([0] * size)
        return found


DESK: Final = Desk()


class Mind:
    """Looks as many turns ahead as it is allowed to, and not longer than it is allowed to."""

    DEPTH: ClassVar = DEEPEST
    """How many turns it looks ahead at most."""
    OPENS: ClassVar = 3000
    """How many positions it looks at."""
    UNCOMPILED: ClassVar = 1
    """How many without numba."""
    AT_ONCE: ClassVar = 500
    """After so many it looks at the clock."""
    BRAKE: ClassVar = 2.0
    """Seconds after which it stops in any case. A machine that is not very slow never gets there."""

    def __init__(self, game: AnyGame) -> None:
        self.twin = twin_of(kernel)
        self.knobs = KNOBS
        self.opens = self.OPENS if self.twin.compiled else self.UNCOMPILED

    def choose(self, view: View, rng: random.Random) -> Move:
        state = guess(view, rng)
        legal = moves(state, view.turn)
        return legal[0] if len(legal) == 1 else self.think(state, expected_points(view), self.depth(view))

    def depth(self, view: View) -> int:
        """How many turns it looks ahead now."""
        return self.DEPTH

    def think(self, state: State, points: list[int], deepest: int) -> Move:
        """The best move of the player to move; `points` are those on everybody's markers, in hundredths."""
        nodes, best = self.look_ahead(state, points, deepest)
        return move_of(int(nodes[best + MOVE]))

    def look_ahead(self, state: State, points: list[int], deepest: int) -> tuple[Ints, int]:
        """The tree of turns after a search, and where in it the best child of the root stands. The next thought of
        this thread writes over it."""
        twin, opens, weighing = self.twin, self.opens, self.knobs
        nodes = DESK.room(twin, "nodes", NODE * (weighing[WIDTH] * (weighing[NOW] + opens) + 2))
        work, knobs, heap = DESK.room(twin, "work", ROOM), twin.ints(weighing), twin.ints(heap_numbers(state.tray))
        search = twin.ints([0] * SEARCH)
        for place, number in enumerate(table_of(state, points)):
            nodes[place] = number
        nodes[COUNT], search[FREE], search[LEVEL] = -1, NODE, -1
        began, at_once = time.process_time(), self.AT_ONCE if twin.compiled else 1
        depth, opened, allowed = 1, 0, at_once
        while depth <= deepest:
            if twin.deepen(nodes, search, heap, work, knobs, depth, min(allowed, opens)):
                if search[OPENED] == opened or nodes[COUNT] == 1:
                    break  # no more can be found out
                opened = search[OPENED]
                depth += 1
            elif allowed >= opens or time.process_time() - began > self.BRAKE:
                break
            else:
                allowed += at_once
        return nodes, int(search[BEST])


def expected_points(view: View) -> list[int]:
    """The points on everybody's markers, in hundredths. Of the others only the sum is known (CX-8): with two players
    that is all, and else it is divided by how many markers they have."""
    gone = sum(sum(POINTS) - sum(stack.markers) for stack in view.stacks)
    others = sum(player.markers for player in view.players if player.seat != view.seat)
    return [
        100 * sum(view.mine)
        if player.seat == view.seat
        else 100 * (gone - sum(view.mine)) * player.markers // max(others, 1)
        for player in view.players
    ]
