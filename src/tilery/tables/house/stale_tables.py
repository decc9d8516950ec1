"""Stale tables are deleted a few at a time: never one that is in memory, and none while the clock can't be trusted."""

import asyncio
from datetime import datetime, timedelta

from tilery.engine.errors import TileryError
from tilery.tables.clock import Clock
from tilery.tables.house.tables import Tables
from tilery.tables.store.store import Store

FEW = 20
"""Tables in one commit: nobody's move should wait for the broom."""
JUMP = timedelta(days=1)
"""The time of day may be corrected by this much; more is taken for a mistake."""
SILENCE = timedelta(days=30)
"""If nothing has happened for this long by the clock, the clock may be wrong."""


class InDoubt(TileryError):
    """Nothing was deleted, because it might be a mistake that nobody can undo."""


class ClockWatch:
    """Whether the time of day can be believed: it keeps step with the seconds, and is near the newest step."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._wall, self._now = clock.wall(), clock.now()

    def time(self, newest: datetime | None) -> datetime:
        """The time of day; raises InDoubt if the clock may be wrong."""
        now = self.clock.wall()
        jumped = now - self._wall - timedelta(seconds=self.clock.now() - self._now)
        if abs(jumped) > JUMP:
            raise InDoubt(
                f"the clock has jumped by {in_days(jumped)} since the server started. "
                "When it is right, restart the server"
            )
        if newest is not None and newest - now > JUMP:
            raise InDoubt(f"the clock is {in_days(newest - now)} behind the newest step. Set it right")
        if newest is not None and now - newest > SILENCE:
            raise InDoubt(
                f"by the clock the newest step is {in_days(now - newest)} old, so the clock may be wrong. "
                f"If it is right, {BY_HAND}"
            )
        return now


BY_HAND = "stop the server and run 'tilery tables clean'"


def in_days(time: timedelta) -> str:
    """A span of time in words."""
    return f"{time.total_seconds() / 86400:.0f} days"


async def delete_stale(tables: Tables, keep_days: int, keep_unplayed_days: int, watch: ClockWatch) -> int:
    """Delete tables that nobody has touched for as many days as the host set; 0 days: they are kept for ever. Raises
    InDoubt if the clock may be wrong or most tables would go; then nothing is deleted."""
    now = watch.time(await tables.store.newest())
    names = await stale(tables.store, keep_days, keep_unplayed_days, now)
    if 2 * len(names) > (there := await tables.store.count()):
        raise InDoubt(f"{len(names)} of {there} tables would go at once. If that is wanted, {BY_HAND}")
    return await delete(tables, names)


async def stale(store: Store, keep_days: int, keep_unplayed_days: int, now: datetime) -> list[str]:
    """The tables that nobody has touched for as many days as the host set."""
    names = []
    for played, days in ((True, keep_days), (False, keep_unplayed_days)):
        if days:
            names += await store.stale_tables(now - timedelta(days=days), played=played)
    return names


async def delete(tables: Tables, names: list[str]) -> int:
    """Delete these tables, except for those in memory; gives how many were deleted."""
    deleted = 0
    for start in range(0, len(names), FEW):
        deleted += await tables.delete(names[start : start + FEW])
        await asyncio.sleep(0)
    return deleted
