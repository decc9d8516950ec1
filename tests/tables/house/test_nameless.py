"""Somebody takes their name out while others sit down, play or watch."""

import asyncio
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear, attend
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.nameless import make_nameless
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.wire.answers import MadeTable
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import MyTable, NewTable, SeatWish, TakeSeat

ADA, FREE = SeatWish(kind="device", name="Ada", face="owl"), SeatWish(kind="open")


class SlowStore(MemoryStore):
    """Lets others go first before somebody sits down."""

    async def sit(self, *how: Any) -> None:
        await asyncio.sleep(0)
        await super().sit(*how)


def house(store: MemoryStore | None = None) -> Tables:
    hands = Hands()
    store = store or MemoryStore(hands)
    return Tables(store, Autoplay(store, FakeBots(), hands))


def all_of(*made: MadeTable) -> list[MyTable]:
    return [MyTable(id=each.id, secrets=tuple(seat.secret for seat in each.secrets)) for each in made]


def test_who_sits_down_meanwhile_brings_no_name_back() -> None:
    async def play() -> None:
        tables = house(SlowStore(Hands()))
        made = await tables.make(NewTable(game=GAME, seats=(ADA, FREE), public=True))
        await tables.get(made.id)
        await asyncio.gather(
            tables.take_seat(made.id, TakeSeat(name="Ben")),
            make_nameless(tables, all_of(made)),
        )
        stored = await tables.store.load(made.id)
        assert stored is not None
        assert [seat.name for seat in stored.seats] == ["", "Ben"]
        assert (await tables.get(made.id)).names() == ("", "Ben")

    asyncio.run(play())


@pytest.mark.parametrize("delay", [0, 60])
def test_everybody_at_the_table_is_told_at_once_also_whoever_watches_with_a_delay(delay: int) -> None:
    async def play() -> None:
        tables = house()
        made = await tables.make(NewTable(game=GAME, seats=(ADA, ADA), delay=delay))
        table = await tables.get(made.id)
        player, watcher, late = Ear(0, 1), Ear(), Ear()
        attend(table, player, watcher)
        assert (await make_nameless(tables, all_of(made))).seats == 2
        table.attend(late)
        for ear in (player, watcher, late):
            told = [message["table"]["seats"] for message in ear.messages]
            assert told
            assert all((seat["name"], seat["face"]) == ("", "") for seats in told for seat in seats)

    asyncio.run(play())


def test_one_wrong_secret_refuses_it_all() -> None:
    async def play() -> None:
        tables = house()
        made = [await tables.make(NewTable(game=GAME, seats=(ADA, ADA))) for _ in range(2)]
        wrong = MyTable(id=made[1].id, secrets=(made[0].secrets[0].secret,))
        with pytest.raises(Refusal, match="opens no seat"):
            await make_nameless(tables, [*all_of(*made), wrong])
        for each in made:
            assert (await tables.get(each.id)).names() == ("Ada", "Ada")

    asyncio.run(play())
