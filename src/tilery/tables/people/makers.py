"""Who made which table, so that nobody's tables push out those of others. This is in memory only and never stored."""

from collections import OrderedDict

MOST = 50_000
"""How many tables are remembered; the oldest are forgotten first."""


class Makers:
    """Remembers makers. A maker is whatever the house knows somebody by; on a server that is an address.

    >>> makers = Makers()
    >>> makers.remember("a table", "Ada")
    >>> makers.of("a table"), makers.of("another")
    ('Ada', None)
    """

    def __init__(self) -> None:
        self._makers: OrderedDict[str, str] = OrderedDict()

    def remember(self, table: str, maker: str) -> None:
        """This maker has made the table."""
        self._makers[table] = maker
        if len(self._makers) > MOST:
            self._makers.popitem(last=False)

    def forget(self, table: str) -> None:
        """The table is gone."""
        self._makers.pop(table, None)

    def of(self, table: str) -> str | None:
        """The maker of a table. None: it was made before the server started, or too many were made since."""
        return self._makers.get(table)

    def share(self, table: str) -> str:
        """Whose share this table uses of what all tables have in common: its maker's, or one of its own if the maker is
        not known."""
        return self._makers.get(table, table)
