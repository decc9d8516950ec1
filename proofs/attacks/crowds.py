"""As many watchers as a server has room for, from a few addresses. They stay, and say hello all at once, again."""

import asyncio
import resource
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import GONE, HELLO, connected, make, read_all
from tilery.games import GAMES

ADDRESSES = tuple(f"127.0.0.{last}" for last in range(2, 13))
EACH = 460
"""Sockets from each of them: about five thousand in all, of which five hundred may come from one address."""
AT_ONCE = 20
PAUSE = 0.5
"""Seconds between two hellos of the same watcher."""
GREETING = msgspec.json.encode(HELLO).decode()


def strike(address: str, seconds: float) -> Seen:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    seen = Seen()
    tables = [make(address, game, 2)[0] for game in GAMES.names()]
    sockets: list[ClientConnection] = []
    refused = 0

    async def come(at: str, count: int) -> None:
        nonlocal refused
        for number in range(count):
            try:
                socket = await connected(address, tables[number % len(tables)], at)
                await socket.send(GREETING)
                sockets.append(socket)
            except (*GONE, TimeoutError, WebSocketException):
                refused += 1

    began = time.monotonic()
    each = EACH if seconds > 10 else AT_ONCE
    await asyncio.gather(*(come(at, each // AT_ONCE) for at in ADDRESSES for _ in range(AT_ONCE)))
    seen.figures |= {"came": len(sockets), "refused": refused, "within s": time.monotonic() - began}
    await asyncio.sleep(seconds / 2)
    there = [socket for socket in sockets if socket.state == 1]
    seen.figures["still there"] = len(there)
    seen.expect("nine of ten are there, for there is room", len(there) >= 0.9 * each * len(ADDRESSES))
    seen.figures["hellos at once"] = await chorus(there, seconds / 2)
    for socket in sockets:
        socket.transport.abort()
    return seen


async def chorus(sockets: Sequence[ClientConnection], seconds: float) -> int:
    """All of them say hello at the same moment, again and again. Gives how often one did."""
    said = 0
    reading = [asyncio.create_task(read_all(socket)) for socket in sockets]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for socket in sockets:
            with suppress(*GONE, WebSocketException):
                await socket.send(GREETING)
                said += 1
        await asyncio.sleep(PAUSE)
    for task in reading:
        task.cancel()
    return said


# A hundred milliseconds: each of the eleven addresses may use a hundredth of a second at a stretch.
ATTACK = Attack("five thousand watchers", strike, seconds=30, patient=100, memory=128)
