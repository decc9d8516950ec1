"""Bots think in workers of their own: a slow bot delays nobody, and one that hangs or crashes is replaced."""

import logging
import pickle
import secrets
from typing import Any, Protocol

import msgspec

from tilery.tables.clock import SystemClock
from tilery.tables.table.release import thinks
from tilery.tables.table.thinker import Asker, ThinkerFailed, Wrong, any_move
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.questions import BotQuestion
from tilery.tables.thinking.waiting_line import ANYBODY

logger = logging.getLogger(__name__)

QUICK = 0.5
"""Seconds. Bots that think for longer must not keep the others waiting, however many of them think at once."""


CLOCK = SystemClock()


class Counts(Protocol):
    """Somebody who counts what happens here."""

    def count(self, name: str, amount: float = 1) -> None:
        """Add to a counter."""


class Uncounted:
    """Nobody counts."""

    def count(self, name: str, amount: float = 1) -> None:
        pass


class BotDesk:
    """A few workers for the bots of all tables. A bot sees a view and nothing else."""

    def __init__(self, pool: WorkerPool, seconds: float, counts: Counts | None = None) -> None:
        self._seconds = seconds
        self._counts = counts or Uncounted()
        self._pool = pool

    async def choose(self, game: str, level: str, view: Any, asker: Asker = ANYBODY) -> str:
        """The move of a bot in notation; a random one if the bot fails."""
        try:
            return await self._ask(BotQuestion(game, level, view, secrets.randbits(64)), asker)
        except ThinkerFailed as failure:
            logger.error("the bot %s of %s failed, a random move is played: %s", level, game, failure)
        return await any_move(game, view)

    async def advise(self, game: str, level: str, view: Any, asker: Asker = ANYBODY) -> str:
        """What the coach says here: always the same for the same view. Raises ThinkerFailed."""
        return await self._ask(BotQuestion(game, level, view), asker)

    async def judge(self, game: str, level: str, view: Any, move: str, asker: Asker = ANYBODY) -> Wrong | None:
        """What the coach has against a move; nothing if nobody waits any more when it is their turn. Raises
        ThinkerFailed."""
        answer = await self._ask(BotQuestion(game, level, view, move=move), asker)
        return msgspec.json.decode(answer, type=Wrong | None)

    async def close(self) -> None:
        """End all workers, in the middle of a thought if need be."""
        await self._pool.close()

    async def _ask(self, question: BotQuestion, asker: Asker) -> str:
        judges = bool(question.move)  # always slow, so it leaves a worker free for the bots
        began = CLOCK.now()
        self._counts.count("tilery_bot_moves_total")
        try:
            async with self._pool.worker(asker, slow=judges or thinks(question.game, question.level) > QUICK) as worker:
                if judges and not asker.waited_for:
                    return "null"
                answer = (await worker.ask(pickle.dumps(question), self._seconds)).decode()
                if answer[:1] != "+":
                    await worker.end()  # it may have broken other things, too
                    raise ThinkerFailed(answer[1:])
                return answer[1:]
        except ThinkerFailed:
            self._counts.count("tilery_bot_failures_total")
            raise
        finally:
            self._counts.count("tilery_bot_seconds_total", CLOCK.now() - began)
