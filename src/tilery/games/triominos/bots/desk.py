"""What a bot thinks with: the table of the kernels, laid out as a view shows it, and searches on it."""

import random
import time
from collections.abc import Sequence

from tilery.engine.kernel import Ints, Twin, twin_of
from tilery.engine.kernel_dice import dice_from
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_guess as kg
from tilery.games.triominos.bots import kernel_mind as km
from tilery.games.triominos.bots import kernel_search as ks
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.minds import BARE, ENDGAME
from tilery.games.triominos.bots.outlook import own_seat
from tilery.games.triominos.bots.stones import NUMBER, bits_of, laid_on, lore_for, move_of, table_for
from tilery.games.triominos.moves import Move
from tilery.games.triominos.pieces import WIDE
from tilery.games.triominos.view import View

DEEPER = 5
"""How much longer it takes to look one more move ahead."""
AT_ONCE = 4
"""How many deals are tried out between two looks at the clock."""


class Desk:
    """The kernels with all that they need. A search ends early only if it has taken too much of the
    processor's time (`BRAKE`)."""

    BRAKE = 2.0
    """Seconds after which no further step of a search begins. Compiled kernels are done long before that."""

    def __init__(self, twin: Twin | None = None) -> None:
        self.twin = twin or twin_of(kernel)
        self._table, self._lore = table_for(self.twin), lore_for(self.twin)
        self._work = self.twin.ints([0] * ks.WORK)
        self._past, self._turns = table_for(self.twin), self.twin.ints([])
        self._guess = self.twin.ints([0] * kg.GUESS)
        self._last = True
        self._began = 0.0

    def lay_out(self, view: View) -> None:
        """The table as this view shows it. Of the hands that are not seen only the number of stones is right, except
        when two players play and the pool is empty: then the other hand is known."""
        table, seat = self._table, own_seat(view)
        laid = [(lying.stone, WIDE * lying.row + lying.column) for lying in view.layout]
        self.twin.lay_out(table, self._lore, laid_on(self.twin, laid), view.seats)
        table[kt.START], table[kt.TURN], table[kt.BOUGHT] = view.start, view.turn, view.bought
        table[kt.OUT], table[kt.POOL] = -1 if view.out is None else view.out, view.pool
        mine = bits_of(stone.stone for stone in view.rack)
        for other in range(view.seats):
            table[kt.HANDS + other] = mine if other == seat else (1 << view.hands[other]) - 1
            table[kt.SCORES + other] = view.scores[other]
            table[kt.TOTALS + other] = view.totals[other] - view.scores[other]
        if view.seats > 2:
            self._look_back(view, laid)
        self._last = view.options.target is None and view.round == view.options.rounds
        if view.seats == 2 and not view.pool:
            table[kt.HANDS + 1 - seat] = int(table[kt.LEFT]) & ~mine
        self._began = time.process_time()

    def _look_back(self, view: View, laid: Sequence[tuple[str, int]]) -> None:
        """Keep the turns of this round, and the table as it was before them."""
        holds, turns = list(view.hands), []
        holds[view.turn] -= view.bought
        before = len(laid) - sum(bool(turn.stone) for turn in view.turns)
        cells = iter(laid[before:])
        for turn in view.turns:
            cell = next(cells)[1] + kt.ORIGIN if turn.stone else kt.PASS
            turns += [turn.seat, cell, NUMBER.get(turn.stone, 0), turn.bought]
            holds[turn.seat] += bool(turn.stone) - turn.bought
        self.twin.lay_out(self._past, self._lore, laid_on(self.twin, laid[:before]), view.seats)
        for seat, many in enumerate(holds):
            self._past[kt.HANDS + seat] = (1 << many) - 1
        self._turns = self.twin.ints(turns)

    def weighed(self, mind: Sequence[int]) -> list[Move]:
        """All moves, the one that this mind likes best first."""
        count = self.twin.look_at(self._table, self._lore, self._minds(mind), self._work)
        return self._moves(count)

    def looked_ahead(self, mind: Sequence[int], *, depth: int, wide: int, playouts: int) -> Move:
        """The best move if two players know all that there is: the search goes deeper step by step."""
        minds = self._minds(mind)
        count = self.twin.look_at(self._table, self._lore, minds, self._work)
        ahead, lasted = 1 if count > 1 else depth + 1, 0.0
        while ahead <= depth and playouts > 0 and self._has_time(DEEPER * lasted):
            began = time.process_time()
            playouts -= self.twin.deepen(self._table, self._lore, minds, self._work, count, ahead, wide, playouts)
            ahead, lasted = ahead + 1, time.process_time() - began
        return self._moves(1)[0]

    def to_the_end(self, view: View, playouts: int | None = None) -> list[tuple[Move, int]] | None:
        """What every move of this view leads to if both play as well as possible: how many points ahead its player is
        at the end of the round. Two players, an empty pool: both know all. The best comes first; the other values are
        true or too high.

        The search leaves out no move, and only the end of the round ends a line. With `playouts` it goes deeper step by
        step, and gives up (None) when it leaves so many lines open on the way. Without, it only gives up if the round
        could last longer than it can look.
        """
        self.lay_out(view)
        minds = self._minds(ENDGAME)
        count = self.twin.look_at(self._table, self._lore, minds, self._work)
        most = playouts or 1
        for depth in range(2, ks.LONGEST, 2) if playouts else (ks.LONGEST,):
            left = self.twin.deepen(self._table, self._lore, minds, self._work, count, depth, km.OPTIONS, most)
            if left == 0:
                values = [int(self._work[ks.ROOT + 3 * place + 2]) for place in range(count)]
                return list(zip(self._moves(count), values, strict=True))
            if left >= most:
                break
        return None

    def guess(self, mind: Sequence[int], dice: Ints) -> Ints:
        """Who may hold what, after all that was done in this round (see `kernel_guess`), with a first deal."""
        table, me = self._table, int(self._table[kt.TURN])
        unseen = int(table[kt.LEFT]) & ~int(table[kt.HANDS + me])
        minds, bare = self._minds(mind), self.twin.ints(BARE)
        self.twin.conclude(self._past, self._lore, minds, bare, self._work, self._guess, self._turns, me, unseen)
        self.twin.settle(table, self._lore, self._guess, dice)
        return self._guess

    def tried_out(self, mind: Sequence[int], rng: random.Random, *, wide: int, playouts: int) -> Move:
        """The move that brings most on average, whatever the others hold: the better half of the moves is tried again
        and again, until one is left."""
        minds, dice = self._minds(mind), dice_from(self.twin, rng)
        guess = self.guess(mind, dice)
        count = self.twin.look_at(self._table, self._lore, minds, self._work)
        count = self.twin.shortlist(self._work, count, wide)
        steps = max(1, (count - 1).bit_length())
        while count > 1 and self._has_time():
            deals = max(1, playouts // (steps * count))
            self.twin.forget(self._work, count)
            while deals > 0 and self._has_time():
                some = min(deals, AT_ONCE)
                self.twin.try_out(self._table, self._lore, minds, self._work, count, some, guess, self._last, dice)
                deals -= some
            self.twin.rank(self._work, count)
            count = (count + 1) // 2
        return self._moves(1)[0]

    def _minds(self, mind: Sequence[int]) -> Ints:
        """The same mind for everybody."""
        return self.twin.ints([*mind] * 4)

    def _moves(self, count: int) -> list[Move]:
        work = self._work
        places = range(ks.ROOT, ks.ROOT + 3 * count, 3)
        return [move_of(int(work[place]), int(work[place + 1])) for place in places]

    def _has_time(self, more: float = 0.0) -> bool:
        """Whether the clock allows a step that may take so many seconds."""
        return time.process_time() + more < self._began + self.BRAKE
