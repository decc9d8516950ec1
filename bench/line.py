"""A WebSocket client that costs next to nothing, so that a bench measures the server and not its clients."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A mask of zeros is a valid mask, and leaves the message as it is."""

Hear = Callable[[bytes], None]
"""Called with each text that comes."""


class Line(asyncio.Protocol):
    """One connection. Messages are read as they come, whether somebody waits for them or not."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, address: str, path: str, hear: Hear) -> "Line":
        host, _, port = address.partition(":")
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(hear), host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        line._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await line._open
        return line

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def close(self) -> None:
        """Close the line without a word, like a browser that crashes."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        at = 0 if self._open.done() else self._opened(data)
        while (message := _frame(data, at)) is not None:
            kind, start, at = message
            if kind == TEXT:
                self._hear(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                self._hear(b"")
        self._rest = data[at:]

    def _opened(self, data: bytes) -> int:
        """Where the first frame begins, once the whole answer to the handshake has come."""
        head, end, _ = data.partition(b"\r\n\r\n")
        if not end:
            return 0
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode(errors="replace"))
        self._open.set_result(None)
        return len(head) + len(end)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
        self._transport.write(bytes([FINAL | kind]) + length + NO_MASK + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its content begins and ends; None if it is not complete.

    >>> _frame(bytes([0x81, 2]) + b"hi", 0), _frame(bytes([0x81, 2]) + b"h", 0)
    ((1, 2, 4), None)
    """
    if len(data) < at + 2:
        return None
    kind, size, start = data[at] & 0x0F, data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size, start = int.from_bytes(data[start : start + wide]), start + wide
    return (kind, start, start + size) if len(data) >= start + size else None
