"""Tables are read side by side: after a start hundreds are asked for at once, and most of that time is waiting for the
store."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Loading:
    """Who reads a table right now. Whoever needs that nobody does waits for them, and the next ones wait in turn."""

    def __init__(self) -> None:
        self._door = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """While one table is read. Nobody else reads the same one meanwhile."""
        async with self._door:
            self._inside += 1
            self._empty.clear()
        self._wanted[name] += 1
        try:
            async with self._locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self._wanted[name] -= 1
            if not self._wanted[name]:
                del self._wanted[name], self._locks[name]
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def of_none(self) -> AsyncIterator[None]:
        """While no table is read."""
        async with self._door:
            await self._empty.wait()
            yield
