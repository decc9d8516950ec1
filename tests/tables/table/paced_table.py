"""A table at which nobody is waited for longer than agreed, with a clock that the test turns."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots, choice
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES, levels
from tilery.tables.clock import Clock
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import LibraryRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Seats
from tilery.tables.table.game_log import branch, chances
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.stand_in import hand_back, last_step, leave
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace

ADA, BEN = frozenset({0}), frozenset({1})
AWAY = 100


def weakest(game: str) -> str:
    """The first level of the game's own."""
    return levels(GAMES.get(game)).names()[1]


LEVEL = weakest(GAME)
PACE = Pace(AWAY, LEVEL)


class Shelf(MemoryStore):
    """Keeps the steps of one table; can be slow."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.hands = hands
        self.rows: list[LogRow] = []
        self.gate: asyncio.Event | None = None
        self.storing = asyncio.Event()

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        self.storing.set()
        if self.gate is not None:
            await self.gate.wait()
        self.rows.append(replace(row, at=self.hands.wall()))


class Begun(Table):
    """A table, in the middle of a match of which no log tells if there is one."""

    def __init__(
        self, stored: Stored, clock: Clock, changed: Callable[[Table], None], match: AnyMatch | None, seq: int
    ) -> None:
        super().__init__(stored, clock, changed)
        if match is not None:
            self.match, self.seq = branch(match), seq
            self.timing.restore(stored.seats, (), match, frozenset())
            changed(self)


class House:
    """One table without its sockets and its database."""

    def __init__(self, game: str = GAME, pace: Pace = PACE, seats: int = 2) -> None:
        rules = GAMES.get(game)
        seed = bytes(32)
        match = Match(rules, seats=seats, seed=seed)
        self.row = TableRow("here", game, rules.info.rules_version, dict(match.options), pace=pace)
        self.people = tuple(SeatRow(seat, "person", f"Player {seat}") for seat in range(seats))
        self.start = LogRow(0, "start", chance=chances(match, 0), seed=seed)
        self.hands, self.pool = Hands(), FakeBots()
        self.store = Shelf(self.hands)
        self.open(0)

    def open(self, rows: int | None = None, match: AnyMatch | None = None, seq: int = 0) -> None:
        """As after a restart: all that is left is the log, or so many rows of it; or begin with this match."""
        self.autoplay = Autoplay(self.store, self.pool, self.hands)
        self.hands.alarms.clear()
        log = (self.start, *(self.store.rows if rows is None else self.store.rows[:rows]))
        stored = Stored(self.row, self.people, () if match else log)
        self.table = Begun(stored, self.hands, self.autoplay.wake, match, seq)

    @property
    def match(self) -> AnyMatch:
        assert self.table.match is not None
        return self.table.match

    async def come(self, seats: Seats) -> Ear:
        """As the socket does it at a hello."""
        await last_step(self.table, seats)
        self.table.hear(seats)
        client = Ear(*seats)
        self.table.attend(client)
        return client

    def go(self, client: Ear) -> None:
        self.table.leave(client)

    async def move(self, seat: int, text: str = "") -> None:
        text = text or choice(self.row.game, weakest(self.row.game), self.match.view(seat))
        request = wire.Move(f"own{self.table.seq}", seat, self.table.seq, text)
        await hand_back(self.table, Ear(seat), seat)
        await carry_out(self.store, self.table, Ear(seat), request)

    async def turn(self, seat: int) -> None:
        """All moves of a turn."""
        while self.match.pending == {seat}:
            await self.move(seat)

    async def undo(self, seat: int) -> None:
        await hand_back(self.table, Ear(seat), seat)
        request = wire.Undo(f"own{self.table.seq}", seat, self.table.seq)
        await carry_out(self.store, self.table, Ear(seat), request)

    def leave(self, seat: int) -> None:
        leave(self.table, Ear(seat), wire.Leave("leave", seat))

    async def settle(self) -> None:
        """Let the bots play as long as it is their turn."""
        await self.autoplay.rest(self.table)

    async def wait(self, seconds: float) -> None:
        """Let time pass; whatever is due happens at its time."""
        until = self.hands.time + seconds
        await self.settle()
        while self.hands.ring(until):
            await self.settle()
        self.hands.time = until

    def moved(self) -> list[tuple[int | None, bool]]:
        return [(row.seat, row.stand_in) for row in self.store.rows]


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def undoable(house: House, seat: int) -> str:
    """A move that can be taken back."""
    for move in house.match.game.moves(house.match.state, seat):
        twin = branch(house.match)
        twin.play(seat, move)
        if twin.can_undo(seat):
            return house.match.game.write(move)
    raise AssertionError("every move here stands for good")
