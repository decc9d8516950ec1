"""A bot that weighs what the others may do next, and what the cards that it keeps will bring."""

import hashlib
import math
import random
import time
from functools import cache

from tilery.engine.game import AnyGame
from tilery.engine.kernel import Ints, Twin, twin_of
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots.kernel_rate import END as END_SIZE
from tilery.games.hidden_stones.bots.kernel_rate import (
    END_PASSES,
    END_PAYING,
    END_STEP,
    END_SUM,
    WHOLE,
)
from tilery.games.hidden_stones.bots.kernel_rules import PILES
from tilery.games.hidden_stones.bots.kernel_turn import SCORING, WORK
from tilery.games.hidden_stones.bots.solo import last_cards
from tilery.games.hidden_stones.bots.strong import Strong
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.bots.twin_table import table_of
from tilery.games.hidden_stones.moves import END, PASS, Move, score, spendings
from tilery.games.hidden_stones.rules import PASS_LIMIT
from tilery.games.hidden_stones.view import View

SCORED = (1750, 2000, 3000, 5000)
"""What a scored card of 1, 2, 3 or 5 points is worth, in thousandths. A card of value 1 is also a step to the bonus."""
KEPT = (
    (500, 200, -140, -320, -320, -320),
    (500, 190, -155, -380, -250, -200),
    (900, 720, 225, -80, -200, -200),
    (2500, 2080, 1320, 650, 100, -160),
)
"""What it is worth to keep such a card that is 0, 1, 2, 3, 4 or more changes away, compared with drawing another one.
Fitted to the results of 120,000 games."""
EXTRA, PASS_COSTS, ONE_MORE, TURN_WORTH = 800, 1500, 700, 3350
VALUES = (*SCORED, *(value for values in KEPT for value in values), EXTRA, PASS_COSTS, ONE_MORE, TURN_WORTH)

Stages = tuple[tuple[int, int], ...]
"""How many ends of the turn are tried, and with how many deals; then the best of them with more deals, and so on."""
CLEAR = 0.9 * WHOLE
"""An end is clearly behind if it lacks more than this, times the root of the number of deals: three times the usual
deviation."""


class Expert:
    """Tries the most promising ends of its turn with the same deals of the hidden cards: the others and it itself take
    a turn each, and then the points and the cards in its hand say how likely it wins. Alone, it plans the last six
    cards. Without compiled kernels it plays as the strong bot does.
    """

    THINKS = 1.0
    COMPILED = True
    STAGES: Stages = ((16, 24), (6, 48), (3, 120))
    PATIENCE = 2.0
    """Seconds after which it stops trying. With compiled kernels that doesn't happen."""
    SOLO_ENDS, SOLO_TRIES = PASS_LIMIT, 3000

    def __init__(self, game: AnyGame) -> None:
        self._strong = Strong(game)

    def choose(self, view: View, rng: random.Random) -> Move:
        twin = twin_of(kernel)
        if not twin.compiled:
            return self._strong.choose(view, rng)
        if view.seats > 1:
            return best_end(view, twin, self.STAGES, self.PATIENCE)
        may_pass = view.may.pass_ and len(view.hand) < PASS_LIMIT and view.draw + len(view.discard) > 0
        move = None if may_pass else last_cards(view, self.SOLO_ENDS, self.SOLO_TRIES, twin)
        return move or self._strong.choose(view, rng)


def best_end(view: View, twin: Twin, stages: Stages, patience: float = 1e9) -> Move:
    """The next move to the best end of this turn.

    In the middle of a turn, what has to be weighed is a part of what was weighed before, with the same deals, because
    the cards that nobody can see are the same. So the bot goes on with its plan, although it remembers nothing.
    """
    began = time.process_time()
    numbers, weights, work, other, dice = _room(twin, view.options.deck)
    s, unknown = table_of(view, twin)
    most = stages[0][0]
    ends = twin.ints([0] * END_SIZE * (most + 1))
    found = int(twin.find_ends(s, numbers, weights, work, ends, most))
    seed = int.from_bytes(hashlib.sha256(repr(list(map(int, unknown))).encode()).digest()[:4], "big")
    left, tried = list(range(found)), 0
    for number, deals in stages:
        left = left[: number + 1] if tried == 0 else left[:number]
        if len(left) < 2 or time.process_time() - began > patience:
            break
        twin.rate(
            s, numbers, weights, unknown, ends, twin.ints(left), len(left), tried, deals, seed, 1, work, other, dice
        )  # fmt: skip
        tried += deals
        left.sort(key=lambda end: -int(ends[END_SIZE * end + END_SUM]))
        enough = int(ends[END_SIZE * left[0] + END_SUM]) - CLEAR * math.sqrt(tried)
        left = [end for end in left if ends[END_SIZE * end + END_SUM] >= enough]
    return _first_move(view, ends, END_SIZE * left[0])


def promising_moves(view: View, twin: Twin, most: int) -> list[Move]:
    """The next moves to the most promising ends of this turn."""
    numbers, weights, work, _, _ = _room(twin, view.options.deck)
    s, _ = table_of(view, twin)
    ends = twin.ints([0] * END_SIZE * (most + 1))
    found = int(twin.find_ends(s, numbers, weights, work, ends, most))
    return list(dict.fromkeys(_first_move(view, ends, END_SIZE * end) for end in range(found)))


def _first_move(view: View, ends: Ints, end: int) -> Move:
    step, paying = int(ends[end + END_STEP]), int(ends[end + END_PAYING])
    if ends[end + END_PASSES]:
        return PASS
    if step < 0:
        return END
    cards = step - SCORING if step >= SCORING else paying
    card = view.hand[(cards & -cards).bit_length() - 1].number
    return score(card) if step >= SCORING else spendings(card)[step]


@cache
def _room(twin: Twin, name: str) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """The deck and the values for the kernels, and room to work in."""
    numbers = deck_numbers(name)
    room = ([0] * WORK, [0] * (PILES + 2 * numbers[0]), [0])
    return tuple(map(twin.ints, (numbers, VALUES, *room)))  # type: ignore[return-value]
