"""Bots that think in the process of the test: they remember what they were asked, and do as they are told."""

import asyncio
import functools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tilery.games import GAMES, make_bot
from tilery.tables.table.thinker import Asker, ThinkerFailed, Wrong


class Question(msgspec.Struct, frozen=True):
    game: str
    level: str
    view: Any


class FakeBots:
    """Bots that answer at once what a bot of that level would do, the same each time. They can be held up at a `gate`,
    given an `answer`, made to fail, or told that it is `enough`."""

    def __init__(self, answer: str | ThinkerFailed | None = None) -> None:
        self.asked: list[Question] = []
        self.askers: list[Asker] = []
        self.answer = answer
        self.wrong: Wrong | None = None
        """What the coach has against every move."""
        self.judged: list[str] = []
        self.gate: asyncio.Event | None = None
        self.thinking = asyncio.Event()
        """Set as soon as a bot is asked."""
        self.enough: Callable[[], bool] = lambda: False

    async def choose(self, game: str, level: str, view: Any, asker: Asker) -> str:
        self.asked.append(Question(game, level, view))
        self.askers.append(asker)
        if self.enough():
            raise asyncio.CancelledError
        self.thinking.set()
        if self.gate is not None:
            await self.gate.wait()
        if isinstance(self.answer, ThinkerFailed):
            raise self.answer
        return choice(game, level, view) if self.answer is None else self.answer

    async def advise(self, game: str, level: str, view: Any, asker: Asker) -> str:
        return await self.choose(game, level, view, asker)

    async def judge(self, game: str, level: str, view: Any, move: str, asker: Asker) -> Wrong | None:
        self.judged.append(move)
        await self.choose(game, level, view, asker)
        return self.wrong

    @property
    def levels(self) -> set[str]:
        return {question.level for question in self.asked}


@functools.cache
def choice(game: str, level: str, view: Any) -> str:
    """What a bot of that level would do here, in notation."""
    rules = GAMES.get(game)
    return rules.write(make_bot(rules, level).choose(view, random.Random(0)))
