"""Bots think in processes of their own: a slow one delays nobody, one that hangs or crashes is replaced."""

import asyncio
import logging
import pickle
import secrets
import sys
import time
from typing import Any

from tilery.games import GAMES
from tilery.server.metrics import Metrics
from tilery.server.workers.bot_process import LENGTH, READY
from tilery.tables.table.thinker import ThinkerFailed, any_move

logger = logging.getLogger(__name__)

START_SECONDS = 60.0


class Worker:
    """One process. It is told nothing but a view."""

    module = "tilery.server.workers.bot_process"

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> str:
        """The move that the bot chooses; raises ThinkerFailed, and then the process has ended."""
        kind, _, text = (await self._exchange(question, seconds)).decode().rstrip("\n").partition(" ")
        if kind != "move":
            await self.end()
            raise ThinkerFailed(text or "the process has ended")
        return text

    async def _exchange(self, question: bytes, seconds: float) -> bytes:
        try:
            process = self._process or await self._start()
            if process.stdin is None or process.stdout is None:
                raise ThinkerFailed("the process has no pipes")
            process.stdin.write(LENGTH.pack(len(question)) + question)
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                return await self._answer(process.stdout)
        except TimeoutError:
            await self.end()
            raise ThinkerFailed(f"no answer after {seconds:g} seconds") from None
        except (OSError, ValueError, EOFError) as error:
            await self.end()
            raise ThinkerFailed(f"the process can't be used: {error}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _answer(self, answers: asyncio.StreamReader) -> bytes:
        return await answers.readline()

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-B",  # bytecode that a full disk cuts off would keep every later worker from starting
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


class BotPool:
    """A few workers for all tables, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._seconds = seconds
        self._metrics = metrics or Metrics()
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self._workers):
            self._free.put_nowait(worker)

    async def choose(self, game: str, level: str, view: Any) -> str:
        """The move of a bot in notation; a random one if the bot fails."""
        try:
            return await self._ask(game, level, view, secrets.randbits(64))
        except ThinkerFailed as failure:
            logger.error("the bot %s of %s failed, a random move is played: %s", level, game, failure)
        return await any_move(game, view)

    async def advise(self, game: str, level: str, view: Any) -> str:
        """What a bot would do here, the same whenever this is seen; raises ThinkerFailed."""
        return await self._ask(game, level, view, 0)

    async def _ask(self, game: str, level: str, view: Any, seed: int) -> str:
        question = pickle.dumps((game, level, view, seed))
        began = time.perf_counter()
        self._metrics.count("tilery_bot_moves_total")
        worker = await self._free.get()
        try:
            return await worker.ask(question, self._seconds)
        except ThinkerFailed:
            self._metrics.count("tilery_bot_failures_total")
            raise
        finally:
            self._metrics.count("tilery_bot_seconds_total", time.perf_counter() - began)
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()
