"""One table in memory: a cache of its log, and the clients that look at it."""

import asyncio
from collections import defaultdict

import msgspec

from tilery.engine.game import CHANCE, AnyGame, Result, Seat
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.client import Client, MessageFor, Seats
from tilery.tables.table.clock import Alarm, Clock, SystemClock
from tilery.tables.table.game_log import rebuild, rounds
from tilery.tables.table.hints_given import GivenHint, hints_of_game
from tilery.tables.table.timing import Timing, stood_in
from tilery.tables.table.watchers import Watchers
from tilery.tables.wire import messages as wire


class Table:
    """Everything here can be rebuilt from the stored log, but for who is connected."""

    def __init__(self, stored: Stored, clock: Clock | None = None) -> None:
        clock = clock or SystemClock()
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.alarm: Alarm | None = None
        """For the time when a stand-in is to move."""
        self.timing = Timing(stored.table.pace, clock)
        self.advising: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.winners: dict[int, tuple[Seat, ...]] = {}
        """Of games that are over, as far as somebody asked for them."""
        self.restore(stored)
        self.watchers = Watchers(self, stored, clock, past=lambda then: Table(then, clock))

    def restore(self, stored: Stored) -> None:
        """Be what the log says."""
        self.row: TableRow = stored.table
        self.game: AnyGame = GAMES.get(stored.table.game)
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.keys: tuple[KeyRow, ...] = stored.keys
        self.seq: int = stored.log[-1].seq if stored.log else 0
        self.round: int = max(0, len(rounds(stored.log)) - 1)
        self.match: Match | None = rebuild(stored, self.round) if stored.log else None
        self.answers: dict[str, LogRow] = {row.request_id: row for row in stored.log if row.request_id}
        played, begun = rounds(stored.log)[-1] if stored.log else [], stored.table.begun
        self.hints: tuple[GivenHint, ...] = hints_of_game(played, stored.hints, begun)
        self.stand_ins: frozenset[int] = stood_in(played, begun)
        self.timing.restore(self.seats, played, self.match, self.there)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        busy = self.lock.locked() or any(lock.locked() for lock in self.advising.values())
        return not self.clients and self.bot_task is None and self.alarm is None and not busy

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match is not None and self.match.over else None

    @property
    def started(self) -> bool:
        return self.match is not None

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def locks(self) -> list[tuple[Seat, bytes]]:
        """What opens a seat: its own secret, and the keys that other devices have."""
        own = [(seat.seat, seat.secret_hash) for seat in self.seats if seat.secret_hash is not None]
        return own + [(key.seat, key.secret_hash) for key in self.keys]

    @property
    def there(self) -> Seats:
        """The seats that somebody holds who is connected."""
        return frozenset[Seat]().union(*(client.seats or () for client in self.clients))

    def info(self) -> wire.TableInfo:
        there, standing = self.there, self.timing.standing if self.result is None else ()
        return wire.TableInfo(
            id=self.id,
            game=self.row.game,
            options=self.row.options,
            seats=tuple(
                wire.SeatInfo(
                    seat=seat.seat,
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level,
                    present=seat.kind == "bot" or seat.seat in there,
                    face=seat.face,
                    stand_in=seat.seat in standing,
                )
                for seat in self.seats
            ),
            round=self.round,
            started=self.match is not None,
            hints=self.row.hints,
            watchers=sum(client.seats is not None and not client.seats for client in self.clients),
            public=self.row.public,
            pace=self.row.pace,
            begun=self.row.begun,
            delay=self.row.delay,
        )

    def views(self, seats: Seats, since: int = 0) -> tuple[wire.SeatView, ...]:
        """What a client with these seats may see, and nothing else; the log from entry `since` on."""
        match = self.match
        if match is None:
            return ()
        viewers: list[Seat | None] = [*sorted(seats)] or [None]
        return tuple(
            wire.SeatView(
                seat=seat,
                view=match.view(seat),
                log=tuple(
                    wire.LogLine(number, mover, events, mover != CHANCE and number in self.stand_ins)
                    for number, mover, events in match.events(seat, since)
                ),
                can_undo=seat is not None and self.can_undo(seat),
                to_move=seat in match.pending,
            )
            for seat in viewers
        )

    def can_undo(self, seat: Seat) -> bool:
        """What a stand-in did stands, or one could let it play for ever."""
        match = self.match
        return match is not None and match.can_undo(seat) and len(match.log) - 1 not in self.stand_ins

    def welcome(self, seats: Seats) -> wire.Welcome:
        return wire.Welcome(
            table=self.info(),
            seq=self.seq,
            views=self.views(seats),
            result=self.result,
            hints=self.hints_told(),
            invite=self.row.invite if seats else "",
            clocks=self.timing.clocks(seats),
        )

    def hints_at(self, seq: int, seat: Seat) -> list[HintRow]:
        """The hints that a seat was given after this step: where to look, then the whole move."""
        return [taken.row for taken in self.hints if (taken.row.seq, taken.row.seat) == (seq, seat)]

    def hints_told(self) -> tuple[wire.HintTaken, ...]:
        return tuple(taken.told() for taken in self.hints)

    def greet_all(self) -> None:
        """Everybody starts afresh."""
        self.tell_each(self.welcome)

    def tell_all(self, message: wire.ServerMessage, *, but: Client | None = None) -> None:
        """The same for everybody who said hello."""
        encoded = msgspec.json.encode(message)
        for client in self.clients:
            if client is not but and client.seats is not None and not self.watchers.holds(client):
                client.send(encoded)
        self.watchers.tell(message)

    def tell_each(self, message: MessageFor) -> None:
        """To each client what it may know. Clients with the same seats get the same bytes."""
        encoded: dict[Seats, bytes] = {}
        for client in self.clients:
            if client.seats is None or self.watchers.holds(client):
                continue
            if client.seats not in encoded:
                encoded[client.seats] = msgspec.json.encode(message(client.seats))
            client.send(encoded[client.seats])
        self.watchers.tell_each(message)
