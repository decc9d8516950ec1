"""Stale tables go, quietly, a few at a time, never one that is in memory."""

import asyncio
from datetime import timedelta

from tilery.tables.clock import Clock
from tilery.tables.house.tables import Tables

FEW = 20
"""Tables in one commit: nobody's move is to wait for the broom."""


async def delete_stale(tables: Tables, keep_days: int, keep_unplayed_days: int, clock: Clock) -> int:
    """Delete tables that nobody has touched for as long as the host said; 0 days: they are kept for ever."""
    now = clock.wall()
    deleted = 0
    for played, days in ((True, keep_days), (False, keep_unplayed_days)):
        if not days:
            continue
        names = await tables.store.stale_tables(now - timedelta(days=days), played=played)
        for start in range(0, len(names), FEW):
            deleted += await tables.delete(names[start : start + FEW])
            await asyncio.sleep(0)
    return deleted
