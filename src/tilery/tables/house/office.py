"""What a host can see of the house, and what a host can delete while the server runs."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from tilery.tables.house.passes import Passes
from tilery.tables.house.stale_tables import delete, stale
from tilery.tables.house.tables import Tables
from tilery.tables.library.library import bookmark, marked
from tilery.tables.store.library_row import folded
from tilery.tables.store.rows import LibraryRow
from tilery.tables.store.store import LibraryQuestion, Place, TableQuestion, TableSummary
from tilery.tables.store.table_code import code_of
from tilery.tables.wire.admin import (
    AdminCounts,
    AdminGame,
    AdminGames,
    AdminTable,
    AdminTables,
    Deleted,
    GameSearch,
    TableSearch,
)
from tilery.tables.wire.refusal import Refusal


class Office:
    """The host's desk. Tables are named by codes here: the id of a private table would be an invitation to watch it."""

    def __init__(self, tables: Tables, passes: Passes, keep_days: int, keep_unplayed_days: int) -> None:
        self._tables, self._passes = tables, passes
        self._store = tables.store
        self._keep = keep_days, keep_unplayed_days

    async def counts(self, connections: int, size: int) -> AdminCounts:
        """How much there is: tables, old tables, games, connections, bytes."""
        there, games = await self._store.count(), await self._store.games()
        return AdminCounts(there, len(await self._stale()), games, connections, size)

    async def tables(self, wish: TableSearch) -> AdminTables:
        """A page of the tables that a host looks for."""
        found = await self._store.summaries(
            TableQuestion(
                game=wish.game,
                words=tuple(folded(wish.name).split()),
                untouched=self._ago(wish.older_than),
                played=False if wish.unplayed else None,
                start=wish.start,
                limit=wish.limit + 1,
            )
        )
        connected = {table.id: len(table.clients) for table in self._tables.in_memory()}
        shown = tuple(table_of(each, connected.get(each.id, 0)) for each in found[: wish.limit])
        return AdminTables(shown, more=len(found) > wish.limit)

    async def games(self, wish: GameSearch) -> AdminGames:
        """A page of the finished games that a host looks for."""
        page = await self._store.search(
            LibraryQuestion(
                game=wish.game,
                words=tuple(folded(wish.name).split()),
                after=await self._place(wish.after) if wish.after else None,
                limit=wish.limit,
                everything=True,
            )
        )
        # A place in the library contains the id of a table, even of a private one: replace it by the code.
        further = page.next and bookmark(replace(page.next, table_id=code_of(page.next.table_id)))
        return AdminGames(tuple(map(game_of, page.games)), further or "")

    async def delete_table(self, code: str) -> Deleted:
        """Delete a table with all its games; whoever is there is told. Refuses a code that names no table."""
        await self._tables.remove(await self._named(code))
        await self._store.erase()
        return Deleted(1)

    async def delete_game(self, code: str, number: int) -> Deleted:
        """Take a finished game out of the library, so that nobody can replay it any more. The table stays."""
        await self._tables.remove_game(await self._named(code), number)
        await self._store.erase()
        return Deleted(1)

    async def clean(self) -> Deleted:
        """Do the daily housework now, for a host who has seen how many tables would go. Tables in use stay."""
        count = await delete(self._tables, await self._stale())
        await self._passes.clean(self._tables.clock.wall())
        await self._store.erase()
        return Deleted(count)

    async def _place(self, text: str) -> Place:
        """Where the last page ended. If the table of its last game is gone, games that ended at the same moment may be
        left out."""
        place = marked(text)
        return replace(place, table_id=next(iter(await self._store.coded(place.table_id)), ""))

    def _ago(self, days: int | None) -> datetime | None:
        return None if days is None else self._tables.clock.wall() - timedelta(days=days)

    async def _stale(self) -> list[str]:
        return await stale(self._store, *self._keep, self._tables.clock.wall())

    async def _named(self, code: str) -> str:
        found = await self._store.coded(code)
        if len(found) != 1:
            raise Refusal("no-table", "There is no table with this code. It may have been deleted meanwhile.")
        return found[0]


def table_of(table: TableSummary, connected: int) -> AdminTable:
    """A table as the admin page shows it. Only a public table comes with its id."""
    return AdminTable(
        code=code_of(table.id),
        id=table.id if table.public else "",
        game=table.game,
        players=tuple(seat.name for seat in table.seats if seat.kind != "open"),
        public=table.public,
        made=table.made,
        touched=table.touched,
        steps=table.steps,
        connected=connected,
    )


def game_of(row: LibraryRow) -> AdminGame:
    """A finished game as the admin page shows it."""
    return AdminGame(
        code=code_of(row.table_id),
        id=row.table_id if row.public else "",
        round=row.round,
        game=row.game,
        players=tuple(player.name for player in row.players.seats),
        public=row.public,
        result=row.result,
        turns=row.turns,
        ended=row.ended,
    )
