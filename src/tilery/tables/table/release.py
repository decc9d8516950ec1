"""When a bot's move is released: at a time that follows from public facts alone.

How long a bot thinks depends on what it holds, so nobody may see it. A move that was found waits for a beat. The first
beat comes a fixed time after the step before; the time belongs to the game and the level, and nearly every thought is
ready by then (`THINKS` of a bot). Tables of bots alone that were made from one place have one rhythm together, so where
they are many theirs comes later: that is public too. A thought that is not ready waits for the next beat, twice as long
after the step, then four times, and so on.

What can still be seen: that a thought missed its first beat, and how many. With `THINKS` as it is that is rare, and
more often it is because the server is busy than because of a hand. In the ten seconds after which a bot is given up
there are seven beats at most. Nobody sees when a thought was ready, or how long it waited for a worker.
"""

import asyncio
from functools import cache

from tilery.engine.errors import Unknown
from tilery.games import GAMES, levels
from tilery.tables.clock import Clock

THINKS = 0.1
"""Seconds, for bots that don't say how long they think."""
SHOWN = 20.0
"""Moves a second, at all tables together where bots alone play and that were made from one place."""


@cache
def thinks(game: str, level: str) -> float:
    """Seconds within which a bot of this level is nearly always ready."""
    try:
        found: float = getattr(levels(GAMES.get(game)).get(level), "THINKS", THINKS)
    except Unknown:  # its table is older than this server, and any legal move is played
        return THINKS
    return found


def beat(found: float, first: float) -> float:
    """After how many seconds a move is released that was found after so many.

    >>> beat(0.1, 0.5), beat(0.5, 0.5), beat(0.6, 0.5), beat(3, 0.5), beat(3, 0)
    (0.5, 0.5, 1.0, 4.0, 3)
    """
    if first <= 0:
        return found
    while first < found:
        first *= 2
    return first


async def wait(clock: Clock, until: float) -> None:
    """As long as the clock says."""
    if until <= clock.now():
        return
    come = asyncio.Event()
    alarm = clock.later(until - clock.now(), come.set)
    try:
        await come.wait()
    finally:
        alarm.cancel()
