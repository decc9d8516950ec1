"""Bots at a table: whenever it is a bot's turn, it is asked for a move, which goes the way of everybody's moves."""

import asyncio
import logging

from tilery.engine.game import Seat
from tilery.server import wire
from tilery.server.bots import BotPool
from tilery.server.pipeline import carry_out
from tilery.server.refusal import Refusal
from tilery.server.store import SeatRow, Store
from tilery.server.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = (0.2, 0.5, 1, 2, 5)
"""How long to wait for a storage that failed; the last one again and again."""


class Autoplay:
    """At most one task a table, only while it is a bot's turn."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Let the bots play if it is their turn and they don't play already."""
        if table.bot_task is None and bot_to_move(table) is not None:
            table.bot_task = asyncio.create_task(self._play(table))
            self._tasks.add(table.bot_task)
            table.bot_task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    async def _play(self, table: Table) -> None:
        failures = 0
        try:
            while seat := bot_to_move(table):
                try:
                    await self._move(table, seat)
                    failures = 0
                except Refusal as refusal:
                    if refusal.code == "stale":  # somebody else moved in the meantime: look again
                        continue
                    if refusal.code != "storage":
                        raise
                    await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                    failures += 1
        except Refusal as refusal:
            logger.error("bot stopped: %s", refusal.code)
        except Exception:
            logger.exception("bot stopped")
        finally:
            table.bot_task = None

    async def _move(self, table: Table, seat: SeatRow) -> None:
        match, seq = table.match, table.seq
        if match is None:
            return
        view = match.view(seat.seat)
        move = await self._pool.choose(table.row.game, seat.level, view)
        try:
            await self._request(table, seat.seat, seq, move)
        except Refusal as refusal:
            if refusal.code not in ("illegal", "unreadable"):
                raise
            codes = " ".join(problem.code for problem in refusal.problems)
            logger.error("a bot of level %s chose a move that is %s: %s", seat.level, refusal.code, codes)
            await self._request(table, seat.seat, seq, await self._pool.any_move(table.row.game, view))

    async def _request(self, table: Table, seat: Seat, seq: int, move: str) -> None:
        # No client can send an id with a slash, so nobody can take a bot's.
        await carry_out(self._store, table, frozenset({seat}), wire.Move(f"bot/{seq + 1}", seat, seq, move))


def bot_to_move(table: Table) -> SeatRow | None:
    """The first bot that is to move, if any."""
    if table.match is None:
        return None
    pending = table.match.pending
    return next((seat for seat in table.seats if seat.kind == "bot" and seat.seat in pending), None)
