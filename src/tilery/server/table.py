"""One table in memory: a cache of its log, and the clients that look at it."""

import asyncio
import copy
from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

import msgspec

from tilery.engine.chance import fresh_seed
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE, AnyGame, Result, Seat
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server import wire
from tilery.server.clock import Clock
from tilery.server.gallery import Gallery
from tilery.server.refusal import Refusal
from tilery.server.store import HintRow, LogRow, SeatRow, Stored, TableRow
from tilery.server.taken import Taken, placed

Seats = frozenset[Seat]


class Client(Protocol):
    """Somebody connected. `seats` is None until they said hello, and empty for those who only watch."""

    seats: Seats | None

    def send(self, message: bytes) -> None: ...


class Table:
    """Everything here can be rebuilt from the stored log, but for who is connected."""

    def __init__(self, stored: Stored, clock: Clock | None = None) -> None:
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.advising: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.winners: dict[int, tuple[Seat, ...]] = {}
        """Of games that are over, as far as somebody asked for them."""
        self.restore(stored)
        self.gallery = Gallery(self, stored, clock or Clock())

    def restore(self, stored: Stored) -> None:
        """Be what the log says."""
        self.row: TableRow = stored.table
        self.game: AnyGame = GAMES.get(stored.table.game)
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.seq: int = stored.log[-1].seq if stored.log else 0
        self.round: int = max(0, len(rounds(stored.log)) - 1)
        self.match: Match | None = rebuild(stored, self.round) if stored.log else None
        self.answers: dict[str, LogRow] = {row.request_id: row for row in stored.log if row.request_id}
        self.hints: tuple[Taken, ...] = placed(rounds(stored.log)[-1], stored.hints) if stored.log else ()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        busy = self.lock.locked() or any(lock.locked() for lock in self.advising.values())
        return not self.clients and self.bot_task is None and not busy

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match is not None and self.match.over else None

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def info(self) -> wire.TableInfo:
        there = [client.seats for client in self.clients if client.seats is not None]
        present: Seats = frozenset().union(*there)
        return wire.TableInfo(
            id=self.id,
            game=self.row.game,
            options=self.row.options,
            seats=tuple(
                wire.SeatInfo(seat.seat, seat.kind, seat.name, seat.level, seat.kind == "bot" or seat.seat in present)
                for seat in self.seats
            ),
            round=self.round,
            started=self.match is not None,
            hints=self.row.hints,
            watchers=sum(not seats for seats in there),
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
                log=tuple(wire.LogLine(*line) for line in match.events(seat, since)),
                can_undo=seat is not None and match.can_undo(seat),
                to_move=seat in match.pending,
            )
            for seat in viewers
        )

    def welcome(self, seats: Seats) -> wire.Welcome:
        return wire.Welcome(self.info(), self.seq, self.views(seats), self.result, self.hints_told())

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
            if client is not but and client.seats is not None and not self.gallery.holds(client):
                client.send(encoded)
        self.gallery.tell(message)

    def tell_each(self, message: "MessageFor") -> None:
        """To each client what it may know. Clients with the same seats get the same bytes."""
        encoded: dict[Seats, bytes] = {}
        for client in self.clients:
            if client.seats is None or self.gallery.holds(client):
                continue
            if client.seats not in encoded:
                encoded[client.seats] = msgspec.json.encode(message(client.seats))
            client.send(encoded[client.seats])
        self.gallery.tell_each(message)


class MessageFor(Protocol):
    """A message that depends on the seats that a client holds."""

    def __call__(self, seats: Seats, /) -> wire.ServerMessage: ...


def begin(game: AnyGame, seats: int, options: dict[str, str]) -> tuple[Match, bytes]:
    """A new game, and the seed that is to be stored with it."""
    seed = fresh_seed()
    return Match(game, seats=seats, options=options, seed=seed), seed


def chances(match: Match, since: int) -> tuple[str, ...]:
    """The chance moves that the log has from entry `since` on."""
    return tuple(match.game.write(entry.move) for entry in match.log[since:] if entry.seat == CHANCE)


def branch(match: Match) -> Match:
    """A match that can be played on without touching this one: nothing is advanced before it is stored."""
    twin = copy.copy(match)
    twin.log = list(match.log)
    return twin


def rounds(log: Iterable[LogRow]) -> list[list[LogRow]]:
    """The log of each game that was played at a table."""
    found: list[list[LogRow]] = []
    for row in log:
        if row.kind in ("start", "rematch"):
            found.append([])
        found[-1].append(row)
    return found


def rebuild(stored: Stored, number: int) -> Match:
    """A game from its stored log alone; refuses one that can't be read."""
    game = GAMES.get(stored.table.game)
    if game.info.rules_version != stored.table.rules_version:
        raise Refusal("no-table", "This table was played by other rules than this server knows.")
    first, *rest = rounds(stored.log)[number]
    moves = [(CHANCE, text) for text in first.chance]
    for row in rest:
        if row.kind == "undo":
            moves.pop()
        elif row.seat is not None:
            moves += [(row.seat, row.move), *((CHANCE, text) for text in row.chance)]
    try:
        return Match.resume(
            game, seats=len(stored.seats), options=stored.table.options, seed=first.seed or b"", moves=moves
        )
    except TileryError as error:
        raise Refusal("storage", f"The stored log of this table is damaged ({type(error).__name__}).") from error
