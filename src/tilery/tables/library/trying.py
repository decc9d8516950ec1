"""A decision of a finished game, made again: what the mover saw, and what another move would have been worth."""

from typing import Any

from tilery.analysis import Attempt, attempted
from tilery.analysis.tries import verdict_on
from tilery.engine.data import Data, move_of
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE, AnyGame, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.reasons import reasons_for
from tilery.tables.library.reviewing import DIGITS, better, effort, state_before
from tilery.tables.wire.messages import LogLine
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import Tried
from tilery.tables.wire.wishes import Said


def tried(
    match: AnyMatch, at: int, given: str | Data | None, *, check: bool = False, said: Said | None = None
) -> Tried:
    """What the entry `at` of the log was decided from; with a move, how good that would have been instead. `check` only
    asks whether it is legal. What a review has `said` is not contradicted. Refuses a game that is not over, an entry
    that nobody decided, and what is no move."""
    if not match.over:
        raise Refusal("not-over", "A game can be tried again when it is over.")
    seat = _decider(match, at)
    game, state = match.game, state_before(match, at)
    view = game.view(state, seat)
    if given is None:
        return Tried(seat, view)
    move = _move(game, given)
    problems = game.check(state, seat, move)
    if problems or check:
        return Tried(seat, view, problems=problems)
    best = _move(game, said.best) if said else None
    if best is not None and (wrong := game.check(state, seat, best)):
        raise Refusal("illegal", "A review can't have named this move: it is against the rules.", wrong)
    step = game.apply(state, seat, move)
    if said and move == match.log[at].move:
        found = Attempt(verdict_on(said.cost), said.cost, 0.0, best)
    else:
        found = attempted(game, view, move, best=best, playouts=effort(game))
    return Tried(
        seat,
        game.view(step.state, seat),
        (LogLine(at, seat, tuple(game.seen(event, seat) for event in step.events)),),
        (),
        found.verdict,
        round(found.cost, DIGITS),
        round(found.error, DIGITS),
        reasons_for(game, view, move),
        None if found.verdict == "best" else better(game, view, found.best),
    )


def _move(game: AnyGame, given: str | Data) -> Any:
    try:
        return move_of(game, given)
    except TileryError as error:
        raise Refusal.of(error) from None


def _decider(match: AnyMatch, at: int) -> Seat:
    if not 0 <= at < len(match.log):
        raise Refusal("no-moment", f"This game has {len(match.log)} steps, numbered from 0.")
    seat = match.log[at].seat
    if seat == CHANCE:
        raise Refusal("no-moment", "Nobody decided this step: it was chance.")
    return seat
