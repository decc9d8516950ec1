"""A full house: 500 tables with 1,000 connected clients on one machine, and how soon all are back after a restart.

First every table moves at people's pace, then as fast as it can. Next to it, in the same run, the bare fan-out of
`bench server` with as many clients and messages of the same size. The clients are in this process, on cores that the
servers would like to have too.
"""

import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.server import BARE, DECODE, BareTable, TileryTable
from tests.kit.client import Client
from tests.kit.process import Process
from tests.kit.server import Server

TABLES = 500
AT_ONCE = 50
"""Tables that are joined at the same time: nobody comes with 1,000 friends in the same instant."""
PACE = 2.5
"""Seconds between the moves of a table, of people who don't think long."""
PACED_SECONDS = 20.0
MOVES = 10
"""Per table and round, as fast as it can."""
ROUNDS = 3
FILES = 2 * TABLES + 200
"""Open at once, here and in each server."""


class Moved(msgspec.Struct):
    """Seconds from a move to the word that it is done, and to the update of the other client."""

    done: float
    other: float


class CrowdTable(TileryTable):
    """A real table."""

    async def timed(self) -> Moved:
        seat, request = self.request()
        began = time.perf_counter()
        await self.clients[seat].send(request)
        done, other = await asyncio.gather(self._see(seat, began, answer=True), self._see(1 - seat, began))
        self.seq += 1
        return Moved(done, other)

    async def _see(self, seat: int, began: float, *, answer: bool = False) -> float:
        text = await self.clients[seat].recv()
        message = DECODE(text)
        if message.type != "update":
            raise RuntimeError(f"the move was not made: {text!r}")
        self.views[seat] = message.views[0]
        self.sizes.append(len(text))
        if answer:
            await self.clients[seat].recv()
        return time.perf_counter() - began


class BareCrowd(BareTable):
    """A table of the fan-out."""

    async def timed(self) -> Moved:
        began = time.perf_counter()
        await self.clients[0].send(self.message)
        return Moved(*await asyncio.gather(self._see(0, began, 2), self._see(1, began, 1)))

    async def _see(self, client: int, began: float, messages: int) -> float:
        for _ in range(messages):
            await self.clients[client].recv()
        return time.perf_counter() - began


AnyTable = CrowdTable | BareCrowd


class Speed(msgspec.Struct):
    per_second: float
    moves: list[Moved]


async def paced(tables: Sequence[AnyTable]) -> Speed:
    """Each table moves when it is time, whether the others are served or not."""
    return await _all(tables, _at_pace)


async def fast(tables: Sequence[AnyTable]) -> Speed:
    return await _all(tables, _at_once)


async def _all(tables: Sequence[AnyTable], play: Callable[[AnyTable, list[Moved]], Awaitable[None]]) -> Speed:
    moves: list[Moved] = []
    began = time.perf_counter()
    await asyncio.gather(*(play(table, moves) for table in tables))
    return Speed(len(moves) / (time.perf_counter() - began), moves)


async def _at_pace(table: AnyTable, moves: list[Moved]) -> None:
    began = time.perf_counter() + random.random() * PACE
    for number in range(int(PACED_SECONDS / PACE)):
        await asyncio.sleep(max(0, began + number * PACE - time.perf_counter()))
        moves.append(await table.timed())


async def _at_once(table: AnyTable, moves: list[Moved]) -> None:
    moves += [await table.timed() for _ in range(MOVES)]


async def join(tables: Sequence[AnyTable]) -> None:
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.join() for table in tables[first : first + AT_ONCE]))


async def leave(tables: Sequence[AnyTable]) -> None:
    for table in tables:
        for client in table.clients:
            client.transport.abort()


async def come_back(server: Server, tables: Sequence[CrowdTable]) -> tuple[float, float]:
    """Kill the server and start it again. Seconds until it is there, and from then on until all clients are back."""
    names = [table.address.rpartition("/")[2] for table in tables]
    clients = [
        Client(server.address, name, (secret,))
        for name, table in zip(names, tables, strict=True)
        for secret in table.secrets
    ]
    living = []
    for first in range(0, len(clients), 2 * AT_ONCE):
        some = clients[first : first + 2 * AT_ONCE]
        living += [asyncio.create_task(client.live()) for client in some]
        await asyncio.gather(*(client.greeted_times(1) for client in some))
    began = time.perf_counter()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    there = time.perf_counter()
    await asyncio.gather(*(client.greeted_times(2) for client in clients))
    back = time.perf_counter()
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)
    return there - began, back - there


def enough_files() -> None:
    """As many open files as a full house needs, or a word on how to get them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < FILES:
        sys.exit(f"A full house needs {FILES} open files, and {hard} are allowed here; see `ulimit -Hn`.")


async def measure(server: Server, bare: str) -> None:
    console = Console()
    empty = server.memory
    real = [CrowdTable(server) for _ in range(TABLES)]
    made = server.memory
    await join(real)
    full = server.memory
    await fast(real[:5])  # warm up, and see how large messages are
    size = round(statistics.mean(size for table in real for size in table.sizes))
    plain = [BareCrowd(bare, name, size) for name in range(TABLES)]
    await join(plain)
    await fast(plain[:5])
    slow = await paced(plain), await paced(real)
    worked = server.work
    rounds = [(await fast(plain), await fast(real)) for _ in range(ROUNDS)]
    work = (server.work - worked) / sum(len(ours.moves) for _, ours in rounds)
    played = server.memory
    console.print(f"{TABLES} tables, {2 * TABLES} clients, {size} bytes; ms to the answer and to the other's update")
    table = Table("", "moves/s", "done p50", "p99", "other p50", "p99", box=None, pad_edge=False)
    for number, name in enumerate(("bare fan-out", "Tilery")):
        table.add_row(f"{name}, a move each {PACE} s", *figures([slow[number]]))
        table.add_row(f"{name}, as fast as it can", *figures([each[number] for each in rounds]))
    console.print(table)
    ratio = statistics.median(ours.per_second / theirs.per_second for theirs, ours in rounds)
    console.print(
        f"Tilery makes {ratio:.2f} of the bare fan-out's moves; each takes its server {1000 * work:.2f} ms of a core."
    )
    console.print(
        f"Memory: {empty / 1024:.0f} MB empty, {made / 1024:.0f} with the tables, {full / 1024:.0f} with the clients, "
        f"{played / 1024:.0f} after {real[0].seq} moves at each: {(played - empty) / TABLES:.0f} kB per table",
        soft_wrap=True,
    )
    await leave([*real, *plain])
    there, back = await come_back(server, real)
    console.print(
        f"Killed: there again after {there:.1f} s; all {2 * TABLES} clients back another {back:.1f} s later, "
        "each in its own time",
        soft_wrap=True,
    )


def figures(speeds: Sequence[Speed]) -> list[str]:
    """The median of the rounds."""
    found = [f"{statistics.median(speed.per_second for speed in speeds):,.0f}"]
    for field in ("done", "other"):
        cuts = [statistics.quantiles((getattr(move, field) for move in speed.moves), n=100) for speed in speeds]
        found += [f"{1000 * statistics.median(cut[at] for cut in cuts):.1f}" for at in (49, 98)]
    return found


def main() -> None:
    enough_files()
    with tempfile.TemporaryDirectory() as folder, closing(Process(Path(folder) / "bare")) as bare:
        bare.launch("-c", BARE)
        with closing(Server(Path(folder) / "crowd", fresh=True, connections_per_address=2 * FILES)) as server:
            asyncio.run(measure(server, bare.address))


if __name__ == "__main__":
    main()
