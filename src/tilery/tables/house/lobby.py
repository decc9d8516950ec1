"""Which tables one can find: the public ones, and how it is at one's own."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from tilery.server.doors import bodies as rest
from tilery.server.store.database import SEATS, TABLES
from tilery.tables.house.tables import Tables
from tilery.tables.people import seat_secrets as auth
from tilery.tables.table.table import Table
from tilery.tables.wire.refusal import Refusal

MOST = 50
"""So many tables of each kind are shown."""
PATIENCE = timedelta(days=7)
"""A table that waited longer for its players is not shown any more; its link is still good."""


async def by_invite(tables: Tables, invite: str) -> Table:
    """The table that an invitation leads to."""
    found = await tables.store.find(sa.select(TABLES.c.id).where(TABLES.c.invite == invite, TABLES.c.invite != ""))
    if not found:
        raise Refusal("no-invite", "This invitation was renewed, or the link is incomplete. Ask for the new link.")
    return await tables.get(found[0].id)


async def lobby(tables: Tables) -> rest.Lobby:
    """The public tables. Those that wait are found in the store; of those that run, the ones in memory, because where
    nobody has been since the server started there is nothing to watch."""
    waiting = [await tables.get(row.id) for row in await tables.store.find(waiting_tables())]
    running = [table for table in tables.in_memory() if table.row.public and table.match and not table.match.over]
    return rest.Lobby(
        waiting=tuple(shown(table) for table in waiting if table.match is None),
        running=tuple(map(shown, sorted(running, key=lambda table: table.row.made, reverse=True)[:MOST])),
    )


def waiting_tables() -> sa.Select[tuple[str]]:
    free = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    recent = TABLES.c.made > datetime.now(UTC) - PATIENCE
    return sa.select(TABLES.c.id).where(TABLES.c.public, recent, free).order_by(TABLES.c.made.desc()).limit(MOST)


def shown(table: Table) -> rest.LobbyTable:
    return rest.LobbyTable(table.gallery.info(), table.row.made)


async def mine(tables: Tables, wish: rest.MyTables) -> list[rest.MyTableNow]:
    """How it is at each of these tables. One that can't be read just now is left out: that says nothing about it."""
    found = []
    for each in wish.tables:
        try:
            found.append(now(await tables.get(each.id), each.secrets))
        except Refusal as refusal:
            if refusal.code == "no-table":
                found.append(rest.MyTableNow(each.id, "gone"))
    return found


def now(table: Table, secrets: list[str]) -> rest.MyTableNow:
    """Nobody learns anything about a table who has no secret for it, not even that it is there."""
    hashes = set(map(auth.hashed, secrets))
    seats = {seat for seat, lock in table.locks() if lock in hashes}
    match = table.match
    if not seats:
        return rest.MyTableNow(table.id, "gone")
    if match is None:
        return rest.MyTableNow(table.id, "waiting", table.info())
    if match.over:
        return rest.MyTableNow(table.id, "over", table.info())
    return rest.MyTableNow(table.id, "turn" if seats & set(match.pending) else "running", table.info())
