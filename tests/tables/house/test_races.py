"""Moves, undo, rematch, hellos, leaving, stand-ins and clocks all at the same time, in many orders by chance."""

import asyncio
import logging
import random
from datetime import timedelta

import pytest

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.moves import any_move
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.games import GAMES, levels
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import LibraryRow, LogRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.game_log import rebuild, rounds
from tilery.tables.table.pipeline import Change, carry_out
from tilery.tables.table.stand_in import hand_back, last_step, leave
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import NewTable, SeatWish

SEATS = 2
DELAY = 10
ASKED = 40
"""Requests of each person."""
PACE = Pace(away=20, level=levels(GAMES.get(GAME)).names()[1], move=30)


class Dawdling(MemoryStore):
    """Takes a while now and then, as a disk does."""

    def __init__(self, hands: Hands, rng: random.Random) -> None:
        super().__init__(hands)
        self._rng = rng

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        for _ in range(self._rng.choice((0, 0, 1, 3, 8))):
            await asyncio.sleep(0)
        await super().append(table, row, finished)
        for _ in range(self._rng.choice((0, 0, 2))):
            await asyncio.sleep(0)


class Story:
    """One table, two people, and an order of things that follows from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.hands = Hands()
        self.store = Dawdling(self.hands, self.rng)
        self.autoplay = Autoplay(self.store, FakeBots(), self.hands)
        self.tables = Tables(self.store, self.autoplay)
        self.answers: dict[str, int] = {}
        """The step that each request made, as its answer said."""
        self.refused: set[str] = set()

    async def run(self) -> None:
        seats = (SeatWish(kind="device"),) * SEATS
        made = await self.tables.make(NewTable(game=GAME, seats=seats, pace=PACE, delay=DELAY))
        self.table = await self.tables.get(made.id)
        self.ears, self.watcher = [Ear(seat) for seat in range(SEATS)], Ear()
        for ear in (*self.ears, self.watcher):
            self.table.attend(ear)
        await asyncio.gather(self.time(), *(self.person(ear, seat) for seat, ear in enumerate(self.ears)))
        while self.autoplay._playing:
            await asyncio.gather(*self.autoplay._playing.values())
        await self.autoplay.close()  # the clock still turns for the watcher, but nobody plays any more

    async def time(self) -> None:
        """Seconds pass, and the time of day is set back and forth."""
        for _ in range(4 * ASKED):
            self.hands.turn(self.rng.choice((0, 0.1, 5, 25)))
            if not self.rng.randrange(8):
                self.hands.jumped = timedelta(days=self.rng.choice((-400, -1, 0, 1, 400)))
            await self.pause()

    async def pause(self) -> None:
        for _ in range(self.rng.randrange(6)):
            await asyncio.sleep(0)

    async def person(self, ear: Ear, seat: int) -> None:
        for _ in range(ASKED):
            await self.pause()
            act = self.rng.choice((self.move, self.move, self.move, self.undo, self.rematch, self.come_and_go))
            try:
                await act(ear, seat)
            except Refusal as refusal:
                self.refused.add(refusal.code)

    async def change(self, ear: Ear, request: Change) -> None:
        """Ask once, and now and then again: the answer is the same."""
        await hand_back(self.table, ear, request.seat)
        done = await carry_out(self.store, self.table, ear, request)
        assert isinstance(done, wire.Done)
        assert request.id not in self.answers
        self.answers[request.id] = done.seq
        if not self.rng.randrange(3):
            assert await carry_out(self.store, self.table, ear, request) == done

    async def move(self, ear: Ear, seat: int) -> None:
        match = self.table.match
        assert match is not None
        seq = self.table.seq
        if seat in match.pending:
            move = any_move(GAME, match.view(seat), self.rng)
            await self.pause()
            await self.change(ear, wire.Move(self.name(), seat, seq, move))

    async def undo(self, ear: Ear, seat: int) -> None:
        await self.change(ear, wire.Undo(self.name(), seat, self.table.seq))

    async def rematch(self, ear: Ear, seat: int) -> None:
        await self.change(ear, wire.Rematch(self.name(), seat, self.table.seq))

    async def come_and_go(self, ear: Ear, seat: int) -> None:
        """Leave for good, or lose the line; and be back after a while."""
        if self.rng.randrange(2):
            leave(self.table, ear, wire.Leave(self.name(), seat))
            await self.pause()
        else:
            self.table.leave(ear)
            await self.pause()
            self.hands.turn(self.rng.choice((1, 30)))
            await self.pause()
        await last_step(self.table, frozenset({seat}))
        self.table.hear(frozenset({seat}))
        self.table.attend(ear)

    def name(self) -> str:
        return f"r{self.rng.getrandbits(60)}"


def sound(story: Story, table: Table) -> None:
    """What must hold whatever the order was."""
    stored = story.store._tables[table.id]
    assert [row.seq for row in stored.log] == list(range(len(stored.log)))
    by_request = {row.request_id: row.seq for row in stored.log if row.request_id and not row.stand_in}
    assert {name: seq for name, seq in by_request.items() if name.startswith("r")} == story.answers
    assert story.refused <= {"stale", "illegal", "not-over"}
    assert table.seq == stored.log[-1].seq
    story.hands.turn(DELAY)
    heard = [message for message in story.watcher.messages if message["type"] in ("update", "welcome")]
    assert [message["seq"] for message in heard] == sorted(message["seq"] for message in heard)
    assert heard[-1]["seq"] == table.seq  # delayed, but never for good
    again = rebuild(stored, len(rounds(stored.log)) - 1)
    assert table.match is not None
    assert (again.state, len(again.log)) == (table.match.state, len(table.match.log))


@pytest.mark.parametrize("first", range(0, 60, 15))
def test_whatever_the_order_the_log_is_one_line_and_each_request_has_one_answer(
    first: int, caplog: pytest.LogCaptureFixture
) -> None:
    stand_ins = rematches = undone = 0
    for seed in range(first, first + 15):
        story = Story(seed)
        asyncio.run(story.run())
        sound(story, story.table)
        log = story.store._tables[story.table.id].log
        stand_ins += sum(row.stand_in for row in log)
        rematches += sum(row.kind == "rematch" for row in log)
        undone += sum(row.kind == "undo" for row in log)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert min(stand_ins, rematches, undone) > 0  # or nothing was tried
