"""Bots at a table: when it is a bot's turn, it is asked for a move, which is handled like everybody's moves.

A bot also stands in for a person who is away, asleep or out of time; until it has moved, the person may come back. A
table where nothing happens until then may leave memory: its alarm stays, and calls it back. Where only bots sit, they
play while somebody watches and rest otherwise: nobody should wait for games that nobody sees.
"""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from tilery.engine.errors import TileryError
from tilery.engine.game import Seat
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.neighbours import NOBODY_ELSE, Neighbours
from tilery.tables.people.engine_names import engine_of
from tilery.tables.people.makers import Makers
from tilery.tables.store.store import Store
from tilery.tables.table.alarms import Alarms
from tilery.tables.table.asking import TableAsker
from tilery.tables.table.client import Sitting
from tilery.tables.table.engines import EngineFailed, Engines, NoEngines, Question
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.release import SHOWN, beat, thinks, wait
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import Bots, any_move
from tilery.tables.table.timing import Bookmark
from tilery.tables.wire import messages as wire
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

RETRY_SECONDS = (0.2, 0.5, 1, 2, 5)
"""How long to wait after the storage failed, the first time and each time after it; the last one repeats."""
REST_SECONDS = 60.0
"""How long bots rest after a failure that nobody expected."""
UNREADABLE_SECONDS = 600.0
"""How long to wait before a table that could not be read is tried again."""
BETWEEN_CALLS = 0.05
"""Seconds between two tables that are called back. Nobody is at such a table, so those who play come first."""


class Player(msgspec.Struct, frozen=True):
    """A bot that has to move, on its own seat or for a person. Engines come last: they may take their time."""

    seat: Seat
    level: str
    stands_in: bool


class Autoplay:
    """Plays the bots of all tables. A table has at most one task while it is a bot's turn, and one alarm while it may
    become a bot's turn. Moves are released at beats (see `release`), which are `tempo` times as long as usual; with 0
    there are none."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock | None = None,
        makers: Makers | None = None,
        tempo: float = 0,
        engines: Engines | None = None,
        neighbours: Neighbours = NOBODY_ELSE,
    ) -> None:
        self._tempo = tempo
        self.neighbours = neighbours
        self.clock = clock or SystemClock()
        self.makers = makers or Makers()
        self.engines = engines or NoEngines()
        self._store = store
        self._bots = bots
        self._playing: dict[Table, asyncio.Task[None]] = {}
        self._alarms = Alarms(self.clock, self._ring)
        self._alarmed: dict[str, Table | Bookmark] = {}
        """The tables that have an alarm. For those that left memory, what is needed to go on."""
        self._find: Callable[[str], Awaitable[Table]] | None = None
        self._called: deque[str] = deque()
        self._calling: asyncio.Task[None] | None = None
        self._closed = False

    def find_by(self, find: Callable[[str], Awaitable[Table]]) -> None:
        """Say how to get a table that left memory."""
        self._find = find

    def wake(self, table: Table) -> None:
        """Let the bots play if it is their turn and they don't play already; otherwise look again when it may be. Call
        this whenever a table has changed."""
        self.engines.look(table)
        if table in self._playing or self._closed:
            return
        if not self.neighbours.keeps(table.id):
            self._set_alarm(table, math.inf)
            if to_play(table) is not None or table.timing.wait() < math.inf:
                self.neighbours.want(table.id)
        elif to_play(table) is None:
            self._set_alarm(table, table.timing.wait())
            if not table.clients and table.attended:  # whoever has people here should keep it
                self.neighbours.free(table.id)
        else:
            self._set_alarm(table, math.inf)
            self._playing[table] = asyncio.create_task(self._play(table))

    def plays_at(self, table: Table) -> bool:
        """Whether a bot plays at this table now."""
        return table in self._playing

    def has_work_at(self, table: str) -> bool:
        """Whether a bot plays at the table with this id, or may have to. The table need not be in memory."""
        return table in self._alarmed or any(table == each.id for each in self._playing)

    def part_with(self, table: Table) -> None:
        """The table leaves memory. If it has an alarm, the alarm stays."""
        if table.id in self._alarmed:
            self._alarmed[table.id] = table.bookmark()

    def bookmark(self, table: str) -> Bookmark | None:
        """What to go on from at a table that left memory and comes back now; None if nothing was kept."""
        held = self._alarmed.get(table)
        return held if isinstance(held, Bookmark) else None

    def drop(self, table: str) -> None:
        """The table is deleted: forget its alarm."""
        self._alarms.cancel(table)
        self._alarmed.pop(table, None)

    async def rest(self, table: Table) -> None:
        """Wait until no bot plays at this table."""
        while (task := self._playing.get(table)) is not None:
            await asyncio.wait([task])

    def _set_alarm(self, table: Table, seconds: float) -> None:
        if seconds < math.inf and not self._closed and not table.deleted:
            self._alarmed[table.id] = table
            self._alarms.set(table.id, self.clock.now() + seconds)
        else:
            self.drop(table.id)

    def _ring(self, name: str) -> None:
        held = self._alarmed[name]
        if isinstance(held, Table):
            self.wake(held)
            return
        self._called.append(name)
        if self._calling is None:
            self._calling = asyncio.create_task(self._call_back())

    async def _call_back(self) -> None:
        """Bring tables back into memory, one after the other, however many alarms ring at once."""
        while self._called and self._find is not None:
            name = self._called.popleft()
            try:
                self.wake(await self._find(name))
            except TileryError as error:
                logger.error("a table could not be called back: %s", error)
                if name in self._alarmed:  # it was not deleted meanwhile
                    self._alarms.set(name, self.clock.now() + UNREADABLE_SECONDS)
            await asyncio.sleep(BETWEEN_CALLS)
        self._calling = None

    async def close(self) -> None:
        """Cancel all alarms, and stop bots in the middle of their thoughts. The tables can be loaded again later."""
        self._closed = True
        self._alarms.close()
        playing = [*self._playing.values(), *([self._calling] if self._calling else [])]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        failures = 0
        rest = REST_SECONDS
        try:
            while self.neighbours.keeps(table.id) and (player := to_play(table)):
                try:
                    await self._move(table, player)
                    failures = 0
                except Refusal as refusal:
                    if refusal.code in ("stale", "deleted"):  # something happened in the meantime: look again
                        continue
                    if refusal.code != "storage":
                        raise
                    await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                    failures += 1
            rest = table.timing.wait() if self.neighbours.keeps(table.id) else math.inf
        except Refusal as refusal:
            logger.error("bot stopped: %s", refusal.code)
        except Exception as error:  # noqa: BLE001 - it is logged, and nobody waits for this task
            if (told := failure(error, "a bot's move")).code == "rules-fault":
                table.tell_failure(told)
        finally:
            self._playing.pop(table, None)
            self._set_alarm(table, rest)

    async def _move(self, table: Table, player: Player) -> None:
        match, seq = table.match, table.seq
        if match is None:
            return
        if player.stands_in:
            table.take_over(player.seat)
        asked = self.clock.now()
        began = asked if player.stands_in else None
        view, move, level = match.view(player.seat), "", player.level
        if name := engine_of(player.level):
            try:
                question = Question(table.id, table.round, player.seat, match, table.row.pace.move)
                move = await self.engines.choose(name, question)
            except EngineFailed as failed:
                logger.info("a bot of the house moves for an engine: %s", failed.why)
                table.help_out(player.seat)
                began, level = self.clock.now(), table.row.pace.level
        move = move or await self._bots.choose(table.row.game, level, view, TableAsker(table, self.makers))
        await wait(self.clock, asked + beat(self.clock.now() - asked, self._first_beat(table, player)))
        try:
            await self._request(table, player.seat, seq, move, began)
        except Refusal as refusal:
            if refusal.code not in ("illegal", "unreadable"):
                raise
            codes = " ".join(problem.code for problem in refusal.problems)
            logger.error("a bot of level %s chose a move that is %s: %s", level, refusal.code, codes)
            await self._request(table, player.seat, seq, await any_move(table.row.game, view), began)

    def _first_beat(self, table: Table, player: Player) -> float:
        """Seconds after which this bot's move is released if it is ready. Where only bots sit, they share a rhythm."""
        first = thinks(table.row.game, player.level)
        if not table.timing.people:
            share = self.makers.share(table.id)
            shows = sum(not each.timing.people and self.makers.share(each.id) == share for each in self._playing)
            first = max(first, shows / SHOWN)
        return first * self._tempo

    async def _request(self, table: Table, seat: Seat, seq: int, move: str, began: float | None) -> None:
        # No client can send an id with a slash, so nobody can use a bot's id.
        request = wire.Move(f"bot/{seq + 1}", seat, seq, move)
        await carry_out(self._store, table, Sitting(frozenset({seat})), request, began)


def to_play(table: Table) -> Player | None:
    """The first bot that has to move, or else the first that has to stand in for somebody. Where only bots sit, the
    game rests while nobody looks at it."""
    if table.match is None or table.deleted or not (table.timing.people or table.attended):
        return None
    pending = [seat for seat in table.seats if seat.kind == "bot" and seat.seat in table.match.pending]
    bots = [Player(seat.seat, seat.level, stands_in=False) for seat in pending]
    people = sorted(table.timing.pending)
    bots += [Player(seat, table.row.pace.level, stands_in=True) for seat in people if table.timing.due(seat)]
    return min(bots, key=lambda bot: bool(engine_of(bot.level)), default=None)
