"""After a start: tables where a bot has to move, or may have to, go on without anybody opening them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta

from tilery.engine.errors import TileryError
from tilery.tables.clock import Clock
from tilery.tables.house.tables import Tables
from tilery.tables.table.table import Table

logger = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds between two tables: people who are back already should not wait for tables where nobody is."""


async def resume(tables: Tables, days: int, clock: Clock) -> AsyncIterator[Table]:
    """Load the tables that were played lately and may go on by themselves, one after the other; gives those that do.
    An alarm alone doesn't keep a table in memory: there may be more tables than memory holds."""
    since = clock.wall() - timedelta(days=days)
    for name in await tables.store.tables_to_resume(since):
        try:
            table = await tables.get(name)
        except TileryError as error:
            logger.error("a table could not be resumed: %s", error)
            continue
        if tables.goes_on(name):
            yield table
        tables.forget(name)
        await asyncio.sleep(PAUSE)
