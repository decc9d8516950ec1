"""Who is connected to a table. Thousands may watch, so they are not counted anew each time."""

from collections.abc import Callable

from tilery.tables.clock import Alarm, Clock
from tilery.tables.table.client import Client, Seats, shared

FEW = 20
GATHERED = 1.0
"""Where more clients are connected, they are told of watchers who come and go only after this many seconds."""


class Present:
    """Everybody connected, and, of those who have said hello, who sits and who watches. `tell` is called to tell all of
    them who is there."""

    def __init__(self, clock: Clock, tell: Callable[[], None]) -> None:
        self.everybody: set[Client] = set()
        self._sitting: set[Client] = set()
        self._watching: set[Client] = set()
        self._clock, self._tell = clock, tell
        self._alarm: Alarm | None = None

    @property
    def seats(self) -> Seats:
        """The seats that somebody connected holds."""
        return shared(seat for client in self._sitting for seat in client.seats or ())

    @property
    def watchers(self) -> int:
        """How many have said hello and hold no seat."""
        return len(self._watching)

    def place(self, client: Client) -> None:
        """Somebody is there, or holds different seats than before."""
        self.discard(client)
        self.everybody.add(client)
        if client.seats is not None:
            (self._sitting if client.seats else self._watching).add(client)

    def discard(self, client: Client) -> None:
        """Somebody is gone. It doesn't matter if they were never there."""
        for group in (self.everybody, self._sitting, self._watching):
            group.discard(client)

    def are_told_together(self, moved: Client) -> bool:
        """Whether this client is only a watcher among many, so that all are told later, once for all who come and go in
        that second. Otherwise thousands would be told of each one of thousands."""
        if moved.seats or len(self.everybody) <= FEW:
            return False
        if self._alarm is None:
            self._alarm = self._clock.later(GATHERED, self._ring)
        return True

    def rest(self) -> None:
        """Nobody has to be told any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def _ring(self) -> None:
        self._alarm = None
        self._tell()
