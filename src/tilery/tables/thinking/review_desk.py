"""Reviews are made one after the other, in a process that stands back behind all who play. Decisions are made again in
another one, or in the same if it is free."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking.pool import Worker, WorkerPool
from tilery.tables.thinking.questions import (
    Answer,
    NeedsLog,
    NoAnswer,
    Progress,
    Reviewed,
    ReviewQuestion,
    TryQuestion,
)
from tilery.tables.thinking.waiting_line import Anybody
from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

SECONDS = 60.0
"""The most seconds for one step of a review. On a busy machine a step of half a second takes longer."""
MAX_WAITING = 32
"""How many reviews may wait, and how many tries."""
KEPT = 64
"""How many that are done, or that failed, are remembered."""

decoder: msgspec.msgpack.Decoder[Progress | Reviewed | NoAnswer] = msgspec.msgpack.Decoder(
    Progress | Reviewed | NoAnswer
)
tries: msgspec.msgpack.Decoder[Answer | NoAnswer | NeedsLog] = msgspec.msgpack.Decoder(Answer | NoAnswer | NeedsLog)
Keep = Callable[[bytes], Awaitable[None]]


class Job:
    """One review: how far it is, what came of it, or why nothing did."""

    def __init__(self) -> None:
        self.working = False
        self.done = 0.0
        self.content: bytes | None = None
        self.refusal: Refusal | None = None

    @property
    def over(self) -> bool:
        """Whether nobody works on it any more."""
        return self.content is not None or self.refusal is not None


class ReviewDesk:
    """Makes reviews for everybody. Whoever asks for many makes only themselves wait."""

    def __init__(self, pool: WorkerPool, seconds: float = SECONDS) -> None:
        self._pool, self._seconds = pool, seconds
        self._trying = 0
        self._before: asyncio.Task[None] | None = None
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def wait_for(self, chore: asyncio.Task[None]) -> None:
        """Make no review before this is done. Compiled kernels make one in half a minute; without them it takes far
        longer, and a worse one would be told until somebody asks again."""
        self._before = chore

    def find(self, key: str) -> Job | None:
        """The review with this key, as far as it is. One that has failed is told once, and can be begun again."""
        job = self._jobs.get(key)
        if job is not None and job.refusal is not None:
            del self._jobs[key]
        return job

    def forget(self, key: str, content: bytes) -> None:
        """Forget the review with this key if this is what came of it: it can be made better now."""
        if (job := self._jobs.get(key)) is not None and job.content == content:
            del self._jobs[key]

    def begin(self, key: str, record: Callable[[], Awaitable[str]], share: str, keep: Keep | None = None) -> Job:
        """Begin a review, unless it was begun before. `keep` stores what comes of it."""
        if (job := self._jobs.get(key)) is not None and job.refusal is None:
            return job
        if sum(not job.over for job in self._jobs.values()) >= MAX_WAITING:
            raise Refusal("crowded", "Many games are being reviewed just now. Please try again in a few minutes.")
        job = self._jobs[key] = Job()
        self._forget()
        task = asyncio.create_task(self._make(job, record, share, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _forget(self) -> None:
        over = [key for key, job in self._jobs.items() if job.over]
        for key in over[: max(0, len(over) - KEPT)]:
            del self._jobs[key]

    async def _make(self, job: Job, record: Callable[[], Awaitable[str]], share: str, keep: Keep | None) -> None:
        try:
            if self._before is not None:
                await asyncio.wait([self._before])
            async with self._pool.worker(Anybody(share=share), slow=True) as worker:
                job.working = True
                content = await self._steps(job, worker, await record())
            if keep is not None:
                await keep(content)
            job.content, job.done = content, 1.0
        except Refusal as refusal:
            job.refusal = refusal
        except ThinkerTooSlow as failure:
            logger.warning("a game was not reviewed: %s", failure)
            job.refusal = Refusal("crowded", "There is no time to review this game now. Please try again later.")
        except ThinkerFailed as failure:
            logger.warning("a game was not reviewed: %s", failure)
            job.refusal = Refusal("unreadable", "This game can't be reviewed.")
        except Exception:
            logger.exception("a review failed")
            job.refusal = Refusal("internal", "Something went wrong in the server. Nothing was changed.")

    async def _steps(self, job: Job, worker: Worker, record: str) -> bytes:
        while True:
            asked = msgspec.msgpack.encode(ReviewQuestion(record))
            answer = decoder.decode(await worker.ask(asked, self._seconds))
            if isinstance(answer, Reviewed):
                return answer.content
            if isinstance(answer, NoAnswer):
                raise Refusal(answer.code, answer.text)
            job.done, record = answer.done, ""

    async def attempt(self, asked: TryQuestion, record: Callable[[], Awaitable[str]], share: str) -> bytes:
        """A `Tried` as JSON; raises Refusal if there is none. The record is read only if it is needed."""
        if self._trying >= MAX_WAITING:
            raise Refusal("crowded", "Many moves are being tried just now. Please try again in a moment.")
        self._trying += 1
        try:
            async with self._pool.worker(Anybody(share=share)) as worker:
                answer = await self._tried(worker, asked)
                if isinstance(answer, NeedsLog):
                    answer = await self._tried(worker, msgspec.structs.replace(asked, record=await record()))
        except ThinkerTooSlow as failure:
            logger.warning("a move was not tried: %s", failure)
            raise Refusal("crowded", "There is no time to judge this move now. Please try again later.") from None
        except ThinkerFailed as failure:
            logger.warning("a move was not tried: %s", failure)
            raise Refusal("unreadable", "This game can't be tried again.") from None
        finally:
            self._trying -= 1
        if isinstance(answer, NoAnswer):
            raise Refusal(answer.code, answer.text)
        if isinstance(answer, NeedsLog):  # an empty record is like none
            raise Refusal("bad-record", "This record is empty.")
        return answer.content

    async def _tried(self, worker: Worker, asked: TryQuestion) -> Answer | NoAnswer | NeedsLog:
        return tries.decode(await worker.ask(msgspec.msgpack.encode(asked), self._seconds))

    async def close(self) -> None:
        """Drop the reviews that are not done, and end the processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
