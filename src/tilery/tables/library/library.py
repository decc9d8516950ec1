"""The library: games that are over, found again. It never looks at a game that is still on."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tilery.server.doors.library_bodies import LibraryGame, Search, Shelf
from tilery.server.store.database import GAMES_OVER, LOG, TABLES, is_indexed, mark_indexed
from tilery.server.store.sql_store import OverRow, Store
from tilery.tables.store.library_row import described, folded
from tilery.tables.table.table import rebuild, rounds
from tilery.tables.wire.refusal import Conflict, Refusal

logger = logging.getLogger(__name__)

PAUSE = 0.01
"""Seconds between two old tables that are looked through: those who play come first."""


SCAN = 20_000
"""Games that one search looks through, the newest of those that may be shown. Whoever wants more asks on."""
SEARCHES = 2
"""At a time: tables want to be read, too."""


class Library:
    """Finds games by who played what and when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._indexing: asyncio.Task[None] | None = None
        self._searching = asyncio.Semaphore(SEARCHES)

    def start(self, path: Path) -> None:
        """Games that were over before there was a library come into it meanwhile, once."""
        self._indexing = asyncio.create_task(self._index(path))

    async def close(self) -> None:
        if self._indexing is not None:
            self._indexing.cancel()
            await asyncio.gather(self._indexing, return_exceptions=True)

    async def search(self, wish: Search) -> Shelf:
        """Games of public tables, and of those whose ids the asker knows."""
        try:
            there = visible(wish)
        except OverflowError:
            raise Refusal("malformed", "There is no such time.") from None
        async with self._searching:
            rows = await self._store.find(looked_through(wish, there).limit(wish.limit + 1))
            games = tuple(game_of(row) for row in rows[: wish.limit])
            if len(rows) > wish.limit:
                return Shelf(games, bookmark(games[-1].ended, games[-1].round, games[-1].table))
            beyond = await self._store.find(there.offset(SCAN - 1).limit(1))
        return Shelf(games, "".join(bookmark(in_utc(row.ended), row.round, row.table_id) for row in beyond))

    async def _index(self, path: Path) -> None:
        try:
            if not await asyncio.to_thread(is_indexed, path):
                for table in await self._unindexed():
                    await self._index_table(table)
                    await asyncio.sleep(PAUSE)
                await asyncio.to_thread(mark_indexed, path)
        except Exception:
            logger.exception("old games could not be brought into the library; the next start tries again")

    async def _unindexed(self) -> Sequence[str]:
        """The tables that have had more games than the library knows."""
        over = (
            sa.select(GAMES_OVER.c.table_id, sa.func.count().label("games")).group_by(GAMES_OVER.c.table_id).subquery()
        )
        statement = (
            sa.select(LOG.c.table_id)
            .outerjoin(over, over.c.table_id == LOG.c.table_id)
            .where(LOG.c.kind.in_(("start", "rematch")))
            .group_by(LOG.c.table_id, over.c.games)
            .having(sa.func.count() > sa.func.coalesce(over.c.games, 0))
        )
        return [row.table_id for row in await self._store.find(statement)]

    async def _index_table(self, name: str) -> None:
        stored = await self._store.load(name)
        if stored is None:
            return
        statement = sa.select(GAMES_OVER.c.round).where(GAMES_OVER.c.table_id == name)
        known = {row.round for row in await self._store.find(statement)}
        for number, log in enumerate(rounds(stored.log)):
            if number in known:
                continue
            try:
                match = await asyncio.to_thread(rebuild, stored, number)
                if match.over:
                    ended = await self._ended(name, log[-1].seq)
                    await self._store.index(described(stored.table, stored.seats, number, match, ended))
            except Conflict:  # it ended just now, and came in with its last step
                continue
            except Refusal as refusal:
                logger.warning("an old game is left out of the library: %s", refusal.code)

    async def _ended(self, name: str, seq: int) -> datetime:
        """When the last step was made; of the oldest games only the day of their table is known."""
        statement = (
            sa.select(sa.func.coalesce(LOG.c.at, TABLES.c.made, type_=TABLES.c.made.type))
            .join(TABLES, TABLES.c.id == LOG.c.table_id)
            .where(LOG.c.table_id == name, LOG.c.seq == seq)
        )
        (row,) = await self._store.find(statement)
        return in_utc(row[0])


def visible(wish: Search) -> sa.Select[Any]:
    """The games that may be shown, the newest first, by what is quickly found."""
    over = GAMES_OVER.c
    mine = over.table_id.in_(wish.own)
    found = sa.select(GAMES_OVER).where(mine if wish.mine else sa.or_(over.public, mine))
    if wish.game:
        found = found.where(over.game == wish.game)
    if wish.since is not None:
        found = found.where(over.ended >= in_utc(wish.since))
    if wish.until is not None:
        found = found.where(over.ended < in_utc(wish.until))
    place = (over.ended, over.table_id, over.round)
    if wish.after:
        found = found.where(sa.tuple_(*place) < sa.tuple_(*marked(wish.after)))
    return found.order_by(*(column.desc() for column in place))


def looked_through(wish: Search, there: sa.Select[Any]) -> sa.Select[Any]:
    """Those of them with the right players; so many are looked through and no more."""
    newest = there.limit(SCAN).subquery()
    over, found = newest.c, sa.select(newest)
    for word in folded(wish.name).split():
        found = found.where(over.players["folded"].as_string().contains(word, autoescape=True))
    if wish.seats is not None:
        found = found.where(over.players["count"].as_integer() == wish.seats)
    return found.order_by(over.ended.desc(), over.table_id.desc(), over.round.desc())


def game_of(row: sa.Row[Any]) -> LibraryGame:
    over = msgspec.convert(row, OverRow, from_attributes=True)
    return LibraryGame(
        over.table_id, over.round, over.game, over.players.seats, over.result, over.turns, in_utc(over.ended)
    )


def bookmark(ended: datetime, number: int, table: str) -> str:
    """Where the next shelf begins."""
    return f"{ended.isoformat()} {number} {table}"


def marked(text: str) -> tuple[datetime, str, int]:
    """The place of a bookmark; refuses what is none."""
    try:
        ended, number, table = text.split(" ")
        return in_utc(datetime.fromisoformat(ended)), table, int(number[:9])
    except ValueError:
        raise Refusal("malformed", "This is no place in the library.") from None


def in_utc(time: datetime) -> datetime:
    """SQLite keeps no time zones: all times in it are UTC."""
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
