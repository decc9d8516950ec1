"""Says what a table of Triominos is worth: all play on with the minds of the strong bots."""

import random
from collections.abc import Sequence
from typing import ClassVar

from tilery.engine.bot import Shares
from tilery.engine.game import AnyGame
from tilery.engine.kernel import Ints, twin_of
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_search as ks
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.minds import ENDGAME, FOUR, OPENING, THREE
from tilery.games.triominos.bots.outlook import own_seat
from tilery.games.triominos.bots.stones import NUMBER, bits_of, laid_on, lore_for, table_for
from tilery.games.triominos.moves import STOP, Move
from tilery.games.triominos.rules import moves
from tilery.games.triominos.state import State
from tilery.games.triominos.view import View

MINDS = {2: (OPENING, ENDGAME), 3: (THREE, THREE), 4: (FOUR, FOUR)}
"""How all play on, by the number of players: while there is a pool, and after that."""


class Judge:
    """Plays whole games in the kernel. Nobody agrees to stop early (TR-12): whoever would gain by that plays on to
    gain more."""

    PLAYOUTS: ClassVar = 4_000
    LEVEL: ClassVar = "strong"
    MODEST: ClassVar = True
    VERSION: ClassVar = 1

    def __init__(self, game: AnyGame) -> None:
        self._twin = twin_of(kernel)
        self._table, self._lore = table_for(self._twin), lore_for(self._twin)
        self._work, self._dice = self._twin.ints([0] * ks.WORK), self._twin.ints([0])

    def coaching(self, view: View) -> int:
        """None. The expert knows both hands of two at the end, which playouts don't find out, and with more players it
        makes such playouts itself."""
        return 0

    def offer(self, view: View, state: State) -> list[Move]:
        """All moves but the proposal to stop, which everybody declines here."""
        return [move for move in moves(state, own_seat(view)) if move is not STOP]

    def likely(self, view: View, state: State, rng: random.Random) -> State:
        """As it was dealt: that agrees with all that the others did."""
        return state

    def draws(self, state: State) -> bool:
        """Stones that were bought."""
        return state.phase == "buy"

    def play_on(self, state: State, seeds: Sequence[int]) -> list[Shares]:
        """What each seat gets, for each seed."""
        with_pool, without = MINDS[state.seats]
        minds = self._twin.ints([*with_pool * 4, *without * 4])
        cells = {placed.cell: cell for cell, placed in state.layout.taken.items()}
        laid = laid_on(self._twin, [(placed.stone, cells[placed.cell]) for placed in state.layout])
        start = self._start(state)
        rounds, target = state.options.rounds, state.options.target or 0
        found = []
        for seed in seeds:
            self._twin.play_on(
                self._table, self._lore, laid, start, minds, self._work, rounds, target, state.phase == "buy", seed,
                self._dice,
            )  # fmt: skip
            found.append(self._shares(state.seats))
        return found

    def _start(self, state: State) -> Ints:
        """The head of the table, and its pool."""
        head = [0] * kt.HEAD
        head[kt.SEATS], head[kt.START], head[kt.TURN], head[kt.BOUGHT] = (
            state.seats, state.start, state.turn, state.bought
        )  # fmt: skip
        head[kt.OUT], head[kt.POOL] = -1 if state.out is None else state.out, len(state.pool)
        head[kt.ROUND] = len(state.series.results)
        for seat, hand in enumerate(state.hands):
            head[kt.HANDS + seat], head[kt.SCORES + seat] = bits_of(hand), state.scores[seat]
        for seat, total in enumerate(state.series.totals):
            head[kt.TOTALS + seat] = total
        return self._twin.ints([*head, *(NUMBER[stone] for stone in state.pool)])

    def _shares(self, seats: int) -> Shares:
        totals = [int(self._table[kt.TOTALS + seat]) for seat in range(seats)]
        best = max(totals)
        return tuple((total == best) / totals.count(best) for total in totals)
