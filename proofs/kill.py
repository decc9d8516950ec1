"""Kill the full server in the middle of moves, again and again, while clients check every word it said.

Each client plays both seats of a table as fast as it can. What was acknowledged must be there after the restart, what
was told must have been stored, and the stored log must rebuild to exactly the table that was told.
"""

import asyncio
import json
import random
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from proofs.progress import progress
from proofs.server import Server

GAME = "triominos"
LONGEST = 0.4
"""Seconds between a start and the kill, at most, beyond what the clients need to come back."""


class Kills:
    """What the trial saw, over all kills."""

    def __init__(self) -> None:
        self.kills = self.acknowledged = self.lost = self.half = self.untrue = self.resent = 0

    def __str__(self) -> str:
        return (
            f"server killed {self.kills} times: {self.acknowledged} moves acknowledged, {self.lost} lost, "
            f"{self.half} half, {self.untrue} told but not stored; {self.resent} sent again after a kill"
        )

    @property
    def held(self) -> bool:
        return self.kills > 0 and self.acknowledged > 0 and not (self.lost or self.half or self.untrue)


class Client:
    """Plays one table, keeps all it was told, and compares it with what is there after each restart."""

    def __init__(self, table: str, secrets: list[str], found: Kills, rng: random.Random) -> None:
        self._table, self._secrets, self._found, self._rng = table, secrets, found, rng
        self._log: list[Any] = []
        self._views: Any = None
        self._seq = -1
        self._acknowledged = -1
        self._request: dict[str, Any] | None = None
        self.moves = 0

    async def play(self, address: str) -> None:
        """Until the connection breaks; the next call goes on where this one ended."""
        async with connect(f"ws://{address}/ws/tables/{self._table}", max_queue=None) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1, "secrets": self._secrets}))
            unsure = self._request is not None
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "welcome":
                    self._compare(message)
                    if unsure:  # it may have been carried out or not: the same id asks for it once
                        self._found.resent += 1
                        await socket.send(json.dumps(self._request))
                    unsure = False
                elif message["type"] == "update":
                    self._step(message)
                elif message["type"] == "done":
                    self._done(message)
                elif message["type"] == "refused" and message["code"] != "stale":
                    raise AssertionError(f"the server refused {self._request}: {message}")
                elif message["type"] == "refused":
                    self._request = None
                if self._request is None and message["type"] in ("welcome", "done", "refused"):
                    self._request = self._next(message)
                    await socket.send(json.dumps(self._request))

    def _compare(self, welcome: Any) -> None:
        """What there is after a restart, against all that was said before it."""
        log = [each["log"] for each in welcome["views"]]
        seq = welcome["seq"]
        self._found.lost += max(0, self._acknowledged - seq)
        self._found.untrue += max(0, self._seq - seq)
        if self._log and welcome["table"]["round"] == self._round:
            for told, stored in zip(self._log, log, strict=True):
                self._found.untrue += stored[: len(told)] != told
        if seq == self._seq:
            self._found.half += [each["view"] for each in welcome["views"]] != self._views
        self._take(welcome)
        self._log = log

    def _step(self, update: Any) -> None:
        if update["seq"] != self._seq + 1:
            raise AssertionError(f"step {update['seq']} came after {self._seq}")
        self._take(update)
        for log, each in zip(self._log, update["views"], strict=True):
            log.extend(each["log"])

    def _take(self, message: Any) -> None:
        self._seq = message["seq"]
        self._views = [each["view"] for each in message["views"]]
        self._over = message["result"] is not None
        if "table" in message:
            self._round = message["table"]["round"]

    def _done(self, message: Any) -> None:
        if self._request is None or message["id"] != self._request["id"]:
            raise AssertionError("an answer to nothing")
        if message["seq"] > self._seq:
            raise AssertionError("acknowledged before the step was told")
        self._acknowledged = max(self._acknowledged, message["seq"])
        self._found.acknowledged += 1
        self._request = None
        self.moves += 1

    def _next(self, _: Any) -> dict[str, Any]:
        about = {"id": uuid.uuid4().hex, "seq": self._seq}
        if self._over:
            return {"type": "rematch", "seat": 0, **about}
        for seat, view in enumerate(self._views):
            if moves := list(legal(view["may"])):
                return {"type": "move", "seat": seat, "move": self._rng.choice(moves), **about}
        raise AssertionError("nobody is to move")


def legal(may: Any) -> Any:
    """What a view says that may be done."""
    yield from (place["move"] for place in may["lay"])
    if may["buy"]:
        yield "buy"
    if may["pass"]:
        yield "pass"


def run(folder: Path, times: int, *, tables: int = 8, seed: int = 0) -> Kills:
    """Kill so many times, with so many tables being played."""
    found, rng = Kills(), random.Random(seed)
    server = Server(folder / "kill.db")
    clients = [Client(*server.make(GAME), found, random.Random(rng.random())) for _ in range(tables)]
    try:
        for _ in range(times):
            asyncio.run(_until_killed(server, clients, rng.random() * LONGEST))
            found.kills += 1
            progress(found, found.kills, 10)
            server.start()
        asyncio.run(_last_look(server, clients))
    finally:
        server.kill()
    return found


async def _until_killed(server: Server, clients: list[Client], seconds: float) -> None:
    before = sum(client.moves for client in clients)
    playing = [asyncio.create_task(client.play(server.address)) for client in clients]
    while sum(client.moves for client in clients) < before + len(clients):  # all are back, and playing
        if failed := [task for task in playing if task.done()]:
            await failed[0]
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    server.kill()
    for task in playing:
        with suppress(OSError, EOFError, WebSocketException):
            await task


async def _last_look(server: Server, clients: list[Client]) -> None:
    for client in clients:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await client.play(server.address)
