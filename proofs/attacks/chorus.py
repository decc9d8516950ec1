"""Five thousand watchers who all say hello at the same moment, again and again."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.crowds import GREETING, crowded
from proofs.attacks.stranger import GONE, read_all

PAUSE = 0.5
"""Seconds between two hellos of the same watcher."""


def strike(address: str, seconds: float) -> Seen:
    return crowded(address, seconds, sing)


async def sing(sockets: Sequence[ClientConnection], seconds: float) -> dict[str, float]:
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
    return {"hellos": said}


ATTACK = Attack("five thousand watchers who say hello together", strike, seconds=20, patient=100, memory=128)
