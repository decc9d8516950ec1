"""A table that asks a bot for something."""

from tilery.tables.people.makers import Makers
from tilery.tables.table.table import Table


class TableAsker:
    """An `Asker`: somebody waits as long as anybody is connected, and the table uses the share of its maker."""

    def __init__(self, table: Table, makers: Makers) -> None:
        self._table = table
        self.share = makers.share(table.id)

    @property
    def waited_for(self) -> bool:
        return self._table.attended
