"""A pass is withdrawn while its device waits for something: from then on the device holds nothing."""

import asyncio
import json
from typing import Any

import msgspec
from proofs.house import TABLE, House, key_of, table_of

from tests.kit.server import GAME
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.rows import KeyRow
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire

SECRET = "what the device was lent"


def lent() -> Table:
    """A table whose first seat was lent to another device."""
    match = Match(GAMES.get(GAME), seats=2, seed=bytes(32))
    table = table_of(match, 0, "", seq=0, hinted=())
    table.lend(KeyRow(TABLE, 0, hashed(SECRET), "the pass"))
    return table


def move(table: Table) -> wire.Move:
    assert table.match is not None
    game, state = table.game, table.match.state
    return wire.Move("m", 0, 0, game.write(next(iter(game.moves(state, 0)))))


def told(house: House, table: Table, *messages: wire.ClientMessage) -> list[Any]:
    """What the device hears that says this, and the last of it while the table is busy and its pass is withdrawn."""

    async def story() -> list[Any]:
        house.put(table)

        def said() -> Any:
            yield from map(msgspec.json.encode, messages[:-1])
            loop, busy = asyncio.get_running_loop(), asyncio.create_task(table.lock.acquire())
            yield None  # until that is done
            assert busy.done()
            loop.call_later(0.01, table.withdraw, "the pass")
            loop.call_later(0.02, table.lock.release)
            yield msgspec.json.encode(messages[-1])

        return list(map(json.loads, await house.talk(said())))

    return asyncio.run(story())


def test_a_device_that_says_hello_meanwhile_is_refused() -> None:
    table = lent()
    hello = wire.Hello(wire.VERSION, (SECRET,))
    # A bot plays for it, and the bot's step is being stored.
    heard = told(House(), table, hello, wire.Leave("l", 0), hello)
    assert (heard[-1]["type"], heard[-1]["code"]) == ("refused", "not-your-seat")
    assert table.there == frozenset()


def test_a_device_that_moves_meanwhile_is_refused() -> None:
    table = lent()
    heard = told(House(), table, wire.Hello(wire.VERSION, (SECRET,)), move(table))
    assert [message["code"] for message in heard if message["type"] == "refused"] == ["withdrawn", "not-your-seat"]
    assert table.seq == 0


def test_a_device_that_makes_a_sign_meanwhile_is_refused() -> None:
    hello = wire.Hello(wire.VERSION, (SECRET,))
    heard = told(House(), lent(), hello, wire.Leave("l", 0), wire.Sign("s", 0, "hello"))
    assert [message["code"] for message in heard if message["type"] == "refused"] == ["withdrawn", "not-your-seat"]
    assert not [message for message in heard if message["type"] == "signed"]


def test_whoever_sits_there_themselves_is_not_disturbed() -> None:
    table = lent()
    heard = told(House(), table, wire.Hello(wire.VERSION, (key_of(0),)), move(table))
    assert heard[-1] == {"type": "done", "id": "m", "seq": 1}
