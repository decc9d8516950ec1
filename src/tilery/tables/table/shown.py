"""What each seat was shown last, so that a step need only tell what changed."""

from typing import Any

from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.engine.plain import plain_view
from tilery.tables.table.client import Seats
from tilery.tables.wire.changes import NOW, changes

Views = dict[tuple[Seat | None, bool], Any]


def viewers(seats: Seats) -> list[Seat | None]:
    """Through whose eyes a client with these seats sees the table; without any, it is a spectator."""
    return [*sorted(seats)] or [None]


class Shown:
    """The views of one step, each made once however many look, and those of the step before."""

    def __init__(self, before: Views | None = None) -> None:
        self._before: Views = before or {}
        self._views: Views = {}
        self._changes: Views = {}

    def next(self) -> "Shown":
        """After a step. What nobody was shown is not known any more."""
        return Shown(self._views)

    def view(self, match: Match, seat: Seat | None, *, plain: bool) -> Any:
        if (seat, plain) not in self._views:
            view = match.view(seat)
            self._views[seat, plain] = plain_view(match.game, view, seat) if plain else view
        return self._views[seat, plain]

    def changes(self, match: Match, seat: Seat | None, *, plain: bool) -> Any:
        """From the view of the step before to this one; everything if that was shown to nobody."""
        look = seat, plain
        if look not in self._changes:
            view = self.view(match, seat, plain=plain)
            before = self._before.pop(look, None)
            self._changes[look] = [NOW, view] if before is None else changes(before, view)
        return self._changes[look]

    def told(self) -> None:
        """Everybody knows: only the views are needed for the next step."""
        self._changes.clear()
