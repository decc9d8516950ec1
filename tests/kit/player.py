"""A client that waits for each answer, for tests that tell one story from beginning to end."""

import json
import random
import uuid
from contextlib import ExitStack, suppress
from typing import Any

from websockets.sync.client import connect

from tests.kit.moves import any_move
from tests.kit.process import PATIENCE
from tests.kit.told import Told
from tilery.tables.wire.messages import VERSION

MOMENT = 0.02
"""Seconds."""


class Player(Told):
    """Keeps the last view of each of its seats, and every text that it was sent."""

    def __init__(
        self, address: str, table: str, *secrets: str, hello: bool = True, plain: bool = False, **more: Any
    ) -> None:
        super().__init__()
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(f"ws://{address}/ws/tables/{table}", max_queue=None, **more))
        self.secrets, self.plain = secrets, plain
        self.received: list[str] = []
        if hello:
            self.hello()

    def hello(self) -> Any:
        self.send("hello", version=VERSION, secrets=self.secrets, **({"plain": True} if self.plain else {}))
        return self.wait("welcome")

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def look(self) -> None:
        """Read what comes within a moment, if anything does."""
        with suppress(TimeoutError):
            self.read(MOMENT)

    def read(self, seconds: float = PATIENCE) -> Any:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        self.take(message)
        return message

    def wait(self, *kinds: str) -> Any:
        while (message := self.read())["type"] not in kinds:
            pass
        return message

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.read()

    def ask(self, kind: str, seat: int, *, name: str | None = None, **fields: Any) -> Any:
        """Send a request and give its answer."""
        name = name or uuid.uuid4().hex
        if kind != "check":
            fields.setdefault("seq", self.seq)
        self.send(kind, id=name, seat=seat, **fields)
        while (message := self.read()).get("id") != name:
            pass
        return message

    def move(self, seat: int, text: str, **fields: Any) -> Any:
        return self.ask("move", seat, move=text, **fields)

    def play(self, seat: int, **fields: Any) -> Any:
        """Make any good move; gives the answer."""
        return self.move(seat, self.choose(seat), **fields)

    def choose(self, seat: int, level: str = "normal") -> str:
        """A legal move, found from nothing but what this client was sent."""
        rng = random.Random(len(self.received))
        return any_move(self.table["game"], self.sights[seat]["view"], rng, level)

    def close(self) -> None:
        self._open.close()
