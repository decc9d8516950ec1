"""A table with nothing but an alarm leaves memory, and is back when its time has come."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.resuming import resume
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table import autoplay
from tilery.tables.table.alarms import SLACK, Alarms
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.timing import DESERTED, REPRIEVE
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.wishes import NewTable, SeatWish

DEVICE = SeatWish(kind="device")
ROOM = 3
"""So many tables fit into memory."""
BOTH = frozenset({0, 1})


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "BETWEEN_CALLS", 0)
    monkeypatch.setattr("tilery.tables.house.resuming.PAUSE", 0)


class House:
    """Tables of two people each. Another one on the same store is the same house after a restart."""

    def __init__(self, before: "House | None" = None) -> None:
        self.hands: Hands = before.hands if before else Hands()
        self.hands.alarms.clear()
        self.store: MemoryStore = before.store if before else MemoryStore(self.hands)
        self.autoplay = Autoplay(self.store, FakeBots(), self.hands)
        self.tables = Tables(self.store, self.autoplay, capacity=ROOM)

    async def make(self, pace: Pace, **more: Any) -> str:
        return (await self.tables.make(NewTable(game=GAME, seats=(DEVICE, DEVICE), pace=pace, **more))).id

    async def wait(self, seconds: float) -> None:
        """Let time pass, and all that is due happen."""
        until = self.hands.time + seconds
        while self.hands.ring(until):
            while tasks := [task for task in (self.autoplay._calling, *self.autoplay._playing.values()) if task]:
                await asyncio.wait(tasks)
        self.hands.time = until

    async def crowd_out(self, name: str) -> None:
        """So many others come that there is no room for this one in memory."""
        for _ in range(ROOM):
            await self.make(Pace())
        assert name not in [table.id for table in self.tables.in_memory()]

    async def moves(self, name: str) -> list[bool]:
        """Which of the steps a stand-in made."""
        stored = await self.store.load(name)
        assert stored is not None
        return [row.stand_in for row in stored.log[1:]]


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_tables_that_only_wait_do_not_fill_memory_and_each_goes_on_at_its_time() -> None:
    async def play() -> None:
        house = House()
        names = [await house.make(Pace(away=1)) for _ in range(4 * ROOM)]
        assert len(house.tables) == ROOM
        assert len(house.hands.alarms) == 1  # one timer for all of them
        await house.wait(DESERTED - 1)
        assert [await house.moves(name) for name in names] == [[]] * len(names)
        await house.wait(1)
        assert all([all(await house.moves(name)) and await house.moves(name) for name in names])
        assert len(house.tables) == ROOM

    story(play)


def test_after_a_restart_they_do_not_fill_memory_either() -> None:
    async def play() -> None:
        house = House()
        names = [await house.make(Pace(away=1)) for _ in range(4 * ROOM)]
        house = House(before=house)
        resumed = [table.id async for table in resume(house.tables, 30, house.hands)]
        assert sorted(resumed) == sorted(names)
        assert len(house.tables) == 0
        await house.wait(DESERTED)
        assert all([await house.moves(name) for name in names])

    story(play)


@pytest.mark.parametrize("days", [20, 400])
def test_with_the_clock_ahead_at_a_start_no_stand_in_moves_before_people_had_time_to_come(days: int) -> None:
    async def play() -> None:
        house = House()
        names = [await house.make(Pace(away=1)) for _ in range(4 * ROOM)]
        house.hands.jumped = timedelta(days=days)
        house = House(before=house)
        resumed = [table.id async for table in resume(house.tables, 30, house.hands)]
        assert sorted(resumed) == (sorted(names) if days < 30 else [])
        for name in names:  # somebody looks at each: even then nobody is in a hurry
            await house.tables.get(name)
        await house.wait(REPRIEVE - 1)
        assert [await house.moves(name) for name in names] == [[]] * len(names)
        await house.wait(1)
        assert all([await house.moves(name) for name in names])

    story(play)


def test_a_clock_runs_on_while_its_table_is_not_in_memory() -> None:
    async def play() -> None:
        house = House()
        name = await house.make(Pace(move=10))
        await house.wait(4)
        await house.crowd_out(name)
        await house.wait(4)
        table = await house.tables.get(name)  # somebody looks at it: that stops no clock
        assert table.timing.clocks(BOTH)[0].left == 2000
        await house.crowd_out(name)
        await house.wait(1)
        assert await house.moves(name) == []
        await house.wait(1)
        assert set(await house.moves(name)) == {True}

    story(play)


def test_who_left_for_good_is_stood_in_for_after_the_table_was_out_of_memory() -> None:
    async def play() -> None:
        house = House()
        name = await house.make(Pace(away=5000, move=7000))
        table = await house.tables.get(name)
        table.hand_over(1)
        await house.crowd_out(name)
        table = await house.tables.get(name)
        assert table.timing.standing == {1}

    story(play)


def test_a_step_that_was_made_elsewhere_meanwhile_counts() -> None:
    async def play() -> None:
        house = House()
        name = await house.make(Pace(move=10))
        await house.crowd_out(name)
        await house.wait(9)
        other = House(before=house)  # another server on the same store
        table = await other.tables.get(name)
        move = next(iter(table.game.moves(table.match.state, 0)))  # type: ignore[union-attr]
        await carry_out(other.store, table, Sitting(BOTH), wire.Move("1", 0, 0, table.game.write(move)))
        assert (await house.tables.get(name)).timing.clocks(BOTH)[1].left == 10_000

    story(play)


def test_a_table_that_is_deleted_does_not_ring(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        house = House()
        name = await house.make(Pace(move=10))
        await house.crowd_out(name)
        assert await house.tables.delete([name]) == 1
        await house.wait(100)
        assert caplog.text == ""

    story(play)


def test_what_watchers_are_still_to_see_survives_that_a_table_leaves_memory() -> None:
    async def play() -> None:
        house = House()
        name = await house.make(Pace(), delay=30)
        table = await house.tables.get(name)
        await house.wait(40)
        move = next(iter(table.game.moves(table.match.state, 0)))  # type: ignore[union-attr]
        await carry_out(house.store, table, Sitting(BOTH), wire.Move("1", 0, 0, table.game.write(move)))
        await house.crowd_out(name)
        assert house.hands.alarms == []  # it holds nothing back
        await house.wait(10)
        watcher = Ear()
        (await house.tables.get(name)).attend(watcher)
        assert [told["seq"] for told in watcher.of_type("welcome")] == [0]
        await house.wait(19)
        assert len(watcher.of_type("welcome")) == 1
        await house.wait(1)
        assert [told["seq"] for told in watcher.of_type("welcome")] == [0, 1]

    story(play)


# The queue itself


def test_alarms_ring_once_each_at_the_time_that_was_set_last() -> None:
    hands, rung = Hands(), []
    alarms = Alarms(hands, lambda name: rung.append((name, hands.time)))
    for round_ in range(10):
        for number in range(SLACK):
            alarms.set(str(number), 2000.0 + number + round_)
    alarms.cancel("3")
    assert len(alarms._queue) <= 3 * SLACK
    assert len(hands.alarms) == 1
    hands.turn(5000)
    assert rung == [(str(number), 2009.0 + number) for number in range(SLACK) if number != 3]
    assert (len(alarms), hands.alarms) == (0, [])


def test_an_alarm_may_be_set_while_another_rings() -> None:
    hands, rung = Hands(), []

    def ring(name: str) -> None:
        rung.append((name, hands.time))
        if len(rung) < 3:
            alarms.set(name, hands.time + 5)

    alarms = Alarms(hands, ring)
    alarms.set("a", 1001)
    hands.turn(100)
    assert rung == [("a", 1001), ("a", 1006), ("a", 1011)]
