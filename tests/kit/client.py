"""A client that behaves like the web client (web/src/net/socket.ts): it comes back by itself, says hello, and asks
again, under the same id, for everything that got no answer.
"""

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.kit.told import Told
from tilery.tables.wire.messages import VERSION

ANSWERS = ("done", "checked", "hinted", "refused")
LOST = (OSError, EOFError, TimeoutError, WebSocketException)
"""How a line may end."""


class Pace(msgspec.Struct, frozen=True):
    """Seconds: until it connects again, at first and at most, and until a line without an answer counts as dead."""

    first: float = 0.4
    longest: float = 8
    patience: float = 10


class Client(Told):
    """One browser at a table. `dialling` says how it opens its line, if that matters: from which address, with which
    headers."""

    def __init__(
        self, address: str, table: str, secrets: tuple[str, ...] = (), pace: Pace | None = None, **dialling: Any
    ) -> None:
        super().__init__()
        self._dialling = dialling
        self._address, self._table, self._secrets = f"ws://{address}/ws/tables/{table}", table, secrets
        self._pace = pace or Pace()
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._timer = asyncio.timeout(None)
        self._unanswered: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._news = asyncio.Event()
        self.lost = self.resent = self.greetings = 0
        self.away: list[float] = []
        """For each time that it came back: seconds since its line was lost."""
        self._left = 0.0
        self.refused: Counter[str] = Counter()

    async def live(self) -> None:
        """Stay connected until cancelled."""
        failures = 0
        while True:
            try:
                with suppress(*LOST):
                    async with asyncio.timeout(None) as self._timer:
                        self._wait()  # a server that accepts and then says nothing is no use
                        self._socket = await connect(
                            self._address,
                            compression=None,
                            proxy=None,
                            ping_interval=None,
                            max_queue=None,
                            **self._dialling,
                        )
                        await self._talk(self._socket)
            finally:
                if self._greeted:
                    self._left = time.monotonic()
                failures = 1 if self._greeted else failures + 1
                self._greeted = False
                if self._socket is not None:
                    self._socket.transport.abort()
            self.lost += 1
            delay = min(self._pace.longest, self._pace.first * 2 ** (failures - 1))
            await asyncio.sleep(delay * random.uniform(0.75, 1.25))

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "secrets": self._secrets}))
        while True:
            message = msgspec.json.decode(await socket.recv())
            first = message["type"] == "welcome" and not self._greeted
            if first and self.greetings:
                self.away.append(time.monotonic() - self._left)
            self.greetings += first
            self._receive(message)
            if first:
                self._greeted = True
                for request, _ in list(self._unanswered.values()):
                    self.resent += 1
                    await self._send(socket, request)

    def _receive(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "refused":
            self.refused[message["code"]] += 1
            if message["code"] == "closing":
                raise EOFError
        if kind in ANSWERS and message["id"] in self._unanswered:
            self._unanswered.pop(message["id"])[1].set_result(message)
        if not self._unanswered:
            self._timer.reschedule(None)
        self.take(message)
        if kind in ("welcome", "update"):
            self._news.set()

    async def ask(self, kind: str, seat: int, **fields: Any) -> dict[str, Any]:
        """The answer to a request, however often the line breaks before it comes."""
        request = {"type": kind, "id": uuid.uuid4().hex, "seat": seat, **fields}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._unanswered[request["id"]] = request, answer
        if self._greeted and self._socket is not None:
            with suppress(*LOST):  # then it is asked again
                await self._send(self._socket, request)
        return await answer

    async def _send(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        self._wait()
        await socket.send(json.dumps(request))

    def _wait(self) -> None:
        self._timer.reschedule(asyncio.get_running_loop().time() + self._pace.patience)

    def drop(self) -> None:
        """The network is gone for a moment."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition is true, looking again after each message."""
        while not condition():
            self._news.clear()
            await self._news.wait()

    async def reach(self, seq: int) -> None:
        """Wait for this step."""
        await self.until(lambda: self.seq >= seq)

    async def greeted_times(self, times: int) -> None:
        """Wait until it has been welcomed this many times."""
        await self.until(lambda: self.greetings >= times)

    def wake(self) -> None:
        """Let those who wait look again."""
        self._news.set()


async def fresh(address: str, table: str, secrets: tuple[str, ...]) -> dict[int | None, Any]:
    """What a newcomer sees."""
    client = Client(address, table, secrets)
    living = asyncio.create_task(client.live())
    await client.until(lambda: client.seq >= 0)
    living.cancel()
    return client.seen()
