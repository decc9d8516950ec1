"""A TCP proxy on the loopback interface that cuts lines: at any byte, in either direction, rudely or politely. Some
lines it doesn't cut, but lets them fall silent.
"""

import asyncio
import random
import socket
import struct
from collections import Counter
from contextlib import suppress

SHORTEST, LONGEST = 50, 200_000
"""Bytes after which a direction is cut; half of the lines get 3 kB at most, and a tenth don't survive the handshake."""
STALL = 4.0
"""The most seconds for which a stalled line stays silent before it breaks: longer than the clients are patient."""
CHUNK = 65536


class Cutter:
    """Stands between clients and a server. With `cutting` turned off, it is a proxy like any other."""

    def __init__(self, upstream: str, rng: random.Random, cuts: Counter[str]) -> None:
        self._upstream, self._rng = upstream.rpartition(":"), rng
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self.cutting = True
        self.cuts = cuts

    async def start(self) -> str:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        host, port = self._server.sockets[0].getsockname()
        return f"{host}:{port}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*self._lines)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self._upstream
        behind, ahead = await asyncio.open_connection(host, int(port))
        self._ends |= {writer, ahead}
        line = Line(self._rng)
        pumps = [
            asyncio.create_task(self._pump(reader, ahead, line, "up")),
            asyncio.create_task(self._pump(behind, writer, line, "down")),
        ]
        done, _ = await asyncio.wait(pumps, return_when=asyncio.FIRST_EXCEPTION)
        if any(isinstance(pump.exception(), Cut) for pump in done):
            for end in (writer, ahead):  # each side learns of it in its own way
                await self._end(end)
        for end in (writer, ahead):
            end.transport.abort()
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        self._ends -= {writer, ahead}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: "Line", way: str) -> None:
        while data := await reader.read(CHUNK):
            line.left[way] -= len(data)
            if self.cutting and line.left[way] <= 0:
                writer.write(data[: line.left[way]] if line.left[way] else data)  # up to that byte, and no further
                with suppress(OSError):
                    await writer.drain()
                await self._cut(way)
            writer.write(data)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()

    async def _cut(self, way: str) -> None:
        if self._rng.random() < 0.1:
            self.cuts["stalled"] += 1
            await asyncio.sleep(STALL * self._rng.random())
        else:
            await asyncio.sleep(self._rng.choice((0, 0, 0.01)))  # the other direction may still bring something
        self.cuts[way] += 1
        raise Cut

    async def _end(self, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):
            if self._rng.random() < 0.5:
                self.cuts["reset"] += 1
                linger = struct.pack("ii", 1, 0)
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            else:
                self.cuts["closed"] += 1
                writer.write_eof()
                await asyncio.sleep(0.01)


class Cut(Exception):
    """The line is cut now."""


class Line:
    """How many bytes still get through, in each direction."""

    def __init__(self, rng: random.Random) -> None:
        self.left = {way: int(SHORTEST * (LONGEST / SHORTEST) ** rng.random()) for way in ("up", "down")}
