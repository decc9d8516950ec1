"""The time, passed in as an object, so that a test can turn the hands itself."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Alarm(Protocol):
    """Something that is to happen later, unless it is cancelled."""

    def cancel(self) -> None:
        """Don't ring."""


class Clock(Protocol):
    """Seconds that pass only while the house is open, and the time of day."""

    def now(self) -> float:
        """Seconds since some moment; they never go back."""

    def wall(self) -> datetime:
        """The time of day."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        """Call back after this many seconds."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> datetime:
        return datetime.now(UTC)

    def later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), callback)
