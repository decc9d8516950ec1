"""A device of the tests: it keeps in a dict, and thinks where it stands."""

import asyncio
import json
import uuid
from collections.abc import Callable, Mapping
from typing import Any

from tests.kit.process import PATIENCE
from tests.kit.told import Told
from tilery.local.asking import Reply
from tilery.local.house import House
from tilery.local.line import Line
from tilery.local.routes import call
from tilery.local.thinking import Kind, answer
from tilery.tables.wire.messages import VERSION


class DictKeeper:
    """Keeps everything in a dict, and remembers what came at once."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.changes: list[dict[str, bytes | None]] = []

    async def keep(self, changes: Mapping[str, bytes | None]) -> None:
        self.changes.append(dict(changes))
        for key, content in changes.items():
            if content is None:
                del self.kept[key]
            else:
                self.kept[key] = content


class MindHere:
    """Thinks in this process, and at once."""

    def __init__(self) -> None:
        self.asked: list[Kind] = []
        self.restarts: list[Kind] = []

    async def think(self, kind: Kind, question: bytes) -> bytes:
        self.asked.append(kind)
        return answer(kind, question)

    def restart(self, kind: Kind) -> None:
        self.restarts.append(kind)


class Device:
    """A house that can be closed and opened again, with what its keeper has kept."""

    def __init__(self) -> None:
        self.keeper, self.mind = DictKeeper(), MindHere()
        self.open()

    def open(self) -> None:
        self.house = House(self.keeper, self.mind, dict(self.keeper.kept), tempo=0)

    async def reopen(self) -> None:
        await self.house.close()
        self.open()

    async def ask(self, address: str, body: Any = None, *, method: str = "") -> Reply:
        method = method or ("GET" if body is None else "POST")
        return await call(self.house, method, address, b"" if body is None else json.dumps(body).encode())

    async def get(self, address: str) -> Any:
        return done(await self.ask(address))

    async def post(self, address: str, body: Any) -> Any:
        return done(await self.ask(address, body))

    async def make(self, game: str, *kinds: str, level: str = "random", **more: Any) -> Any:
        seats = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in kinds]
        return await self.post("/tables", {"game": game, "seats": seats, **more})

    async def dial(self, table: str, *secrets: str) -> "Page":
        page = Page()
        await self.house.dial(table, page.line)
        await page.send({"type": "hello", "version": VERSION, "secrets": secrets})
        return page


def done(reply: Reply) -> Any:
    assert reply.status < 300, reply.content.decode()
    return json.loads(reply.content) if reply.kind == "application/json" else reply.content.decode()


class Page(Told):
    """A page at a table of its own device."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[dict[str, Any]] = []
        self.hung_up = False
        self._news = asyncio.Event()
        self.line = Line(self._hear, self._gone)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        self.take(message)
        self._news.set()

    def _gone(self) -> None:
        self.hung_up = True

    async def send(self, message: dict[str, Any]) -> None:
        await self.line.receive(json.dumps(message))

    async def until(self, there: Callable[[], bool]) -> None:
        """Wait until this is so, looking again after each message."""
        async with asyncio.timeout(PATIENCE):
            while not there():
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind: str, seat: int, **fields: Any) -> dict[str, Any]:
        """Send a request that is answered at once; gives the answer."""
        name = uuid.uuid4().hex
        if kind != "check":
            fields.setdefault("seq", self.seq)
        await self.send({"type": kind, "id": name, "seat": seat, **fields})
        [answer] = [message for message in self.heard if message.get("id") == name]
        return answer
