"""As many watchers as a server has room for, from a few addresses, and they stay."""

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import GONE, HELLO, connected, make
from tilery.games import GAMES

ADDRESSES = tuple(f"127.0.0.{last}" for last in range(2, 13))
EACH = 460
"""Sockets from each address: about five thousand in all. One address may have five hundred."""
AT_ONCE = 20
GREETING = msgspec.json.encode(HELLO).decode()


Stay = Callable[[Sequence[ClientConnection], float], Awaitable[dict[str, float]]]
"""What they do for this many seconds when all are there. Gives figures."""


def strike(address: str, seconds: float) -> Seen:
    return crowded(address, seconds, wait)


def crowded(address: str, seconds: float, stay: Stay) -> Seen:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return asyncio.run(struck(address, seconds, stay))


async def wait(_: Sequence[ClientConnection], seconds: float) -> dict[str, float]:
    await asyncio.sleep(seconds)
    return {}


async def struck(address: str, seconds: float, stay: Stay) -> Seen:
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
    seen.figures |= await stay(sockets, seconds)
    there = [socket for socket in sockets if socket.state == 1]
    seen.figures["still there"] = len(there)
    seen.expect("nine of ten are there, for there is room", len(there) >= 0.9 * each * len(ADDRESSES))
    for socket in sockets:
        socket.transport.abort()
    return seen


# A hundred milliseconds: each of the eleven addresses may use a hundredth of a second at a stretch.
ATTACK = Attack("five thousand watchers", strike, seconds=20, patient=100, memory=128)
