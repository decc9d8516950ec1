"""How much one address may leave behind in a day: tables, and bytes in the database.

Only in memory: a restart forgets it, and so does an address not seen for longest once there are very many. A quota
fills up again steadily, a day's worth in a day, so that nobody waits for midnight.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tilery.server.doors.budgets import MAX_ADDRESSES, Purse
from tilery.tables.wire.refusal import Refusal

DAY = 24 * 3600
TABLE = 3000
"""Bytes of a table with its seats and the start of a game; most take a third of it."""
STEP = 300
"""Bytes of a step with its place in the indexes, or of anything else that is one row."""
ENDLESS = 1e18
RESERVE = 3
"""People at their tables go on after the quota is used up, until they have used so many more."""


class Quota:
    """What is left for one address."""

    def __init__(self, tables: float, size: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._day = size
        now = clock()
        # Nobody gets into such debt: what is beyond it would be forgiven.
        self._tables = Purse(tables / DAY, tables, tables, now)
        self._bytes = Purse(size / DAY, size, 2 * RESERVE * size, now)

    def may_make_table(self) -> None:
        if self._tables.left(self._clock()) < 1:
            raise Refusal(
                "many-tables",
                "Very many tables were set up from your network in the last day. Come back in a few hours, "
                "or ask whoever runs this server (setting tables_per_day).",
            )
        self.may_store()

    def may_store(self) -> None:
        """For what begins something new."""
        if self._bytes.left(self._clock()) <= 0:
            raise much_stored()

    def may_go_on(self) -> None:
        """For people at a table: they are refused last."""
        if self._bytes.left(self._clock()) <= -RESERVE * self._day:
            raise much_stored()

    @contextmanager
    def making_table(self, size: int) -> Iterator[None]:
        """Paid before, so that many who ask at once don't all find the same quota left; what fails costs nothing."""
        self.may_make_table()
        self.made_table(size)
        try:
            yield
        except BaseException:
            self.made_table(-size, tables=-1)
            raise

    def made_table(self, size: int, tables: int = 1) -> None:
        self._tables.pay(tables, self._clock())
        self.stored(size)

    def stored(self, size: int) -> None:
        self._bytes.pay(size, self._clock())

    @property
    def bytes_left(self) -> float:
        return self._bytes.left(self._clock())


def much_stored() -> Refusal:
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

    def of(self, address: str) -> Quota:
        quota = self._quotas.get(address)
        if quota is not None:
            self._quotas.move_to_end(address)
            return quota
        quota = self._quotas[address] = Quota(self._tables, self._bytes, self._clock)
        if len(self._quotas) > MAX_ADDRESSES:
            self._quotas.popitem(last=False)
        return quota
