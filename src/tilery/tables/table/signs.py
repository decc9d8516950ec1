"""How often a seat may make a sign to the others."""

from tilery.engine.game import Seat
from tilery.tables.clock import Clock
from tilery.tables.wire.refusal import too_fast

APART = 3.0
"""Seconds that a sign is seen. Whoever makes more of them than that has to wait, after the first few."""
AT_ONCE = 3


class SignPace:
    """Three signs at once, and then one every three seconds: enough to greet and to thank, too few to disturb."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rested: dict[Seat, float] = {}
        """When a seat may make as many at once again as one that has made none."""

    def count(self, seat: Seat) -> None:
        """One more sign of this seat; refuses one too many, which doesn't count."""
        now = self._clock.now()
        rested = max(now, self._rested.get(seat, now)) + APART
        if round(rested - now, 3) > AT_ONCE * APART:
            raise too_fast()
        self._rested[seat] = rested
