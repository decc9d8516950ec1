"""When memory is tidied up. Looking for cycles among all objects stops everybody, so that waits for a quiet moment.

Objects that are there at the start stay for good and are never looked at again. New ones are looked at soon: that is
quick. Only the look at all old objects waits, but not for ever.
"""

import gc
import time
from collections.abc import Callable

from tilery.server.metrics import Metrics
from tilery.tables.clock import Alarm, Clock, SystemClock

EVERY = 1.0
QUIET = 0.02
"""The most seconds of a processor that a quiet second takes."""
DEADLINE = 60.0
"""Seconds after which memory is tidied up whether it is quiet or not."""
NEW = 10_000
"""How many new objects there may be before they are looked at. Python would look after 700. Most of them soon go by
themselves, and all those looks were a tenth of a busy server's work."""
MIDDLE = 5
"""After this many such looks, the objects that they left behind are looked at, too."""
ENOUGH = 2
"""After this many of those, which may have left old objects behind, it is worth looking at everything."""
NEVER = 2**30


class Garbage:
    """Looks at all objects when it is quiet. There is one for the whole process."""

    def __init__(
        self,
        metrics: Metrics,
        clock: Clock | None = None,
        *,
        worked: Callable[[], float] = time.process_time,
        waiting: Callable[[], int] = lambda: gc.get_count()[2],
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._metrics = metrics
        self._clock = clock or SystemClock()
        self._worked, self._waiting, self._collect = worked, waiting, collect
        self._work = 0.0
        self._since: float | None = None
        self._alarm: Alarm | None = None
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        """Take over from Python. Call this when everything that the server needs is loaded."""
        self._collect()
        gc.freeze()
        self._thresholds = gc.get_threshold()
        gc.set_threshold(NEW, MIDDLE, NEVER)
        self._rest()

    def close(self) -> None:
        """Give the work back to Python, with its old settings."""
        if self._alarm is not None:
            self._alarm.cancel()
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def _rest(self) -> None:
        self._work = self._worked()
        self._alarm = self._clock.later(EVERY, self._look)

    def _look(self) -> None:
        now = self._clock.now()
        if self._waiting() < ENOUGH:
            self._since = None
        elif self._since is None:
            self._since = now
        if self._since is not None and (self._quiet() or now - self._since >= DEADLINE):
            self._tidy_up()
        self._rest()

    def _quiet(self) -> bool:
        return self._worked() - self._work <= QUIET

    def _tidy_up(self) -> None:
        began = time.perf_counter()
        self._collect()
        self._since = None
        self._metrics.count("tilery_garbage_collections_total")
        self._metrics.count("tilery_garbage_seconds_total", time.perf_counter() - began)
