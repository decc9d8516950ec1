"""A word from one server to another: through NATS, and through PostgreSQL (NOTIFY, outside of any transaction).

Both carry the same words side by side in the same rounds, while the database commits as it does when people play.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import nats
import psycopg
from nats.aio.msg import Msg
from rich.console import Console
from rich.table import Table

from bench.ticks import seconds_of
from tests.kit.cluster.services import NatsService, PostgresService

ROUNDS = 3
PACED = 400
"""Words that are sent one by one."""
PAUSE = 0.005
MANY = 10_000
"""Words that are sent as fast as they can."""
AT_ONCE = 200
"""So many of those may be on their way."""
TOPICS = 500
"""So many tables are listened to."""

Say = Callable[[int, bytes], Awaitable[object]]


class Way(NamedTuple):
    """One way between two servers: how a word is said, and the process that carries it."""

    name: str
    say: Say
    carrier: int


class Found(NamedTuple):
    """What a round found: seconds until a word was heard, words a second, and the carrier's seconds for each."""

    waits: list[float]
    per_second: float
    cost: float


class Listener:
    """Notes when each word was heard."""

    def __init__(self) -> None:
        self.heard: dict[int, float] = {}
        self._news = asyncio.Event()

    def hear(self, word: bytes | str) -> None:
        self.heard[json.loads(word)["seq"]] = time.perf_counter()
        self._news.set()

    async def until(self, number: int) -> None:
        """Wait until so many were heard."""
        while len(self.heard) < number:
            self._news.clear()
            await self._news.wait()


def word(number: int) -> bytes:
    return json.dumps({"table": "a" * 22, "by": "b" * 16, "seq": number}).encode()


async def measured(way: Way, listener: Listener) -> Found:
    """Send words through this way, first one by one, then as fast as it can."""
    said: dict[int, float] = {}
    listener.heard.clear()
    for number in range(PACED):
        said[number] = time.perf_counter()
        await way.say(number % TOPICS, word(number))
        await asyncio.sleep(PAUSE)
    await listener.until(PACED)
    waits = [listener.heard[number] - said[number] for number in said]
    listener.heard.clear()
    before, began = seconds_of(way.carrier), time.perf_counter()
    for start in range(0, MANY, AT_ONCE):
        numbers = range(start, start + AT_ONCE)
        await asyncio.gather(*(way.say(number % TOPICS, word(number)) for number in numbers))
        await listener.until(start + AT_ONCE)
    elapsed = time.perf_counter() - began
    return Found(waits, MANY / elapsed, (seconds_of(way.carrier) - before) / MANY)


async def commits(url: str) -> None:
    """What a database does while people play: one small commit after the other."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
        number = 0
        while True:
            await line.execute("INSERT INTO rows VALUES (%s)", (number,))
            number += 1
            await asyncio.sleep(PAUSE)


async def compare(database: PostgresService, bus: NatsService) -> None:
    url = database.url("postgres")
    database.run("CREATE TABLE rows (number integer)")
    ears = {"NATS": Listener(), "NOTIFY": Listener()}
    near, far = await nats.connect(bus.url), await nats.connect(bus.url)
    async with (
        await psycopg.AsyncConnection.connect(url, autocommit=True) as speaking,
        await psycopg.AsyncConnection.connect(url, autocommit=True) as listening,
    ):

        async def hear(message: Msg) -> None:
            ears["NATS"].hear(message.data)

        for number in range(TOPICS):
            await far.subscribe(f"table.{number}", cb=hear)
            await listening.execute(f"LISTEN table_{number}".encode())
        await far.flush()

        async def notify(topic: int, text: bytes) -> None:
            await speaking.execute("SELECT pg_notify(%s, %s)", (f"table_{topic}", text.decode()))

        async def attend() -> None:
            async for notice in listening.notifies():
                ears["NOTIFY"].hear(notice.payload)

        ways = [
            Way("NATS", lambda topic, text: near.publish(f"table.{topic}", text), bus.pid),
            Way("NOTIFY", notify, database.pid),
        ]
        found: dict[str, list[Found]] = {way.name: [] for way in ways}
        tasks = [asyncio.create_task(attend()), asyncio.create_task(commits(url))]
        for _ in range(ROUNDS):
            for way in ways:
                found[way.name].append(await measured(way, ears[way.name]))
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    await near.close()
    await far.close()
    show(found)


def show(found: dict[str, list[Found]]) -> None:
    """Print medians over the rounds."""
    table = Table("words between servers", "heard after, ms", "p99", "words/s", "carrier’s µs a word", box=None)
    for name, rounds in found.items():
        waits = sorted(wait for one in rounds for wait in one.waits)
        middle, late = (1000 * waits[int(share * (len(waits) - 1))] for share in (0.5, 0.99))
        speed = statistics.median(one.per_second for one in rounds)
        cost = 1e6 * statistics.median(one.cost for one in rounds)
        table.add_row(name, f"{middle:.2f}", f"{late:.2f}", f"{speed:,.0f}", f"{cost:.0f}")
    Console(soft_wrap=True).print(table)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(PostgresService()) as database,
        closing(NatsService(Path(folder) / "nats")) as bus,
    ):
        asyncio.run(compare(database, bus))
