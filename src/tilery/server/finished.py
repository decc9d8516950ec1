"""A game that is over: nothing is secret any more, and still one may want to see it as a seat saw it."""

from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.server.refusal import Refusal
from tilery.server.rest import ReplayStep
from tilery.server.taken import Taken


class Finished:
    """The record and the replay of a game that is over."""

    def __init__(self, match: Match, names: tuple[str, ...], hints: tuple[Taken, ...] = ()) -> None:
        if not match.over:
            raise AssertionError("a running game keeps its secrets")
        self._match = match
        self._names = names
        self.hints = tuple(taken.told() for taken in hints)

    @property
    def record(self) -> Record:
        return Record.of(self._match, self._names)

    def text(self) -> str:
        return self.record.text()

    def replay(self, seat: Seat | None) -> list[ReplayStep]:
        return replayed(self._match, seat)


def replayed(match: Match, seat: Seat | None) -> list[ReplayStep]:
    """Every entry of the log with the view after it, from one seat or as a spectator."""
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no-seat", f"This table has {match.seats} seats, numbered from 0.")
    steps = []
    for (number, mover, events), entry in zip(match.events(seat), match.log, strict=True):
        known = mover != CHANCE and events == entry.step.events
        move = match.game.write(entry.move) if known else ""
        steps.append(ReplayStep(number, mover, move, events, match.game.view(entry.step.state, seat)))
    return steps
