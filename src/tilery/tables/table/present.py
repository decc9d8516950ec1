"""Who is connected to a table. There may be thousands who watch, so nobody counts them each time."""

from collections.abc import Callable

from tilery.tables.clock import Alarm, Clock
from tilery.tables.table.client import Client, Seats, shared

FEW = 20
GATHERED = 1.0
"""Where more clients are, those are told of watchers who come and go after so many seconds."""


class Present:
    """Everybody connected, and of those who said hello who sits and who watches. `tell` tells all who is there."""

    def __init__(self, clock: Clock, tell: Callable[[], None]) -> None:
        self.everybody: set[Client] = set()
        self._sitting: set[Client] = set()
        self._watching: set[Client] = set()
        self._clock, self._tell = clock, tell
        self._alarm: Alarm | None = None

    @property
    def seats(self) -> Seats:
        return shared(seat for client in self._sitting for seat in client.seats or ())

    @property
    def watchers(self) -> int:
        return len(self._watching)

    def place(self, client: Client) -> None:
        """Somebody is there, or holds other seats than before."""
        self.discard(client)
        self.everybody.add(client)
        if client.seats is not None:
            (self._sitting if client.seats else self._watching).add(client)

    def discard(self, client: Client) -> None:
        for group in (self.everybody, self._sitting, self._watching):
            group.discard(client)

    def are_told_together(self, moved: Client) -> bool:
        """Where many are, one watcher more or less is told with all others of the same second. Or each of thousands who
        come would be told to thousands."""
        if moved.seats or len(self.everybody) <= FEW:
            return False
        if self._alarm is None:
            self._alarm = self._clock.later(GATHERED, self._ring)
        return True

    def rest(self) -> None:
        """Nothing is to be told any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def _ring(self) -> None:
        self._alarm = None
        self._tell()
