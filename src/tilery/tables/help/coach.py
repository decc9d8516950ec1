"""A coach beside somebody who plays alone, or against bots only: it speaks up when a move is a clear mistake.

It knows what the player sees, and looks at nothing but the player's own move. A move that can be undone is made at
once, and the word comes after it. One that can't is judged first, while nothing has happened: if it is a mistake, it is
not made before the player says so again. Nobody waits for long: if the coach is not ready in time, the move is made and
nothing is said.

Whoever takes a move back has been helped. That counts as a hint.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from tilery.engine.data import move_of
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyEntry, AnyGame
from tilery.engine.reasons import reasons_for
from tilery.games import levels, strongest
from tilery.tables.help.aside import Answer, Aside, Work
from tilery.tables.neighbours import Note
from tilery.tables.people.makers import Makers
from tilery.tables.store.rows import HintRow
from tilery.tables.store.store import Store
from tilery.tables.table.asking import TableAsker
from tilery.tables.table.client import Holder
from tilery.tables.table.following import kept, playing
from tilery.tables.table.pipeline import Change, active, answered, apply, authenticate, carry_out, means
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import Bots, ThinkerFailed, Wrong
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds that a move waits for the coach if there is no way back from it."""
LONG_PATIENCE = 5.0
"""Seconds after which nobody wants to hear of a move any more, if it was made at once."""


class Look(TableAsker):
    """The coach looks at a move as long as somebody is there, nothing else has happened since, and it took no longer
    than they can wait."""

    def __init__(self, table: Table, makers: Makers, seq: int) -> None:
        super().__init__(table, makers)
        self._seq = seq
        self.too_late = False

    @property
    def waited_for(self) -> bool:
        return super().waited_for and not self.too_late and self._table.seq <= self._seq


class Word(msgspec.Struct, frozen=True):
    """What the coach has said of a move: the entry in the log that it made, or None if it was not made yet."""

    about: wire.Move
    better: str
    entry: AnyEntry | None


class Coach:
    """Looks at the moves of those who want it; one move of each seat at a time."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        makers: Makers | None = None,
        ready: Callable[[AnyGame], bool] | None = None,
        level: Callable[[AnyGame], str] = strongest,
    ) -> None:
        """`ready`: whether the coach is quick enough in a game; otherwise it says nothing. `level`: which bot proposes
        a move."""
        self._store = store
        self._bots = bots
        self._makers = makers or Makers()
        self._ready = ready or is_quick
        self._level = level
        self._aside = Aside()
        self._words: WeakKeyDictionary[Table, Word] = WeakKeyDictionary()
        """The last word at each table: there is one person at most who hears it."""

    def ask(
        self, table: Table, holder: Holder, request: wire.Move, answer: Answer, charged: Callable[[Work], Work]
    ) -> None:
        """Make a move that the coach looks at. `answer` gets `done`, `coached` or both, or else a refusal. `charged` is
        work that somebody pays for."""
        work = charged(self.accompany(table, holder, request, answer))
        self._aside.begin("a move with the coach", work, answer)

    async def close(self) -> None:
        """Drop the moves that are not answered yet."""
        await self._aside.close()

    async def carry_out(self, table: Table, holder: Holder, request: Change | wire.Check) -> wire.Done | wire.Checked:
        """Like `pipeline.carry_out`; and if it does what the coach said, that is counted."""
        word = self._words.get(table)
        if word is not None and isinstance(request, wire.Move) and is_instead(table, word, request):
            authenticate(holder, request)
            await self._count(table, word)
        back = word is not None and isinstance(request, wire.Undo) and takes_back(table, word, request)
        answer = await carry_out(self._store, table, holder, request)
        if word is not None and back:
            await self._count(table, word)
        return answer

    async def accompany(self, table: Table, holder: Holder, request: wire.Move, answer: Answer) -> None:
        """Make a move, or say what is wrong with it and wait; raises Refusal with nothing changed."""
        authenticate(holder, request)
        alone(table)
        active(table, request)
        if not self._ready(table.game) or await answered(self._store, table, request) or table.seq != request.seq:
            answer(await self.carry_out(table, holder, request))
            return
        way_back = apply(table, request).match.can_undo(request.seat)
        view = playing(table).view(request.seat)
        look = Look(table, self._makers, request.seq + way_back)
        if way_back:
            answer(await self.carry_out(table, holder, request))
        found = await self._look(table, request, view, look, LONG_PATIENCE if way_back else PATIENCE)
        gone = request.seat not in (holder.seats or ()) or table.seq != request.seq + way_back
        if found is not None and not gone:
            self._words[table] = Word(request, found.better, playing(table).log[-1] if way_back else None)
            answer(coached(table, request, view, found, made=way_back))
        elif not way_back:
            answer(await self.carry_out(table, holder, request))

    async def _look(self, table: Table, request: wire.Move, view: Any, look: Look, patience: float) -> Wrong | None:
        """What is wrong with a move. Nothing if that can't be found out in time, or if the coach has not yet finished
        with an earlier one."""
        if table.advising[request.seat].locked():
            return None
        thinking = asyncio.create_task(self._think(table, request, view, look))
        self._aside.keep(thinking)
        # It is not stopped: ending a process in the middle of a thought takes longer than the thought.
        await asyncio.wait([thinking], timeout=patience)
        look.too_late = True
        return thinking.result() if thinking.done() else None

    async def _think(self, table: Table, request: wire.Move, view: Any, look: Look) -> Wrong | None:
        game = table.game
        async with table.advising[request.seat]:
            try:
                move = written(table, request)
                found = await self._bots.judge(table.row.game, self._level(game), view, move, look)
                if found is not None:
                    game.read(found.better)
                return found
            except (ThinkerFailed, TileryError) as failure:
                why = failure if isinstance(failure, ThinkerFailed) else type(failure).__name__
                logger.error("the coach of %s failed: %s", table.row.game, why)
                return None

    async def _count(self, table: Table, word: Word) -> None:
        """Somebody takes back what the coach spoke of: from now on that is a hint. At most one is counted here."""
        self._words.pop(table, None)
        async with table.lock:
            if not any(row.whole for row in table.hints_at(table.seq, word.about.seat)):
                row = HintRow(table.seq, word.about.seat, True, word.better)
                await kept(self._store, table, self._store.add_hint(table.id, row))
                table.add_hint(row)
                table.neighbours.tell(Note(table.id, stored=True))


def alone(table: Table) -> None:
    """Refuses a coach where another person plays, and where there are no hints."""
    if sum(seat.kind != "bot" for seat in table.seats) != 1 or not table.row.hints:
        raise Refusal("no-hints", "There is a coach only where hints are allowed and no other person plays.")


def is_quick(game: AnyGame) -> bool:
    """Whether the strongest bot is quick on this machine: without compiled kernels, judging takes too long."""
    return strongest(game) == levels(game).names()[-1]


def is_instead(table: Table, word: Word, request: wire.Move) -> bool:
    """Whether this is another move than the one that was not made because of the coach's word."""
    about = word.about
    same_moment = (request.seq, request.seat) == (about.seq, about.seat) and table.seq == about.seq
    return same_moment and word.entry is None and not means(table, request.move, written(table, about))


def takes_back(table: Table, word: Word, request: wire.Undo) -> bool:
    """Whether this undoes the very move that the coach spoke of, whatever was made and undone since."""
    log = playing(table).log
    return word.entry is not None and request.seq == table.seq and bool(log) and log[-1] is word.entry


def written(table: Table, request: wire.Move) -> str:
    """The move in notation. It must be one that can be read."""
    return table.game.write(move_of(table.game, request.move))


def coached(table: Table, request: wire.Move, view: Any, found: Wrong, *, made: bool) -> wire.Coached:
    """The word for the player, with reasons from what they saw before the move."""
    data = table.game.read(found.better)
    reasons = reasons_for(table.game, view, data)
    return wire.Coached(request.id, request.seat, request.seq, found.better, data, found.cost, made, reasons)
