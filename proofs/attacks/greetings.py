"""Watchers who say hello again and again, ping without end, and read nothing of what they are told."""

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from proofs.abuse import frame
from proofs.attacks.attack import Attack, Seen
from proofs.attacks.replays import long_games, put_in, table_of
from proofs.attacks.stranger import GONE, HELLO, connected, make, metric, read_all, talking, text
from proofs.neighbours import TABLES
from tilery.games import GAMES

RATE = 29
"""Hellos a second: one fewer than what a client is sent away for."""
WATCHERS = 5
SILENT = 10
"""Lines of each kind that never read."""
PATIENT = 40.0
"""The most seconds until a client that reads nothing is cut off: a ping, and the time to answer it."""

PLAIN = HELLO | {"plain": True}


def strike(address: str, seconds: float) -> Seen:
    """For half of the time, some never read; all the time, others read everything and greet too often."""
    seen = Seen()
    short, _ = make(address, GAMES.names()[0], 2)
    tables = [short, *map(table_of, long_games())]
    greeting = threading.Thread(target=lambda: seen.figures.update(asyncio.run(greet(address, tables, seconds))))
    greeting.start()
    kinds: dict[str, Callable[[int], bytes]] = {
        "hellos": lambda _: text(HELLO),
        "plain hellos": lambda _: text(PLAIN),
        "pings": lambda number: frame(9, b"%d" % number),
        "pongs": lambda number: frame(10, b"%d" % number),
        "nothing": lambda _: b"",
    }
    names = list(product(kinds, range(SILENT)))
    lines = {name: talking(address, tables[name[1] % len(tables)], small=True) for name in names}
    for line in lines.values():
        line.push(text(HELLO))
    gone: dict[tuple[str, int], float] = {}
    began, number = time.monotonic(), 0
    while time.monotonic() - began < seconds:
        number += 1
        for name, line in lines.items():
            if name in gone:
                continue
            if not line.push(kinds[name[0]](number)) or not line.open:
                gone[name] = time.monotonic() - began
        time.sleep(1 / RATE)
    greeting.join()
    time.sleep(0.5)
    # A client that reads nothing may not even notice that the line was cut, so ask the server.
    left = metric(address, "tilery_connections") - TABLES
    seen.figures |= {"never read": len(lines), "of them left": left, "gone after, s": max(gone.values(), default=0)}
    if seconds > PATIENT:
        seen.expect("whoever reads nothing is hung up on", left <= 0)
    for line in lines.values():
        line.close()
    return seen


async def greet(address: str, tables: list[str], seconds: float) -> dict[str, float]:
    """Watchers who read everything, and say hello as often as they may."""
    until = asyncio.get_running_loop().time() + seconds
    greeted = await asyncio.gather(*(say_hello(address, tables[at % len(tables)], until) for at in range(WATCHERS)))
    return {"hellos that were read": sum(greeted)}


async def say_hello(address: str, table: str, until: float) -> int:
    said = 0
    words = msgspec.json.encode(HELLO).decode()
    loop = asyncio.get_running_loop()
    reading: list[asyncio.Task[Any]] = []
    while loop.time() < until:
        socket = None
        try:
            async with asyncio.timeout_at(until):
                socket = await connected(address, table)
                reading.append(asyncio.create_task(read_all(socket)))
                while True:
                    await socket.send(words)
                    said += 1
                    await asyncio.sleep(1 / RATE)
        except (*GONE, TimeoutError, WebSocketException):
            await asyncio.sleep(0.1)
        finally:
            if socket is not None:
                socket.transport.abort()
    return said


ATTACK = Attack(
    "hellos and pings without end, from watchers who read nothing",
    strike,
    seconds=45,
    memory=48,
    prepare=put_in,
    settings={"metrics": True},
)
