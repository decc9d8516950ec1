"""The line to one browser: uvicorn's WebSocket, with limits of our own and a shorter way out.

Messages to the client go straight to the transport without a task in between, all of one turn of the event loop in one
write. Messages from the client are not looked at before it is the client's turn: reading thousands of messages only to
let them wait would take longer than everybody else can wait.
A client that doesn't read is not listened to, and the line is cut when too many bytes wait or a ping gets no answer.
"""

import asyncio
import struct
import time
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tilery.server.doors.budgets import GUESS, Budgets
from tilery.server.doors.limits import Bucket
from tilery.server.doors.lines import Outbox, lines_of

EXTENSION = "tilery.line"
"""The name under which the application finds its line among the extensions of the scope."""
PIECE = 1024
"""Bytes that are looked at before others have their turn: many small frames take much longer than one large one."""
FRAGMENTS = 64
"""How many parts a message may have; browsers send it as one."""
SIGNS = (1, 20)
"""The rate and burst of pings and pongs: a browser sends a pong for each ping of ours, and nothing else."""
POLICY = 1008
USUAL_WORK = 0.001


class Attendant(Protocol):
    """Somebody who answers the messages on a line."""

    async def hear(self, text: str | None, data: bytes) -> None:
        """A message came; the next one comes when this one is dealt with."""

    def gone(self) -> None:
        """The client is gone. This is called once, as the last thing."""


class Inbox:
    """Messages that came, in place of uvicorn's `asyncio.Queue`. Nobody waits for a message: somebody is told."""

    __slots__ = ("_messages", "_tell")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._tell: Callable[[], None] | None = None

    def put_nowait(self, message: Any) -> None:
        """A message came: keep it, and tell whoever wants to know."""
        self._messages.append(message)
        if self._tell is not None:
            self._tell()

    def empty(self) -> bool:
        """Whether no message is left to take."""
        return not self._messages

    def take(self) -> Any:
        """The oldest message. There must be one."""
        return self._messages.pop(0)

    def tell(self, tell: Callable[[], None]) -> None:
        """From now on, call this when a message comes, and at once if there is one already."""
        self._tell = tell
        if self._messages:
            tell()


class Gate:
    """Open or closed, like an `asyncio.Event` that is set or not, but with room for only one who waits."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether the gate is open."""
        return self._open

    def set(self) -> None:
        """Open the gate, and wake whoever waits."""
        self._open = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        """Close the gate."""
        self._open = False

    async def wait(self) -> None:
        """Wait until the gate is open. Only one may wait at a time."""
        while not self._open:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None


class TableLine(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket. It counts as the same line as before until it is closed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.waiting_bytes = 64 * 1024
        """A client that is this many bytes behind is cut off."""
        self.budgets: Budgets | None = None
        self.address = ""
        """Once the application has set these two, nothing is looked at before it is this address's turn."""
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment] # uvicorn's takes ten times the memory
        self.writable = Gate()  # type: ignore[assignment]
        self.read_paused = True  # leave this to us: uvicorn would make two system calls for every message
        self._unread = bytearray()
        self._paused = False
        self._in_line = False
        self._granted = False
        self._attendant: Attendant | None = None
        self._busy = False
        self._unsent: list[bytes] = []
        self._outbox: Outbox = lines_of(self.config).outbox
        self._signs = Bucket(*SIGNS)
        self._work = 0.0

    @property
    def over(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            if not self.handshake_complete:  # the client left just before: no failure, and nobody to tell
                raise ClientDisconnected
            self.request.headers.clear()  # the parser holds them as long as the line is open
            del self.request, self.response
            self.server = None  # nobody will ask which of our addresses this was

    # Out

    def say(self, text: bytes) -> None:
        """Send a text message at the end of this turn of the event loop; nothing happens if the line is over."""
        if self.over:
            return
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (frame_head(len(text)), text)

    def write(self) -> None:
        """Send all messages that wait. Cuts the line if the client is too far behind."""
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
        """Send what waits, then close the line. A client that doesn't answer in time is cut off."""
        if self.over:
            return
        self.write()
        if self.transport.is_closing():
            return
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        self.write()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """The client is gone: waiting until it has read what was sent would be waiting for ever."""
        self.transport.abort()

    # In

    def take_turn(self) -> bool:
        """Whether it was our turn when this message came. If several came in one piece, that is true for the first
        only."""
        granted, self._granted = self._granted, False
        return granted

    def take_work(self) -> float:
        """Seconds of the event loop that reading and writing took since this was last called and that nobody has paid
        for. It is never more than the usual cost of a request: the rest was spent on what others did."""
        work, self._work = self._work, 0.0
        return min(work, USUAL_WORK)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.close_sent and len(self._unread) > PIECE:  # the answer to a close is shorter than that
            self.transport.abort()
        if not self._in_line:
            self._read_on()
        elif len(self._unread) > PIECE:
            self._keep_up()

    def _read_on(self) -> None:
        """Look at the next piece, if everything before it is dealt with, the client has read the answers, and it is our
        turn."""
        if self._unread and self._listening and not self.transport.is_closing():
            if self.close_sent or self.budgets is None:
                self._look()
            elif self.budgets.take_or_wait(self.address, self._called):
                self._granted = True
                self._look()
            else:
                self._in_line = True
        self._keep_up()

    def _called(self, _: bool) -> bool:
        """It is our turn now; gives whether we used it."""
        self._in_line = False
        if self.close_sent or not self._listening or self.transport.is_closing():
            return False
        self._granted = True
        self._look()
        self._keep_up()
        return True

    def _look(self) -> None:
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        began = time.perf_counter()
        super().data_received(piece)
        self._work += time.perf_counter() - began
        if self.budgets is not None and self._inbox.empty() and self.take_turn():  # nothing more will come of it
            self.budgets.charge(self.address, self.take_work() - GUESS)
        if self._unread and self._listening:
            self.loop.call_soon(self._read_on)

    def _keep_up(self) -> None:
        """Read no more than can be dealt with soon."""
        if self.transport.is_closing():
            return
        if not self._paused and len(self._unread) > PIECE:
            self._paused = True
            self.transport.pause_reading()
        elif self._paused and not self._unread:
            self._paused = False
            self.transport.resume_reading()

    @property
    def _listening(self) -> bool:
        return self.close_sent or (not self._in_line and self._inbox.empty() and self.writable.is_set())

    async def receive(self) -> Any:
        """The request to connect, for the application before it listens."""
        return self._inbox.take()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def listen(self, attendant: Attendant) -> None:
        """From now on messages go to this attendant, one by one. No task waits for them: lines are mostly quiet, and
        without a task each, a thousand of them take a few megabytes less."""
        self._attendant = attendant
        self._inbox.tell(self._deal)

    def _deal(self) -> None:
        if not self._busy:
            self._busy = True
            task = self.loop.create_task(self._dealing())
            self.tasks.add(task)
            task.add_done_callback(self.on_task_complete)

    async def _dealing(self) -> None:
        try:
            while self._attendant is not None and not self._inbox.empty():
                await self.writable.wait()
                message = self._inbox.take()
                if self._unread and self._inbox.empty():
                    self.loop.call_soon(self._read_on)
                if message["type"] == "websocket.disconnect":
                    attendant, self._attendant = self._attendant, None
                    attendant.gone()
                elif not self.over:
                    await self._attendant.hear(message.get("text"), message.get("bytes") or b"")
        finally:
            self._busy = False

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
        """Run the application. It returns as soon as it listens, or has turned the client away."""
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a connection failed before anybody listened")
            self.send_500_response()
        if self._attendant is None and self.close_timer is None:
            self.transport.close()  # as soon as the client has read everything
            if not self.disconnected:
                self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def frame_head(length: int) -> bytes:
    """The beginning of a text frame from a server, according to RFC 6455 (5.2).

    >>> frame_head(5), frame_head(200), frame_head(70_000)[:2]
    (b'\\x81\\x05', b'\\x81~\\x00\\xc8', b'\\x81\\x7f')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)
