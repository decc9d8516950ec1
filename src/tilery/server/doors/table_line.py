"""The line to one browser: uvicorn's WebSocket, with limits of our own and a shorter way out.

What is said goes straight to the transport, all of one turn of the event loop in one write; no task stands in between.
Whoever doesn't read is not listened to either, and is hung up on when too many bytes wait or a ping gets no answer.
"""

import asyncio
import struct
import time
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tilery.server.doors.limits import Bucket
from tilery.server.doors.lines import Outbox, lines_of

EXTENSION = "tilery.line"
"""Under this name the application finds its line among the extensions of the scope."""
PIECE = 1024
"""Bytes that are looked at before others have their turn: many small frames take much longer than one large one."""
FRAGMENTS = 64
"""So many parts a message may have; browsers send it as one."""
SIGNS = (1, 20)
"""Pings and pongs: a browser sends a pong for each ping of ours, and nothing else."""
POLICY = 1008
USUAL_WORK = 0.001


class Inbox:
    """Messages that came, as `asyncio.Queue` has them, for one reader."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        if not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
            self._reader = None
        return self._messages.pop(0)


class Gate:
    """Open or closed, as `asyncio.Event` is set or not, for one who waits."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> None:
        while not self._open:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None


class TableLine(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket. It counts as the same line as before until it is closed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.waiting_bytes = 64 * 1024
        """Whoever is so far behind is hung up on."""
        self.queue = Inbox()  # type: ignore[assignment] # uvicorn's take ten times the memory
        self.writable = Gate()  # type: ignore[assignment]
        self.read_paused = True  # so that uvicorn leaves it to us: it would ask the system twice for every message
        self._unread = bytearray()
        self._paused = False
        self._unsent: list[bytes] = []
        self._outbox: Outbox = lines_of(self.config).outbox
        self._signs = Bucket(*SIGNS)
        self._work = 0.0

    @property
    def over(self) -> bool:
        """Nothing can be said any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            if not self.handshake_complete:  # they hung up just before: no failure, and nobody is left to be told
                raise ClientDisconnected
            self.request.headers.clear()  # the parser holds them as long as the line is open
            del self.request, self.response

    # Out

    def say(self, text: bytes) -> None:
        if self.over:
            return
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (frame_head(len(text)), text)

    def write(self) -> None:
        """Send what was said."""
        data = b"".join(self._unsent)
        self._unsent.clear()
        if not data or self.over:
            return
        began = time.perf_counter()
        if self.transport.get_write_buffer_size() > self.waiting_bytes:
            self.transport.abort()
        else:
            self.transport.write(data)
        self._work += time.perf_counter() - began

    def end(self, code: int) -> None:
        """Say good-bye after all that was said. Whoever doesn't answer in time is hung up on."""
        if self.over:
            return
        self.write()
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        self.write()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Nobody is there: to wait until they have read what was sent would be to wait for ever."""
        self.transport.abort()

    # In

    def take_work(self) -> float:
        """Seconds of the event loop that reading and writing took since this was asked last, for which nobody has paid.
        What is beyond the usual cost of a request was told for the sake of others."""
        work, self._work = self._work, 0.0
        return min(work, USUAL_WORK)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.close_sent and len(self._unread) > PIECE:  # a good-bye is shorter than that
            self.transport.abort()
        self._read_on()

    def _read_on(self) -> None:
        """Look at the next piece, if all before is dealt with and the answers were taken."""
        if self.transport.is_closing():
            return
        if self._unread and self._listening:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            began = time.perf_counter()
            super().data_received(piece)
            self._work += time.perf_counter() - began
            if self._unread and self._listening:
                self.loop.call_soon(self._read_on)
        if self._unread and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        elif not self._unread and self._paused:
            self._paused = False
            self.transport.resume_reading()

    @property
    def _listening(self) -> bool:
        return self.close_sent or (self.queue.empty() and self.writable.is_set())

    async def receive(self) -> Any:
        await self.writable.wait()
        if self._unread and self.queue.empty():
            self.loop.call_soon(self._read_on)
        return await self.queue.get()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.end(POLICY)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._signs.take():
            super().handle_ping()
        else:
            self.end(POLICY)

    def handle_pong(self, event: Frame) -> None:
        if self._signs.take():
            super().handle_pong(event)
        else:
            self.end(POLICY)

    # The whole of it

    def connection_lost(self, exc: Exception | None) -> None:
        lines_of(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        if not self.disconnected and self.close_timer is None:  # it is closed as soon as they have read everything
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def frame_head(length: int) -> bytes:
    """The beginning of a text frame of the server, as RFC 6455 (5.2) has it.

    >>> frame_head(5), frame_head(200), frame_head(70_000)[:2]
    (b'\\x81\\x05', b'\\x81~\\x00\\xc8', b'\\x81\\x7f')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)
