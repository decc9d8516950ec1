"""The desk where reviews are made: whoever asks hears why there is none."""

import asyncio
import logging

import pytest

from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.review_desk import Job, ReviewDesk


class Failing:
    """A worker that never answers."""

    def __init__(self, failure: ThinkerFailed) -> None:
        self._failure = failure

    async def ask(self, question: bytes, seconds: float) -> bytes:
        raise self._failure

    async def end(self) -> None:
        """There is nothing to end."""


async def record() -> str:
    return "a record"


@pytest.mark.parametrize(
    ("failure", "code"), [(ThinkerTooSlow("no answer"), "crowded"), (ThinkerFailed("it died"), "unreadable")]
)
def test_a_review_that_takes_too_long_is_not_the_fault_of_its_game(
    failure: ThinkerFailed, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def made() -> Job:
        desk = ReviewDesk(WorkerPool([Failing(failure)]))
        job = desk.begin("a game", record, "somebody")
        for _ in range(10):
            await asyncio.sleep(0)
        await desk.close()
        return job

    refusal = asyncio.run(made()).refusal
    assert refusal is not None
    assert refusal.code == code
