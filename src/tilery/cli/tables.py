"""Listing, showing and deleting tables for a host. They are named by codes: an id would be an invitation to watch."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tilery.cli.errors import Cancelled
from tilery.cli.lists import print_json
from tilery.engine.errors import TileryError
from tilery.server.settings import Database, Settings, default_database, read_settings
from tilery.server.store.backend import alone, ours, prepare
from tilery.server.store.database import DatabaseError
from tilery.server.store.serving_lock import InUse
from tilery.server.store.sql_store import SqlStore
from tilery.tables.house.stale_tables import FEW, stale
from tilery.tables.house.tables import no_such_game
from tilery.tables.store.library_row import folded
from tilery.tables.store.rows import LibraryRow
from tilery.tables.store.store import LibraryQuestion, TableQuestion, TableSummary
from tilery.tables.store.table_code import code_of

Found = TypeVar("Found")

SHOWN = 8
"""How many characters of a code are shown: enough to tell many thousands of tables apart."""


class Filter(msgspec.Struct, frozen=True):
    """Which tables a host wants to see."""

    game: str = ""
    older_than: int | None = None
    unplayed: bool = False
    name: str = ""

    def question(self, now: datetime) -> TableQuestion:
        """The question to the store, with ages counted back from now."""
        return TableQuestion(
            game=self.game,
            words=tuple(folded(self.name).split()),
            untouched=None if self.older_than is None else now - timedelta(days=self.older_than),
            played=False if self.unplayed else None,
        )


class NoSuchTable(TileryError):
    """A code that leads to no table, or to several."""


# What the commands do


def show_list(data: Database | None, wanted: Filter, as_json: bool) -> None:
    """Print the tables that a host wants to see."""
    now = datetime.now(UTC)
    found = ask(data, lambda store: store.summaries(wanted.question(now)))
    if as_json:
        print_json([as_data(each) for each in found])
    elif found:
        print_tables(found)
        typer.echo(how_many(len(found)))
    else:
        typer.echo("There is no such table.")


def show_table(data: Database | None, code: str, as_json: bool) -> None:
    """Print one table and its finished games."""

    async def look(store: SqlStore) -> tuple[TableSummary, list[LibraryRow]]:
        (found,) = await with_codes(store, [code])
        return found, await games_over(store, found.id)

    found, games = ask(data, look)
    if as_json:
        print_json(as_data(found) | {"games": [game_data(game) for game in games]})
        return
    print_tables([found])
    over = Table("round", "ended", "moves", "points", box=None, pad_edge=False)
    for game in games:
        points = ", ".join(str(each) for each in game.result.points)
        over.add_row(str(game.round), day(game.ended), str(game.turns), points)
    typer.echo("" if games else "No game is over at this table.")
    if games:
        Console().print(over)


def delete_tables(data: Database | None, codes: Sequence[str], *, yes: bool) -> None:
    """Delete tables with all their games, after a question unless the answer is `yes` already."""

    async def work(store: SqlStore) -> None:
        found = await with_codes(store, codes)
        print_tables(found)
        confirm(f"Delete {how_many(len(found))} with all their games? This can't be undone.", yes=yes)
        await delete_all(store, [each.id for each in found])
        typer.echo(f"{how_many(len(found))} deleted.")

    change(data, work)


def delete_game(data: Database | None, code: str, number: int, *, yes: bool) -> None:
    """Take one finished game out of the library, after a question unless the answer is `yes` already."""

    async def work(store: SqlStore) -> None:
        (found,) = await with_codes(store, [code])
        print_tables([found])
        if number not in {game.round for game in await games_over(store, found.id)}:
            raise no_such_game(number)
        confirm(f"Delete game {number}? Nobody can replay it any more. This can't be undone.", yes=yes)
        await store.remove_game(found.id, number)
        typer.echo(f"Game {number} deleted.")

    change(data, work)


def clean_up(file: Path | None, data: Database | None, *, yes: bool) -> None:
    """Delete what the server would delete by itself. The clock is not in doubt here: a person sees the list first."""
    settings = read_settings(file, data)

    async def work(store: SqlStore) -> None:
        now = datetime.now(UTC)
        names = await stale(store, settings.keep_days, settings.keep_unplayed_days, now)
        found = [each for each in await store.summaries(TableQuestion()) if each.id in set(names)]
        passes = await store.spent_passes(*pass_limits(settings, now))
        if found:
            print_tables(found)
            confirm(f"Delete {how_many(len(found))} with all their games? This can't be undone.", yes=yes)
            await delete_all(store, names)
        for pass_id in passes:
            await store.withdraw(pass_id)
        typer.echo(f"{how_many(len(found))} deleted, of {how_many(len(found) + await store.count())}.")

    change(settings.database, work)


def pass_limits(settings: Settings, now: datetime) -> tuple[datetime | None, datetime]:
    """The two times that `Store.spent_passes` asks for."""
    expired = now - timedelta(days=settings.pass_days) if settings.pass_days else None
    return expired, now - timedelta(seconds=settings.pass_seconds)


# The database


def ask(data: Database | None, question: Callable[[SqlStore], Awaitable[Found]]) -> Found:
    """Ask the database something, whether a server runs or not. Raises DatabaseError if it is of another version."""
    database = there(data)
    ours(database)

    async def asked() -> Found:
        async with opened(database) as store:
            return await question(store)

    return asyncio.run(asked())


def change(data: Database | None, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    """Change the database while no server uses it: a server has tables in memory and would not notice. Raises
    DatabaseError if one does."""
    database = there(data)

    async def changed() -> None:
        async with opened(database) as store:
            await work(store)
            await store.erase()

    try:
        with alone(database):
            prepare(database)
            asyncio.run(changed())
    except InUse:
        raise DatabaseError(
            f"A server is using {database}, so nothing was deleted. Stop it first, or delete on its admin page "
            "(the setting admin_token; see docs/hosting.md)."
        ) from None


def there(data: Database | None) -> Database:
    """The database that is meant; raises DatabaseError if it doesn't exist."""
    database = data or default_database()
    if isinstance(database, Path) and not database.is_file():
        raise DatabaseError(f"There is no database {database}.")
    return database


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[SqlStore]:
    """The store in this database, closed in the end."""
    store = SqlStore(database, serves=False)
    store.start()
    try:
        yield store
    finally:
        await store.close()


async def with_codes(store: SqlStore, codes: Sequence[str]) -> list[TableSummary]:
    """The tables with these codes, each once; raises NoSuchTable for a code that leads to none or to several."""
    ids = dict.fromkeys([await with_code(store, code) for code in codes])
    return [each for each in await store.summaries(TableQuestion()) if each.id in ids]


async def with_code(store: SqlStore, code: str) -> str:
    """The id of the one table whose code begins like this; raises NoSuchTable if there is none, or several."""
    found = await store.coded(code.lower()) if code else []
    if not found:
        raise NoSuchTable(f"There is no table with the code '{code}'. 'tilery tables list' shows them.")
    if len(found) > 1:
        longer = ", ".join(sorted(map(code_of, found))[:3])
        raise NoSuchTable(f"{len(found)} tables have codes that begin with '{code}': {longer}. Give more of the code.")
    return found[0]


async def games_over(store: SqlStore, table: str) -> list[LibraryRow]:
    """All games of a table that are in the library, in the order in which they were played."""
    question = LibraryQuestion(own=(table,), only_own=True, limit=1_000_000)
    return sorted((await store.search(question)).games, key=lambda game: game.round)


async def delete_all(store: SqlStore, names: Sequence[str]) -> None:
    """Delete tables a few at a time."""
    for start in range(0, len(names), FEW):
        await store.delete(names[start : start + FEW])


# In words


def confirm(question: str, *, yes: bool) -> None:
    """Ask, unless the answer is `yes` already; raises Cancelled if the answer is no."""
    if not yes and not typer.confirm(question):
        raise Cancelled("Nothing was deleted.")


def print_tables(found: Sequence[TableSummary]) -> None:
    """Print the tables, one line each if the screen is wide enough."""
    table = Table(box=None, pad_edge=False)
    for column in ("table", "game", "players", "made", "last step", "steps", "kB", "public"):
        folds = column in ("game", "players")
        numbers = column in ("steps", "kB")
        table.add_column(column, no_wrap=not folds, overflow="fold", justify="right" if numbers else "left")
    for each in found:
        table.add_row(
            code_of(each.id)[:SHOWN],
            each.game,
            ", ".join(names(each)),
            day(each.made),
            day(each.touched),
            str(each.steps),
            f"{each.size / 1000:.1f}",
            "yes" if each.public else "",
        )
    Console().print(table, highlight=False, markup=False)


def names(table: TableSummary) -> list[str]:
    """Who sits at a table, with words for a free seat and for somebody who took their name out."""
    return ["(free)" if seat.kind == "open" else seat.name or "(nameless)" for seat in table.seats]


def day(time: datetime) -> str:
    """The day of a time in the host's own time zone."""
    return time.astimezone().strftime("%Y-%m-%d")


def how_many(tables: int) -> str:
    """The number of tables in words."""
    return "1 table" if tables == 1 else f"{tables} tables"


def as_data(table: TableSummary) -> dict[str, Any]:
    """A table for programs, without its id and without faces."""
    return {
        "table": code_of(table.id),
        "game": table.game,
        "players": names(table),
        "made": table.made.isoformat(),
        "last_step": table.touched.isoformat(),
        "steps": table.steps,
        "public": table.public,
        "size": table.size,
    }


def game_data(game: LibraryRow) -> dict[str, Any]:
    """A finished game for programs, without the players."""
    return {
        "round": game.round,
        "ended": game.ended.isoformat(),
        "moves": game.turns,
        "points": list(game.result.points),
    }
