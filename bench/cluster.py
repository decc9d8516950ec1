"""Several servers beside one, PostgreSQL beside SQLite: what a move costs, and how soon the other player sees it."""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop
from proofs.cluster.house import House, house
from rich.console import Console
from rich.table import Table as Grid

from bench.line import Line
from bench.load import Side
from bench.tables import TileryTable
from bench.ticks import seconds_of
from tests.kit.server import Server

TABLES = 60
ROUNDS = 3
CONSOLE = Console(soft_wrap=True)


class Split(TileryTable):
    """A table whose two clients are connected to different servers."""

    def __init__(self, near: Server, far: Server) -> None:
        super().__init__(near)
        self._addresses = near.address, far.address

    async def join(self) -> None:
        for seat, address in enumerate(self._addresses):
            self._lines.append(await Line.connect(address, self._path, self._ear(seat)))
            self.greet(seat)
            await self._greeted[seat].wait()


class Together:
    """Several processes whose work is counted as one."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = servers

    @property
    def work(self) -> float:
        return sum(server.work for server in self._servers)


async def measure(there: House, plain: Server) -> None:
    one, other = there.servers
    pairs = ((one, other), (other, one))
    sides: list[tuple[Side, Any]] = [
        (Side("SQLite, one server", plain, [TileryTable(plain) for _ in range(TABLES)]), None),
        (Side("PostgreSQL, one server", one, [TileryTable(one) for _ in range(TABLES)]), there),
        (
            Side(
                "PostgreSQL, two servers, each table at one of them",
                Together((one, other)),
                [TileryTable(there.servers[number % 2]) for number in range(TABLES)],
            ),
            there,
        ),
        (
            Side(
                "PostgreSQL, two servers, each table at both",
                Together((one, other)),
                [Split(*pairs[number % 2]) for number in range(TABLES)],
            ),
            there,
        ),
    ]
    for side, _ in sides:
        await side.join()
        await side.warm_up(5)
    database = dict.fromkeys((side.name for side, _ in sides), 0.0)
    for _ in range(ROUNDS):
        for side, at in sides:
            before = seconds_of(at.postgres.pid) if at else 0.0
            await side.move_at_pace()
            database[side.name] += seconds_of(at.postgres.pid) - before if at else 0.0
        for side, _ in sides:
            await side.move_fast()
    show([side for side, _ in sides], database)
    for side, _ in sides:
        side.leave()


def show(sides: Sequence[Side], database: dict[str, float]) -> None:
    """Print what was measured."""
    grid = Grid("at people's pace", "servers' ms a move", "PostgreSQL's", "the other sees it, ms", "p99", box=None)
    for side in sides:
        median, late = side.paced.waits(lambda moved: moved.other)
        stored = 1000 * database[side.name] / len(side.paced.moves)
        grid.add_row(side.name, f"{side.paced.cost:.2f}", f"{stored:.2f}", f"{median:.1f}", f"{late:.1f}")
    CONSOLE.print(grid)
    grid = Grid("as fast as they can", "moves/s", "servers' ms a move", "the other sees it, ms", "p99", box=None)
    for side in sides:
        median, late = side.fast.waits(lambda moved: moved.other)
        grid.add_row(side.name, f"{side.fast.per_second:,.0f}", f"{side.fast.cost:.2f}", f"{median:.1f}", f"{late:.1f}")
    CONSOLE.print(grid)


def main() -> None:
    """Measure all sides in turn, in the same run."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder) / "house", apart=True) as there:
        plain = Server(Path(folder) / "plain")
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(measure(there, plain))
        finally:
            plain.close()
