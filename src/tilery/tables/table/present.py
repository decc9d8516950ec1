"""Who is connected to a table. Thousands may watch, so they are not counted anew each time."""

from collections.abc import Callable

from tilery.tables.clock import Alarm, Clock
from tilery.tables.neighbours import Company
from tilery.tables.table.client import Client, Seats, shared

FEW = 20
GATHERED = 1.0
"""Where more clients are connected, they are told of watchers who come and go only after this many seconds."""


class Present:
    """Everybody connected, and, of those who have said hello, who sits and who watches. `tell` is called to tell all of
    them who is there, and `moved` when somebody has come or gone here. Others are there through other processes."""

    def __init__(self, clock: Clock, tell: Callable[[], None], moved: Callable[[], None]) -> None:
        self.everybody: set[Client] = set()
        self._sitting: set[Client] = set()
        self._watching: set[Client] = set()
        self._elsewhere: dict[str, Company] = {}
        self._clock, self._tell, self._moved = clock, tell, moved
        self._alarm: Alarm | None = None

    @property
    def seats(self) -> Seats:
        """The seats that somebody connected holds."""
        here = shared(seat for client in self._sitting for seat in client.seats or ())
        return shared(here.union(*(each.seats for each in self._elsewhere.values()))) if self._elsewhere else here

    @property
    def watchers(self) -> int:
        """How many have said hello and hold no seat."""
        return len(self._watching) + sum(each.watchers for each in self._elsewhere.values())

    @property
    def far(self) -> bool:
        """Whether somebody is there through another process."""
        return bool(self._elsewhere)

    def company(self) -> Company:
        """Who is there through this process."""
        seats = {seat for client in self._sitting for seat in client.seats or ()}
        return Company(tuple(sorted(seats)), len(self._watching))

    def meet(self, process: str, company: Company | None) -> bool:
        """Who is there through another process; gives whether that is news."""
        before = self._elsewhere.pop(process, Company())
        if company is not None and not company.nobody:
            self._elsewhere[process] = company
        return before != (company or Company())

    def place(self, client: Client) -> None:
        """Somebody is there, or holds different seats than before."""
        self._take_out(client)
        self.everybody.add(client)
        if client.seats is not None:
            (self._sitting if client.seats else self._watching).add(client)
        self._moved()

    def discard(self, client: Client) -> None:
        """Somebody is gone. It doesn't matter if they were never there."""
        self._take_out(client)
        self._moved()

    def _take_out(self, client: Client) -> None:
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
