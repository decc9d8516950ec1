"""When a bot's move is released: at a time that follows from public facts alone.

How long a bot thinks depends on what it holds, so nobody may see that time. A move that is ready waits for a beat. The
first beat comes a fixed time after the step before. That time belongs to the game and the level, and nearly every
thought is ready by then (`THINKS` of a bot). Tables with only bots that were made from one place share one rhythm, so
where there are many, their first beat comes later; that is public too. A thought that is not ready waits for the next
beat, twice as long after the step, then four times, and so on.

What people can still see is that a thought missed its first beat, and how many beats it missed. With `THINKS` as it is,
that is rare, and more often the cause is a busy server than a difficult hand. There are at most seven beats in the ten
seconds after which a bot is given up. Nobody sees when a thought was ready, or how long it waited for a worker.
"""

import asyncio
from functools import cache

from tilery.engine.errors import Unknown
from tilery.games import GAMES, levels
from tilery.tables.clock import Clock

THINKS = 0.1
"""Seconds, for bots that don't say how long they think."""
SHOWN = 20.0
"""Moves a second at all tables together that have only bots and were made from one place."""


@cache
def thinks(game: str, level: str) -> float:
    """Seconds within which a bot of this level is nearly always ready."""
    try:
        found: float = getattr(levels(GAMES.get(game)).get(level), "THINKS", THINKS)
    except Unknown:  # the table is older than this server; any legal move is played there
        return THINKS
    return found


def beat(found: float, first: float) -> float:
    """After how many seconds a move is released, if it was found after `found` seconds.

    >>> beat(0.1, 0.5), beat(0.5, 0.5), beat(0.6, 0.5), beat(3, 0.5), beat(3, 0)
    (0.5, 0.5, 1.0, 4.0, 3)
    """
    if first <= 0:
        return found
    while first < found:
        first *= 2
    return first


async def wait(clock: Clock, until: float) -> None:
    """Wait until the clock shows this time."""
    if until <= clock.now():
        return
    come = asyncio.Event()
    alarm = clock.later(until - clock.now(), come.set)
    try:
        await come.wait()
    finally:
        alarm.cancel()
