"""One queue of alarms for all tables: when each is to be looked at again. It costs a few bytes a table, in memory or
not, and the clock one timer."""

import heapq
from collections.abc import Callable

from tilery.tables.clock import Alarm, Clock

SLACK = 64
"""So many places in the queue may be void before it is tidied up."""


class Alarms:
    """At most one for each table. Which table it is, only its id tells: the table itself may have left memory.

    >>> from tilery.tables.clock import SystemClock
    >>> alarms = Alarms(SystemClock(), print)
    >>> "here" in alarms
    False
    """

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, float] = {}
        self._queue: list[tuple[float, str]] = []
        """Places of alarms that were cancelled or set anew stay in it until they come up, or are too many."""
        self._timer: tuple[float, Alarm] | None = None

    def __contains__(self, table: str) -> bool:
        return table in self._due

    def __len__(self) -> int:
        return len(self._due)

    def set(self, table: str, due: float) -> None:
        """Ring at this time of the clock, and at no other."""
        if self._due.get(table) == due:
            return
        self._due[table] = due
        heapq.heappush(self._queue, (due, table))
        if len(self._queue) > 2 * len(self._due) + SLACK:
            self._queue = [(due, table) for table, due in self._due.items()]
            heapq.heapify(self._queue)
        self._wait()

    def cancel(self, table: str) -> None:
        self._due.pop(table, None)

    def close(self) -> None:
        self._due.clear()
        self._queue.clear()
        self._stop()

    def _wait(self) -> None:
        """Have one timer, for the first alarm that is still meant."""
        while self._queue and self._due.get(self._queue[0][1]) != self._queue[0][0]:
            heapq.heappop(self._queue)
        first = self._queue[0][0] if self._queue else None
        if self._timer is not None:
            if self._timer[0] == first:
                return
            self._stop()
        if first is not None:
            self._timer = first, self._clock.later(first - self._clock.now(), self._look)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer[1].cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        now = self._clock.now()
        due = []
        while self._queue and self._queue[0][0] <= now:
            when, table = heapq.heappop(self._queue)
            if self._due.get(table) == when:
                del self._due[table]
                due.append(table)
        self._wait()
        for table in due:
            self._ring(table)
