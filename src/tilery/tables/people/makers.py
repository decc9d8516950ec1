"""Who made which table, so that nobody's tables push out those of others. Only in memory: nothing is kept of it."""

from collections import OrderedDict

MOST = 50_000
"""Tables that are remembered; the oldest are forgotten first."""


class Makers:
    """A maker is whatever the house calls somebody by; on a server it is an address.

    >>> makers = Makers()
    >>> makers.remember("a table", "Ada")
    >>> makers.of("a table"), makers.of("another")
    ('Ada', None)
    """

    def __init__(self) -> None:
        self._makers: OrderedDict[str, str] = OrderedDict()

    def remember(self, table: str, maker: str) -> None:
        """A table was made by this address."""
        self._makers[table] = maker
        if len(self._makers) > MOST:
            self._makers.popitem(last=False)

    def forget(self, table: str) -> None:
        """The table is gone."""
        self._makers.pop(table, None)

    def of(self, table: str) -> str | None:
        """None: it was made before the house was opened, or long ago."""
        return self._makers.get(table)

    def share(self, table: str) -> str:
        """Whose part of what all tables share this one uses: its maker's, or one of its own if nobody knows whose."""
        return self._makers.get(table, table)
