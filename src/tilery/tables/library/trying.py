"""A decision of a finished game, made again: what the mover saw, and what another move would have been worth."""

from tilery.analysis import attempted
from tilery.engine.data import Data, move_of
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.reasons import reasons_for
from tilery.tables.library.reviewing import DIGITS, better, effort, state_before
from tilery.tables.wire.messages import LogLine
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import Tried


def tried(match: AnyMatch, at: int, given: str | Data | None, *, check: bool = False) -> Tried:
    """What the entry `at` of the log was decided from; with a move, how good that would have been instead. `check` only
    asks whether it is legal. Refuses a game that is not over, an entry that nobody decided, and what is no move."""
    if not match.over:
        raise Refusal("not-over", "A game can be tried again when it is over.")
    seat = _decider(match, at)
    game, state = match.game, state_before(match, at)
    view = game.view(state, seat)
    if given is None:
        return Tried(seat, view)
    try:
        move = move_of(game, given)
    except TileryError as error:
        raise Refusal.of(error) from None
    problems = game.check(state, seat, move)
    if problems or check:
        return Tried(seat, view, problems=problems)
    step = game.apply(state, seat, move)
    found = attempted(game, view, move, playouts=effort(game))
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


def _decider(match: AnyMatch, at: int) -> Seat:
    if not 0 <= at < len(match.log):
        raise Refusal("no-moment", f"This game has {len(match.log)} steps, numbered from 0.")
    seat = match.log[at].seat
    if seat == CHANCE:
        raise Refusal("no-moment", "Nobody decided this step: it was chance.")
    return seat
