"""Tables are read side by side, each of them once; whoever needs that none is read gets a moment in which none is."""

import asyncio

from tests.kit.clock import Hands
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import Stored
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.wire.wishes import NewTable, SeatWish


class SlowStore(MemoryStore):
    """Answers when it is told to."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.asked: list[str] = []
        self.gate = asyncio.Event()

    async def load(self, table: str) -> Stored | None:
        self.asked.append(table)
        await self.gate.wait()
        return await super().load(table)


async def street() -> tuple[SlowStore, Tables, list[str]]:
    """Three tables, of which none is in memory."""
    hands = Hands()
    store = SlowStore(hands)
    store.gate.set()
    first = Tables(store, Autoplay(store, FakeBots(), hands))
    wish = NewTable(game=GAME, seats=(SeatWish(kind="device"), SeatWish(kind="device")))
    names = [(await first.make(wish)).id for _ in range(3)]
    store.asked.clear()
    store.gate.clear()
    return store, Tables(store, Autoplay(store, FakeBots(), hands)), names


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_nobody_waits_for_the_tables_of_others_and_each_is_read_once() -> None:
    async def story() -> None:
        store, tables, names = await street()
        asked = [asyncio.create_task(tables.get(name)) for name in names * 2]
        await settle()
        assert store.asked == names
        store.gate.set()
        found = await asyncio.gather(*asked)
        assert found[:3] == found[3:]
        assert store.asked == names

    asyncio.run(story())


def test_while_none_may_be_read_the_last_ones_are_done_and_the_next_ones_wait() -> None:
    async def story() -> None:
        store, tables, names = await street()
        reading = asyncio.create_task(tables.get(names[0]))
        await settle()
        quiet, done = asyncio.Event(), asyncio.Event()

        async def alone() -> None:
            async with tables.while_none_loads() as cached:
                assert set(cached) == {names[0]}
                quiet.set()
                await done.wait()

        other = asyncio.create_task(alone())
        await settle()
        late = asyncio.create_task(tables.get(names[1]))
        await settle()
        assert not quiet.is_set()
        store.gate.set()
        await quiet.wait()
        await reading
        await settle()
        assert store.asked == names[:1]
        done.set()
        await asyncio.gather(late, other)
        assert store.asked == names[:2]

    asyncio.run(story())
