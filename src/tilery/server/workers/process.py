"""Processes that answer questions. One that hangs, crashes or answers nonsense is replaced, and delays nobody."""

import asyncio
import sys

from tilery.games import GAMES
from tilery.server.workers.answering import LENGTH, READY
from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow

START_SECONDS = 60.0
MAX_ANSWER = 8 * 1024 * 1024


class ProcessWorker:
    """One process, started with its first question. It runs `module`; see `answering`."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        try:
            process = self._process or await self._start()
            if process.stdin is None or process.stdout is None:
                raise ValueError("it has no pipes")
            process.stdin.write(LENGTH.pack(len(question)) + question)
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                if length > MAX_ANSWER:
                    raise ValueError("its answer is too long")
                return await process.stdout.readexactly(length)
        except TimeoutError:
            await self.end()
            raise ThinkerTooSlow(f"no answer after {seconds:g} seconds") from None
        except (OSError, ValueError, EOFError) as error:
            await self.end()
            raise ThinkerFailed(f"the process can't be used: {error}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-B",  # bytecode that is cut off by a full disk would stop every later worker from starting
            "-m",
            self.module,
            *map(str, GAMES.paths),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(START_SECONDS):
            if process.stdout is None or await process.stdout.readline() != READY:
                raise OSError("it did not start")
        return process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()
