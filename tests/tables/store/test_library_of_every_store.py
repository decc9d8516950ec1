"""What a store promises about games that are over. Every store is asked the same."""

from datetime import timedelta
from typing import Any

import pytest

from tests.tables.store.rows import ANNA, BEN, DAY, FREE, START, Tell, finished, loaded, table
from tilery.tables.store.rows import LibraryRow, LogRow
from tilery.tables.store.store import LibraryQuestion, Place, Store
from tilery.tables.wire.refusal import Conflict


def test_a_game_comes_into_the_library_with_its_last_step(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.append("here", LogRow(1, "move", seat=0), finished())
        page = await store.search(LibraryQuestion())
        assert (page.games, page.next) == ((finished(),), None)
        with pytest.raises(Conflict):
            await store.append("here", LogRow(2, "move", seat=1), finished())
        assert len((await loaded(store)).log) == 2

    tell(story)


async def shelved(store: Store, *games: LibraryRow) -> None:
    for name in {game.table_id for game in games}:
        await store.create(table(name), (ANNA, BEN), (START,))
    for game in games:
        await store.index(game)


def test_games_are_found_by_what_was_played_by_whom_and_when(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await shelved(
            store,
            finished("a", day=1, names="anna ben"),
            finished("a", 1, day=2, names="anna cleo dora", game="other-game"),
            finished("b", day=3, names="ben 100%"),
            finished("c", day=4, names="anna ben", public=False),
        )

        async def found(**question: Any) -> list[tuple[str, int]]:
            page = await store.search(LibraryQuestion(**question))
            return [(game.table_id, game.round) for game in page.games]

        assert await found() == [("b", 0), ("a", 1), ("a", 0)]
        assert await found(game="other-game") == [("a", 1)]
        assert await found(words=("ben",)) == [("b", 0), ("a", 0)]
        assert await found(words=("ann", "cle")) == [("a", 1)]
        assert await found(words=("0%",)) == [("b", 0)]
        assert await found(words=("_",)) == []
        assert await found(seats=3) == [("a", 1)]
        assert await found(since=DAY + timedelta(days=2)) == [("b", 0), ("a", 1)]
        assert await found(until=DAY + timedelta(days=2)) == [("a", 0)]
        assert await found(own=("c",)) == [("c", 0), ("b", 0), ("a", 1), ("a", 0)]
        assert await found(own=("c",), only_own=True) == [("c", 0)]
        assert await found(only_own=True) == []

    tell(story)


def test_pages_of_the_library_have_no_gaps(tell: Tell) -> None:
    async def story(store: Store) -> None:
        games = [finished(name, number, day=number // 2) for name in ("a", "b") for number in range(5)]
        await shelved(store, *games)
        found: list[LibraryRow] = []
        after: Place | None = None
        while True:
            page = await store.search(LibraryQuestion(after=after, limit=3))
            found += page.games
            if (after := page.next) is None:
                break
        newest_first = sorted(games, key=lambda game: (game.ended, game.table_id, game.round), reverse=True)
        assert found == newest_first

    tell(story)


def test_games_from_before_there_was_a_library_can_be_brought_in(tell: Tell) -> None:
    async def story(store: Store) -> None:
        rematch = LogRow(1, "rematch", seat=0)
        await store.create(table("a"), (ANNA, BEN), (START, rematch))
        await store.create(table("b"), (ANNA, BEN), (START,))
        await store.create(table("c"), (ANNA, FREE), ())
        await store.index(finished("a", 0))
        assert not await store.is_indexed()
        assert sorted(await store.unindexed()) == [("a", frozenset({0})), ("b", frozenset())]
        await store.index(finished("b"))
        await store.index(finished("a", 1))
        assert await store.unindexed() == []
        with pytest.raises(Conflict):
            await store.index(finished("b"))
        await store.mark_indexed()
        assert await store.is_indexed()

    tell(story)


def test_a_game_that_the_host_deleted_is_found_by_nobody_and_never_comes_back(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START, LogRow(1, "rematch", seat=0)))
        for number in (0, 1):
            await store.index(finished(number=number))
        await store.remove_game("here", 0)
        for question in (LibraryQuestion(), LibraryQuestion(own=("here",)), LibraryQuestion(everything=True)):
            assert [game.round for game in (await store.search(question)).games] == [1]
        assert await store.games() == 1
        stored = await loaded(store)
        assert stored.removed == {0}
        assert len(stored.log) == 2  # the table needs it
        assert await store.unindexed() == []
        for number in (0, 2):
            with pytest.raises(Conflict):
                await store.remove_game("here", number)
        with pytest.raises(Conflict):
            await store.index(finished())
        await store.make_nameless([("here", 0)])
        assert await found_by(store, everything=True) == [("here", 1)]

    tell(story)


async def found_by(store: Store, **question: Any) -> list[tuple[str, int]]:
    return [(game.table_id, game.round) for game in (await store.search(LibraryQuestion(**question))).games]


def test_a_host_may_see_the_games_of_private_tables(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await shelved(store, finished("a", public=False), finished("b", day=1))
        assert await found_by(store) == [("b", 0)]
        assert await found_by(store, everything=True) == [("b", 0), ("a", 0)]

    tell(story)


def test_the_latest_review_is_kept_and_goes_with_its_game(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.append("here", LogRow(1, "move", seat=0), finished())
        assert await store.review("here", 0) is None
        await store.keep_review("here", 0, b"said")
        assert await store.review("here", 0) == b"said"
        assert await store.review("here", 1) is None
        await store.keep_review("here", 0, b"said better")
        assert await store.review("here", 0) == b"said better"
        with pytest.raises(Conflict):
            await store.keep_review("elsewhere", 0, b"said")
        await store.remove_game("here", 0)
        assert await store.review("here", 0) is None

    tell(story)


def test_a_deleted_table_takes_its_reviews_along(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.append("here", LogRow(1, "move", seat=0), finished())
        await store.keep_review("here", 0, b"said")
        await store.delete(["here"])
        assert await store.review("here", 0) is None

    tell(story)
