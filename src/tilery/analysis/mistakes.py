"""A coach beside a player: was the move that they have chosen a clear mistake?

It is compared with what the coach would do, and with nothing else, in deals that agree with the view. So whoever does
what a hint says is never called wrong, and neither is a move that only the judge finds worse than the strongest bot's.
"""

import random
import time
from math import inf
from typing import Any

import msgspec

from tilery.analysis.coach import advise
from tilery.analysis.review import MARKS
from tilery.analysis.values import SURE, Trial, Value
from tilery.engine.chance import derived_seed
from tilery.engine.game import AnyGame
from tilery.engine.reasons import Reason
from tilery.games import judge_of

CLEAR = next(least for least, mark in MARKS if mark == "mistake")
"""From so much of the chance to win a move is a clear mistake, as in a review."""
GLANCE = 4
"""A part of the deals shows that most moves are good enough: they are not looked at any longer."""
PIECE = 4
"""Deals between two looks at the clock."""


class Mistake(msgspec.Struct, frozen=True):
    """What would have been better than a move, what speaks for it, and how much of the chance to win the move costs,
    with the standard error of that."""

    move: Any
    reasons: tuple[Reason, ...]
    cost: float
    error: float


def clear_mistake(
    game: AnyGame,
    view: Any,
    move: Any,
    *,
    level: str | None = None,
    playouts: int | None = None,
    seconds: float | None = None,
) -> Mistake | None:
    """What is wrong with a move of whoever has this view; None unless it certainly costs much. The same view and move
    always get the same answer, but None if it takes longer than so many `seconds`. `level` is the bot that proposes
    a better move (see `advise`)."""
    end = time.monotonic() + (inf if seconds is None else seconds)
    advice = advise(game, view, level=level)
    if advice.move == move:
        return None
    judge = judge_of(game)
    # Other deals than those in which the coach found its advice: there it looks better than it is.
    rng = random.Random(derived_seed("mistake", 0, msgspec.json.encode(view).hex()))
    trial = Trial(game, judge, view, rng)
    deals = max(2 * GLANCE, (playouts or judge.PLAYOUTS) // 2)
    began = time.monotonic()
    for first in range(0, deals, PIECE):
        # A game that is played by its rules alone takes minutes: that is clear after the first few deals.
        if began + (time.monotonic() - began) * max(1, deals / GLANCE / (first or deals)) > end:
            return None
        trial.run([move, advice.move], first, PIECE)
        if first <= deals // GLANCE < first + PIECE and is_harmless(trial.value(move, advice.move, 0)):
            return None
    found = trial.value(move, advice.move, 0)
    return Mistake(advice.move, advice.reasons, found.behind, found.behind_error) if is_clear(found) else None


def is_harmless(value: Value) -> bool:
    """Whether it can hardly turn out to be a clear mistake."""
    return value.behind + SURE * value.behind_error < CLEAR


def is_clear(value: Value) -> bool:
    """Whether it certainly costs something, and enough to be worth a word."""
    return value.worse and value.behind >= CLEAR
