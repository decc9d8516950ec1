"""What a house does when other processes tell it something, and when they may have told it something that was lost."""

import asyncio
from collections.abc import Iterable

from tilery.engine.errors import TileryError
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Note
from tilery.tables.store.rows import Stored
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.following import catch_up
from tilery.tables.table.table import Table
from tilery.tables.wire.refusal import Refusal

AT_ONCE = 200
"""How many tables one question to the store is about."""


class Neighbourhood:
    """Keeps the tables of this process in step with the others."""

    def __init__(self, tables: Tables, autoplay: Autoplay) -> None:
        self._tables, self._autoplay = tables, autoplay
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def take(self, note: Note) -> None:
        """Another process tells us something."""
        table = self._tables.cached(note.table)
        if table is None:
            if note.company is not None and not note.company.nobody and self._tables.neighbours.keeps(note.table):
                self._autoplay.drop(note.table)  # people are there: their process should keep it
                self._tables.neighbours.free(note.table)
            return
        if not all(0 <= seat < len(table.seats) for seat in note.seats()):
            return  # nonsense
        if note.company is not None:
            table.meet(note.by, note.company)
        if note.heard:
            table.hear(frozenset(note.heard), elsewhere=True)
        if note.left is not None:
            table.hand_over(note.left, elsewhere=True)
        if note.standing is not None:
            table.stand_in_elsewhere(frozenset(note.standing))
        if note.sign is not None:
            table.sign(*note.sign, elsewhere=True)
        if note.pulse is not None:
            table.adopt(note.pulse)
        if note.asks:
            self._tables.neighbours.tell(self._answer(table))
        if note.free:
            self._autoplay.wake(table)
        if note.stored or (note.seq is not None and note.seq > table.seq):
            self._look_soon(table, beside=note.stored)

    @staticmethod
    def _answer(table: Table) -> Note:
        return Note(table.id, company=table.company(), pulse=table.timing.pulse(table.seq))

    def gone(self, process: str) -> None:
        """Another process is gone, with all that were connected to it."""
        for table in self._tables.in_memory():
            table.meet(process, None)

    def wake(self, names: Iterable[str]) -> None:
        """We keep these tables now."""
        for name in names:
            if (table := self._tables.cached(name)) is not None:
                self._autoplay.wake(table)

    async def rescue(self, name: str) -> None:
        """We keep a table now that a process kept which is gone. It need not be in memory."""
        try:
            table = await self._tables.get(name)
        except TileryError:
            self._tables.neighbours.free(name)  # it can't be read, or is gone
            return
        self._autoplay.wake(table)
        self._tables.forget(name)

    def tell_all(self) -> None:
        """Tell the others again who is here, in case they missed it."""
        for table in self._tables.in_memory():
            if table.clients:
                self._tables.neighbours.tell(Note(table.id, company=table.company()))

    async def look_around(self) -> None:
        """Find out what other processes have stored of the tables here, whether they told us or not."""
        names = [table.id for table in self._tables.in_memory()]
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            found = {stored.table.id: stored for stored in await self._tables.store.latest(some)}
            for name in some:
                table = self._tables.cached(name)
                if table is not None and is_behind(table, found.get(name)):
                    self._look_soon(table, beside=True)

    async def close(self) -> None:
        """Stop looking."""
        for task in list(self._looking.values()):
            task.cancel()
        await asyncio.gather(*self._looking.values(), return_exceptions=True)

    def _look_soon(self, table: Table, *, beside: bool) -> None:
        """Look at a table, and once more if something happens meanwhile."""
        if table.id in self._looking:
            self._again.add(table.id)
            return
        task = asyncio.create_task(self._look(table, beside=beside))
        self._looking[table.id] = task
        task.add_done_callback(lambda _: self._looked(table))

    def _looked(self, table: Table) -> None:
        self._looking.pop(table.id, None)
        if table.id in self._again:
            self._again.discard(table.id)
            self._look_soon(table, beside=True)

    async def _look(self, table: Table, *, beside: bool) -> None:
        try:
            if beside:
                await self._tables.look(table)
                return
            async with table.lock:
                await catch_up(self._tables.store, table, newer=True)
        except Refusal:
            return  # the store has told why, and we look around again soon


def is_behind(table: Table, stored: Stored | None) -> bool:
    """Whether something is stored of a table that this process doesn't know."""
    if stored is None:
        return True
    if stored.log and stored.log[-1].seq > table.seq:
        return True
    known = {given.row for given in table.hints}
    return (
        stored.seats != table.seats
        or set(stored.keys) != set(table.keys)
        or stored.removed != table.removed
        or stored.table.invite != table.row.invite
        or any(hint.seq == table.seq and hint not in known for hint in stored.hints)
    )
