"""A coach beside a player: was the move that they have chosen a clear mistake?

It is compared with what the strongest bot would do, in deals that agree with the view; and only if it is much worse,
with what a hint says. So whoever does what either of them says is never called wrong.
"""

import random
import time
from math import inf, sqrt
from typing import Any, Generic

import msgspec

from tilery.analysis.coach import improved, proposal
from tilery.analysis.review import MARKS
from tilery.analysis.values import SURE, M, Trial, V, Value
from tilery.engine.chance import derived_seed
from tilery.engine.game import Game
from tilery.engine.reasons import Reason
from tilery.games import judge_of

CLEAR = next(least for least, mark in MARKS if mark == "mistake")
"""From so much of the chance to win a move is a clear mistake, as in a review."""
LOOKS, LEAST = 16, 20
"""So many times the judge looks at what it has found, and after so many deals at least: a part of them shows that most
moves are good enough, and that some are great mistakes."""
HARDLY, CERTAINLY = 2.0, 3.0
"""It stops early if the mean of all deals would have to be so many standard deviations away to change the verdict. A
word must be true; that nothing is said may be wrong now and then."""
PIECE = 4
"""Deals between two looks at the clock."""


class Mistake(msgspec.Struct, Generic[M], frozen=True):
    """What would have been better than a move, what speaks for it, and how much of the chance to win the move costs,
    with the standard error of that."""

    move: M
    reasons: tuple[Reason, ...]
    cost: float
    error: float


def clear_mistake(
    game: Game[Any, Any, M, V],
    view: V,
    move: M,
    *,
    level: str | None = None,
    playouts: int | None = None,
    seconds: float | None = None,
) -> Mistake[M] | None:
    """What is wrong with a move of whoever has this view; None unless it certainly costs much. The same view and move
    always get the same answer, but None if it takes longer than so many `seconds`. `level` is the bot that proposes
    a better move (see `advise`).

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> proposed = game.moves(match.state, view.seat)[-1]
    >>> clear_mistake(game, view, proposed, level="easy", playouts=4) is None
    True
    """
    end = time.monotonic() + (inf if seconds is None else seconds)
    proposed = proposal(game, view, level)
    if proposed == move:
        return None
    judge = judge_of(game)
    # Other deals than those in which the coach finds its advice: there it looks better than it is.
    rng = random.Random(derived_seed("mistake", 0, msgspec.json.encode(view).hex()))
    trial = Trial(game, judge, view, rng)
    tried = _deals_to_tell(trial, move, proposed, max(LEAST, (playouts or judge.PLAYOUTS) // 2), end)
    if not tried:
        return None
    advice = improved(game, view, proposed)
    if advice.move == move:
        return None
    if advice.move != proposed:
        trial.run([advice.move], 0, tried)
    found = trial.value(move, advice.move, 0)
    return Mistake(advice.move, advice.reasons, found.behind, found.behind_error) if is_clear(found) else None


def _deals_to_tell(trial: Trial[M, V], move: M, better: M, deals: int, end: float) -> int:
    """In how many of the deals it shows that a move is a clear mistake; 0 if it isn't, or if that takes too long."""
    look = step = max(LEAST, deals // LOOKS)
    began = time.monotonic()
    for first in range(0, deals, PIECE):
        # A game that is played by its rules alone takes minutes: that is clear after the first few deals.
        if began + (time.monotonic() - began) * max(1, step / (first or step)) > end:
            return 0
        trial.run([move, better], first, PIECE)
        tried = first + PIECE
        if tried >= min(look, deals):
            verdict = foreseen(trial.value(move, better, 0), min(1, tried / deals))
            if verdict is not None:
                return tried if verdict else 0
            look += step
    return 0


def foreseen(value: Value[Any], share: float) -> bool | None:
    """Whether all deals would show a clear mistake, judged by this `share` of them; None if that is still open. With
    all of them, it is what they show."""
    needed = max(CLEAR, SURE * value.behind_error * sqrt(share))
    drift = value.behind_error * sqrt(1 - share)
    if is_clear(value) and value.behind - CERTAINLY * drift >= needed:
        return True
    return False if value.behind + HARDLY * drift < needed or share == 1 else None


def is_clear(value: Value[Any]) -> bool:
    """Whether it certainly costs something, and enough to be worth a word."""
    return value.worse and value.behind >= CLEAR
