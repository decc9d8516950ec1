"""A host deletes a table while people are there and a bot thinks."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.tables import Tables
from tilery.tables.people.makers import Makers
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import NewTable, SeatWish

DEVICE = SeatWish(kind="device")


class House:
    def __init__(self) -> None:
        self.hands, self.bots = Hands(), FakeBots()
        self.store = MemoryStore(self.hands)
        self.autoplay = Autoplay(self.store, self.bots, self.hands, Makers(), 0)
        self.tables = Tables(self.store, self.autoplay)

    async def make(self, *seats: SeatWish, **more: Any) -> Table:
        made = await self.tables.make(NewTable(game=GAME, seats=seats, **more))
        return await self.tables.get(made.id)


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_everybody_is_sent_away_and_nobody_can_do_anything_there_any_more() -> None:
    async def play() -> None:
        house = House()
        table, other = await house.make(DEVICE, DEVICE), await house.make(DEVICE, DEVICE)
        player, watcher, neighbour = Ear(0), Ear(), Ear(0)
        table.attend(player)
        table.attend(watcher)
        other.attend(neighbour)
        neighbour.heard.clear()
        await house.tables.remove(table.id)
        assert player.heard[-1] == watcher.heard[-1] == b"deleted"
        assert neighbour.heard == []
        with pytest.raises(Refusal, match="no such table"):
            await house.tables.get(table.id)
        request = wire.Move("a", 0, table.seq, "end")
        with pytest.raises(Refusal, match="has deleted this table"):
            await carry_out(house.store, table, Sitting(frozenset({0})), request)
        with pytest.raises(Refusal, match="has deleted this table"):
            table.admit(Ear(), [])
        await house.tables.remove(table.id)  # gone is gone
        assert [each.id for each in house.tables.in_memory()] == [other.id]

    story(play)


def test_a_bot_that_stands_in_there_is_not_heard_and_nothing_rings_later(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        house = House()
        house.bots.gate = asyncio.Event()
        table = await house.make(DEVICE, DEVICE, pace=Pace(away=60, level="normal"))
        table.attend(Ear(1))  # who waits for the other
        house.hands.turn(61)
        await house.bots.thinking.wait()
        await house.tables.remove(table.id)
        house.bots.gate.set()
        await house.autoplay.rest(table)
        assert table.seq == 0
        assert not house.tables.goes_on(table.id)
        table.leave(Ear(1))
        assert not house.tables.goes_on(table.id)
        assert await house.store.count() == 0

    with caplog.at_level(logging.WARNING):
        story(play)
    assert caplog.messages == []


def test_a_step_that_is_being_stored_comes_first() -> None:
    async def play() -> None:
        house = House()
        table = await house.make(DEVICE, DEVICE)
        async with table.lock:
            removing = asyncio.create_task(house.tables.remove(table.id))
            for _ in range(5):
                await asyncio.sleep(0)
            assert await house.store.load(table.id) is not None
        await removing
        assert await house.store.load(table.id) is None

    story(play)
