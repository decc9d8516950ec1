"""Long games are played again a little at a time, and others are answered in between.

A game of twenty rounds takes a fifth of a second. A thread would take that time from the others all the same, and
whoever asked for it would not be charged.
"""

import asyncio
from collections.abc import Iterator

from tilery.engine.errors import TileryError
from tilery.engine.match import AnyMatch
from tilery.tables.store.rows import LogRow, Stored
from tilery.tables.table.game_log import GameLog, log_of, log_rows, resuming, rounds, unreadable

PIECE = 20
"""Steps after which others have their turn: a few milliseconds."""


async def in_pieces(steps: Iterator[AnyMatch]) -> AnyMatch:
    """The match to which these steps lead."""
    match = next(steps)
    for number, match in enumerate(steps):  # noqa: B007 - the last one counts
        if number % PIECE == PIECE - 1:
            await asyncio.sleep(0)
    return match


async def last_game(stored: Stored) -> AnyMatch | None:
    """The current game of a table, from its stored log alone; refuses one that can't be read."""
    if not stored.log:
        return None
    log = log_of(stored, len(rounds(stored.log)) - 1)
    try:
        return await in_pieces(resuming(log))
    except TileryError as error:
        raise unreadable(error) from error


async def begin_after(given: GameLog) -> tuple[AnyMatch, list[LogRow]]:
    """A new game that goes on after the moves of this log, and its own log as a table keeps it."""
    match = await in_pieces(resuming(given))
    await asyncio.sleep(0)
    return match, log_rows(match, given.seed)
