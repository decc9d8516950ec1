"""What a store tells a host about its tables. Every store is asked the same."""

from datetime import timedelta
from typing import Any

from tests.tables.store.rows import ANNA, BEN, BOT, DAY, FREE, Tell, table
from tilery.tables.store.rows import LogRow, SeatRow
from tilery.tables.store.store import LibraryQuestion, Store, TableQuestion, TableSummary
from tilery.tables.store.table_code import code_of
from tilery.tables.wire.answers import OverPlayer

AGNES = SeatRow(1, "person", "Ágnes")


async def filled(store: Store) -> None:
    """The last thing happened at `a` on day 3, at `b` on day 2 and at `c` on day 1; `c` has no steps."""
    moves = [LogRow(0, "start", ("draw 1",), at=DAY), LogRow(1, "move", seat=0, move="a1", at=DAY + timedelta(days=3))]
    await store.create(table("a", public=True), (ANNA, AGNES), moves)
    await store.create(table("b"), (ANNA, BOT), [LogRow(0, "start", at=DAY + timedelta(days=2))])
    await store.create(table("c", made=DAY + timedelta(days=1)), (ANNA, FREE), [])


def test_tables_are_summed_up_without_secrets(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await filled(store)
        first, *_, last = await store.summaries(TableQuestion())
        players = (OverPlayer("Anna", "device", face="owl"), OverPlayer("Ágnes", "person"))
        size = first.size
        assert first == TableSummary("a", "some-game", True, DAY, DAY + timedelta(days=3), 2, size, players)
        assert 8 <= size <= 20  # of what was played and drawn, however it is written down
        assert (last.id, last.touched, last.steps, last.size) == ("c", DAY + timedelta(days=1), 0, 0)
        assert [seat.kind for seat in last.seats] == ["device", "open"]

    tell(story)


def test_tables_are_found_by_game_name_and_age_those_played_last_first(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await filled(store)

        async def found(**question: Any) -> list[str]:
            return [each.id for each in await store.summaries(TableQuestion(**question))]

        assert await found() == ["a", "b", "c"]
        assert await found(start=1) == ["b", "c"]
        assert await found(start=1, limit=1) == ["b"]
        assert await found(game="some-game", played=True) == ["a"]
        assert await found(played=False) == ["b", "c"]
        assert await found(game="other-game") == []
        assert await found(words=("agnes",)) == ["a"]
        assert await found(words=("agn", "anna")) == ["a"]
        assert await found(words=("%",)) == []
        assert await found(untouched=DAY + timedelta(days=2, hours=1)) == ["b", "c"]

    tell(story)


def test_a_table_is_found_by_the_beginning_of_its_code(tell: Tell) -> None:
    async def story(store: Store) -> None:
        names = [f"table-{number}" for number in range(40)]
        for name in names:
            await store.create(table(name), (ANNA, BEN), [])
        for name in names:
            assert await store.coded(code_of(name)) == [name]
        first = code_of(names[0])[:1]
        assert sorted(await store.coded(first)) == sorted(name for name in names if code_of(name).startswith(first))
        for wrong in ("x", "_", "%", names[0]):
            assert await store.coded(wrong) == []

    tell(story)


def test_whoever_asks_for_what_no_store_can_hold_finds_nothing(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await filled(store)
        no_name = "a\0"
        assert await store.load(no_name) is None
        assert await store.step(no_name, 0) is None
        assert await store.invited_to(no_name) is None
        assert await store.review(no_name, 0) is None
        found = [
            await store.steps(no_name, -1),
            await store.latest([no_name]),
            await store.locks([no_name]),
            await store.lent(no_name),
            await store.coded(no_name),
            await store.summaries(TableQuestion(words=(no_name,))),
            list((await store.search(LibraryQuestion(words=(no_name,)))).games),
            list((await store.search(LibraryQuestion(own=(no_name,), only_own=True))).games),
        ]
        assert found == [[]] * len(found)

    tell(story)
