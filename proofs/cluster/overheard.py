"""All that servers tell each other over NATS, as somebody hears it who reaches NATS and nothing else."""

import asyncio
import json
import threading
from collections import defaultdict
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from tilery.server.cluster.bus import SEAL
from tilery.server.cluster.cluster import topic_of


class Overheard:
    """A thread that listens."""

    def __init__(self, url: str) -> None:
        self._words: defaultdict[str, set[bytes]] = defaultdict(set)
        self.last: dict[str, bytes] = {}
        """The last word under each subject, as it came."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._client = asyncio.run_coroutine_threadsafe(self._listen(url), self._loop).result()

    async def _listen(self, url: str) -> Client:
        client = await nats.connect(url, no_echo=True)
        await client.subscribe("tilery.>", cb=self._hear)
        await client.flush()
        return client

    async def _hear(self, message: Msg) -> None:
        self.last[message.subject] = message.data
        topic = message.subject.partition(".")[2].partition(".")[2]
        self._words[topic].add(timeless(message.data[SEAL:]))

    def about(self, table: str) -> list[bytes]:
        """What was said of a table, each word once."""
        return sorted(self._words[topic_of(table)])

    def subject(self, table: str) -> str:
        """Where servers speak of a table, if they have done so."""
        return next(each for each in self.last if each.endswith(topic_of(table)))

    def say(self, subject: str, word: bytes) -> None:
        """Speak as if we were a server."""
        asyncio.run_coroutine_threadsafe(self._say(subject, word), self._loop).result()

    async def _say(self, subject: str, word: bytes) -> None:
        await self._client.publish(subject, word)
        await self._client.flush()

    def close(self) -> None:
        """Listen no more."""
        asyncio.run_coroutine_threadsafe(self._client.close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def timeless(word: bytes) -> bytes:
    """A word without the name of its server, which is drawn by chance, and without fractions of seconds."""
    said = json.loads(word)
    said["by"] = "a server"
    return json.dumps(_still(said), sort_keys=True).encode()


def _still(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _still(value) for name, value in part.items()}
    return "a time" if isinstance(part, float) else part
