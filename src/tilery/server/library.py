"""The library: games that are over, found again. It never looks at a game that is still on."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tilery.server.database import GAMES_OVER, LOG, TABLES, is_indexed, mark_indexed
from tilery.server.library_rest import LibraryGame, Search, Shelf
from tilery.server.over import described, folded
from tilery.server.refusal import Conflict, Refusal
from tilery.server.store import OverRow, Store
from tilery.server.table import rebuild, rounds

logger = logging.getLogger(__name__)

PAUSE = 0.01
"""Seconds between two old tables that are looked through: those who play come first."""


class Library:
    """Finds games by who played what and when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._indexing: asyncio.Task[None] | None = None

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
            asked = question(wish)
        except OverflowError:
            raise Refusal("malformed", "There is no such time.") from None
        games = [game_of(row) for row in await self._store.find(asked)]
        more = len(games) > wish.limit
        games = games[: wish.limit]
        return Shelf(tuple(games), bookmark(games[-1]) if more else "")

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


def question(wish: Search) -> sa.Select[Any]:
    """The search as the database is asked, for one game more than wanted."""
    over = GAMES_OVER.c
    mine = over.table_id.in_(wish.own)
    found = sa.select(GAMES_OVER).where(mine if wish.mine else sa.or_(over.public, mine))
    if wish.game:
        found = found.where(over.game == wish.game)
    for word in folded(wish.name).split():
        found = found.where(over.players["folded"].as_string().contains(word, autoescape=True))
    if wish.seats is not None:
        found = found.where(over.players["count"].as_integer() == wish.seats)
    if wish.since is not None:
        found = found.where(over.ended >= in_utc(wish.since))
    if wish.until is not None:
        found = found.where(over.ended < in_utc(wish.until))
    place = (over.ended, over.table_id, over.round)
    if wish.after:
        found = found.where(sa.tuple_(*place) < sa.tuple_(*marked(wish.after)))
    return found.order_by(*(column.desc() for column in place)).limit(wish.limit + 1)


def game_of(row: sa.Row[Any]) -> LibraryGame:
    over = msgspec.convert(row, OverRow, from_attributes=True)
    return LibraryGame(
        over.table_id, over.round, over.game, over.players.seats, over.result, over.turns, in_utc(over.ended)
    )


def bookmark(game: LibraryGame) -> str:
    """Where the next shelf begins."""
    return f"{game.ended.isoformat()} {game.round} {game.table}"


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
