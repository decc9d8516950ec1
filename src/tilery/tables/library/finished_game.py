"""A game that is over: nothing is secret any more, and still one may want to see it as a seat saw it."""

from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.tables.library.replay import replay_steps
from tilery.tables.table.hints_given import GivenHint
from tilery.tables.wire.records import ReplayStep


class FinishedGame:
    """The record and the replay of a game that is over."""

    def __init__(self, match: Match, names: tuple[str, ...], hints: tuple[GivenHint, ...] = ()) -> None:
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

    def replay(self, seat: Seat | None, *, plain: bool = False) -> list[ReplayStep]:
        return replay_steps(self._match, seat, plain=plain)
