"""The tables that people can find: the public ones, and how things stand at their own."""

from collections import Counter
from collections.abc import Callable, Container, Iterable
from contextlib import suppress
from datetime import datetime, timedelta

from tilery.tables.house.tables import Tables
from tilery.tables.people import seat_secrets
from tilery.tables.table.table import Table
from tilery.tables.wire.answers import Lobby, LobbyTable, MyTableNow
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import MyTable

MOST = 50
"""How many tables of each kind are shown."""
AT_A_TURN = 3
"""How many tables of one maker are shown before others have their turn."""
LOOKED_AT = 2000
"""The tables to show are chosen from this many that wait: as many as one address may set up in two days."""
PATIENCE = timedelta(days=7)
"""A table that has waited longer than this for its players is no longer shown; its link still works."""


async def by_invite(tables: Tables, invite: str) -> Table:
    """The table that an invitation leads to."""
    found = await tables.store.invited_to(invite)
    if found is None:
        raise Refusal("no-invite", "This invitation was renewed, or the link is incomplete. Ask for the new link.")
    return await tables.get(found)


async def lobby(tables: Tables) -> Lobby:
    """The public tables. Those that wait for players come from the store. Those with a running game come from memory:
    if nobody has been at a table since the server started, there is nothing to watch."""
    recent = tables.clock.wall() - PATIENCE
    for name in tables.neighbours.shown():
        with suppress(Refusal):
            await tables.get(name)
    public = sorted((table for table in tables.in_memory() if table.row.public), key=made, reverse=True)
    there = {table.id for table in public if table.there}
    open_now = [table.id for table in public if table.match is None and table.there and table.row.made > recent]
    names = dict.fromkeys([*open_now, *await tables.store.open_tables(recent, LOOKED_AT)])
    waiting = []
    for name in in_turn(names, tables.makers.of, there)[:MOST]:
        with suppress(Refusal):  # a table that can't be read must not hide the others
            waiting.append(await tables.get(name))
    running = {table.id: table for table in public if table.match and not table.watchers.result}
    return Lobby(
        waiting=tuple(shown(table) for table in waiting if table.match is None),
        running=tuple(shown(running[name]) for name in in_turn(running, tables.makers.of, there)[:MOST]),
    )


def in_turn(names: Iterable[str], maker: Callable[[str], str | None], there: Container[str]) -> list[str]:
    """A few tables of each maker, then a few more of each, so that nobody pushes out the others. Tables with people
    at them come first; apart from that the order stays. Tables of unknown makers share one turn.

    >>> in_turn(["a1", "a2", "a3", "a4", "a5", "b1"], lambda name: name[0], {"a5"})
    ['a5', 'a1', 'a2', 'b1', 'a3', 'a4']
    """
    before: Counter[str | None] = Counter()
    turns: dict[str, int] = {}
    for name in sorted(names, key=lambda name: name not in there):
        turns[name] = before[maker(name)] // AT_A_TURN
        before[maker(name)] += 1
    return sorted(turns, key=turns.__getitem__)


def made(table: Table) -> datetime:
    """When a table was made."""
    return table.row.made


def shown(table: Table) -> LobbyTable:
    """A table as the lobby shows it."""
    return LobbyTable(table.watchers.info(), table.row.made)


async def mine(tables: Tables, known: Iterable[MyTable]) -> list[MyTableNow]:
    """How things stand at each of these tables. One that can't be read just now is left out, as nothing is known."""
    found = []
    for each in known:
        try:
            found.append(now(await tables.get(each.id), each.secrets))
        except Refusal as refusal:
            if refusal.code == "no-table":
                found.append(MyTableNow(each.id, "gone"))
    return found


def now(table: Table, secrets: Iterable[str]) -> MyTableNow:
    """How things stand at a table. Without a secret for it, nobody learns even that the table exists."""
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
