"""After a start: tables where a bot is to move, or may have to, go on without anybody opening them."""

import asyncio
import logging
from datetime import timedelta

from tilery.engine.errors import TileryError
from tilery.server.metrics import Metrics
from tilery.tables.house.tables import Tables
from tilery.tables.table.clock import Clock

logger = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds between two tables: those who come back first are not to wait for those who don't."""


async def wake_all(tables: Tables, days: int, metrics: Metrics, clock: Clock | None = None) -> int:
    """Load what was played lately and may go on by itself, one after the other; gives how many tables that were."""
    since = (clock or Clock()).wall() - timedelta(days=days)
    woken = 0
    for name in await tables.store.waiting(since):
        try:
            table = await tables.get(name)
        except TileryError as error:
            logger.error("a table could not be woken: %s", error)
            continue
        if table.idle:
            tables.forget(name)
        else:
            woken += 1
            metrics.count("tilery_tables_woken_total")
        await asyncio.sleep(PAUSE)
    logger.info("%d tables go on", woken)
    return woken
