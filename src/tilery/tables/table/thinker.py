"""Those who think for a table by running its bots. The table doesn't know where they run."""

import random
import secrets
from typing import Any, Protocol

import msgspec

from tilery.engine.bot import RandomBot
from tilery.games import GAMES
from tilery.tables.threads import in_thread


class ThinkerFailed(Exception):
    """A bot crashed, took too long or answered nonsense."""


class ThinkerTooSlow(ThinkerFailed):
    """A bot took too long."""


class Asker(Protocol):
    """For whom a bot thinks. When many ask at once, tables where somebody is come first. Among those, every share gets
    as much as any other."""

    @property
    def waited_for(self) -> bool:
        """Whether somebody is waiting for the answer. This may change while the bot thinks."""

    @property
    def share(self) -> str:
        """Whose share of the bots' time this uses: askers with the same text have one share together."""


class Wrong(msgspec.Struct, frozen=True):
    """What the coach has against a move: another one, in notation, would be better by so much of the chance to win."""

    better: str
    cost: float


class Bots(Protocol):
    """Runs bots: each gets a view and gives a move in notation."""

    async def choose(self, game: str, level: str, view: Any, asker: Asker) -> str:
        """The move of a bot; any legal one if the bot fails."""

    async def advise(self, game: str, level: str, view: Any, asker: Asker) -> str:
        """What the coach says here, in notation: a bot of this level proposes a move, and another one takes its place
        only if it is certainly better. Always the same for the same view. Raises ThinkerFailed."""

    async def judge(self, game: str, level: str, view: Any, move: str, asker: Asker) -> Wrong | None:
        """What is wrong with a move, compared with what the coach says here; None if it is no clear mistake, or if
        nobody has the time to find out. Raises ThinkerFailed."""


async def any_move(game: str, view: Any) -> str:
    """Any legal move, found in this process."""
    rules = GAMES.get(game)
    move = await in_thread(RandomBot(rules).choose, view, random.Random(secrets.randbits(64)))
    return rules.write(move)
