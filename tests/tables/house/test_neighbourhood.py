"""Two houses with one store and a street between them, where words can be lost: what each does when the other acts."""

import asyncio
import random
import typing
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Literal

import msgspec
import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.moves import any_move
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.tables.house.neighbourhood import Neighbourhood
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Company, Note, Pulse
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import Stored
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Refusal, storage_failed
from tilery.tables.wire.wishes import NewTable, SeatWish, TakeSeat

RNG = random.Random(0)
Kind = Literal["open", "device", "bot"]


class House:
    """One process: its tables, and what it hears from the other one. It keeps all tables or none."""

    alone = False

    def __init__(self, name: str, store: MemoryStore, hands: Hands, *, keeper: bool) -> None:
        self.name, self.keeper = name, keeper
        self.deaf = False
        self.other: House
        self.wanted: list[str] = []
        self.freed: list[str] = []
        self.autoplay = Autoplay(store, FakeBots(), hands, neighbours=self)
        self.tables = Tables(store, self.autoplay)
        self.neighbourhood = Neighbourhood(self.tables, self.autoplay)

    def tell(self, note: Note) -> None:
        if not self.other.deaf:
            self.other.neighbourhood.take(msgspec.structs.replace(note, by=self.name))

    def keeps(self, table: str) -> bool:
        return self.keeper

    def want(self, table: str) -> None:
        self.wanted.append(table)

    def free(self, table: str) -> None:
        self.freed.append(table)

    def shown(self) -> list[str]:
        return []

    async def kept(self) -> frozenset[str]:
        return frozenset()


class Street:
    """Both houses, one table that both have in memory, and a client at each."""

    def __init__(self) -> None:
        self.hands = Hands()
        store = self.store = MemoryStore(self.hands)
        self.one, self.two = (House(name, store, self.hands, keeper=name == "one") for name in ("one", "two"))
        self.one.other, self.two.other = self.two, self.one

    async def furnish(self, *kinds: Kind, pace: Pace | None = None) -> None:
        seats = tuple(SeatWish(kind=kind, level="random" if kind == "bot" else "") for kind in kinds)
        self.made = await self.one.tables.make(NewTable(game=GAME, seats=seats, pace=pace))
        self.tables: list[Table] = []
        self.ears: list[Ear] = []
        for seat, house in enumerate((self.one, self.two)):
            self.tables.append(await house.tables.get(self.made.id))
            self.ears.append(Ear(seat))
            self.tables[-1].attend(self.ears[-1])

    async def play(self, here: int, name: str = "m") -> int:
        """The person at this house moves."""
        table = self.tables[here]
        assert table.match is not None
        move = any_move(GAME, table.match.view(here), RNG)
        done = await carry_out(self.store, table, self.ears[here], wire.Move(name, here, table.seq, move))
        assert isinstance(done, wire.Done)
        return done.seq

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def told(story: Callable[[Street], Awaitable[None]], *kinds: Kind, pace: Pace | None = None) -> None:
    async def run() -> None:
        street = Street()
        await street.furnish(*(kinds or ("device", "device")), pace=pace)
        try:
            await story(street)
        finally:
            for house in (street.one, street.two):
                await house.neighbourhood.close()
                await house.autoplay.close()

    asyncio.run(run())


def test_a_step_here_is_made_and_told_there_as_a_step() -> None:
    async def story(street: Street) -> None:
        await street.play(0)
        await street.settle()
        assert [table.seq for table in street.tables] == [1, 1]
        (news,) = street.ears[1].of_type("update")
        assert news["seq"] == 1
        assert street.tables[0].match is not None
        assert street.tables[1].match is not None
        assert street.tables[0].match.state == street.tables[1].match.state

    told(story)


def test_a_word_that_was_lost_is_found_by_looking_around() -> None:
    async def story(street: Street) -> None:
        street.two.deaf = True
        await street.play(0)
        await street.settle()
        assert street.tables[1].seq == 0
        await street.two.neighbourhood.look_around()
        await street.settle()
        assert street.tables[1].seq == 1

    told(story)


def test_whoever_has_seen_a_step_elsewhere_is_not_told_that_it_is_yet_to_come() -> None:
    async def story(street: Street) -> None:
        street.two.deaf = True
        seq = await street.play(0)
        table = street.tables[1]
        match = street.tables[0].match
        assert match is not None
        (seat,) = match.pending
        move = any_move(GAME, match.view(seat), RNG)
        done = await carry_out(street.store, table, Ear(0, 1), wire.Move("next", seat, seq, move))
        assert done == wire.Done("next", seq + 1)

    told(story)


def test_a_request_that_another_house_has_carried_out_already_is_answered_the_same() -> None:
    async def story(street: Street) -> None:
        street.two.deaf = True
        assert street.tables[0].match is not None
        move = any_move(GAME, street.tables[0].match.view(0), RNG)
        request = wire.Move("same", 0, 0, move)
        for table in street.tables:
            assert await carry_out(street.store, table, Ear(0), request) == wire.Done("same", 1)
        assert street.tables[1].seq == 1

    told(story)


def test_whoever_is_too_late_is_refused_as_stale_and_sees_what_was_stored() -> None:
    async def story(street: Street) -> None:
        street.two.deaf = True
        await street.play(0, "first")
        table = street.tables[1]
        assert table.match is not None
        move = any_move(GAME, table.match.view(0), RNG)
        with pytest.raises(Refusal) as refused:
            await carry_out(street.store, table, Ear(0), wire.Move("second", 0, 0, move))
        assert refused.value.code == "stale"
        assert street.ears[1].of_type("update")

    told(story)


def test_a_seat_that_was_taken_elsewhere_is_taken() -> None:
    async def story(street: Street) -> None:
        street.two.deaf = True
        wish = TakeSeat(name="Ben", invite=street.made.invite)
        await street.one.tables.take_seat(street.made.id, wish)
        table = street.tables[1]
        assert not table.started
        with pytest.raises(Refusal) as refused:
            await street.two.tables._sit(table, wish, table.seats[1])
        assert refused.value.code in ("full", "seat-taken")
        assert table.started

    told(story, "device", "open")


def test_while_the_store_cannot_be_asked_a_table_in_memory_is_shown_as_it_is() -> None:
    async def story(street: Street) -> None:
        async def fail(_: object) -> list[Stored]:
            raise storage_failed()

        street.store.latest = fail  # type: ignore[method-assign, assignment]
        assert await street.two.tables.get(street.made.id) is street.tables[1]

    told(story)


def test_a_deleted_table_is_gone_everywhere() -> None:
    async def story(street: Street) -> None:
        await street.one.tables.remove(street.made.id)
        await street.settle()
        assert street.ears[1].heard[-1] == b"deleted"
        assert street.two.tables.cached(street.made.id) is None
        assert street.made.id in street.two.freed

    told(story)


def test_only_the_keeper_plays_the_bots_and_another_house_asks_to_become_it() -> None:
    async def story(street: Street) -> None:
        table = street.tables[0]
        while not street.one.autoplay.plays_at(table):
            await street.play(0, f"step {table.seq}")
        await street.settle()
        assert not street.two.autoplay._playing
        assert street.made.id in street.two.wanted

    told(story, "device", "bot")


def test_a_keeper_without_people_lets_go_if_they_are_elsewhere() -> None:
    async def story(street: Street) -> None:
        assert street.one.freed == []
        street.tables[0].leave(street.ears[0])
        assert street.one.freed == [street.made.id]

    told(story, "device", "bot")


def test_people_elsewhere_count_as_present_until_their_house_is_gone() -> None:
    async def story(street: Street) -> None:
        assert street.tables[0].there == {0, 1}
        street.one.neighbourhood.gone("two")
        assert street.tables[0].there == {0}
        street.two.neighbourhood.tell_all()
        assert street.tables[0].there == {0, 1}

    told(story)


def test_a_clock_goes_on_where_it_is_loaded_later() -> None:
    async def story(street: Street) -> None:
        street.hands.turn(20)
        street.tables[1].leave(street.ears[1])
        street.two.tables.forget(street.made.id)
        street.hands.turn(20)
        late = await street.two.tables.get(street.made.id)
        clocks = [table.timing.clocks(frozenset({0, 1})) for table in (street.tables[0], late)]
        assert clocks[0] == clocks[1]
        assert clocks[0][0].left == 60_000

    told(story, pace=Pace(move=100))


NONSENSE = [
    Note(left=7),
    Note(standing=(0, 9)),
    Note(heard=(-1,)),
    Note(sign=(3, "thanks")),
    Note(company=Company((5,))),
    Note(pulse=Pulse(0, absent={99: 1.0})),
]


@pytest.mark.parametrize("note", NONSENSE)
def test_what_is_said_of_a_seat_that_does_not_exist_changes_nothing(note: Note) -> None:
    async def story(street: Street) -> None:
        table = street.tables[0]
        street.ears[0].heard.clear()
        street.one.neighbourhood.take(msgspec.structs.replace(note, table=table.id, by="two"))
        assert street.ears[0].heard == []
        assert table.there == {0, 1}
        assert not table.timing.standing

    told(story)


def test_no_word_between_houses_can_hold_more_of_a_game_than_numbers() -> None:
    assert set(texts(Note)) == {"Note.table", "Note.by"}


def texts(kind: Any) -> Iterator[str]:
    """The fields with free text in whatever this struct holds."""
    for name, found in typing.get_type_hints(kind).items():
        parts = [found]
        while parts:
            part = parts.pop()
            if isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from texts(part)
            elif typing.get_origin(part) is not typing.Literal:
                parts += typing.get_args(part)
                if part not in (int, float, bool, type(None), ...) and not typing.get_args(part):
                    yield f"{kind.__name__}.{name}"
