"""The HTTP side of a browser: a few connections that stay open, on which it asks for one thing after the other.

It uses plain sockets, because a client library takes longer to ask than the server takes to answer: thirty browsers
would then ask no faster than one.
"""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from proofs.neighbours import Waits

MOST = 6
"""Connections that a browser opens to one host."""
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Answer(msgspec.Struct):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()

    def json(self) -> Any:
        return json.loads(self.text)


class BrowserLines:
    """One browser. Refusals and waiting times go into `waits`."""

    def __init__(self, address: str, waits: Waits, source: str = "127.0.0.1", headers: Iterable[str] = ()) -> None:
        self._host, self._port = address.split(":")
        self._source = source
        self._headers = "".join(
            f"{line}\r\n"
            for line in (f"Host: {address}", "Accept-Encoding: gzip", f"Origin: http://{address}", *headers)
        )
        self._room = asyncio.Semaphore(MOST)
        self._idle: list[Line] = []
        self._waits = waits

    async def get(self, path: str) -> Answer:
        return await self._ask(f"GET {path} HTTP/1.1\r\n{self._headers}\r\n".encode())

    async def post(self, path: str, body: Any) -> Answer:
        text = json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        return await self._ask(f"POST {path} HTTP/1.1\r\n{self._headers}{more}\r\n".encode() + text)

    async def get_all(self, paths: Iterable[str]) -> None:
        await asyncio.gather(*(self.get(path) for path in paths))

    async def _ask(self, request: bytes) -> Answer:
        async with self._room:
            began = time.perf_counter()
            answer = await self._answered(request)
        self._waits.times.append((time.perf_counter() - began) * 1000)
        if answer.status >= 400:
            self._waits.refused[f"{answer.status} {refusal_code(answer)}".strip()] += 1
        return answer

    async def _answered(self, request: bytes) -> Answer:
        """Servers close lines that were quiet for a while; a browser then asks again on a new one."""
        while self._idle:
            _, writer = line = self._idle.pop()
            try:
                return await self._asked_on(line, request)
            except (OSError, EOFError):
                writer.close()
        return await self._asked_on(await self._dial(), request)

    async def _asked_on(self, line: Line, request: bytes) -> Answer:
        reader, writer = line
        writer.write(request)
        answer = await read_answer(reader)
        if answer.headers.get("connection") == "close":
            writer.close()
        else:
            self._idle.append(line)
        return answer

    async def _dial(self) -> Line:
        return await asyncio.open_connection(self._host, int(self._port), local_addr=(self._source, 0))

    async def close(self) -> None:
        while self._idle:
            _, writer = self._idle.pop()
            writer.close()
            with suppress(OSError):  # the other end was first
                await writer.wait_closed()


def refusal_code(answer: Answer) -> str:
    """The code of a refusal by our server; a proxy that refuses by itself has none."""
    return str(answer.json()["code"]) if "json" in answer.headers.get("content-type", "") else ""


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join([chunk async for chunk in chunks(reader)])
    else:
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(int(head[0].split()[1]), headers, body)


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield await reader.readexactly(size)
        await reader.readuntil(b"\r\n")
    await reader.readuntil(b"\r\n")
