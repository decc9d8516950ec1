"""Everything that thinks for the tables of a server."""

from typing import Any

from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.server.workers import desks
from tilery.tables.table.thinker import Asker, Wrong


class ProcessThinker:
    """`Bots` and readers in processes of their own."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._bots = desks.bots(settings.bot_workers, settings.bot_seconds, metrics)
        self.records, self.games, self.reviews = desks.records(), desks.games(), desks.reviews()
        self.sketches = desks.sketches()

    async def choose(self, game: str, level: str, view: Any, asker: Asker) -> str:
        return await self._bots.choose(game, level, view, asker)

    async def advise(self, game: str, level: str, view: Any, asker: Asker) -> str:
        return await self._bots.advise(game, level, view, asker)

    async def judge(self, game: str, level: str, view: Any, move: str, asker: Asker) -> Wrong | None:
        return await self._bots.judge(game, level, view, move, asker)

    async def close(self) -> None:
        """End all processes."""
        await self.records.close()
        await self.games.close()
        await self.reviews.close()
        await self.sketches.close()
        await self._bots.close()
