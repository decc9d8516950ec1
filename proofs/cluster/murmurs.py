"""What somebody who reaches NATS, but not the database, could say there: words in wrong shapes, huge ones, words of
servers that were changed, sent again, sent to other tables, or made up under the name of a server.
"""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from tilery.server.cluster.bus import SEAL

KEPT = 500
"""Words of servers that are remembered, to be sent again or changed."""
PAUSE = 0.02
"""Seconds between two batches: the machine has other things to do as well."""
BATCH = 5
HUGE = 900_000
"""Bytes: NATS itself refuses a million."""
NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2, 7, 99, 2**31, 2**62, 2**70, 1e300, -1e300, 1.5, None, "0", [], {})

Word = tuple[str, bytes]
"""A subject, and what is said there."""


class Murmurs:
    """Somebody who hears all that servers tell each other, and says what they would never say."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self._url, self._rng = url, rng
        self._heard: list[Word] = [("tilery.all", b"{}")]
        self._count = 0

    async def begin(self) -> None:
        """Speak from now on."""
        self._client: Client = await nats.connect(self._url, no_echo=True)
        await self._client.subscribe("tilery.>", cb=self._hear)
        self._task = asyncio.create_task(self._speak())

    async def end(self) -> int:
        """Fall silent; gives how many words there were."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._client.close()
        return self._count

    async def _hear(self, message: Msg) -> None:
        if self._rng.random() < 0.1 or len(self._heard) < KEPT // 10:
            self._heard = [*self._heard[-KEPT:], (message.subject, message.data)]

    async def _speak(self) -> None:
        while True:
            with suppress(Error, OSError):  # a word that is too large ends the line, and it is made anew
                for _ in range(BATCH):
                    subject, word = self._rng.choice(KINDS)(self._rng, self._heard)
                    await self._client.publish(subject, word)
                    self._count += 1
            await asyncio.sleep(PAUSE)


def random_bytes(rng: random.Random, heard: list[Word]) -> Word:
    return subject(rng, heard), rng.randbytes(rng.randrange(200))


def wrong_shape(rng: random.Random, heard: list[Word]) -> Word:
    shapes: tuple[Any, ...] = (None, 1, "", [], [[]], {"by": 1}, {"seq": {}}, {"used": []}, {"shown": "x"})
    return subject(rng, heard), json.dumps(rng.choice(shapes)).encode()


def deep(rng: random.Random, heard: list[Word]) -> Word:
    return subject(rng, heard), b'{"by":"x","more":' + b"[" * 50_000


def huge(rng: random.Random, heard: list[Word]) -> Word:
    return subject(rng, heard), rng.choice((b"x", b"\0", b"[")) * HUGE if rng.random() < 0.05 else b"x" * 5000


def changed(rng: random.Random, heard: list[Word]) -> Word:
    """A word of a server with some bytes changed."""
    where, word = rng.choice(heard)
    found = bytearray(word)
    for _ in range(rng.randrange(1, 4)):
        found[rng.randrange(len(found))] = rng.randrange(256)
    return where, bytes(found)


def again(rng: random.Random, heard: list[Word]) -> Word:
    """What a server has said, once more."""
    return rng.choice(heard)


def elsewhere(rng: random.Random, heard: list[Word]) -> Word:
    """What a server has said, at another table."""
    return subject(rng, heard), rng.choice(heard)[1]


def of_another_version(rng: random.Random, heard: list[Word]) -> Word:
    """As the first servers spoke: without a seal, with the id of the table."""
    return subject(rng, heard), json.dumps(made_up(rng, heard) | {"table": "x" * 22, "mood": "fine"}).encode()


def forged(rng: random.Random, heard: list[Word]) -> Word:
    """A word that would be understood, under the name of a server and with a seal of its own."""
    seal = rng.choice((b"", bytes(SEAL), rng.choice(heard)[1][:SEAL]))
    return subject(rng, heard), seal + json.dumps(made_up(rng, heard)).encode()


def made_up(rng: random.Random, heard: list[Word]) -> dict[str, Any]:
    number: Callable[[], Any] = lambda: rng.choice(NUMBERS)  # noqa: E731
    turn = {"since": number(), "awaited": number(), "marked": number(), "up": number()}
    pulse = {"seq": number(), "turns": {rng.randrange(9): turn}, "heard": {0: number()}, "absent": {1: number()}}
    words: tuple[dict[str, Any], ...] = (
        {"left": rng.randrange(3)},
        {"standing": [0, 1]},
        {"company": {"seats": [rng.randrange(9)], "watchers": number()}},
        {"sign": [rng.randrange(5), "well-played"]},
        {"heard": [number()]},
        {"seq": number(), "stored": True},
        {"pulse": pulse},
        {"free": True},
        {"asks": True},
        {"shown": ["x" * 22] * rng.randrange(100)},
        {"used": {f"10.0.{rng.randrange(256)}.{n}": [number()] * rng.randrange(4, 7) for n in range(200)}},
    )
    return {"by": name(rng, heard)} | rng.choice(words)


def subject(rng: random.Random, heard: list[Word]) -> str:
    """Where a server speaks, or almost there."""
    found = rng.choice(heard)[0]
    return found if rng.random() < 0.9 else found + "x"


def name(rng: random.Random, heard: list[Word]) -> str:
    """The name of a server, as far as it can be heard."""
    with suppress(ValueError, KeyError, TypeError):
        return str(json.loads(rng.choice(heard)[1][SEAL:])["by"])
    return f"{rng.getrandbits(64):016x}"


KINDS: tuple[Callable[[random.Random, list[Word]], Word], ...] = (
    *(random_bytes, wrong_shape, deep, huge, changed, again, elsewhere, of_another_version, forged, forged, forged),
)
