"""What a house hands to its keeper: little at a time, all that belongs together at once, and enough to go on."""

import asyncio
from collections.abc import Mapping

import pytest

from tests.kit.device import DictKeeper
from tests.tables.store.rows import ANNA, BOT, START, finished, table
from tilery.local.kept import PIECE, KeptStore, differences
from tilery.tables.store.rows import LogRow
from tilery.tables.wire.refusal import Conflict


async def filled(keeper: DictKeeper, steps: int) -> KeptStore:
    store = KeptStore(keeper)
    await store.create(table(), (ANNA, BOT), (START,))
    for seq in range(1, steps + 1):
        await store.append("here", LogRow(seq, "move", seat=0, move=f"m{seq}"))
    return store


def test_a_step_rewrites_only_the_last_piece_of_a_log() -> None:
    keeper = DictKeeper()
    asyncio.run(filled(keeper, 2 * PIECE))
    assert set(keeper.kept) == {"table/here", "log/here/0", "log/here/1", "log/here/2"}
    assert [set(changes) for changes in keeper.changes[-2:]] == [{"log/here/1"}, {"log/here/2"}]


def test_the_last_step_and_the_row_of_the_library_are_kept_at_once() -> None:
    async def story() -> None:
        keeper = DictKeeper()
        store = await filled(keeper, 1)
        before = len(keeper.changes)
        await store.append("here", LogRow(2, "move", seat=0, move="end"), finished("here", 0))
        assert [set(changes) for changes in keeper.changes[before:]] == [{"log/here/0", "game/here/0"}]

    asyncio.run(story())


def test_what_is_refused_is_not_kept() -> None:
    async def story() -> None:
        keeper = DictKeeper()
        store = await filled(keeper, 1)
        before = len(keeper.changes)
        with pytest.raises(Conflict):
            await store.append("here", LogRow(1, "move", seat=0, move="again"))
        assert len(keeper.changes) == before

    asyncio.run(story())


def test_a_step_is_not_told_before_it_is_kept() -> None:
    class Slow(DictKeeper):
        def __init__(self) -> None:
            super().__init__()
            self.may = asyncio.Event()

        async def keep(self, changes: Mapping[str, bytes | None]) -> None:
            await self.may.wait()

    async def story() -> None:
        keeper = Slow()
        creating = asyncio.create_task(KeptStore(keeper).create(table(), (ANNA, BOT), (START,)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not creating.done()
        keeper.may.set()
        await creating

    asyncio.run(story())


@pytest.mark.parametrize("lost", ["table/here", "log/here/0", "log/here/1"])
def test_a_table_of_which_a_part_is_lost_is_left_out_and_the_others_are_there(lost: str) -> None:
    async def story() -> None:
        keeper = DictKeeper()
        store = await filled(keeper, 2 * PIECE)
        await store.create(table("there"), (ANNA, BOT), (START,))
        for kept in (dict(keeper.kept), keeper.kept | {lost: b"\xc1"}):
            if kept[lost] != b"\xc1":
                del kept[lost]
            assert list(KeptStore(keeper, kept).memory().tables) == ["there"]

    asyncio.run(story())


def test_what_has_not_changed_makes_no_difference() -> None:
    store = asyncio.run(filled(DictKeeper(), 3))
    assert differences(store.memory(), store.memory()) == {}


def test_what_has_no_place_or_no_form_is_passed_over() -> None:
    keeper = DictKeeper()
    asyncio.run(filled(keeper, 3))
    strange = {"": b"x", "log": b"x", "log/here": b"\x90", "log/there/one": b"\x90", "game/there": b"\xff"}
    assert set(KeptStore(keeper, keeper.kept | strange).memory().tables) <= {"here"}
