"""When a bot moves tells nothing about what it holds: however long it thinks, its move comes at the same time."""

import asyncio
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.games import GAMES, levels
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.release import SHOWN, THINKS, thinks, wait
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import Asker
from tilery.tables.wire.wishes import NewTable, SeatWish

BOT, DEVICE = SeatWish(kind="bot", level="normal"), SeatWish(kind="device")


class Thoughtful(FakeBots):
    """Bots that think for as long as they are told."""

    def __init__(self, hands: Hands, seconds: float) -> None:
        super().__init__()
        self.hands, self.seconds = hands, seconds

    async def choose(self, game: str, level: str, view: Any, asker: Asker) -> str:
        await wait(self.hands, self.hands.time + self.seconds)
        return await super().choose(game, level, view, asker)


class House:
    def __init__(self, seconds: float, tempo: float = 1) -> None:
        self.hands = Hands()
        self.bots = Thoughtful(self.hands, seconds)
        self.autoplay = Autoplay(MemoryStore(self.hands), self.bots, self.hands, tempo=tempo)
        self.tables = Tables(self.autoplay._store, self.autoplay)

    async def make(self, *seats: SeatWish) -> Table:
        made = await self.tables.make(NewTable(game=GAME, seats=seats), "a maker")
        return await self.tables.get(made.id)

    async def watched(self, table: Table, seconds: float) -> list[float]:
        """When there was a step, in seconds from now, for so many seconds."""
        began, times, seq = self.hands.time, [], table.seq
        await breathe()
        while self.hands.ring(began + seconds):
            await breathe()
            if table.seq > seq:
                times.append(round(self.hands.time - began, 6))
                seq = table.seq
        return times


async def breathe() -> None:
    """Let everything go on that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


def released(seconds: float, *seats: SeatWish, tempo: float = 1) -> list[float]:
    """When a bot moves that thinks for so long."""

    async def play() -> list[float]:
        house = House(seconds, tempo)
        table = await house.make(*seats)
        table.attend(Ear())
        times = await house.watched(table, 3)
        await house.autoplay.close()
        return times

    return asyncio.run(play())


@pytest.mark.parametrize("seconds", [0, 0.001, 0.03, 0.09999])
def test_a_move_that_is_ready_in_time_is_released_at_the_same_time(seconds: float) -> None:
    times = released(seconds, BOT, DEVICE)
    assert times == [round(THINKS * (number + 1), 6) for number in range(len(times))]
    assert times


@pytest.mark.parametrize(("seconds", "beats"), [(0.11, 2), (0.19, 2), (0.21, 4), (0.39, 4), (0.5, 8)])
def test_one_that_is_late_waits_for_the_next_beat(seconds: float, beats: int) -> None:
    assert released(seconds, BOT, DEVICE)[0] == round(beats * THINKS, 6)


def test_a_host_may_slow_bots_down_or_let_them_move_at_once() -> None:
    assert released(0.03, BOT, DEVICE, tempo=3)[0] == round(3 * THINKS, 6)
    assert released(0.03, BOT, DEVICE, tempo=0)[0] == 0.03
    assert released(0, BOT, BOT, tempo=0) == []  # all at once, before any time has passed


def test_tables_of_bots_alone_that_come_from_one_place_share_their_rhythm() -> None:
    async def play() -> None:
        house = House(0)
        tables = [await house.make(BOT, BOT) for _ in range(10)]
        for table in tables:
            table.attend(Ear())
        person = await house.make(BOT, DEVICE)
        person.attend(Ear(1))
        assert (await house.watched(tables[0], 3))[:2] == [10 / SHOWN, 2 * 10 / SHOWN]
        assert person.seq > 0
        await house.autoplay.close()

    asyncio.run(play())


def test_whoever_is_back_before_a_stand_in_is_released_has_the_seat() -> None:
    async def play() -> None:
        house = House(0)
        table = await house.make(DEVICE, DEVICE)
        ada = Ear(0)
        table.attend(ada)
        table.hand_over(0)
        await breathe()
        table.hear(frozenset({0}))
        assert await house.watched(table, 3) == []
        await house.autoplay.close()

    asyncio.run(play())


def test_every_level_says_how_long_it_thinks_if_that_is_more_than_a_moment() -> None:
    known = {thinks(game.info.id, level) for game in GAMES.all() for level in levels(game).names()}
    assert THINKS in known
    assert max(known) <= 1  # or people wait
    assert thinks(GAME, "a level that is gone") == THINKS
