"""What is best in a position, and why: the moves with their chances and their reasons, in the time there is."""

import time
from typing import Any, Generic

import msgspec

from tilery.analysis.values import Comparison, M, V, Value, compare
from tilery.engine.game import Game
from tilery.engine.reasons import Reason, reasons_for
from tilery.games import judge_of

MOST = 6
"""How many moves are told. Those after the first four were dropped early, and are known only roughly."""
FIRST = 16
GROWTH = 4
"""The effort begins with so few playouts, and grows by this factor as long as there is time."""


class Best(msgspec.Struct, Generic[M], frozen=True):
    """One of the best moves: its value, and what the rules prove about it."""

    value: Value[M]
    reasons: tuple[Reason, ...]


def best_moves(
    game: Game[Any, Any, M, V], view: V, *, playouts: int | None = None, seconds: float | None = None, most: int = MOST
) -> list[Best[M]]:
    """The best moves for the player of this view, the best first. Give `playouts`, and the answer is always the same;
    or `seconds`, about as long as this may take.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> len(best_moves(game, view, playouts=4, most=2))
    2
    """
    if seconds is None:
        found = compare(game, view, playouts=playouts)
    else:
        found = _compared_within(game, view, seconds, playouts or judge_of(game).PLAYOUTS)
    return [Best(value, reasons_for(game, view, value.move)) for value in found.values[:most]]


def _compared_within(game: Game[Any, Any, M, V], view: V, seconds: float, most: int) -> Comparison[M]:
    """Compare again and again, each time with more playouts, as long as the next time will probably be over by then.
    So a slow machine gives an answer too, with larger errors."""
    playouts = min(FIRST, most)
    found = compare(game, view, playouts=playouts)  # this also loads what the judge thinks with, so it isn't timed
    end = time.monotonic() + seconds
    while playouts < most:
        began = time.monotonic()
        found = compare(game, view, playouts=playouts)
        now = time.monotonic()
        if now + GROWTH * (now - began) > end:
            break
        playouts = min(most, GROWTH * playouts)
        if playouts == most:
            found = compare(game, view, playouts=playouts)
    return found
