"""What goes on beside the tables: at first, tables that wait for a bot go on; then, every day, stale ones go."""

import asyncio
import logging

from tilery.engine.errors import TileryError
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.engines.tokens import Tokens
from tilery.tables.house.passes import Passes
from tilery.tables.house.resuming import resume
from tilery.tables.house.stale_tables import ClockWatch, delete_stale
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Neighbours

logger = logging.getLogger(__name__)

EVERY = 24 * 3600.0
TOKEN_SECONDS = 3.0
"""How long a bot may stay after its token was revoked."""
HOUSE = "house/work"
"""What a server keeps that does the housework, as others keep tables."""
LOOK = 1.0
"""Seconds between two looks at whether the housework is ours."""


async def keep_house(tables: Tables, passes: Passes, settings: Settings, metrics: Metrics) -> None:
    """Do the housework until this task is cancelled. What fails is logged, and tried again the next day."""
    watch = ClockWatch(tables.clock)
    while True:
        await until_ours(tables.neighbours)
        try:
            await resume_tables(tables, settings, metrics)
        except TileryError as error:
            logger.error("no table was resumed: %s", error)
        while tables.neighbours.keeps(HOUSE):
            try:
                await clean(tables, passes, settings, metrics, watch)
            except TileryError as error:
                logger.error("nothing stale was deleted: %s", error)
            await asyncio.sleep(EVERY)


async def until_ours(neighbours: Neighbours) -> None:
    """Wait until the housework is ours: of several servers, one does it."""
    while not neighbours.keeps(HOUSE):
        neighbours.want(HOUSE)
        await asyncio.sleep(LOOK)


async def watch_tokens(tokens: Tokens) -> None:
    """Send bots away soon after their token was revoked, until this task is cancelled."""
    while True:
        await asyncio.sleep(TOKEN_SECONDS)
        try:
            await tokens.check()
        except TileryError as error:
            logger.error("no token was checked: %s", error)


async def resume_tables(tables: Tables, settings: Settings, metrics: Metrics, clock: Clock | None = None) -> int:
    """Let bots go on where they were; gives the number of tables where they do."""
    resumed = 0
    async for _ in resume(tables, settings.wake_days, clock or SystemClock()):
        resumed += 1
        metrics.count("tilery_tables_woken_total")
    logger.info("%d tables go on", resumed)
    return resumed


async def clean(tables: Tables, passes: Passes, settings: Settings, metrics: Metrics, watch: ClockWatch) -> int:
    """Delete the passes that are spent and the tables that the host no longer wants to keep; gives the number of
    tables. Raises InDoubt and deletes nothing if the clock may be wrong."""
    await passes.clean(watch.time(await tables.store.newest()))
    deleted = await delete_stale(tables, settings.keep_days, settings.keep_unplayed_days, watch)
    metrics.count("tilery_tables_deleted_total", deleted)
    await tables.store.erase()
    return deleted
