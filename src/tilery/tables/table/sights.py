"""What is shown of a table, to everybody or to somebody with certain seats. What each seat was shown last is kept, so
that a step need tell only what changed.
"""

from typing import Any

from tilery.engine.game import CHANCE, Result, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.plain import plain_view
from tilery.tables.people.engine_names import engine_of
from tilery.tables.store.rows import SeatRow, TableRow
from tilery.tables.table.client import Seats
from tilery.tables.table.engines import Engines
from tilery.tables.table.hints_given import GivenHint
from tilery.tables.table.present import Present
from tilery.tables.table.timing import Timing
from tilery.tables.wire import messages as wire
from tilery.tables.wire.changes import NOW, changes

Views = dict[tuple[Seat | None, bool], Any]


def viewers(seats: Seats) -> list[Seat | None]:
    """The seats through whose eyes a client sees the table; without any seat, it sees what a spectator sees (None)."""
    return [*sorted(seats)] or [None]


class Shown:
    """The views of one step, each made once however many look, and those of the step before."""

    def __init__(self, before: Views | None = None) -> None:
        self._before: Views = before or {}
        self._views: Views = {}
        self._changes: Views = {}

    def next(self) -> "Shown":
        """The views after a step. Views that nobody was shown are forgotten."""
        return Shown(self._views)

    def view(self, match: AnyMatch, seat: Seat | None, *, plain: bool) -> Any:
        """The view of a seat (None: a spectator) after this step, made when it is first asked for."""
        if (seat, plain) not in self._views:
            view = match.view(seat)
            self._views[seat, plain] = plain_view(match.game, view, seat) if plain else view
        return self._views[seat, plain]

    def changes(self, match: AnyMatch, seat: Seat | None, *, plain: bool) -> Any:
        """What changed since the view of the step before; the whole view if nobody was shown that one."""
        look = seat, plain
        if look not in self._changes:
            view = self.view(match, seat, plain=plain)
            before = self._before.pop(look, None)
            self._changes[look] = [NOW, view] if before is None else changes(before, view)
        return self._changes[look]

    def told(self) -> None:
        """Everybody has been told: the next step needs only the views."""
        self._changes.clear()


class Sights:
    """A table as others see it. It shows what a `Table` writes."""

    row: TableRow
    id: str
    seats: tuple[SeatRow, ...]
    seq: int
    round: int
    match: AnyMatch | None
    hints: tuple[GivenHint, ...]
    stand_ins: frozenset[int]
    timing: Timing
    helped: Seats
    _engines: Engines
    _shown: Shown
    _present: Present

    @property
    def result(self) -> Result | None:
        """How the current game ended; None while it is on."""
        return self.match.result if self.match is not None and self.match.over else None

    @property
    def there(self) -> Seats:
        """The seats that somebody connected holds."""
        return self._present.seats

    def info(self) -> wire.TableInfo:
        row = self.row
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=tuple(map(self._seat_info, self.seats)),
            round=self.round,
            started=self.match is not None,
            hints=row.hints,
            watchers=self._present.watchers,
            public=row.public,
            pace=row.pace,
            begun=row.begun,
            delay=row.delay,
            set_up=bool(row.position),
        )

    def _seat_info(self, row: SeatRow) -> wire.SeatInfo:
        name = engine_of(row.level)
        stood_for = self.result is None and (row.seat in self.timing.standing or row.seat in self.helped)
        there = self._engines.is_there(name) if name else row.kind == "bot" or row.seat in self.there
        return wire.SeatInfo(row.seat, row.kind, row.name, row.level, there, row.face, stood_for)

    def views(self, seats: Seats, *, plain: bool = False) -> tuple[wire.SeatView, ...]:
        """What a client with these seats may see, and nothing else."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            wire.SeatView(seat, self._shown.view(match, seat, plain=plain), *self._around(match, seat))
            for seat in viewers(seats)
        )

    def news(self, seats: Seats, since: int, *, plain: bool = False) -> tuple[wire.SeatNews, ...]:
        """What the last step changed in these views, with the log from entry `since` on."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            wire.SeatNews(seat, self._shown.changes(match, seat, plain=plain), *self._around(match, seat, since))
            for seat in viewers(seats)
        )

    def _around(
        self, match: AnyMatch, seat: Seat | None, since: int = 0
    ) -> tuple[tuple[wire.LogLine, ...], bool, bool]:
        """The log, whether this seat can undo, and whether it has to move."""
        log = tuple(
            wire.LogLine(number, mover, events, mover != CHANCE and number in self.stand_ins)
            for number, mover, events in match.events(seat, since)
        )
        return log, seat is not None and self.can_undo(seat), seat in match.pending

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat can undo. What a stand-in did can't be undone, or it could be made to play for ever."""
        match = self.match
        return match is not None and match.can_undo(seat) and len(match.log) - 1 not in self.stand_ins

    def welcome(self, seats: Seats, plain: bool = False) -> wire.Welcome:
        return wire.Welcome(
            table=self.info(),
            seq=self.seq,
            views=self.views(seats, plain=plain),
            result=self.result,
            hints=self.hints_told(),
            invite=self.row.invite if seats else "",
            clocks=self.timing.clocks(seats),
            commitment=self.match.commitment if self.match is not None else "",
        )

    def hints_told(self) -> tuple[wire.HintTaken, ...]:
        """What everybody may know of the hints in this game."""
        return tuple(taken.told() for taken in self.hints)
