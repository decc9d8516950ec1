"""What a coach says to the player of a view: the move that it would make, and why.

The strongest bot proposes a move. The judge of the game compares it with others, in deals that agree with the view, and
another move takes its place only if it is certainly better. So advice is never worse than the strongest bot, as far as
anybody can tell, and it knows nothing but the view.
"""

import random
from typing import Any, Generic

import msgspec

from tilery.analysis.values import M, V, compare
from tilery.engine.game import Game
from tilery.engine.reasons import Reason, reasons_for
from tilery.games import judge_of, make_bot, strongest

SEED = 0
"""The same view always gets the same advice."""


class Advice(msgspec.Struct, Generic[M], frozen=True):
    """A move, what speaks for it (facts that the rules prove from the view), and how much better it is than what the
    strongest bot would do: a share of the win, 0 where it is the same move."""

    move: M
    reasons: tuple[Reason, ...] = ()
    gain: float = 0.0


def advise(game: Game[Any, Any, M, V], view: V, *, level: str | None = None, playouts: int | None = None) -> Advice[M]:
    """What to do for the player of this view. `level` is the bot that proposes a move, or else the strongest that is
    quick here; `playouts` is the effort, or else what the judge says is worth it. 0 leaves it with the bot's move.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[1]
    >>> match = Match(game, seats=2, seed=bytes(32))
    >>> view = match.view(min(match.pending))
    >>> advice = advise(game, view, level="easy", playouts=4)
    >>> advice.move in game.moves(match.state, view.seat)
    True
    """
    return improved(game, view, proposal(game, view, level), playouts)


def proposal(game: Game[Any, Any, M, V], view: V, level: str | None = None) -> M:
    """The move that advice begins with: what the bot would do."""
    return make_bot(game, level or strongest(game)).choose(view, random.Random(SEED))


def improved(game: Game[Any, Any, M, V], view: V, proposed: M, playouts: int | None = None) -> Advice[M]:
    """The proposed move, or another one if the judge finds it certainly better."""
    judge = judge_of(game)
    effort = judge.coaching(view) if playouts is None else playouts
    move, gain = proposed, 0.0
    if effort:
        found = compare(game, view, playouts=effort, also=[proposed], judge=judge, seed=SEED)
        own = found.of(proposed)
        if own.worse:
            move, gain = found.values[0].move, own.behind
    return Advice(move, reasons_for(game, view, move), gain)
