"""Another move where somebody has erred: is it as good as the best one?"""

from typing import Any, Literal

import msgspec

from tilery.analysis.review import MARKS
from tilery.analysis.values import compare
from tilery.engine.game import AnyGame

Verdict = Literal["best", "good", "worse"]
LEAST = min(least for least, _ in MARKS)
"""From so much of the chance to win a move is called worse: what costs less has no mark in a review, either."""


class Attempt(msgspec.Struct, frozen=True):
    """What a move is worth beside the `best` one. It costs so much of the chance to win, if that is certain. Without a
    certain difference nothing is better: then the move is the best one itself."""

    verdict: Verdict
    cost: float
    error: float
    best: Any


def verdict_on(cost: float) -> Verdict:
    """What is said of a move that certainly costs so much.

    >>> verdict_on(0.0), verdict_on(0.01), verdict_on(0.05)
    ('best', 'good', 'worse')
    """
    return "best" if cost <= 0 else "worse" if cost >= LEAST else "good"


def attempted(game: AnyGame, view: Any, move: Any, *, best: Any = None, playouts: int | None = None) -> Attempt:
    """Judge a move that whoever has this view might make. The same view and move always get the same verdict. If a
    review has named the `best` move, the other one is compared with that and with nothing else: then no third move is
    called better, and the two share all the effort.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> attempted(game, view, game.moves(match.state, view.seat)[0], playouts=4).verdict
    'best'
    """
    if move == best:
        return Attempt("best", 0.0, 0.0, best)
    known = best is not None
    found = compare(game, view, playouts=playouts, also=[best, move] if known else [move], only=known)
    mine = found.of(move)
    if not mine.worse:
        return Attempt("best", 0.0, mine.behind_error, move)
    return Attempt(verdict_on(mine.behind), mine.behind, mine.behind_error, found.values[0].move)
