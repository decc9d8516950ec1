"""Friendly signs: everybody at the table sees them, nothing of them stays, and nobody is flooded with them."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kit.clock import Hands
from tests.kit.ears import Ear, attend
from tests.kit.moves import any_move
from tests.kit.server import GAME
from tests.tables.table.test_watchers import DELAY, NOBODY, Shelf, new_game
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.rows import KeyRow
from tilery.tables.table.pipeline import carry_out, sign
from tilery.tables.table.signs import APART, AT_ONCE
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal

HELLO = {"type": "signed", "seat": 0, "sign": "hello"}


def table_with(*ears: Ear, delay: int = 0, clock: Hands | None = None) -> Table:
    """A game of two that has begun, and was begun long enough ago that everybody sees it."""
    clock = clock or Hands()
    table = Table(new_game(GAME, 2, clock, delay), clock)
    clock.turn(delay)
    attend(table, *ears)
    return table


def say(table: Table, ear: Ear, seat: int = 0, name: wire.SignName = "hello") -> wire.Done:
    return sign(table, ear, wire.Sign("s", seat, name))


def refused(table: Table, ear: Ear, seat: int = 0) -> str:
    with pytest.raises(Refusal) as refusal:
        say(table, ear, seat)
    return refusal.value.code


def test_everybody_at_the_table_sees_a_sign_its_maker_and_watchers_too() -> None:
    ada, ben, watcher, stranger = Ear(0), Ear(1), Ear(), Ear()
    stranger.seats = None  # has not said hello
    table = table_with(ada, ben, watcher, stranger)
    assert say(table, ada) == wire.Done("s", table.seq)
    assert [ear.messages for ear in (ada, ben, watcher, stranger)] == [[HELLO], [HELLO], [HELLO], []]


def test_a_sign_is_made_from_a_seat_of_ones_own() -> None:
    ada, ben, watcher = Ear(0), Ear(1), Ear()
    table = table_with(ada, ben, watcher)
    assert refused(table, ben) == "not-your-seat"
    assert refused(table, watcher) == "not-your-seat"
    assert refused(table, ada, seat=7) == "not-your-seat"
    assert [ear.heard for ear in (ada, ben, watcher)] == [[], [], []]


def test_a_device_whose_key_was_withdrawn_makes_no_signs() -> None:
    lent, ben = Ear(), Ear(1)
    table = table_with(ben)
    table.lend(KeyRow("here", 0, hashed("lent"), "the pass"))
    table.admit(lent, ["lent"])
    say(table, lent)
    table.withdraw("the pass")
    assert refused(table, lent) == "not-your-seat"
    assert ben.of_type("signed") == [HELLO]


def test_nobody_makes_signs_before_the_game_or_at_a_deleted_table() -> None:
    clock = Hands()
    empty = replace(new_game(GAME, 2, clock, 0), log=())
    assert refused(Table(empty, clock), Ear(0)) == "not-started"
    table = table_with()
    table.delete()
    assert refused(table, Ear(0)) == "deleted"


def test_a_sign_is_no_step_and_makes_no_move_stale() -> None:
    clock = Hands()
    stored = new_game(GAME, 2, clock, 0)
    shelf, table, ada = Shelf(stored, clock), Table(stored, clock), Ear(0)
    attend(table, ada)
    before = table.welcome(frozenset({0}))
    say(table, ada, name="thinking")
    assert table.welcome(frozenset({0})) == before
    assert shelf.stored == stored

    async def move() -> None:
        text = any_move(GAME, table.match.view(0) if table.match else None, random.Random(0))
        await carry_out(shelf, table, ada, wire.Move("m", 0, before.seq, text))  # type: ignore[arg-type]

    asyncio.run(move())
    assert table.seq == before.seq + 1


def test_a_seat_makes_a_few_signs_at_once_and_then_one_after_the_other() -> None:
    clock = Hands()
    clock.time = 1015.4  # sums of such numbers are not exact
    ada, ben = Ear(0), Ear(1)
    table = table_with(ada, ben, clock=clock)
    for _ in range(AT_ONCE):
        say(table, ada)
    assert refused(table, ada) == "too-fast"
    say(table, ben, seat=1)  # each seat has its own
    clock.turn(APART - 0.1)
    assert refused(table, ada) == "too-fast"
    clock.turn(0.1)
    say(table, ada)
    assert refused(table, ada) == "too-fast"
    clock.turn(AT_ONCE * APART * 10)
    for _ in range(AT_ONCE):
        say(table, ada)
    assert refused(table, ada) == "too-fast"
    assert len(ben.of_type("signed")) == 2 * AT_ONCE + 2


@pytest.mark.parametrize("plain", [False, True])
def test_those_who_watch_with_a_delay_see_a_sign_when_they_see_its_moment(plain: bool) -> None:
    clock = Hands()
    ada, watcher = Ear(0), Ear()
    watcher.plain = plain
    table = table_with(ada, watcher, delay=DELAY, clock=clock)
    greeting = table.watchers.greeting(NOBODY)
    say(table, ada)
    clock.turn(1)
    say(table, ada, name="wow")
    assert [message["sign"] for message in ada.messages] == ["hello", "wow"]
    clock.turn(DELAY - 2)
    assert watcher.heard == []
    clock.turn(1)
    assert watcher.messages == [HELLO]
    clock.turn(1)
    assert watcher.messages == [HELLO, {**HELLO, "sign": "wow"}]
    assert table.watchers.greeting(NOBODY) == greeting


def test_a_sign_tells_a_delayed_watcher_nothing_of_the_game() -> None:
    """A bot stands in, somebody makes a sign, and each is seen in its order."""
    clock = Hands()
    ada, watcher = Ear(0), Ear()
    table = table_with(ada, watcher, delay=DELAY, clock=clock)
    table.hand_over(1)
    say(table, ada)
    clock.turn(DELAY)
    heard: list[Any] = watcher.messages
    assert [message["type"] for message in heard] == ["seats", "signed"]
    assert heard[0]["table"]["seats"][1]["stand_in"]
    assert table.watchers.info().seats[1].stand_in
