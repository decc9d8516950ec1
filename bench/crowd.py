"""A full house: 500 tables with 1,000 connected clients on one machine, and how soon all are back after a restart.

Every table moves at people's pace, then as fast as it can. In the same run, two others take turns with it, with as many
clients and messages of the same size: boardgame.io, which keeps everything in memory, and a bare fan-out that knows no
rules.
"""

import asyncio
import gc
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.load import AT_ONCE, FAST_MOVES, PACE, PACED_MOVES, Side, Speed
from bench.machine import watched
from bench.peers import House
from bench.tables import TileryTable
from tests.kit.client import Client
from tests.kit.server import Server

TABLES = 500
ROUNDS = 3
SIDES = 3
CONSOLE = Console(soft_wrap=True)


async def measure(house: House, folder: Path, rounds: int) -> None:
    server = house.tilery
    memory = [server.memory]
    ours = house.ours()
    memory.append(server.memory)
    await ours.join()
    memory.append(server.memory)
    await ours.warm_up(rounds * (PACED_MOVES + FAST_MOVES))  # as far as all will get, to see how long messages are
    peer, bare = await house.boardgame(round(ours.size)), house.bare(round(ours.size))
    for side in (peer, bare):
        await side.join()
        await side.warm_up(FAST_MOVES)
    sides = bare, peer, ours
    forget_garbage()
    async with watched(folder) as machine:
        for _ in range(rounds):
            for side in sides:
                await side.move_at_pace()
        for _ in range(rounds):
            for side in sides:
                await side.move_fast()
    memory.append(server.memory)
    print_speeds(sides)
    print_ratios(ours, peer)
    CONSOLE.print(str(machine))
    print_memory(memory, len(ours.tables))
    for side in sides:
        side.leave()
    if not house.profiled:  # a server that is killed leaves no profile
        await print_return(server, [table for table in ours.tables if isinstance(table, TileryTable)])


def forget_garbage() -> None:
    """Stop collecting garbage in this process: the clients would wait for it, and that would count against the
    server."""
    gc.collect()
    gc.freeze()
    gc.disable()


def print_speeds(sides: Sequence[Side]) -> None:
    count = len(sides[0].tables)
    sizes = ", ".join(f"{side.size:,.0f} ({side.name})" for side in sides)
    CONSOLE.print(f"{count} tables, {2 * count} clients, median bytes of an update: {sizes}")
    CONSOLE.print("ms of the server's CPU for a move; ms to the answer and to the other's update")
    heads = "moves/s", "CPU", "done p50", "p99", "other p50", "p99"
    for name, speeds in (
        (f"a move each {PACE} s", [side.paced for side in sides]),
        ("as fast as it can", [side.fast for side in sides]),
    ):
        grid = Grid(name.ljust(20), *heads, box=None, pad_edge=False)
        for side, speed in zip(sides, speeds, strict=True):
            grid.add_row(side.name, *figures(speed))
        CONSOLE.print(grid)


def figures(speed: Speed) -> list[str]:
    waits = *speed.waits(lambda moved: moved.done), *speed.waits(lambda moved: moved.other)
    return [f"{speed.per_second:,.0f}", f"{speed.cost:.2f}", *(f"{wait:.1f}" for wait in waits)]


def print_ratios(ours: Side, peer: Side) -> None:
    CONSOLE.print(
        f"{ours.name} beside {peer.name}: {ours.paced.cost / peer.paced.cost:.2f} times the CPU for a move at people's "
        f"pace, {ours.fast.cost / peer.fast.cost:.2f} times as fast as it can, "
        f"{ours.fast.per_second / peer.fast.per_second:.2f} times the moves"
    )


def print_memory(memory: Sequence[int], tables: int) -> None:
    empty, made, full, played = memory
    CONSOLE.print(
        f"Memory: {empty / 1024:.0f} MB empty, {made / 1024:.0f} with the tables, {full / 1024:.0f} with the clients, "
        f"{played / 1024:.0f} in the end: {(played - empty) / tables:.0f} kB per table"
    )


async def print_return(server: Server, tables: Sequence[TileryTable]) -> None:
    """Kill the server and start it again: how long does it take to answer, and then for all clients to be back?"""
    clients = [Client(server.address, table.id, (secret,)) for table in tables for secret in table.secrets]
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
    CONSOLE.print(
        f"Killed: there again after {there - began:.1f} s; all {len(clients)} clients back another "
        f"{back - there:.1f} s later, each in its own time"
    )


def enough_files(needed: int) -> None:
    """Get as many open files as a full house needs, here and in each server, or say how to get them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < needed:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < needed:
        sys.exit(f"A full house needs {needed} open files, and {hard} are allowed here; see `ulimit -Hn`.")


def main(tables: int = TABLES, rounds: int = ROUNDS, profile: Path | None = None) -> None:
    enough_files(2 * SIDES * tables + 200)
    with tempfile.TemporaryDirectory() as folder:
        with closing(House(Path(folder), tables, profiled=profile is not None)) as house:
            uvloop.run(measure(house, Path(folder), rounds))
        if profile is not None:
            shutil.copy(house.tilery.folder / "profile", profile)
