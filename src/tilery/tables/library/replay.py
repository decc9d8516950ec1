"""A game step by step, as a seat saw it. Imports little: the process that reads records starts with it."""

from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import Match
from tilery.engine.plain import plain_view
from tilery.tables.wire.records import ReplayStep
from tilery.tables.wire.refusal import Refusal


def replay_steps(match: Match, seat: Seat | None, *, plain: bool = False) -> list[ReplayStep]:
    """Every entry of the log with the view after it, from one seat or as a spectator."""
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no-seat", f"This table has {match.seats} seats, numbered from 0.")
    game, steps = match.game, []
    for (number, mover, events), entry in zip(match.events(seat), match.log, strict=True):
        known = mover != CHANCE and events == entry.step.events
        move, data = (game.write(entry.move), entry.move) if known else ("", None)
        view = game.view(entry.step.state, seat)
        shown = plain_view(game, view, seat, moves=False) if plain else view
        steps.append(ReplayStep(number, mover, move, data, events, shown))
    return steps
