"""Says what a table of Hidden Stones is worth: all play on as strong bots do."""

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import ClassVar

from tilery.engine.bot import Shares
from tilery.engine.game import AnyGame
from tilery.engine.kernel import Ints, twin_of
from tilery.engine.kernel_dice import begin
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots import kernel_rules as k
from tilery.games.hidden_stones.bots.alone import Alone
from tilery.games.hidden_stones.bots.expert import VALUES, promising_moves
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.bots.twin_table import table_of_state
from tilery.games.hidden_stones.moves import Move
from tilery.games.hidden_stones.rules import HAND
from tilery.games.hidden_stones.state import State
from tilery.games.hidden_stones.view import View

ENDS = 24
"""How many ends of a turn are worth comparing. Many of them begin with the same move."""
FEW_ENDS = 6
"""The same without compiled kernels, where each playout takes a tenth of a second."""
DOUBT = {2: 0.2, 3: 0.5, 4: 0.55, 5: 0.6}
"""How far a lead at the end of a playout can be relied on, by the number of players: the points that it may be wrong by
after one round; after four rounds it is twice as much. Nobody plays quite as the kernel does. With several others, each
of them plays differently, so the judge would be too sure. `python -m tests.games.hidden_stones.bots.doubt` finds it."""
COACHING = 1_000
"""So many playouts, divided by the number of players, made hints better than the expert's moves (docs/reviews.md)."""
NO_END = 1 << 30
"""More turns than a game can have."""


class Judge:
    """Plays whole games in the kernel."""

    PLAYOUTS: ClassVar = 600
    LEVEL: ClassVar = "strong"
    MODEST: ClassVar = True
    VERSION: ClassVar = 1

    def __init__(self, game: AnyGame) -> None:
        self._twin = twin_of(kernel)
        self._alone = Alone(self._twin)
        self._decks: dict[str, Ints] = {}
        self._weights, self._work, self._dice = map(self._twin.ints, (VALUES, [0] * WORK, [0]))

    def coaching(self, view: View) -> int:
        """As many as take half a second. With a large hand, and without compiled kernels they take too long; alone, the
        expert knows better: it plans the last six cards, and before that nearly all moves are as good as one another.
        """
        quick = view.seats > 1 and len(view.hand) <= HAND and self._twin.compiled
        return COACHING // view.seats if quick else 0

    def offer(self, view: View, state: State) -> list[Move]:
        """The next moves to the most promising ends of the turn."""
        if view.seats == 1:
            return self._alone.offer(view, state)
        return promising_moves(view, self._twin, ENDS if self._twin.compiled else FEW_ENDS)

    def likely(self, view: View, state: State, rng: random.Random) -> State:
        """As it was dealt: that agrees with all that the others did."""
        return state

    def draws(self, state: State) -> bool:
        """Cards at the end of a turn."""
        return state.phase == "refill"

    def play_on(self, state: State, seeds: Sequence[int]) -> list[Shares]:
        """What each seat gets, for each seed."""
        if state.seats == 1:
            return self._alone.play_on(state, seeds)
        deck, table = self._deck(state.options.deck), table_of_state(state, self._twin)
        return [self._played(self._twin.ints(table), deck, seed) for seed in seeds]

    def _deck(self, name: str) -> Ints:
        if name not in self._decks:
            self._decks[name] = self._twin.ints(deck_numbers(name))
        return self._decks[name]

    def _played(self, table: Ints, deck: Ints, seed: int) -> Shares:
        begin(self._dice, seed)
        self._twin.shuffle(table, self._dice, k.PILES, int(table[k.DRAW]))
        turns = int(self._twin.play_on(table, deck, self._weights, self._dice, self._work, NO_END))
        seats = int(table[k.SEATS])
        return chances([int(self._twin.total(table, seat)) for seat in range(seats)], turns, DOUBT[seats])


def chances(totals: Sequence[int], turns: int, doubt: float) -> Shares:
    """What each seat can expect of the win if a playout of so many turns ends like this.

    >>> chances([12, 12, 3], 0, 0.5), [round(one, 2) for one in chances([12, 11], 8, 0.2)]
    ((0.5, 0.5, 0.0), [0.92, 0.08])
    """
    best, scale = max(totals), doubt * sqrt(turns / len(totals))
    likely = [exp((total - best) / scale) if scale else float(total == best) for total in totals]
    return tuple(one / sum(likely) for one in likely)
