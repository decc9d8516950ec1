"""The library, where people find finished games. It never looks at a game that is still on."""

import asyncio
import logging
from collections.abc import Collection
from datetime import UTC, datetime

from tilery.tables.store.library_row import folded, library_row
from tilery.tables.store.rows import LibraryRow
from tilery.tables.store.store import LibraryQuestion, Place, Store
from tilery.tables.table.game_log import rebuild, rounds
from tilery.tables.threads import in_thread
from tilery.tables.wire.answers import LibraryGame, Shelf
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.wishes import Search

logger = logging.getLogger(__name__)

PAUSE = 0.01
"""Seconds to wait after looking through an old table: those who play come first."""
SEARCHES = 2
"""How many searches run at a time: tables have to be read from the store, too."""


class Library:
    """Finds games by who played what and when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._indexing: asyncio.Task[None] | None = None
        self._searching = asyncio.Semaphore(SEARCHES)

    def start(self) -> None:
        """Begin to add the games that ended before there was a library. That is done once, in the background."""
        self._indexing = asyncio.create_task(self._index())

    async def close(self) -> None:
        """Stop adding old games."""
        if self._indexing is not None:
            self._indexing.cancel()
            await asyncio.gather(self._indexing, return_exceptions=True)

    async def search(self, wish: Search) -> Shelf:
        """Games of public tables, and of those whose ids the asker knows."""
        question = asked(wish)
        async with self._searching:
            page = await self._store.search(question)
        return Shelf(tuple(map(game_of, page.games)), bookmark(page.next) if page.next else "")

    async def _index(self) -> None:
        try:
            if not await self._store.is_indexed():
                for table, known in await self._store.unindexed():
                    await self._index_table(table, known)
                    await asyncio.sleep(PAUSE)
                await self._store.mark_indexed()
        except Exception:
            logger.exception("old games could not be brought into the library; the next start tries again")

    async def _index_table(self, name: str, known: Collection[int]) -> None:
        stored = await self._store.load(name)
        if stored is None:
            return
        for number, log in enumerate(rounds(stored.log)):
            if number in known:
                continue
            try:
                match = await in_thread(rebuild, stored, number)
                if match.over:
                    # The steps of the oldest games have no time: all we know is when the table was made.
                    ended = log[-1].at or stored.table.made
                    await self._store.index(library_row(stored.table, stored.seats, number, match, ended))
            except Conflict:  # it ended just now, and was added with its last step
                continue
            except Refusal as refusal:
                logger.warning("an old game is left out of the library: %s", refusal.code)


def asked(wish: Search) -> LibraryQuestion:
    """The question for the store; refuses a time that can't be, and a bad bookmark."""
    try:
        return LibraryQuestion(
            game=wish.game,
            words=tuple(folded(wish.name).split()),
            seats=wish.seats,
            since=wish.since and in_utc(wish.since),
            until=wish.until and in_utc(wish.until),
            own=wish.own,
            only_own=wish.mine,
            after=marked(wish.after) if wish.after else None,
            limit=wish.limit,
        )
    except OverflowError:
        raise Refusal("malformed", "There is no such time.") from None


def game_of(row: LibraryRow) -> LibraryGame:
    """A finished game as the library shows it."""
    return LibraryGame(row.table_id, row.round, row.game, row.players.seats, row.result, row.turns, row.ended)


def bookmark(place: Place) -> str:
    """A place in the library as a text: the next shelf begins there."""
    return f"{place.ended.isoformat()} {place.round} {place.table_id}"


def marked(text: str) -> Place:
    """The place that a bookmark stands for; refuses a text that is no bookmark."""
    try:
        ended, number, table = text.split(" ")
        return Place(in_utc(datetime.fromisoformat(ended)), table, int(number[:9]))
    except ValueError:
        raise Refusal("malformed", "This is no place in the library.") from None


def in_utc(time: datetime) -> datetime:
    """The time in UTC. A time without a zone is taken to be in UTC already."""
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
