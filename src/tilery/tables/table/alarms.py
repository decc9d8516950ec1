"""One queue of alarms for all tables: when to look at each of them again. It costs a few bytes for each table, whether
the table is in memory or not, and one timer of the clock."""

import heapq
from collections.abc import Callable

from tilery.tables.clock import Alarm, Clock

SLACK = 64
"""How many places in the queue may be void before it is tidied up."""


class Alarms:
    """At most one alarm for each table. An alarm knows only the table's id: the table itself may have left memory.

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
        """Alarms that were cancelled or moved keep their old place until it comes up, or until there are too many."""
        self._timer: tuple[float, Alarm] | None = None

    def __contains__(self, table: str) -> bool:
        return table in self._due

    def __len__(self) -> int:
        return len(self._due)

    def set(self, table: str, due: float) -> None:
        """Ring for this table at this time of the clock, in place of any time that was set before."""
        if self._due.get(table) == due:
            return
        self._due[table] = due
        heapq.heappush(self._queue, (due, table))
        if len(self._queue) > 2 * len(self._due) + SLACK:
            self._queue = [(due, table) for table, due in self._due.items()]
            heapq.heapify(self._queue)
        self._wait()

    def cancel(self, table: str) -> None:
        """Don't ring for this table. It need not have an alarm."""
        self._due.pop(table, None)

    def close(self) -> None:
        """Cancel all alarms and stop the timer."""
        self._due.clear()
        self._queue.clear()
        self._stop()

    def _wait(self) -> None:
        """Set the one timer for the first alarm that still counts."""
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
