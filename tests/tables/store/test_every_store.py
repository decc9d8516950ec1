"""What a store promises. Every store is asked the same: the one in memory, and the one in a database."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables.store.rows import ANNA, BEN, BOT, DAY, FREE, KEY, PASS, START, Tell, finished, loaded, table
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, SeatRow, Stored
from tilery.tables.store.store import Lent, LibraryQuestion, Store
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Conflict

# One table


def test_a_table_is_given_back_as_it_was_kept(tell: Tell) -> None:
    async def story(store: Store) -> None:
        full = table(hints=False, public=True, pace=Pace(60, "easy", 30, 900), begun=4, delay=30)
        await store.create(full, (ANNA, BOT), (START,))
        assert await store.load("here") == Stored(full, (ANNA, BOT), (START,))
        assert await store.load("there") is None

    tell(story)


def test_no_two_tables_have_one_name(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        with pytest.raises(Conflict):
            await store.create(table(public=True), (ANNA,), ())
        assert (await loaded(store)).seats == (ANNA, BOT)

    tell(story)


def test_a_free_seat_is_taken_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, FREE), ())
        await store.sit("here", BEN, (START,))
        stored = await loaded(store)
        assert (stored.seats, stored.log) == ((ANNA, BEN), (START,))
        with pytest.raises(Conflict):
            await store.sit("here", replace(BEN, name="Cleo"), ())
        assert await loaded(store) == stored

    tell(story)


def test_steps_are_kept_in_their_order_with_their_time(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        before = datetime.now(UTC)
        await store.append("here", LogRow(1, "move", ("draw 5",), 0, "a1", request_id="one", spent=1500))
        await store.append("here", LogRow(2, "undo", seat=0, request_id="two"))
        await store.append("here", LogRow(3, "move", seat=1, move="b2", stand_in=True))
        first, *rest = (await loaded(store)).log[1:]
        assert await store.step("here", 1) == first
        assert await store.step("here", 4) is None
        assert await store.step("there", 1) is None
        assert first.at is not None
        assert before <= first.at <= datetime.now(UTC)
        assert replace(first, at=None) == LogRow(1, "move", ("draw 5",), 0, "a1", None, "one", None, 1500)
        assert [(row.seq, row.kind, row.stand_in) for row in rest] == [(2, "undo", False), (3, "move", True)]

    tell(story)


@pytest.mark.parametrize(
    "row",
    [LogRow(1, "move", seat=1, move="b2"), LogRow(2, "move", seat=1, move="b2", request_id="one")],
    ids=["the same number", "the same request"],
)
def test_a_step_that_is_there_already_is_a_conflict(tell: Tell, row: LogRow) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        await store.append("here", LogRow(1, "move", seat=0, move="a1", request_id="one"))
        before = await loaded(store)
        with pytest.raises(Conflict):
            await store.append("here", row, finished())
        assert await loaded(store) == before
        assert (await store.search(LibraryQuestion())).games == ()

    tell(story)


def test_another_table_may_have_the_same_request(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for name in ("here", "there"):
            await store.create(table(name), (ANNA, BOT), (START,))
            await store.append(name, LogRow(1, "move", seat=0, move="a1", request_id="one"))
        assert len((await loaded(store, "there")).log) == 2

    tell(story)


def test_nothing_is_kept_of_a_table_that_is_not_there(tell: Tell) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("nowhere", START)
        with pytest.raises(Conflict):
            await store.add_hint("nowhere", HintRow(1, 0, True, "a1"))
        with pytest.raises(Conflict):
            await store.sit("nowhere", BEN, ())
        await store.renew_invite("nowhere", "new")
        await store.delete(["nowhere"])
        assert await store.load("nowhere") is None

    tell(story)


def test_a_hint_is_kept_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        whole, half = HintRow(3, 0, True, "a1"), HintRow(3, 0, False, "a1")
        for row in (whole, half, HintRow(1, 1, False, "b2")):
            await store.add_hint("here", row)
        with pytest.raises(Conflict):
            await store.add_hint("here", replace(half, move="c3"))
        assert (await loaded(store)).hints == (HintRow(1, 1, False, "b2"), half, whole)

    tell(story)


def test_a_deleted_table_leaves_nothing_behind(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for name in ("here", "there"):
            await store.create(table(name, public=True), (ANNA, FREE), (START,))
            await store.append(name, LogRow(1, "move", seat=0), finished(name))
            await store.add_hint(name, HintRow(1, 0, True, "a1"))
        await store.lend([KEY, replace(KEY, table_id="there", secret_hash=b"l" * 32)], PASS)
        await store.delete(["here"])
        assert await store.load("here") is None
        assert await store.invited_to("to-here") is None
        assert [game.table_id for game in (await store.search(LibraryQuestion())).games] == ["there"]
        assert await store.lent("pass") == [Lent("there", "some-game", 0)]
        assert (await loaded(store, "there")).hints

    tell(story)


# Which tables there are


def test_only_the_newest_invitation_leads_to_its_table(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, FREE), ())
        await store.create(table("there", invite=""), (ANNA, FREE), ())
        assert await store.invited_to("to-here") == "here"
        await store.renew_invite("here", "new")
        assert (await loaded(store)).table.invite == "new"
        assert [await store.invited_to(each) for each in ("new", "to-here", "")] == ["here", None, None]

    tell(story)


def test_open_tables_are_public_recent_and_have_a_free_seat(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for name, days, more in (("a", 1, {}), ("b", 3, {}), ("c", 2, {}), ("d", 9, {"public": False}), ("e", -1, {})):
            made = DAY + timedelta(days=days)
            await store.create(table(name, **({"made": made, "public": True} | more)), (ANNA, FREE), ())
        await store.create(table("f", public=True, made=DAY + timedelta(days=5)), (ANNA, BOT), (START,))
        assert await store.open_tables(DAY, 10) == ["b", "c", "a"]
        assert await store.open_tables(DAY, 2) == ["b", "c"]

    tell(story)


async def aged(store: Store, name: str, day: int, *kinds: Any, seats: tuple[SeatRow, ...] = (ANNA, BOT)) -> None:
    """A table where something happened last on that day."""
    at = DAY + timedelta(days=day)
    log = [LogRow(seq, kind, seat=0, at=at) for seq, kind in enumerate(kinds)]
    await store.create(table(name, made=at), seats, log)


def test_a_table_is_stale_when_nothing_has_happened_since_then(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await aged(store, "fresh", 5, "start", "move")
        await aged(store, "old", 1, "start", "move")
        await aged(store, "older", 0, "start", "move")
        await aged(store, "unplayed", 1, "start")
        await aged(store, "empty", 0, seats=(ANNA, FREE))
        since = DAY + timedelta(days=3)
        assert await store.stale_tables(since, played=True) == ["older", "old"]
        assert await store.stale_tables(since, played=False) == ["empty", "unplayed"]
        await store.append("old", LogRow(2, "move", seat=0, at=DAY + timedelta(days=4)))
        assert await store.stale_tables(since, played=True) == ["older"]

    tell(story)


def test_tables_are_counted_and_the_newest_thing_that_happened_is_known(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert (await store.count(), await store.newest()) == (0, None)
        await aged(store, "a", 5, "start", "move")
        await aged(store, "b", 3)
        assert (await store.count(), await store.newest()) == (2, DAY + timedelta(days=5))
        await aged(store, "c", 7)
        assert (await store.count(), await store.newest()) == (3, DAY + timedelta(days=7))

    tell(story)


def test_tables_go_on_where_a_bot_may_be_to_move_and_the_game_is_not_over(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await aged(store, "bot", 4, "start", "move")
        await aged(store, "later", 5, "start")
        await aged(store, "long ago", 0, "start")
        await aged(store, "people", 4, "start", seats=(ANNA, BEN))
        await aged(store, "waiting", 4, seats=(replace(FREE, seat=0), BOT))
        await store.create(
            table("paced", pace=Pace(away=60)), (ANNA, BEN), [replace(START, at=DAY + timedelta(days=6))]
        )
        since = DAY + timedelta(days=3)
        assert await store.tables_to_resume(since) == ["paced", "later", "bot"]
        await store.index(finished("bot"))
        assert await store.tables_to_resume(since) == ["paced", "later"]
        await store.append("bot", LogRow(2, "rematch", seat=0, at=DAY + timedelta(days=7)))
        assert await store.tables_to_resume(since) == ["bot", "paced", "later"]

    tell(story)


# Passes to other devices


def test_a_pass_lends_seats_until_it_is_withdrawn(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.create(table("there"), (ANNA, BOT), (START,))
        second, third = replace(KEY, secret_hash=b"l" * 32), KeyRow("there", 0, b"m" * 32, "pass")
        await store.lend([KEY, third], PASS)
        await store.lend([second])
        assert await store.find_pass(b"p" * 32) == PASS
        assert await store.find_pass(b"q" * 32) is None
        assert {(lent.table_id, lent.seat) for lent in await store.lent("pass")} == {("here", 0), ("there", 0)}
        assert set((await loaded(store)).keys) == {KEY, second}
        assert len(await store.lent("pass")) == 2

        assert {key.secret_hash for key in await store.withdraw("pass")} == {b"k" * 32, b"l" * 32, b"m" * 32}
        assert (await loaded(store)).keys == ()
        assert await store.find_pass(b"p" * 32) is None
        assert await store.lent("pass") == []
        assert await store.withdraw("pass") == []

    tell(story)


def test_a_pass_is_opened_on_as_many_devices_as_it_may_be(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.lend([KEY], PASS)
        opened = [KeyRow("here", 0, bytes([number]) * 32, "pass") for number in range(4)]
        found = await asyncio.gather(*(store.lend([key], most=2) for key in opened), return_exceptions=True)
        assert [type(each) for each in found if each] == [Conflict, Conflict]
        assert await store.devices("pass") == 2

    tell(story)


def test_the_devices_of_a_pass_are_counted_and_one_of_no_use_is_found(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for name in ("here", "there"):
            await store.create(table(name), (ANNA, BEN), (START,))
        number = iter(range(100))

        def keys(of: str, *tables: str) -> list[KeyRow]:
            return [KeyRow(name, 0, bytes([next(number)]) * 32, of) for name in tables]

        async def lend(of: str, day: int) -> None:
            made = replace(PASS, id=of, secret_hash=of.encode().ljust(32), made=DAY + timedelta(days=day))
            await store.lend(keys(of, "here", "there"), made)

        await lend("old", 0)
        await lend("unopened", 5)
        await lend("opened", 5)
        await lend("new", 9)
        assert [await store.devices(of) for of in ("old", "nothing")] == [0, 0]
        for of in ("old", "opened", "opened"):
            await store.lend(keys(of, "here", "there"))
        assert [await store.devices(of) for of in ("old", "opened", "new")] == [1, 2, 0]
        closed = DAY + timedelta(days=8)
        assert sorted(await store.spent_passes(DAY + timedelta(days=3), closed)) == ["old", "unopened"]
        assert await store.spent_passes(None, closed) == ["unopened"]
        await store.delete(["here"])
        assert await store.devices("opened") == 2
        await store.delete(["there"])
        assert await store.spent_passes(None, DAY) == []  # they went with the last table that they lent a seat of
        await store.lend([], replace(PASS, id="empty"))
        assert await store.spent_passes(None, DAY) == ["empty"]

    tell(story)


@pytest.mark.parametrize(
    "key",
    [replace(KEY, pass_id="gone"), replace(KEY, table_id="nowhere"), KEY],
    ids=["no such pass", "no such table", "a key that is there already"],
)
def test_a_key_needs_its_pass_and_its_table_and_is_there_once(tell: Tell, key: KeyRow) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.lend([KEY], PASS)
        with pytest.raises(Conflict):
            await store.lend([replace(KEY, secret_hash=b"n" * 32), key])
        assert (await loaded(store)).keys == (KEY,)

    tell(story)


def test_ones_own_seats_are_those_with_a_first_secret(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        await store.create(table("there"), (replace(FREE, seat=0), BEN), ())
        await store.lend([KEY], PASS)
        own = await store.own_seats(["here", "there", "nowhere"])
        assert sorted(own) == [("here", 0, b"a" * 32), ("there", 1, b"b" * 32)]
        assert await store.own_seats([]) == []

    tell(story)
