"""A table on each server that is measured, with its two clients."""

import asyncio
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from bench.line import Line
from bench.rooms import fast_client
from tests.kit.server import Server
from tilery.tables.wire.changes import applied
from tilery.tables.wire.messages import VERSION


class Moved(msgspec.Struct, gc=False):
    """Seconds from a move to the answer that it is done, and to the update of the other client."""

    done: float
    other: float


class Table(ABC):
    """Two clients that make one move after the other."""

    def __init__(self, address: str, path: str) -> None:
        self.sizes: list[int] = []
        """Bytes of each update."""
        self._address, self._path = address, path
        self._lines: list[Line] = []
        self._greeted = [asyncio.Event(), asyncio.Event()]
        self._mover = 0
        self._began = 0.0
        self._took = [0.0, 0.0]
        self._moved: asyncio.Future[None] | None = None

    async def join(self) -> None:
        for seat in range(2):
            self._lines.append(await Line.connect(self._address, self._path, self._ear(seat)))
            self.greet(seat)
            await self._greeted[seat].wait()

    async def move(self) -> Moved:
        self._moved = asyncio.get_running_loop().create_future()
        self._mover, request = self.request()
        self._took = [0.0, 0.0]
        self._began = time.perf_counter()
        self._lines[self._mover].send(request)
        await self._moved
        return Moved(self._took[self._mover], self._took[1 - self._mover])

    def leave(self) -> None:
        for line in self._lines:
            line.close()

    def send(self, seat: int, text: str) -> None:
        self._lines[seat].send(text)

    def greeted(self, seat: int) -> None:
        self._greeted[seat].set()

    @abstractmethod
    def greet(self, seat: int) -> None:
        """Say what a client says first; call `greeted` when it is answered."""

    @abstractmethod
    def request(self) -> tuple[int, str]:
        """Who has to move, and what they ask for."""

    @abstractmethod
    def read(self, seat: int, message: bytes) -> bool:
        """Read a message to a client; gives whether the client now knows all about the move."""

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            try:
                if not self.read(seat, message) or self._moved is None:
                    return
            except Exception as error:  # tell whoever waits for the move
                if self._moved is None:
                    raise
                self._moved.set_exception(error)
                return
            self._took[seat] = time.perf_counter() - self._began
            if all(self._took):
                self._moved.set_result(None)

        return hear


class Sight(msgspec.Struct, gc=False):
    """What one seat is told: its view, or what changed in it."""

    to_move: bool
    view: dict[str, Any] = {}
    changes: Any = None


class Message(msgspec.Struct, gc=False):
    type: str
    seq: int = 0
    views: list[Sight] = []
    news: list[Sight] = []


GAME, CLIENT = fast_client()
DECODE = msgspec.json.Decoder(Message).decode


def seen(told: Message, before: dict[str, Any]) -> dict[str, Any]:
    """The members of the new view that the client looks at."""
    if told.type == "welcome":
        return {name: told.views[0].view[name] for name in CLIENT.LOOKS_AT}
    changes = told.news[0].changes
    now: dict[str, Any] = applied(before, {name: changes[name] for name in CLIENT.LOOKS_AT if name in changes})
    return now


class TileryTable(Table):
    """A real table: every move is checked, stored, redacted and told."""

    def __init__(self, server: Server) -> None:
        made = server.make("device", "device", game=GAME)
        super().__init__(server.address, f"/ws/tables/{made.id}")
        self.id = made.id
        self.secrets = list(made.secrets.values())
        self.seq = 0
        self._views: dict[int, dict[str, Any]] = {}
        self._turn = 0

    def greet(self, seat: int) -> None:
        self.send(seat, json.dumps({"type": "hello", "version": VERSION, "secrets": [self.secrets[seat]]}))

    def request(self) -> tuple[int, str]:
        seat = self._turn
        move = CLIENT.move(self._views[seat])
        request = {"type": "move", "id": f"m{self.seq}", "seat": seat, "seq": self.seq, "move": move}
        return seat, json.dumps(request)

    def read(self, seat: int, message: bytes) -> bool:
        told = DECODE(message)
        if told.type in ("welcome", "update"):
            self._views[seat], self.seq = seen(told, self._views.get(seat, {})), told.seq
            if (told.views or told.news)[0].to_move:
                self._turn = seat
        if told.type == "welcome":
            self.greeted(seat)
        elif told.type == "update":
            self.sizes.append(len(message))
            return seat != self._mover
        elif told.type == "refused":
            raise RuntimeError(f"the move was not made: {message!r}")
        return told.type == "done"


class BoardgameState(msgspec.Struct, gc=False):
    id: int = msgspec.field(name="_stateID")


TIC_TAC_TOE = "tic-tac-toe"
UPDATE = f'42/{TIC_TAC_TOE},["update",'.encode()
STATE_DECODER = msgspec.json.Decoder(tuple[str, str, BoardgameState, msgspec.Raw])


class BoardgameTable(Table):
    """A match of boardgame.io, whose clients speak socket.io. Nobody wins: see boardgame/server.js."""

    def __init__(self, address: str, name: int) -> None:
        super().__init__(address, "/socket.io/?EIO=4&transport=websocket")
        self._match = f"match{name}"
        self._moves = 0
        self._state = 0

    def greet(self, seat: int) -> None:
        self.send(seat, f"40/{TIC_TAC_TOE},")

    def request(self) -> tuple[int, str]:
        seat, cell = self._moves % 2, self._moves % 9
        self._moves += 1
        move = {"type": "clickCell", "args": [cell], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        return seat, self._event("update", action, self._state, self._match, str(seat))

    def read(self, seat: int, message: bytes) -> bool:
        if message.startswith(UPDATE):
            self._state = STATE_DECODER.decode(message[message.index(b"[") :])[2].id
            self.sizes.append(len(message))
            return True
        if message == b"2":  # are you there?
            self.send(seat, "3")
        elif message.startswith(b"40/"):
            self.send(seat, self._event("sync", self._match, str(seat), None, 2))
        elif b'["matchData"' in message:
            self.greeted(seat)
        elif b'["error"' in message or message.startswith((b"41", b"44")):
            raise RuntimeError(f"boardgame.io said {message!r}")
        return False

    def _event(self, *event: object) -> str:
        return f"42/{TIC_TAC_TOE},{json.dumps(event)}"


class BareTable(Table):
    """Two clients of the fan-out, which passes on messages of any size."""

    def __init__(self, address: str, name: int, size: int) -> None:
        super().__init__(address, f"/ws/tables/{name}")
        self._message = f"{size} ".ljust(75, "m")

    def greet(self, seat: int) -> None:
        self.greeted(seat)

    def request(self) -> tuple[int, str]:
        return 0, self._message

    def read(self, seat: int, message: bytes) -> bool:
        update = message.startswith(b"u")
        if update:
            self.sizes.append(len(message))
        return seat == 1 or not update
