"""How much one address may leave behind in a day: tables, and bytes in the database.

This is only in memory. A restart forgets it, and once there are very many addresses, those not seen for longest are
forgotten. A quota fills up again steadily, a day's worth in a day, so that nobody waits for midnight.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tilery.server.doors.budgets import MAX_ADDRESSES, Purse
from tilery.tables.wire.refusal import Refusal

DAY = 24 * 3600
TABLE = 3000
"""Bytes of a table with its seats and the start of a game; most tables take a third of this."""
STEP = 300
"""Bytes of a step with its index entries, or of anything else that is one row."""
ENDLESS = 1e18
RESERVE = 3
"""People at their tables can go on after the quota is used up, until they have used this many more."""


class Quota:
    """What is left for one address. `paid` is called with the tables and bytes that it pays for."""

    def __init__(
        self, tables: float, size: float, clock: Callable[[], float], paid: Callable[[float, float], None]
    ) -> None:
        self._clock, self._paid = clock, paid
        self._day = size
        now = clock()
        # Nobody gets this deep into debt; anything beyond it would be forgiven.
        self._tables = Purse(tables / DAY, tables, tables, now)
        self._bytes = Purse(size / DAY, size, 2 * RESERVE * size, now)

    def may_make_table(self) -> None:
        """Refuses a new table if too many were made, or too much was stored, in the last day."""
        if self._tables.left(self._clock()) < 1:
            raise Refusal(
                "many-tables",
                "Very many tables were set up from your network in the last day. Come back in a few hours, "
                "or ask whoever runs this server (setting tables_per_day).",
            )
        self.may_store()

    def may_store(self) -> None:
        """Refuses to begin something new if the quota is used up."""
        if self._bytes.left(self._clock()) <= 0:
            raise much_stored()

    def may_go_on(self) -> None:
        """Refuses a step at a table only if the reserve is used up, too: people at a table are refused last."""
        if self._bytes.left(self._clock()) <= -RESERVE * self._day:
            raise much_stored()

    @contextmanager
    def making_table(self, size: int) -> Iterator[None]:
        """Pay for a table while it is made. Paying comes first, so that many who ask at once don't all find the same
        quota left; what fails is paid back."""
        self.may_make_table()
        self.made_table(size)
        try:
            yield
        except BaseException:
            self.made_table(-size, tables=-1)
            raise

    def made_table(self, size: int, tables: int = 1) -> None:
        """Pay for tables and their bytes. Negative numbers pay back."""
        self._tables.pay(tables, self._clock())
        self._paid(tables, 0)
        self.stored(size)

    def stored(self, size: int) -> None:
        """Pay for bytes that were stored."""
        self._bytes.pay(size, self._clock())
        self._paid(0, size)

    def used_elsewhere(self, tables: float, size: float) -> None:
        """Pay for what was made and stored through another server."""
        self._tables.pay(tables, self._clock())
        self._bytes.pay(size, self._clock())

    @property
    def bytes_left(self) -> float:
        """Bytes that may still be stored; less than 0 once the reserve is in use."""
        return self._bytes.left(self._clock())


def much_stored() -> Refusal:
    """The refusal for an address that has stored too much in the last day."""
    return Refusal(
        "much-stored",
        "Very much was stored from your network in the last day. Come back in a few hours, "
        "or ask whoever runs this server (setting bytes_per_day).",
    )


class Quotas:
    """A quota for each address; 0 a day means that there is no limit.

    >>> quotas = Quotas(1, 1_000_000, lambda: 0.0)
    >>> quotas.of("a").made_table(TABLE)
    >>> quotas.of("b").may_make_table()
    >>> quotas.of("a").may_make_table()
    Traceback (most recent call last):
    ...
    tilery.tables.wire.refusal.Refusal: Very many tables were set up from your network in the last day. Come back ...
    """

    def __init__(
        self, tables_per_day: float, bytes_per_day: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._tables, self._bytes = tables_per_day or ENDLESS, bytes_per_day or ENDLESS
        self._clock = clock
        self._quotas: OrderedDict[str, Quota] = OrderedDict()
        self.paid: Callable[[str, float, float], None] = lambda *_: None
        """Called with an address and the tables and bytes that it pays for."""

    def of(self, address: str) -> Quota:
        """The quota of this address; a full one if it is new."""
        quota = self._quotas.get(address)
        if quota is not None:
            self._quotas.move_to_end(address)
            return quota
        quota = Quota(self._tables, self._bytes, self._clock, lambda *paid: self.paid(address, *paid))
        self._quotas[address] = quota
        if len(self._quotas) > MAX_ADDRESSES:
            self._quotas.popitem(last=False)
        return quota
