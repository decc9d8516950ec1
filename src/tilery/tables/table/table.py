"""One table in memory: a cache of its log, and the clients that look at it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

import msgspec
from msgspec.structs import replace

from tilery.engine.game import CHANCE, AnyGame, Result, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.people import seat_secrets
from tilery.tables.people.engine_names import engine_of
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.client import Client, MessageFor, Seats, shared
from tilery.tables.table.engines import Engines, NoEngines
from tilery.tables.table.game_log import Step, game_at, helped, rebuild, rounds, stood_in
from tilery.tables.table.hints_given import GivenHint, after_undo, hints_of_game
from tilery.tables.table.present import Present
from tilery.tables.table.shown import Shown, viewers
from tilery.tables.table.signs import SignPace
from tilery.tables.table.timing import Bookmark, Timing
from tilery.tables.table.watchers import Watchers
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal, deleted

Listener = Callable[["Table"], None]


class Table:
    """Everything here can be rebuilt from the stored log, except for who is connected.

    Nobody else writes its fields: whatever happens at a table has a method here, which calls `changed`.
    """

    def __init__(
        self,
        stored: Stored,
        clock: Clock | None = None,
        changed: Listener = lambda _: None,
        bookmark: Bookmark | None = None,
        match: AnyMatch | None = None,
        engines: Engines | None = None,
    ) -> None:
        """With a bookmark, its time goes on as if it had never left memory. `match` is the game that the log leads to,
        if somebody has played it again already. `engines` are those of the house."""
        self._engines = engines or NoEngines()
        self.clock = clock = clock or SystemClock()
        self.lock = asyncio.Lock()
        self.timing = Timing(stored.table.pace, clock)
        self.advising: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._sign_pace = SignPace(clock)
        self.deleted = False
        """The host has deleted it: it exists only in memory, and nothing happens at it any more."""
        self._present = Present(clock, self.tell_who_is_there)
        self._clients = self._present.everybody
        self._changed = changed
        self._restore(stored, match)
        if bookmark is not None and bookmark.seq == self.seq:
            self.timing = bookmark.timing
        self.watchers = Watchers(self, stored, clock, past=lambda then: Table(then, clock, engines=engines))
        self._changed(self)

    def _restore(self, stored: Stored, match: AnyMatch | None = None) -> None:
        """Take over what the log says."""
        self.row: TableRow = stored.table
        self.game: AnyGame = game_at(stored.table)
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.keys: tuple[KeyRow, ...] = stored.keys
        self.removed: frozenset[int] = stored.removed
        self.seq: int = stored.log[-1].seq if stored.log else 0
        self.round: int = max(0, len(rounds(stored.log)) - 1)
        self.match: AnyMatch | None = match or (rebuild(stored, self.round) if stored.log else None)
        self._shown = Shown()
        self.answers: dict[str, int] = {row.request_id: row.seq for row in stored.log if row.request_id}
        played, begun = rounds(stored.log)[-1] if stored.log else [], stored.table.begun
        self.hints: tuple[GivenHint, ...] = hints_of_game(played, stored.hints, begun)
        self.stand_ins: frozenset[int] = stood_in(played, begun)
        self.helped: Seats = helped(self.seats, played)
        """The engines for which a bot of the house made the last move."""
        self.timing.restore(self.seats, played, self.match, self.there)
        if self.match is not None:
            self.match.let_go()

    # What happens at a table. Whatever has to be kept has been stored before.

    def advance(self, step: Step) -> None:
        """Somebody moved, undid a step or began another game."""
        again = step.row.kind == "rematch"
        self._shown = Shown() if again else self._shown.next()
        self.match, self.seq = step.match, step.row.seq
        self.round += again
        self.hints = () if again else after_undo(self.hints, len(step.match.log))
        if again:
            self.stand_ins = self.helped = frozenset()
        elif step.row.stand_in:
            self.stand_ins |= {step.since}
        elif step.row.seat in self.helped:
            self.helped -= {step.row.seat}
            self.tell_who_is_there()
        if step.row.request_id is not None:
            self.answers[step.row.request_id] = step.row.seq
        self.timing.stepped(step.row, step.match)
        step.match.let_go()
        self._changed(self)

    def reload(self, stored: Stored) -> None:
        """The log has gone on without us: take over what it says, and let everybody start afresh."""
        self._restore(stored)
        self.greet_all()
        self._changed(self)

    def sit(self, seats: tuple[SeatRow, ...], log: tuple[LogRow, ...]) -> None:
        """Somebody sat down; if it was the last open seat, the game begins."""
        self._restore(Stored(self.row, seats, log, keys=self.keys, removed=self.removed))
        if log:
            self.greet_all()
        else:
            self.tell_who_is_there()
        self._changed(self)

    def add_hint(self, row: HintRow) -> None:
        """Somebody took a hint. The others learn that, but not what it said."""
        entries = len(self.match.log) if self.match is not None else 0
        self.hints = tuple(sorted([*self.hints, GivenHint(row, entries)]))
        self.tell_all(wire.Hints(self.hints_told()))

    def sign(self, seat: Seat, sign: wire.SignName) -> None:
        """Somebody makes a sign. People see it for a moment; the log doesn't have it."""
        self._sign_pace.count(seat)
        self.tell_all(wire.Signed(seat, sign))

    def make_nameless(self, seats: Seats) -> None:
        """People took their names and faces out. Everybody here is told at once, even those who watch with a delay."""
        self.seats = tuple(replace(row, name="", face="") if row.seat in seats else row for row in self.seats)
        self.tell_who_is_there()

    def remove_game(self, number: int) -> None:
        """The host has deleted a finished game. Whoever is looking at its end on the table still sees it."""
        self.removed |= {number}

    def delete(self) -> None:
        """The host has deleted this table. Everybody is told and sent away, even before they have said hello."""
        self.deleted = True
        self._changed = lambda _: None
        self.put_away()
        for client in list(self._clients):
            client.send_away(deleted())

    def renew_invite(self, invite: str) -> None:
        """There is a new invitation; those who sit here are told."""
        self.row = replace(self.row, invite=invite)
        self.greet_all()

    def lend(self, key: KeyRow) -> None:
        """Another device got a key to a seat."""
        self.keys += (key,)

    def withdraw(self, pass_id: str) -> None:
        """Whoever held a seat through a key of this pass is told so, and only watches from now on."""
        gone = {key.secret_hash for key in self.keys if key.pass_id == pass_id}
        self.keys = tuple(key for key in self.keys if key.pass_id != pass_id)
        word = wire.Refused("", "withdrawn", "The link by which this device came was withdrawn. You can watch.")
        for client in list(self._clients):
            if client.seats is None or not gone & client.shown:
                continue
            client.shown -= gone
            client.seats = frozenset(seat for seat, lock in self.locks() if lock in client.shown)
            self._present.place(client)
            client.send(msgspec.json.encode(word))
            client.send(msgspec.json.encode(self.watchers.greeting(client.seats, client.plain)))
        self.tell_who_is_there()

    # People come and go

    def attend(self, client: Client) -> None:
        """Somebody is here. Once they have said hello, with seats or as a watcher, they see the table."""
        self._present.place(client)
        if client.seats is None:
            return
        self.timing.attend(self.there)
        client.send(msgspec.json.encode(self.watchers.greeting(client.seats, client.plain)))
        if not self._present.are_told_together(client):
            self.tell_who_is_there(but=client)
        self._changed(self)

    def admit(self, client: Client, secrets: Sequence[str], *, plain: bool = False) -> None:
        """Somebody said hello. Finding their seats and telling everybody is one step, so that no withdrawn key can open
        a seat in between. Refuses a secret that opens none, with nothing changed."""
        if self.deleted:
            raise deleted()
        seats = shared(seat_secrets.opened(secrets, self.locks()))
        self.hear(seats)
        client.seats, client.shown, client.plain = seats, frozenset(map(seat_secrets.hashed, secrets)), plain
        self.attend(client)

    def leave(self, client: Client) -> None:
        """Somebody is gone. They may come back."""
        self._present.discard(client)
        self.timing.attend(self.there)
        if client.seats is not None and not self._present.are_told_together(client):
            self.tell_who_is_there()
        self._changed(self)

    def tell_who_is_there(self, but: Client | None = None) -> None:
        """Tell everybody who is there."""
        self.tell_all(wire.Seats(self.info()), but=but)

    def hear(self, seats: Seats) -> None:
        """A sign of life: bots no longer play on these seats."""
        returned = seats & self.timing.standing
        self.timing.hear(seats)
        if returned:
            self.tell_who_is_there()
            self._changed(self)

    def hand_over(self, seat: Seat) -> None:
        """Somebody leaves for good: a bot plays on this seat."""
        self.timing.leave(seat)
        self.tell_who_is_there()
        self._changed(self)

    def take_over(self, seat: Seat) -> None:
        """A bot stands in for somebody who was waited for long enough."""
        if self.timing.take_over(seat):
            self.tell_who_is_there()

    def help_out(self, seat: Seat) -> None:
        """An engine makes no move: a bot of the house makes it."""
        if seat not in self.helped:
            self.helped |= {seat}
            self.tell_who_is_there()

    def may_stand_in(self, seat: Seat) -> bool:
        """Whether a bot of the house may move here: for an engine, or for a person who was waited for long enough."""
        return bool(engine_of(self.seats[seat].level)) or self.timing.due(seat)

    def put_away(self) -> None:
        """The table leaves memory: its timers stop."""
        self.watchers.rest()
        self._present.rest()

    # How things stand

    def bookmark(self) -> Bookmark:
        """What to keep while this table is out of memory."""
        return Bookmark(self.seq, self.timing)

    @property
    def clients(self) -> AbstractSet[Client]:
        """Everybody connected."""
        return self._clients

    @property
    def id(self) -> str:
        """The id of the table. Whoever knows it may watch."""
        return self.row.id

    @property
    def idle(self) -> bool:
        """Whether nobody is here, nothing is being stored and no hint is being thought about."""
        busy = self.lock.locked() or any(lock.locked() for lock in self.advising.values())
        return not self._clients and not busy

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match is not None and self.match.over else None

    @property
    def steps(self) -> int:
        """How many entries the log of this game has: a measure of the memory that it takes."""
        return len(self.match.log) if self.match else 0

    @property
    def started(self) -> bool:
        return self.match is not None

    def names(self) -> tuple[str, ...]:
        """The names on all seats in order; empty for an open seat, and for people who have none."""
        return tuple(seat.name for seat in self.seats)

    def locks(self) -> list[tuple[Seat, bytes]]:
        """What opens a seat: its own secret, and the keys that other devices have."""
        own = [(seat.seat, seat.secret_hash) for seat in self.seats if seat.secret_hash is not None]
        return own + [(key.seat, key.secret_hash) for key in self.keys]

    @property
    def there(self) -> Seats:
        """The seats that somebody connected holds."""
        return self._present.seats

    def info(self) -> wire.TableInfo:
        row = self.row
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=tuple(map(self._seat_info, self.seats)),
            round=self.round,
            started=self.match is not None,
            hints=row.hints,
            watchers=self._present.watchers,
            public=row.public,
            pace=row.pace,
            begun=row.begun,
            delay=row.delay,
            set_up=bool(row.position),
        )

    def _seat_info(self, row: SeatRow) -> wire.SeatInfo:
        name = engine_of(row.level)
        stood_for = self.result is None and (row.seat in self.timing.standing or row.seat in self.helped)
        there = self._engines.is_there(name) if name else row.kind == "bot" or row.seat in self.there
        return wire.SeatInfo(row.seat, row.kind, row.name, row.level, there, row.face, stood_for)

    def views(self, seats: Seats, *, plain: bool = False) -> tuple[wire.SeatView, ...]:
        """What a client with these seats may see, and nothing else."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            wire.SeatView(seat, self._shown.view(match, seat, plain=plain), *self._around(match, seat))
            for seat in viewers(seats)
        )

    def news(self, seats: Seats, since: int, *, plain: bool = False) -> tuple[wire.SeatNews, ...]:
        """What the last step changed in these views, with the log from entry `since` on."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            wire.SeatNews(seat, self._shown.changes(match, seat, plain=plain), *self._around(match, seat, since))
            for seat in viewers(seats)
        )

    def _around(
        self, match: AnyMatch, seat: Seat | None, since: int = 0
    ) -> tuple[tuple[wire.LogLine, ...], bool, bool]:
        """The log, whether this seat can undo, and whether it has to move."""
        log = tuple(
            wire.LogLine(number, mover, events, mover != CHANCE and number in self.stand_ins)
            for number, mover, events in match.events(seat, since)
        )
        return log, seat is not None and self.can_undo(seat), seat in match.pending

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat can undo. What a stand-in did can't be undone, or it could be made to play for ever."""
        match = self.match
        return match is not None and match.can_undo(seat) and len(match.log) - 1 not in self.stand_ins

    def welcome(self, seats: Seats, plain: bool = False) -> wire.Welcome:
        return wire.Welcome(
            table=self.info(),
            seq=self.seq,
            views=self.views(seats, plain=plain),
            result=self.result,
            hints=self.hints_told(),
            invite=self.row.invite if seats else "",
            clocks=self.timing.clocks(seats),
            commitment=self.match.commitment if self.match is not None else "",
        )

    def hints_at(self, seq: int, seat: Seat) -> list[HintRow]:
        """The hints that a seat took after this step: where to look, then the whole move."""
        return [taken.row for taken in self.hints if (taken.row.seq, taken.row.seat) == (seq, seat)]

    def hints_told(self) -> tuple[wire.HintTaken, ...]:
        """What everybody may know of the hints in this game."""
        return tuple(taken.told() for taken in self.hints)

    def greet_all(self) -> None:
        """Send the whole table to everybody again."""
        self.tell_each(self.welcome)

    def tell_all(self, message: wire.ServerMessage, *, but: Client | None = None) -> None:
        """Send the same message to everybody who has said hello."""
        encoded = msgspec.json.encode(message)
        for client in self._clients:
            if client is not but and client.seats is not None and not self.watchers.holds(client):
                client.send(encoded)
        self.watchers.tell(message)

    def tell_failure(self, refusal: Refusal) -> None:
        """Tell everybody why the game doesn't go on."""
        self.tell_all(wire.Refused("", refusal.code, refusal.text))

    def tell_each(self, message: MessageFor) -> None:
        """Send each client what it may know. Clients with the same seats get the same bytes."""
        encoded: dict[tuple[Seats, bool], bytes] = {}
        for client in self._clients:
            if client.seats is None or self.watchers.holds(client):
                continue
            look = client.seats, client.plain
            if look not in encoded:
                encoded[look] = msgspec.json.encode(message(*look))
            client.send(encoded[look])
        self.watchers.tell_each(message)
        self._shown.told()
