"""What each seat was shown last, so that a step need tell only what changed."""

from typing import Any

from tilery.engine.game import Seat
from tilery.engine.match import AnyMatch
from tilery.engine.plain import plain_view
from tilery.tables.table.client import Seats
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
