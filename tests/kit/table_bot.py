"""A bot that comes to a server with a token, and does what the test says."""

import asyncio
import json
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.kit.process import PATIENCE
from tilery.server.store.sql_store import SqlStore
from tilery.tables.engines.tokens import issue


def new_token(database: Path, name: str) -> str:
    """What `tilery token NAME` prints. The server may run."""

    async def issued() -> str:
        store = SqlStore(database)
        store.start()
        try:
            return await issue(store, name, datetime.now(UTC))
        finally:
            await store.close()

    return asyncio.run(issued())


MOMENT = 0.02
"""Seconds."""


class TableBot:
    """Keeps every message that it was sent."""

    name = level = ""
    """How people see it, and how they choose it."""

    def __init__(
        self, address: str, token: str = "", *, header: bool = False, ready: bool = True, **about: Any
    ) -> None:
        self.token = token
        self._open = ExitStack()
        headers = {"Authorization": f"Bearer {token}"} if header else {}
        line = connect(f"ws://{address}/ws/engines", additional_headers=headers, max_queue=None)
        self.socket = self._open.enter_context(line)
        self.received: list[dict[str, Any]] = []
        self.answered: set[int] = set()
        self.hello = self.wait("hello")
        if ready:
            shown = {} if header else {"token": token}
            self.say("ready", version=1, name="Bot", **{"detail": "text", **about}, **shown)

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self) -> dict[str, Any]:
        self.received.append(json.loads(self.socket.recv(PATIENCE)))
        return self.received[-1]

    def wait(self, *kinds: str) -> dict[str, Any]:
        while (message := self.read())["type"] not in kinds:
            pass
        return message

    def find(self, kind: str) -> dict[str, Any]:
        """The first message of this kind, even if it came before."""
        found = [message for message in self.received if message["type"] == kind]
        return found[0] if found else self.wait(kind)

    def turn(self, table: str) -> dict[str, Any]:
        """Wait for a turn at this table."""
        while (found := self.open_turn(table)) is None:
            self.read()
        return found

    def look(self) -> None:
        """Read what comes within a moment, if anything does."""
        with suppress(TimeoutError):
            self.received.append(json.loads(self.socket.recv(MOMENT)))

    def open_turn(self, table: str) -> dict[str, Any] | None:
        """The turn at this table that it has not answered yet, if it was asked."""
        turns = [each for each in self.received if each["type"] == "turn" and each["table"] == table]
        return turns[-1] if turns and turns[-1]["id"] not in self.answered else None

    def move(self, turn: dict[str, Any], move: Any = None) -> None:
        """Answer a turn; with its first legal move unless the test has another one."""
        self.answered.add(turn["id"])
        self.say("move", id=turn["id"], move=turn["moves"][0]["text"] if move is None else move)

    def closed(self) -> int:
        """Wait for the end of the line; gives why it was closed."""
        try:
            while True:
                self.read()
        except Exception:  # noqa: BLE001 - however it ended
            return int(self.socket.close_code or 0)

    def close(self) -> None:
        self._open.close()
