"""Many tables that move at once, at people's pace or as fast as they can, and what that costs their server."""

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec

from bench.tables import Moved, Table

AT_ONCE = 50
"""How many tables are joined at the same time: nobody comes with 1,000 friends in the same instant."""
PACE = 2.5
"""Seconds between the moves of a table where people don't think long."""
PACED_MOVES = 4
FAST_MOVES = 10
"""For each table and round."""


class Speed(msgspec.Struct):
    """What some rounds took: in seconds of the clock, and in seconds of a processor in the server."""

    seconds: float = 0.0
    work: float = 0.0
    moves: list[Moved] = []

    @property
    def per_second(self) -> float:
        return len(self.moves) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of a processor for each move."""
        return 1000 * self.work / len(self.moves)

    def waits(self, which: Callable[[Moved], float]) -> tuple[float, float]:
        """The median and the p99 in ms."""
        cuts = statistics.quantiles(map(which, self.moves), n=100)
        return 1000 * cuts[49], 1000 * cuts[98]


class Worker(Protocol):
    """What does the work on one side."""

    @property
    def work(self) -> float:
        """Seconds of a processor that it has used."""


class Side:
    """One of the servers that are compared, with all its tables."""

    def __init__(self, name: str, process: Worker, tables: Sequence[Table]) -> None:
        self.name = name
        self.tables = tables
        self.paced, self.fast = Speed(), Speed()
        self._process = process

    @property
    def size(self) -> float:
        """The median bytes of an update."""
        return statistics.median(size for table in self.tables for size in table.sizes)

    async def join(self) -> None:
        for first in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.join() for table in self.tables[first : first + AT_ONCE]))

    async def warm_up(self, moves: int) -> None:
        """Make this many moves at a few tables."""
        await asyncio.gather(*(_at_once(table, [], moves) for table in self.tables[:5]))

    async def move_at_pace(self) -> None:
        """Each table moves when it is time, whether the others are served or not."""
        await self._all(self.paced, _at_pace)

    async def move_fast(self) -> None:
        await self._all(self.fast, _at_once)

    def leave(self) -> None:
        for table in self.tables:
            table.leave()

    async def _all(self, speed: Speed, play: Callable[[Table, list[Moved]], Awaitable[None]]) -> None:
        with self._watched(speed):
            await asyncio.gather(*(play(table, speed.moves) for table in self.tables))

    @contextmanager
    def _watched(self, speed: Speed) -> Iterator[None]:
        began, worked = time.perf_counter(), self._process.work
        yield
        speed.seconds += time.perf_counter() - began
        speed.work += self._process.work - worked


async def _at_pace(table: Table, done: list[Moved]) -> None:
    began = time.perf_counter() + random.random() * PACE
    for number in range(PACED_MOVES):
        await asyncio.sleep(max(0, began + number * PACE - time.perf_counter()))
        done.append(await table.move())


async def _at_once(table: Table, done: list[Moved], moves: int = FAST_MOVES) -> None:
    done += [await table.move() for _ in range(moves)]
