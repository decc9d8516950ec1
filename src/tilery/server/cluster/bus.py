"""Words between servers, by NATS. A word may be lost: whoever hears it only looks at the database.

Each word has a seal, made with a key from the database. Whoever reaches NATS, but not the database, can't say anything
that a server would believe.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

logger = logging.getLogger(__name__)

WAITING = 10_000
"""Words that may wait to be sent; further ones are lost."""
UNHEARD = 4 * 1024 * 1024
"""Bytes of words on one topic that may wait until we have time to hear them; further ones are lost."""
SEAL = 16
"""Bytes of a seal."""
MOANED = 60.0
"""Seconds between two lines in the log about words that no server of ours has said."""
PATIENCE = 2.0
"""Seconds between two tries to reach NATS, and between two signs of life on the line."""

Heard = Callable[[str, bytes], None]


class Bus:
    """A line to NATS that is made anew whenever it breaks. Topics begin with the name of the house, so several houses
    can share one NATS."""

    def __init__(self, url: str, heard: Heard) -> None:
        """`heard` is called with the topic and the word."""
        self._url, self._heard = url, heard
        self._house, self._key = "", b""
        self._moaned = -MOANED
        self._closing = False
        self._client: Client | None = None
        self._topics: dict[str, Any] = {}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def works(self) -> bool:
        """Whether words arrive at the moment, as far as we know."""
        return self._client is not None and self._client.is_connected

    def start(self, key: bytes) -> None:
        """Begin to connect, and to send what is said. All servers of a house have the same key."""
        self._key = key
        self._house = hashlib.sha256(key).hexdigest()[:12]
        if self._url:
            self._tasks.append(asyncio.create_task(self._work()))

    async def close(self) -> None:
        """Hang up."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            with suppress(Error, OSError, TimeoutError, asyncio.CancelledError):
                await self._client.close()

    def say(self, topic: str, word: bytes) -> None:
        """Send a word to all who listen, ourselves too. It is lost if there is no line."""
        if self.works:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait((topic, word))

    def listen(self, topic: str) -> None:
        """From now on, hear what is said under this topic."""
        if topic not in self._topics:
            self._topics[topic] = None
            self.say(topic, b"")  # the order counts: whoever asks a question listens before it is sent

    def ignore(self, topic: str) -> None:
        """Hear no more of this topic."""
        found = self._topics.pop(topic, None)
        if found is not None:
            self._tasks.append(asyncio.create_task(self._leave(found)))
            self._tasks = [task for task in self._tasks if not task.done()]

    @property
    def topics(self) -> frozenset[str]:
        """What we listen to."""
        return frozenset(self._topics)

    async def _work(self) -> None:
        self._client = await self._connected()
        for topic in list(self._topics):
            await self._join(topic)
        while True:
            topic, word = await self._waiting.get()
            try:
                await self._join(topic)
                if word:
                    await self._client.publish(self._subject(topic), self._seal(topic, word) + word)
            except (Error, OSError) as error:
                logger.debug("a word to the other servers was lost: %r", error)

    async def _connected(self) -> Client:
        told = False
        while True:
            try:
                return await nats.connect(
                    self._url,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=PATIENCE / 10,
                    connect_timeout=PATIENCE,
                    ping_interval=PATIENCE,
                    max_outstanding_pings=2,
                    pending_size=0,
                    allow_reconnect=True,
                    error_cb=self._failed,
                    disconnected_cb=self._cut,
                    reconnected_cb=self._back,
                )
            except (Error, OSError, TimeoutError) as error:
                if not told:
                    logger.error("NATS can't be reached, so other servers are looked at once a second: %r", error)
                told = True
                await asyncio.sleep(PATIENCE / 2)

    async def _join(self, topic: str) -> None:
        if self._client is None or topic not in self._topics or self._topics[topic] is not None:
            return

        async def hear(message: Msg) -> None:
            seal, word = message.data[:SEAL], message.data[SEAL:]
            if hmac.compare_digest(seal, self._seal(topic, word)):
                self._heard(topic, word)
            elif time.monotonic() - self._moaned >= MOANED:
                self._moaned = time.monotonic()
                logger.error("somebody who is no server of ours speaks on NATS under our name; nobody listens")

        self._topics[topic] = await self._client.subscribe(
            self._subject(topic), cb=hear, pending_msgs_limit=WAITING, pending_bytes_limit=UNHEARD
        )

    async def _leave(self, subscription: Any) -> None:
        with suppress(Error, OSError):
            await subscription.unsubscribe()

    def _subject(self, topic: str) -> str:
        return f"tilery.{self._house}.{topic}"

    def _seal(self, topic: str, word: bytes) -> bytes:
        return hashlib.blake2b(topic.encode() + b" " + word, digest_size=SEAL, key=self._key).digest()

    async def _failed(self, error: Exception) -> None:
        logger.debug("NATS: %r", error)

    async def _cut(self) -> None:
        if not self._closing:
            logger.error("the line to NATS is lost: other servers are looked at once a second")

    async def _back(self) -> None:
        logger.warning("NATS is back")
