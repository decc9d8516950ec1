"""Who thinks for a house on a device: somebody beside it who answers one question after the other."""

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

from tilery.local.effort import measured
from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking import bots, records, reviews, sketches

Kind = Literal["bot", "record", "review", "sketch", "effort"]
ANSWERS: dict[Kind, Callable[[bytes], bytes]] = {
    "bot": bots.answer,
    "record": records.answer,
    "review": reviews.answer,
    "sketch": sketches.answer,
    "effort": measured,
}
"""How each kind of question is answered: exactly as a server's processes do it."""


def answer(kind: Kind, question: bytes) -> bytes:
    """The answer to a question. Whoever thinks runs this."""
    return ANSWERS[kind](question)


class Mind(Protocol):
    """Somebody who thinks."""

    async def think(self, kind: Kind, question: bytes) -> bytes:
        """The answer to this question; raises ThinkerFailed if they are gone before they have one."""

    def restart(self, kind: Kind) -> None:
        """Drop what is being thought about for questions of this kind, and start anew."""


class Thinker:
    """A `Worker` for one kind of question."""

    def __init__(self, kind: Kind, mind: Mind) -> None:
        self._kind, self._mind = kind, mind
        self._thinks = False

    async def ask(self, question: bytes, seconds: float) -> bytes:
        self._thinks = True
        try:
            async with asyncio.timeout(seconds):
                return await self._mind.think(self._kind, question)
        except TimeoutError:
            self._mind.restart(self._kind)
            raise ThinkerTooSlow(f"no answer after {seconds:g} seconds") from None
        except ThinkerFailed:
            raise
        except Exception as error:  # noqa: BLE001 - whatever goes wrong elsewhere, nobody may wait for ever
            self._mind.restart(self._kind)
            raise ThinkerFailed(f"no answer: {type(error).__name__}") from None
        finally:
            self._thinks = False

    async def end(self) -> None:
        if self._thinks:
            self._mind.restart(self._kind)
