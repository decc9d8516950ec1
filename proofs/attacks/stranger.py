"""What a stranger needs: a table of their own, and lines on which they can say anything."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from proofs.abuse import frame, handshake
from proofs.attacks.attack import STRANGER
from tilery.tables.wire.messages import VERSION

DEVICE = {"kind": "device"}
HELLO: dict[str, Any] = {"type": "hello", "version": VERSION, "secrets": []}
GONE = (OSError, EOFError)
ESTABLISHED = 1
"""The state of a TCP connection, as Linux numbers it."""


def line(address: str, at: str = STRANGER, **more: Any) -> httpx2.Client:
    """A line for requests, from this address."""
    transport = httpx2.HTTPTransport(local_address=at)
    return httpx2.Client(transport=transport, base_url=f"http://{address}", timeout=60, **more)


def make(address: str, game: str, seats: int, at: str = STRANGER, **more: Any) -> tuple[str, list[str]]:
    """Make a table where all seats are the stranger's; gives its id and the secrets."""
    with line(address, at) as asking:
        answer = asking.post("/api/tables", json={"game": game, "seats": [DEVICE] * seats, **more})
    made = answer.raise_for_status().json()
    return made["id"], [each["secret"] for each in made["secrets"]]


def metric(address: str, name: str) -> float:
    """One of the server's metrics, if the setting `metrics` is on."""
    with line(address) as asking:
        lines = asking.get("/metrics").text.splitlines()
    return next(float(text.split()[1]) for text in lines if text.startswith(f"{name} "))


def connected(address: str, table: str, at: str = STRANGER) -> connect:
    url = f"ws://{address}/ws/tables/{table}"
    return connect(url, local_addr=(at, 0), compression=None, proxy=None, ping_interval=None, max_size=None)


async def read_all(socket: ClientConnection) -> None:
    """Read what comes and do nothing with it."""
    with suppress(Exception):
        async for _ in socket:
            pass


class Raw:
    """A TCP connection. `small`: the system buffers as little as possible."""

    def __init__(self, address: str, at: str = STRANGER, *, small: bool = False) -> None:
        host, port = address.split(":")
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(10)
        self.socket.bind((at, 0))
        self.socket.connect((host, int(port)))
        self.sent = 0

    def say(self, words: bytes) -> bool:
        """Send all of it; gives False once nobody listens any more."""
        try:
            self.socket.sendall(words)
        except GONE:
            return False
        self.sent += len(words)
        return True

    def push(self, words: bytes) -> bool:
        """Send only what there is room for at once; gives False once nobody listens any more."""
        self.socket.setblocking(False)
        try:
            self.sent += self.socket.send(words)
        except BlockingIOError:
            pass
        except GONE:
            return False
        finally:
            self.socket.settimeout(10)
        return True

    def hear(self, seconds: float = 10) -> bytes:
        """All that comes until the connection is closed, or for this many seconds."""
        heard = b""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.socket.settimeout(left)
            try:
                more = self.socket.recv(65536)
            except GONE:
                return heard
            if not more:
                return heard
            heard += more
        return heard

    @property
    def open(self) -> bool:
        """Whether the other end is still there, found out without reading what it said."""
        return self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED

    def close(self) -> None:
        self.socket.close()


def talking(address: str, table: str, at: str = STRANGER, *, small: bool = False) -> Raw:
    """A raw connection on which a WebSocket has begun."""
    raw = Raw(address, at, small=small)
    raw.say(handshake(f"/ws/tables/{table}"))
    heard = b""
    while b"\r\n\r\n" not in heard:
        more = raw.socket.recv(4096)
        if not more:
            raise EOFError
        heard += more
    return raw


def text(message: Any) -> bytes:
    """A message in a frame."""
    return frame(1, msgspec.json.encode(message))


@contextmanager
def closing_all(lines: list[Raw]) -> Iterator[list[Raw]]:
    try:
        yield lines
    finally:
        for each in lines:
            each.close()
