"""The desk where reviews are made: whoever asks hears why there is none, or gets an older one."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from tests.kit.server import GAME
from tilery.games import GAMES
from tilery.tables.house.tables import Tables
from tilery.tables.library.finished_game import FinishedGame
from tilery.tables.library.readers import GameReader
from tilery.tables.store.rows import Stored
from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.questions import Reviewed, pack
from tilery.tables.thinking.review_answers import Reviews, Told
from tilery.tables.thinking.review_desk import Job, ReviewDesk
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import ReviewTold


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


class Shelf:
    """A house with one finished game, of which a review of an older version is kept."""

    def __init__(self) -> None:
        self.store, self.kept = self, 0

    async def keep_review(self, table: str, number: int, content: bytes) -> None:
        self.kept += 1

    async def finished(self, table: str, number: int) -> FinishedGame:
        async def load() -> Stored:
            raise ThinkerFailed("nobody reads it here")

        return FinishedGame(table, number, GAMES.get(GAME), ("", ""), load)

    async def review(self, table: str, number: int) -> bytes:
        return OLDER


class Reader:
    """Gives the record of any game."""

    async def record(self, game: FinishedGame, *, packed: bool = False) -> bytes:
        return b"a record"


OLDER = pack(msgspec.json.encode(ReviewTold(1, (), (), (), version="1.1")))


def house(worker: Any, shelf: Shelf | None = None) -> Reviews:
    return Reviews(cast(Tables, shelf or Shelf()), cast(GameReader, Reader()), ReviewDesk(WorkerPool([worker])))


async def settled(ask: Callable[[], Awaitable[Told]]) -> Told:
    for _ in range(10):
        await asyncio.sleep(0)
    return await ask()


def test_whoever_can_not_have_a_new_review_gets_the_older_one(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    def refused() -> None:
        raise Refusal("crowded", "Too much has been stored from here.")

    async def story() -> None:
        reviews = house(Failing(ThinkerTooSlow("no answer")))
        assert (await reviews.of_game("here", 0)).state == "none"
        assert (await reviews.begin("here", 0, "somebody", refused)).state == "ready"
        assert (await reviews.begin("here", 0, "somebody")).state == "waiting"
        told = await settled(lambda: reviews.of_game("here", 0))
        assert (told.state, told.review) == ("ready", msgspec.Raw(gzip.decompress(OLDER)))

    asyncio.run(story())


def test_an_outdated_review_that_this_desk_has_made_is_made_anew() -> None:
    class Answering(Failing):
        """A worker that makes the older review."""

        async def ask(self, question: bytes, seconds: float) -> bytes:
            return msgspec.msgpack.encode(Reviewed(OLDER))

    async def story() -> None:
        reviews = house(Answering(ThinkerFailed("")), shelf := Shelf())
        for times in (1, 2):
            assert (await reviews.begin("here", 0, "somebody")).state == "waiting"
            assert (await settled(lambda: reviews.of_game("here", 0))).state == "none"
            assert shelf.kept == times

    asyncio.run(story())
