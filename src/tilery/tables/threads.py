"""Work that takes a moment, done in a thread where there are threads. In a browser there are none: there it is done at
once, and everybody else waits for it."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PLATFORM: str = sys.platform


async def in_thread(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """The result of this work, which must be safe in a thread."""
    if PLATFORM == "emscripten":
        return work(*args, **more)
    return await asyncio.to_thread(work, *args, **more)
