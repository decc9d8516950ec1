"""Hints for people who are stuck: what the coach says to whoever has the same view, and no more.

A hint is handled like every request, but the coach thinks in the middle of it: authenticate, active, stale; then think,
while the table goes on; then stale once more, commit, tell.
"""

import logging
from collections.abc import Callable

from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame
from tilery.engine.reasons import only_move, reasons_for
from tilery.games import strongest
from tilery.tables.help.aside import Answer, Aside
from tilery.tables.neighbours import Note
from tilery.tables.people.makers import Makers
from tilery.tables.store.rows import HintRow
from tilery.tables.store.store import Store
from tilery.tables.table.asking import TableAsker
from tilery.tables.table.client import Holder
from tilery.tables.table.following import kept, playing
from tilery.tables.table.pipeline import active, authenticate, stale
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import Bots, ThinkerFailed
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)


class Adviser:
    """Answers questions for hints: one question of each seat at a time, and no question is thought about twice."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        makers: Makers | None = None,
        level: Callable[[AnyGame], str] = strongest,
    ) -> None:
        """`level`: which bot proposes a move."""
        self._store = store
        self._bots = bots
        self._makers = makers or Makers()
        self._level = level
        self._aside = Aside()

    def ask(self, table: Table, holder: Holder, request: wire.Hint, answer: Answer) -> None:
        """Call `answer` when there is one. Whoever asks can play on meanwhile, or leave and ask again."""
        self._aside.begin("a hint", self._answer(table, holder, request, answer), answer)

    async def close(self) -> None:
        """Drop the questions that are not answered yet."""
        await self._aside.close()

    async def _answer(self, table: Table, holder: Holder, request: wire.Hint, answer: Answer) -> None:
        answer(await self.hint(table, holder, request))

    async def hint(self, table: Table, holder: Holder, request: wire.Hint) -> wire.Hinted:
        """One good thing to do; raises Refusal with nothing changed."""
        authenticate(holder, request)
        async with table.advising[request.seat]:
            authenticate(holder, request)  # it may have waited for another question
            given = table.hints_at(request.seq, request.seat)
            if any(
                row.whole >= request.whole for row in given
            ):  # asked before: whoever saw the whole move also saw where to look
                return hinted(table, request, given[0].move)
            active(table, request)
            stale(table, request)
            move = given[0].move if given else await self._think(table, request)
            async with table.lock:
                authenticate(holder, request)
                stale(table, request)
                answer = hinted(table, request, move)
                row = HintRow(request.seq, request.seat, answer.whole, move)
                await kept(self._store, table, self._store.add_hint(table.id, row))
                table.add_hint(row)
                table.neighbours.tell(Note(table.id, stored=True))
            return answer

    async def _think(self, table: Table, request: wire.Hint) -> str:
        """Without the table's lock: a slow bot delays nobody but the one who asked."""
        match = playing(table)
        try:
            asker = TableAsker(table, self._makers)
            told = await self._bots.advise(table.row.game, self._level(table.game), match.view(request.seat), asker)
            move = match.game.read(told)
            if problems := match.check(request.seat, move):
                raise ThinkerFailed(f"an illegal move ({problems[0].code})")
            return match.game.write(move)
        except (ThinkerFailed, TileryError) as failure:
            # An answer that is no move may name a secret tile: only the thinker's own failures are told as they are.
            why = failure if isinstance(failure, ThinkerFailed) else type(failure).__name__
            logger.error("no hint for %s: %s", table.row.game, why)
            raise Refusal("hint-failed", "No hint could be found just now. Nothing was changed.") from None


def hinted(table: Table, request: wire.Hint, move: str) -> wire.Hinted:
    """The answer, made from what the seat sees now. If the table has gone on since, it gives no reasons."""
    data = table.game.read(move)
    match = table.match
    if match is None or table.seq != request.seq:
        return wire.Hinted(request.id, request.seat, request.seq, move, request.whole, data)
    only = only_move(match.game, match.state, request.seat)
    reasons = reasons_for(match.game, match.view(request.seat), data)
    return wire.Hinted(request.id, request.seat, request.seq, move, request.whole or only, data, only, reasons)
