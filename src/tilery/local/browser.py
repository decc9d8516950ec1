"""The house in a browser's worker, as the worker's script sees it. Bytes come as buffers of JavaScript.

The worker that thinks needs nothing but `answer`.
"""

import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tilery.local.house import House
from tilery.local.line import Line
from tilery.local.routes import call
from tilery.local.thinking import Kind, answer
from tilery.tables.table.thinker import ThinkerFailed

LENGTH = struct.Struct("<I")
GONE = 0xFFFFFFFF
"""Stands for the length of what is kept no more."""


def bundle(changes: Mapping[str, bytes | None]) -> bytes:
    """Changes as one piece: for each, the length of its key, the key, the length of its content, the content."""
    parts: list[bytes] = []
    for key, content in changes.items():
        name = key.encode()
        parts += [LENGTH.pack(len(name)), name, LENGTH.pack(GONE if content is None else len(content)), content or b""]
    return b"".join(parts)


def unbundle(content: bytes) -> dict[str, bytes]:
    """What is in such a piece.

    >>> unbundle(bundle({"a": b"1", "bé": b""}))
    {'a': b'1', 'bé': b''}
    """
    found: dict[str, bytes] = {}
    place = 0

    def next_part() -> bytes:
        nonlocal place
        (length,) = LENGTH.unpack_from(content, place)
        place += LENGTH.size + length
        return content[place - length : place]

    while place < len(content):
        key = next_part().decode()
        found[key] = next_part()
    return found


class Script:
    """The worker's script, as keeper and as mind of the house."""

    def __init__(
        self,
        keep: Callable[[bytes], Awaitable[None]],
        think: Callable[[Kind, bytes], Awaitable[Any]],
        restart: Callable[[Kind], None],
    ) -> None:
        self._keep, self._think, self._restart = keep, think, restart

    async def keep(self, changes: Mapping[str, bytes | None]) -> None:
        await self._keep(bundle(changes))

    async def think(self, kind: Kind, question: bytes) -> bytes:
        found = await self._think(kind, question)
        if not found:
            raise ThinkerFailed("the worker is gone")
        return bytes(found.to_bytes())

    def restart(self, kind: Kind) -> None:
        self._restart(kind)


class Door:
    """What the worker's script talks with."""

    def __init__(self, script: Script, known: bytes) -> None:
        self.house = House(script, script, unbundle(known))
        self._lines: dict[int, Line] = {}

    async def call(self, method: str, address: str, body: str) -> tuple[int, str, str]:
        """A status, a kind and a text, as the server would answer."""
        reply = await call(self.house, method, address, body.encode())
        return reply.status, reply.kind, reply.content.decode()

    async def measure(self) -> None:
        """Find out which levels this device can think through, unless that is known."""
        await self.house.measure()

    async def dial(self, number: int, table: str, hear: Callable[[str], None], hung_up: Callable[[], None]) -> None:
        """Open the line with this number to a table."""
        self._lines[number] = line = Line(hear, hung_up)
        await self.house.dial(table, line)

    async def send(self, number: int, text: str) -> None:
        """The page says something on this line."""
        if (line := self._lines.get(number)) is not None:
            await line.receive(text)

    def hang_up(self, number: int) -> None:
        """The page has left this line."""
        if (line := self._lines.pop(number, None)) is not None:
            line.close()


__all__ = ["Door", "Line", "Script", "answer"]
