"""Old tables go, quietly, a few at a time, never one that is in memory."""

import asyncio
import logging
from datetime import timedelta

from tilery.engine.errors import TileryError
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.tables.house.tables import Tables
from tilery.tables.table.clock import Clock

logger = logging.getLogger(__name__)

EVERY = 24 * 3600.0
FEW = 20
"""Tables in one commit: nobody's move is to wait for the broom."""


async def clean_daily(tables: Tables, settings: Settings, metrics: Metrics) -> None:
    while True:
        try:
            await clean(tables, settings, metrics)
        except TileryError as error:
            logger.error("old tables could not be deleted: %s", error)
        await asyncio.sleep(EVERY)


async def clean(tables: Tables, settings: Settings, metrics: Metrics, clock: Clock | None = None) -> int:
    """Delete tables that nobody has touched for as long as the host said; 0 days: they are kept for ever."""
    now = (clock or Clock()).wall()
    deleted = 0
    for played, days in ((True, settings.keep_days), (False, settings.keep_unplayed_days)):
        if not days:
            continue
        names = await tables.store.untouched(now - timedelta(days=days), played=played)
        for start in range(0, len(names), FEW):
            deleted += await tables.delete(names[start : start + FEW])
            await asyncio.sleep(0)
    metrics.count("tilery_tables_deleted_total", deleted)
    return deleted
