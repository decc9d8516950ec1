"""Tables at home are looked at and thought about in processes of their own, whatever is in a sketch."""

import logging

import msgspec

from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.questions import Answer, NoAnswer, SketchQuestion
from tilery.tables.thinking.waiting_line import Anybody
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import SketchWish

logger = logging.getLogger(__name__)

LOOKING = 10.0
"""The most seconds to look at a table. Most take a few thousandths of one."""
THINKING = 3.0
"""About so many seconds it thinks about the best moves."""
PATIENCE = 30.0
"""The most seconds for such a thought on a busy machine."""
PROVING = 10.0
"""The most seconds to prove a puzzle. A prover that is compiled needs less than one."""
QUICK = ("look", "deal")
MAX_WAITING = 32
"""How many may wait."""

decoder: msgspec.msgpack.Decoder[Answer | NoAnswer] = msgspec.msgpack.Decoder(Answer | NoAnswer)


class SketchDesk:
    """Two processes for all who have entered a table: one of them is always free for quick questions."""

    def __init__(self, pool: WorkerPool, seconds: float = THINKING) -> None:
        self._seconds = seconds
        self._pool = pool
        self._waiting = 0

    async def look(self, wish: SketchWish, share: str) -> bytes:
        """A `Sketched` as JSON."""
        return await self._ask(SketchQuestion(wish), share, LOOKING)

    async def think(self, wish: SketchWish, share: str) -> bytes:
        """`BestMoves` as JSON."""
        return await self._ask(SketchQuestion(wish, "think", self._seconds), share, PATIENCE)

    async def deal(self, wish: SketchWish, seed: bytes, share: str) -> str:
        """The full table as a position, dealt from this seed."""
        return (await self._ask(SketchQuestion(wish, "deal", seed=seed), share, LOOKING)).decode()

    async def puzzle(self, wish: SketchWish, share: str) -> bytes:
        """A `HomePuzzle` as JSON. Whatever is left to prove after this time, nobody proves."""
        return await self._ask(SketchQuestion(wish, "puzzle"), share, PROVING)

    async def attempt(self, wish: SketchWish, share: str) -> bytes:
        """A `PuzzleTried` as JSON."""
        return await self._ask(SketchQuestion(wish, "try"), share, PROVING)

    async def solution(self, wish: SketchWish, share: str) -> bytes:
        """A `PuzzleSolution` as JSON."""
        return await self._ask(SketchQuestion(wish, "solution"), share, PROVING)

    async def _ask(self, question: SketchQuestion, share: str, seconds: float) -> bytes:
        if self._waiting >= MAX_WAITING:
            raise Refusal("crowded", "Many tables are being looked at just now. Please try again in a moment.")
        self._waiting += 1
        try:
            asker = Anybody(share=share, waited_for=True)
            async with self._pool.worker(asker, slow=question.about not in QUICK) as worker:
                answer = decoder.decode(await worker.ask(msgspec.msgpack.encode(question), seconds))
        except ThinkerTooSlow as failure:
            logger.warning("a table at home was not looked at: %s", failure)
            raise Refusal("too-slow", "That takes too long just now. Please try again in a moment.") from None
        except ThinkerFailed as failure:
            logger.warning("a table at home was not looked at: %s", failure)
            raise Refusal("unreadable", "This table can't be read.") from None
        finally:
            self._waiting -= 1
        if isinstance(answer, NoAnswer):
            raise Refusal(answer.code, answer.text, answer.problems, answer.known)
        return answer.content

    async def close(self) -> None:
        """End the processes."""
        await self._pool.close()
