"""Who thinks for a table: runs its bots. Where, the table doesn't know."""

import asyncio
import random
import secrets
from typing import Any, Protocol

from tilery.engine.bot import RandomBot
from tilery.games import GAMES


class ThinkerFailed(Exception):
    """It crashed, took too long or answered nonsense."""


class ThinkerTooSlow(ThinkerFailed):
    """It took too long."""


class Asker(Protocol):
    """For whom a bot thinks. Where many ask at once, those come first at whose table somebody is (`waited_for`, which
    may change meanwhile), and then all have the same `share`."""

    @property
    def waited_for(self) -> bool: ...

    @property
    def share(self) -> str: ...


class Bots(Protocol):
    """Bots get a view and give a move in notation."""

    async def choose(self, game: str, level: str, view: Any, asker: Asker) -> str:
        """The move of a bot; any legal one if the bot fails."""

    async def advise(self, game: str, level: str, view: Any, asker: Asker) -> str:
        """What a bot would do here, the same whenever this is seen; raises ThinkerFailed."""


async def any_move(game: str, view: Any) -> str:
    """Any legal move, found right here."""
    rules = GAMES.get(game)
    move = await asyncio.to_thread(RandomBot(rules).choose, view, random.Random(secrets.randbits(64)))
    return rules.write(move)
