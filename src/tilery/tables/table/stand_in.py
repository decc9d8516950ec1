"""How a seat goes to a bot and back: somebody leaves for good, or is heard again."""

from tilery.engine.game import Seat
from tilery.tables.table.client import Holder, Seats
from tilery.tables.table.pipeline import active, authenticate
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire


def leave(table: Table, holder: Holder, request: wire.Leave) -> wire.Done:
    """Let a bot play here at once, without the wait that the table agreed on."""
    authenticate(holder, request)
    active(table, request)
    table.hand_over(request.seat)
    return wire.Done(request.id, table.seq)


async def hand_back(table: Table, holder: Holder, seat: Seat) -> None:
    """Whoever holds this seat was heard: the bot gives it back."""
    await last_step(table, frozenset({seat}))
    table.hear(frozenset({seat}) & (holder.seats or frozenset()))


async def last_step(table: Table, seats: Seats) -> None:
    """If a stand-in is storing a step for one of these seats, wait for that step. It is the last that a bot makes."""
    if seats & table.timing.standing:
        async with table.lock:
            pass
