"""People who play at other tables while something happens, and how long they wait for their answers."""

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle

from tests.kit.client import Client
from tests.kit.moves import any_move
from tests.kit.server import Server
from tilery.games import GAMES

TABLES = 8
PACE = 0.25
"""Seconds between two moves of a table: faster than people, so that a short trial tells more."""


class Waits:
    """How long people waited for their answers, in milliseconds, and what else happened to them."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        """Lines that broke."""

    @property
    def p50(self) -> float:
        return statistics.median(self.times)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.times, n=100)[98]

    @property
    def undisturbed(self) -> bool:
        return not self.refused and not self.lost

    def __str__(self) -> str:
        harm = "".join(f", {count} {code}" for code, count in self.refused.items()) + f", {self.lost} lost" * (
            self.lost > 0
        )
        return f"{len(self.times)} moves, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms{harm}"


class Neighbours:
    """At each table, one browser plays both seats at a steady pace. They come from an address of their own."""

    def __init__(self, server: Server, tables: int = TABLES) -> None:
        self._rng = random.Random(0)
        self._clients: list[Client] = []
        for _, game in zip(range(tables), cycle(GAMES.names()), strict=False):
            made = server.make("device", "device", game=game)
            self._clients.append(Client(server.address, made.id, tuple(made.secrets.values())))
        self._waits = Waits()

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """They play until the end of this block."""
        tasks = [asyncio.create_task(client.live()) for client in self._clients]
        for client in self._clients:
            await client.greeted_times(1)
        tasks += [asyncio.create_task(self._play(client)) for client in self._clients]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def taken(self) -> Waits:
        """What was seen since this was last called."""
        waits, self._waits = self._waits, Waits()
        for client in self._clients:
            waits.lost += client.lost
            waits.refused += client.refused
            client.lost = 0
            client.refused.clear()
        return waits

    async def _play(self, client: Client) -> None:
        await asyncio.sleep(self._rng.random() * PACE)
        while True:
            began = time.perf_counter()
            if (seat := client.turn) is None:
                await client.ask("rematch", 0, seq=client.seq)
            else:
                move = any_move(client.table["game"], client.views[seat], self._rng)
                began = time.perf_counter()
                await client.ask("move", seat, seq=client.seq, move=move)
            self._waits.times.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))
