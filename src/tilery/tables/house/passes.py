"""Continuing on another device: a link lends it your seats, and you can withdraw the link."""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta

from tilery.engine.game import Seat
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Note
from tilery.tables.people import seat_secrets
from tilery.tables.people.names import name_of
from tilery.tables.store.rows import KeyRow, PassRow
from tilery.tables.wire.answers import LentSeat, MadePass, OpenedPass, Withdrawn
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.wishes import MyTable, NewPass

SKEW = timedelta(minutes=1)
"""The clock may be set back by this much before a new pass is taken for an old one."""


class Passes:
    """A pass can be opened for some `seconds`, on a number of `devices`. The keys that they get are good until the pass
    is withdrawn, or for a number of `days`. 0 days: for ever."""

    def __init__(self, tables: Tables, seconds: int, devices: int = 10, days: int = 90) -> None:
        self._tables = tables
        self._store = tables.store
        self._clock = tables.clock
        self._seconds, self._devices, self._days = seconds, devices, days
        self._opening = asyncio.Lock()

    async def make(self, wish: NewPass) -> MadePass:
        """A pass to all these seats. Only the people who sit there may make one: a borrowed key can't lend a seat on,
        or it could outlive its own pass."""
        name = name_of(wish.name)
        seats = await self._own(wish.tables)
        token = seat_secrets.new_secret()
        made = PassRow(seat_secrets.new_table_id(), seat_secrets.hashed(token), name, wish.face, self._clock.wall())
        # Nobody holds these first keys. They only say which seats are lent, until somebody comes with the token.
        await self._lend([KeyRow(table, seat, fresh_lock(), made.id) for table, seat in seats], made)
        return MadePass(made.id, token, self._seconds)

    async def open(self, token: str) -> OpenedPass:
        """New keys for the device that brings the token. Refuses a token that is unknown, too old or used too often."""
        found = await self._found(token)
        if not -SKEW <= self._clock.wall() - found.made < timedelta(seconds=self._seconds):
            raise Refusal("old-pass", "This link is too old. Make a new one on the device that you come from.")
        async with self._opening:  # one at a time, or two devices could both be the last one
            lent = await self._store.lent(found.id)
            seats = tuple(LentSeat(row.table_id, row.game, row.seat, seat_secrets.new_secret()) for row in lent)
            try:
                await self._lend(
                    [KeyRow(seat.table, seat.seat, seat_secrets.hashed(seat.secret), found.id) for seat in seats],
                    most=self._devices,
                )
            except Conflict:  # used up, or withdrawn at the same moment
                if await self._store.devices(found.id) >= self._devices:
                    told = f"This link was opened {self._devices} times already. Make a new one."
                    raise Refusal("used-pass", told) from None
                raise no_pass() from None
        return OpenedPass(found.name, found.face, seats)

    async def withdraw(self, token: str) -> Withdrawn:
        """From this moment on, the keys of this pass open nothing. This works at any time, even for an old pass."""
        return Withdrawn(await self._withdraw((await self._found(token)).id))

    async def clean(self, now: datetime) -> int:
        """Delete passes that are too old, with all their keys, and passes that nobody can open any more and that lend
        nothing to anybody: they contain names and faces. Gives how many were deleted."""
        expired = now - timedelta(days=self._days) if self._days else None
        gone = await self._store.spent_passes(expired, now - timedelta(seconds=self._seconds))
        for pass_id in gone:
            await self._withdraw(pass_id)
        return len(gone)

    async def _withdraw(self, pass_id: str) -> int:
        async with self._tables.while_none_loads() as cached:
            keys = await self._store.withdraw(pass_id)
            places = {key.table_id for key in keys}
            for table in places & cached.keys():
                cached[table].withdraw(pass_id)
        self._tell(places)
        return len(keys)

    async def _own(self, tables: Iterable[MyTable]) -> list[tuple[str, Seat]]:
        """The seats whose own secrets these are; a borrowed key doesn't count."""
        wanted = {table.id: table.secrets for table in tables}
        rows = await self._store.own_seats(list(wanted))
        seats: list[tuple[str, Seat]] = []
        for table, secrets in wanted.items():
            locks = [(seat, secret_hash) for place, seat, secret_hash in rows if place == table]
            seats += [(table, seat) for seat in sorted(seat_secrets.opened(secrets, locks))]
        return seats

    async def _lend(self, keys: list[KeyRow], by: PassRow | None = None, most: int | None = None) -> None:
        async with self._tables.while_none_loads() as cached:
            await self._store.lend(keys, by, most)
            for key in keys:
                if table := cached.get(key.table_id):
                    table.lend(key)
        self._tell({key.table_id for key in keys})

    def _tell(self, places: Iterable[str]) -> None:
        for name in places:
            self._tables.neighbours.tell(Note(name, stored=True))

    async def _found(self, token: str) -> PassRow:
        found = await self._store.find_pass(seat_secrets.hashed(token))
        if found is None:
            raise no_pass()
        return found


def fresh_lock() -> bytes:
    """A lock that no key opens."""
    return seat_secrets.hashed(seat_secrets.new_secret())


def no_pass() -> Refusal:
    """The refusal for a link that doesn't work, or no longer works."""
    return Refusal("no-pass", "This link was withdrawn, or it is incomplete. Make a new one where you come from.")
