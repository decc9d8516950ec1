"""When memory is tidied up. To look for cycles among all that is there stops everybody, so it waits for a quiet moment.

What is there at the start stays for good and is never looked at again. What is new is looked at soon: that is quick.
Only the look at everything that has become old waits, but not for ever.
"""

import gc
import time
from collections.abc import Callable

from tilery.server.metrics import Metrics
from tilery.tables.clock import Alarm, Clock, SystemClock

EVERY = 1.0
QUIET = 0.02
"""Seconds of a processor that a quiet second takes at most."""
DEADLINE = 60.0
"""Seconds after which it is done whether it is quiet or not."""
NEW = 10_000
"""Things that are new before somebody looks at them. Python would look after 700: most of them are gone soon by
themselves, and what a busy server did with all those looks was a tenth of its work."""
MIDDLE = 5
"""Such looks before somebody looks at what they left behind, too."""
ENOUGH = 2
"""Those looks, each of which may have left something old behind, that are worth a look at everything."""
NEVER = 2**30


class Garbage:
    """Looks at everything when it is quiet. One for the whole process."""

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
        """Everything that the server needs is loaded by now."""
        self._collect()
        gc.freeze()
        self._thresholds = gc.get_threshold()
        gc.set_threshold(NEW, MIDDLE, NEVER)
        self._rest()

    def close(self) -> None:
        """As it was before."""
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
