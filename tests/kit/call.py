"""One line to a table, with a transport that the test controls, and somebody who hears what is said."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from tilery.server.doors.lines import Outbox
from tilery.server.doors.table_line import EXTENSION, TableLine

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    assert len(payload) < 126
    return bytes((kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload


class Transport(asyncio.Transport):
    """Keeps what is written until the test takes it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[bytes] = []
        self.reading, self.aborted, self.closed = True, False, False

    def write(self, data: Any) -> None:
        self.waiting.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.waiting))

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return self.aborted or self.closed

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closed = True


class Call:
    """A line that was accepted, and an application that hears what is said and does nothing."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.state = SimpleNamespace(lines=SimpleNamespace(leave=lambda _: None, outbox=Outbox()))
        self.ended = False
        config = uvicorn.Config(self, ws=TableLine, ws_max_size=16_000, log_config=None)
        config.load()
        self.transport = Transport()
        self.line = TableLine(config, ServerState(), {})
        self.line.connection_made(self.transport)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["extensions"][EXTENSION] is self.line
        await receive()
        await send({"type": "websocket.accept"})
        self.line.listen(self)

    async def hear(self, text: str | None, data: bytes) -> None:
        assert text is not None
        assert not self.ended
        self.heard.append(text)

    def gone(self) -> None:
        assert not self.ended
        self.ended = True

    async def accepted(self) -> None:
        self.line.data_received(HANDSHAKE)
        await pause()
        self.transport.waiting.clear()

    def close(self) -> None:
        self.line.connection_lost(None)


async def pause() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


Story = Callable[[Call], Coroutine[Any, Any, None]]


def on_a_line(story: Story) -> None:
    async def run() -> None:
        call = Call()
        await call.accepted()
        try:
            await story(call)
        finally:
            call.close()
            await pause()

    asyncio.run(run())
