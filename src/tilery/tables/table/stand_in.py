"""How a seat goes to a bot and back: somebody leaves for good, or is heard again."""

from tilery.tables.table.client import Seats
from tilery.tables.table.pipeline import active, authenticate
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire


def leave(table: Table, seats: Seats, request: wire.Leave) -> wire.Done:
    """Let a bot play here at once, without the wait that the table agreed on."""
    authenticate(seats, request)
    active(table, request)
    table.hand_over(request.seat)
    return wire.Done(request.id, table.seq)


async def hand_back(table: Table, seats: Seats) -> None:
    """These people were heard. A step of a stand-in that is being stored comes first; after that there is none."""
    if not seats & table.timing.standing:
        table.hear(seats)
        return
    async with table.lock:
        table.hear(seats)
