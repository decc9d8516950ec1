"""Which tables one can find: the public ones, and how it is at one's own."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import timedelta

from tilery.tables.house.tables import Tables
from tilery.tables.people import seat_secrets
from tilery.tables.table.table import Table
from tilery.tables.wire.answers import Lobby, LobbyTable, MyTableNow
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import MyTable

MOST = 50
"""So many tables of each kind are shown."""
PATIENCE = timedelta(days=7)
"""A table that waited longer for its players is not shown any more; its link is still good."""


async def by_invite(tables: Tables, invite: str) -> Table:
    """The table that an invitation leads to."""
    found = await tables.store.invited_to(invite)
    if found is None:
        raise Refusal("no-invite", "This invitation was renewed, or the link is incomplete. Ask for the new link.")
    return await tables.get(found)


async def lobby(tables: Tables) -> Lobby:
    """The public tables. Those that wait are found in the store; of those that run, the ones in memory, because where
    nobody has been since the server started there is nothing to watch."""
    recent = tables.clock.wall() - PATIENCE
    waiting = []
    for name in await tables.store.open_tables(recent, MOST):
        with suppress(Refusal):  # one that can't be read hides no other
            waiting.append(await tables.get(name))
    running = [table for table in tables.in_memory() if table.row.public and table.match and not table.watchers.result]
    return Lobby(
        waiting=tuple(shown(table) for table in waiting if table.match is None),
        running=tuple(map(shown, sorted(running, key=lambda table: table.row.made, reverse=True)[:MOST])),
    )


def shown(table: Table) -> LobbyTable:
    return LobbyTable(table.watchers.info(), table.row.made)


async def mine(tables: Tables, known: Iterable[MyTable]) -> list[MyTableNow]:
    """How it is at each of these tables. One that can't be read just now is left out: that says nothing about it."""
    found = []
    for each in known:
        try:
            found.append(now(await tables.get(each.id), each.secrets))
        except Refusal as refusal:
            if refusal.code == "no-table":
                found.append(MyTableNow(each.id, "gone"))
    return found


def now(table: Table, secrets: Iterable[str]) -> MyTableNow:
    """Nobody learns anything about a table who has no secret for it, not even that it is there."""
    hashes = set(map(seat_secrets.hashed, secrets))
    seats = {seat for seat, lock in table.locks() if lock in hashes}
    match = table.match
    if not seats:
        return MyTableNow(table.id, "gone")
    if match is None:
        return MyTableNow(table.id, "waiting", table.info())
    if match.over:
        return MyTableNow(table.id, "over", table.info())
    return MyTableNow(table.id, "turn" if seats & set(match.pending) else "running", table.info())
