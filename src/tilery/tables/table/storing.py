"""How a change of a table is kept."""

from collections.abc import Awaitable

from tilery.tables.store.store import Store
from tilery.tables.table.table import Table
from tilery.tables.wire.refusal import Conflict


async def kept(store: Store, table: Table, change: Awaitable[None]) -> None:
    """Wait until a change is stored. If the store has gone on without us, what is stored is the truth: the table starts
    again from there, and so does everybody at it."""
    try:
        await change
    except Conflict:
        if stored := await store.load(table.id):
            table.reload(stored)
        raise
