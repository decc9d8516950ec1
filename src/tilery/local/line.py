"""A line from the page to a table of the same device."""

import asyncio
from collections.abc import Callable

import msgspec

from tilery.tables.help.aside import Work
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.table.client import Seats
from tilery.tables.table.table import Table
from tilery.tables.visit.visit import Visit, refused
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal


class Free:
    """A `Toll` for whoever is at home: nothing is counted."""

    def speak(self) -> None:
        pass

    def go_on(self) -> None:
        pass

    def stored(self, *, table: bool = False) -> None:
        pass

    def charged(self, work: Work) -> Work:
        return work

    def refused(self, refusal: Refusal) -> None:
        pass


class Line:
    """A page at a table. What the table says goes to `hear`; what the page says comes through `receive`, and is
    answered in its order."""

    def __init__(self, hear: Callable[[str], None], hung_up: Callable[[], None]) -> None:
        self.seats: Seats | None = None
        self.shown: frozenset[bytes] = frozenset()
        self.plain = False
        self._hear, self._hung_up = hear, hung_up
        self._table: Table | None = None
        self._visit: Visit | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    def enter(self, table: Table, adviser: Adviser, coach: Coach) -> None:
        """Go to a table. It is seen as soon as the page has said hello."""
        self._visit = Visit(self, Free(), adviser, coach)
        self._table = table
        table.attend(self)

    async def receive(self, text: str) -> None:
        """The page says something."""
        async with self._turn:
            if self._table is None or self._visit is None or self._closed:
                return
            try:
                await self._visit.hear(self._table, text)
            except Exception as error:  # noqa: BLE001 - if it weren't told, the page would wait for an answer
                self._visit.refuse(failure(error, "a message"))

    def send(self, message: bytes) -> None:
        if not self._closed:
            self._hear(message.decode())

    def send_away(self, refusal: Refusal) -> None:
        self.send(msgspec.json.encode(refused(refusal)))
        self.close()
        self._hung_up()

    def close(self) -> None:
        """The page is gone."""
        if not self._closed:
            self._closed = True
            if self._table is not None:
                self._table.leave(self)
