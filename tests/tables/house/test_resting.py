"""Bots alone play while somebody watches; and a thinker learns for whom it thinks."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.resuming import resume
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.table import Table
from tilery.tables.wire.wishes import NewTable, SeatWish

BOT, DEVICE = SeatWish(kind="bot", level="normal"), SeatWish(kind="device")


class House:
    def __init__(self) -> None:
        self.hands, self.bots = Hands(), FakeBots()
        self.autoplay = Autoplay(MemoryStore(self.hands), self.bots, self.hands)
        self.tables = Tables(self.autoplay._store, self.autoplay, capacity=1)

    async def make(self, *seats: SeatWish, maker: str | None = None) -> Table:
        made = await self.tables.make(NewTable(game=GAME, seats=seats), maker)
        return await self.tables.get(made.id)


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_a_game_of_bots_that_nobody_opens_rests_and_leaves_memory() -> None:
    async def play() -> None:
        house = House()
        for _ in range(5):
            table = await house.make(BOT, BOT)
            await house.autoplay.rest(table)
        house.hands.turn(10**9)
        assert house.bots.asked == []
        assert len(house.tables) == 1
        assert [each async for each in resume(house.tables, 10**5, house.hands)] == []

    story(play)


def test_bots_play_while_somebody_watches_and_go_on_when_somebody_is_back() -> None:
    async def play() -> None:
        house = House()
        table = await house.make(BOT, BOT)
        watcher = Ear()
        house.bots.gate = asyncio.Event()
        table.attend(watcher)
        await house.bots.thinking.wait()
        table.leave(watcher)
        house.bots.gate.set()
        await house.autoplay.rest(table)
        assert (table.seq, table.result) == (1, None)  # what it thought about is still played
        table.attend(watcher)
        await house.autoplay.rest(table)
        assert table.result is not None

    story(play)


def test_bots_answer_people_who_have_gone_but_the_thinker_knows_that_nobody_waits() -> None:
    async def play() -> None:
        house = House()
        table = await house.make(BOT, DEVICE)
        await house.autoplay.rest(table)
        assert table.match is not None
        assert table.match.pending == {1}
        (asker,) = house.bots.askers[:1]
        assert not asker.waited_for
        table.attend(Ear(1))
        assert asker.waited_for

    story(play)


def test_all_tables_of_one_maker_have_one_share() -> None:
    async def play() -> None:
        house = House()
        tables = [await house.make(BOT, DEVICE, maker=maker) for maker in ("Ada", "Ada", "Ben", None)]
        for table in tables:
            await house.autoplay.rest(table)
        assert {asker.share for asker in house.bots.askers} == {"Ada", "Ben", tables[-1].id}

    story(play)
