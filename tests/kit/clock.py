"""A clock that stands still until a test turns its hands."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

MIDNIGHT = datetime(2026, 1, 1, tzinfo=UTC)


class Hands:
    """The hands of a clock. On their way, alarms ring at their time and in their order."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.alarms: list[Ring] = []
        self.cancelled = 0
        self.jumped = timedelta()
        """By how much the time of day was changed; the seconds don't change with it."""

    def now(self) -> float:
        return self.time

    def wall(self) -> datetime:
        return MIDNIGHT + timedelta(seconds=self.time) + self.jumped

    def later(self, seconds: float, callback: Callable[[], None]) -> "Ring":
        self.alarms.append(Ring(self, self.time + max(0.0, seconds), callback))
        return self.alarms[-1]

    def turn(self, seconds: float) -> None:
        """Let this much time pass."""
        until = self.time + seconds
        while self.ring(until):
            pass
        self.time = until

    def ring(self, until: float) -> bool:
        """Go on to the next alarm before `until` and let it ring; gives whether there was one."""
        due = [alarm for alarm in self.alarms if alarm.when <= until]
        if not due:
            return False
        first = min(due, key=lambda alarm: alarm.when)
        self.alarms.remove(first)
        self.time = max(self.time, first.when)
        first.callback()
        return True


class Ring:
    """An alarm that is set."""

    def __init__(self, hands: Hands, when: float, callback: Callable[[], None]) -> None:
        self._hands, self.when, self.callback = hands, when, callback

    def cancel(self) -> None:
        if self in self._hands.alarms:
            self._hands.alarms.remove(self)
            self._hands.cancelled += 1
