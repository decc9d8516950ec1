"""How often a seat may make a sign to the others."""

from tilery.engine.game import Seat
from tilery.tables.clock import Clock
from tilery.tables.wire.refusal import too_fast

APART = 3.0
"""Seconds for which a sign is seen. After the first few signs, a seat has to wait this long for each."""
AT_ONCE = 3


class SignPace:
    """Three signs at once, and then one every three seconds: enough to greet and to thank, too few to disturb."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rested: dict[Seat, float] = {}
        """When each seat may again make as many signs at once as a seat that has made none."""

    def count(self, seat: Seat, *, refuses: bool = True) -> None:
        """Count one more sign of this seat; refuses one too many, and doesn't count that."""
        now = self._clock.now()
        rested = max(now, self._rested.get(seat, now)) + APART
        if refuses and round(rested - now, 3) > AT_ONCE * APART:
            raise too_fast()
        self._rested[seat] = rested
