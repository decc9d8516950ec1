"""What the log says while nothing can be stored: each cause at once, then once a minute, however much is refused."""

import logging
import time
from collections.abc import Callable

logger = logging.getLogger(__name__)

QUIET = 60.0
"""Seconds between two lines about the same cause."""


class Trouble:
    """Logs commits that fail one after the other. On a busy server there may be hundreds a second.

    >>> trouble = Trouble()
    >>> trouble.over()  # nothing had failed, so nothing is said
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, float] = {}
        """When each cause was last logged."""
        self._failed = 0

    def tell(self, cause: str) -> None:
        """A commit has failed."""
        self._failed += 1
        now = self._clock()
        if now - self._told.get(cause, -QUIET) < QUIET:
            return
        self._told[cause] = now
        if self._failed == 1:
            logger.error("commit failed: %s", cause)
        else:
            logger.error("commit failed: %s; %d have failed one after the other", cause, self._failed)

    def over(self) -> None:
        """A commit has succeeded."""
        if self._failed:
            logger.warning("commits succeed again, after %d that failed", self._failed)
            self._failed = 0
            self._told.clear()
