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
    """What a move is worth beside the `best` one. It `costs` so much of the chance to win, if that is certain. Without
    a certain difference nothing is better: then the move is the best one itself."""

    verdict: Verdict
    cost: float
    error: float
    best: Any


def attempted(game: AnyGame, view: Any, move: Any, *, playouts: int | None = None) -> Attempt:
    """Judge a move that whoever has this view might make. The same view and move always get the same verdict.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> attempted(game, view, game.moves(match.state, view.seat)[0], playouts=4).verdict
    'best'
    """
    found = compare(game, view, playouts=playouts, also=[move])
    [mine] = [value for value in found.values if value.move == move]
    if not mine.worse:
        return Attempt("best", 0.0, mine.behind_error, move)
    return Attempt("worse" if mine.behind >= LEAST else "good", mine.behind, mine.behind_error, found.values[0].move)
