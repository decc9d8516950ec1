"""The lobby is fair: whoever makes many tables doesn't push out those of others."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house import lobby as module
from tilery.tables.house.lobby import AT_A_TURN, MOST, lobby
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.wire.wishes import NewTable, SeatWish

DEVICE, OPEN = SeatWish(kind="device"), SeatWish(kind="open")
STRANGER = "a stranger"


class House:
    """Time goes on with every table, so that one is newer than the other."""

    def __init__(self) -> None:
        self.hands = Hands()
        self.store = MemoryStore(self.hands)
        self.tables = self._opened()

    def _opened(self) -> Tables:
        return Tables(self.store, Autoplay(self.store, FakeBots(), self.hands))

    async def make(self, maker: str, *seats: SeatWish, times: int = 1) -> list[str]:
        names = []
        for _ in range(times):
            self.hands.turn(1)
            names.append((await self.tables.make(NewTable(game=GAME, seats=seats, public=True), maker)).id)
        return names

    async def waiting(self) -> list[str]:
        return [each.table.id for each in (await lobby(self.tables)).waiting]

    async def running(self) -> list[str]:
        return [each.table.id for each in (await lobby(self.tables)).running]

    async def come(self, name: str) -> None:
        """Somebody who sits at seat 0 opens the page of the table."""
        (await self.tables.get(name)).attend(Ear(0))

    def start_again(self) -> None:
        self.tables = self._opened()


def story(play: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play(House()))


def test_a_table_stays_on_the_first_page_when_a_stranger_makes_two_hundred() -> None:
    async def play(house: House) -> None:
        (honest,) = await house.make("Ada", DEVICE, OPEN)
        await house.make(STRANGER, DEVICE, OPEN, times=200)
        shown = await house.waiting()
        assert len(shown) == MOST
        assert shown.index(honest) <= AT_A_TURN

    story(play)


def test_a_running_game_stays_on_the_first_page_as_well() -> None:
    async def play(house: House) -> None:
        (honest,) = await house.make("Ada", DEVICE, DEVICE)
        await house.make(STRANGER, DEVICE, DEVICE, times=200)
        shown = await house.running()
        assert len(shown) == MOST
        assert shown.index(honest) <= AT_A_TURN

    story(play)


def test_every_maker_has_a_turn_before_anybody_has_a_second() -> None:
    async def play(house: House) -> None:
        honest = [(await house.make(f"maker {number}", DEVICE, OPEN))[0] for number in range(20)]
        await house.make(STRANGER, DEVICE, OPEN, times=200)
        shown = await house.waiting()
        assert set(honest) <= set(shown[: 20 + AT_A_TURN])

    story(play)


def test_one_maker_alone_has_all_the_room() -> None:
    async def play(house: House) -> None:
        made = await house.make("a school", DEVICE, OPEN, times=30)
        assert await house.waiting() == made[::-1]

    story(play)


def test_tables_where_people_are_there_come_first() -> None:
    async def play(house: House) -> None:
        (first,) = await house.make("Ada", DEVICE, OPEN)
        (second,) = await house.make("Bea", DEVICE, OPEN)
        (third,) = await house.make("Cleo", DEVICE, OPEN)
        assert await house.waiting() == [third, second, first]
        await house.come(first)
        assert await house.waiting() == [first, third, second]

    story(play)


def test_running_games_where_people_are_there_come_first() -> None:
    async def play(house: House) -> None:
        first, second = await house.make("Ada", DEVICE, DEVICE, times=2)
        assert await house.running() == [second, first]
        await house.come(first)
        assert await house.running() == [first, second]

    story(play)


def test_who_is_there_is_found_however_many_newer_tables_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOKED_AT", 10)

    async def play(house: House) -> None:
        (honest,) = await house.make("Ada", DEVICE, OPEN)
        await house.come(honest)
        await house.make(STRANGER, DEVICE, OPEN, times=20)
        assert (await house.waiting())[0] == honest

    story(play)


def test_a_stranger_who_stays_at_all_tables_pushes_nobody_out() -> None:
    async def play(house: House) -> None:
        (honest,) = await house.make("Ada", DEVICE, OPEN)
        for name in await house.make(STRANGER, DEVICE, OPEN, times=100):
            await house.come(name)
        assert (await house.waiting()).index(honest) <= AT_A_TURN

    story(play)


def test_after_a_start_new_tables_are_not_behind_all_that_were_made_before() -> None:
    async def play(house: House) -> None:
        await house.make(STRANGER, DEVICE, OPEN, times=200)
        house.start_again()
        (honest,) = await house.make("Ada", DEVICE, OPEN)
        await house.make(STRANGER, DEVICE, OPEN, times=100)
        assert (await house.waiting()).index(honest) <= 2 * AT_A_TURN

    story(play)


def test_tables_from_before_a_start_have_one_turn_together() -> None:
    async def play(house: House) -> None:
        await house.make(STRANGER, DEVICE, OPEN, times=200)
        house.start_again()
        made = await house.make("a school", DEVICE, OPEN, times=10)
        assert set(made) <= set(await house.waiting())

    story(play)
