"""People can take their names and faces out of the games that they played. Their moves stay."""

from collections.abc import Iterable
from contextlib import AsyncExitStack

from tilery.engine.game import Seat
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Note
from tilery.tables.people import seat_secrets
from tilery.tables.store.store import Store
from tilery.tables.table.client import Seats
from tilery.tables.wire.answers import Nameless
from tilery.tables.wire.wishes import MyTable


async def make_nameless(tables: Tables, known: Iterable[MyTable]) -> Nameless:
    """Take name and face out of every seat that these secrets open, all at once. If one secret opens no seat, the whole
    request is refused. Other devices keep the seats that they were lent, only without a name."""
    async with AsyncExitStack() as held:
        cached = await held.enter_async_context(tables.while_none_loads())
        seats = await opened(tables.store, known)
        # While somebody sits down or a game ends, the table still works with the names that it saw before.
        there = [cached[name] for name in sorted(seats) if name in cached]
        for table in there:
            await held.enter_async_context(table.lock)
        await tables.store.make_nameless([(name, seat) for name, held_seats in seats.items() for seat in held_seats])
        for table in there:
            table.make_nameless(seats[table.id])
    for name in seats:
        tables.neighbours.tell(Note(name, stored=True))
    return Nameless(sum(map(len, seats.values())))


async def opened(store: Store, known: Iterable[MyTable]) -> dict[str, Seats]:
    """The seats that these secrets open at each table. A deleted table has no seats, so its secrets open nothing."""
    wanted: dict[str, list[str]] = {}
    for each in known:
        wanted.setdefault(each.id, []).extend(each.secrets)
    locks: dict[str, list[tuple[Seat, bytes]]] = {name: [] for name in wanted}
    for name, seat, secret_hash in await store.locks(list(wanted)):
        locks[name].append((seat, secret_hash))
    return {name: seat_secrets.opened(secrets, locks[name]) for name, secrets in wanted.items()}
