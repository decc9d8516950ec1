"""One table in memory: a cache of its log, and the clients that look at it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

import msgspec
from msgspec.structs import replace

from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.neighbours import NOBODY_ELSE, Company, Neighbours, Note, Pulse
from tilery.tables.people import seat_secrets
from tilery.tables.people.engine_names import engine_of
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.client import Client, MessageFor, Seats, shared
from tilery.tables.table.engines import Engines, NoEngines
from tilery.tables.table.game_log import Step, game_at, helped, rebuild, rounds, stood_in
from tilery.tables.table.hints_given import GivenHint, after_undo, hints_of_game
from tilery.tables.table.present import Present
from tilery.tables.table.sights import Shown, Sights
from tilery.tables.table.signs import SignPace
from tilery.tables.table.timing import Bookmark, Timing
from tilery.tables.table.watchers import Watchers
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal, deleted

Listener = Callable[["Table"], None]


class Table(Sights):
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
        neighbours: Neighbours = NOBODY_ELSE,
    ) -> None:
        """With a bookmark, its time goes on as if it had never left memory. `match` is the game that the log leads to,
        if somebody has played it again already. `engines` are those of the house."""
        self._engines = engines or NoEngines()
        self.clock = clock = clock or SystemClock()
        self.id = stored.table.id
        """Whoever knows it may watch."""
        self.neighbours = neighbours
        self._newcomer = not neighbours.alone
        self.version = 0
        """Counts what happens here that is stored."""
        self.lock = asyncio.Lock()
        self.timing = Timing(stored.table.pace, clock)
        self.advising: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._sign_pace = SignPace(clock)
        self.deleted = False
        """The host has deleted it: it exists only in memory, and nothing happens at it any more."""
        self._present = Present(clock, self.tell_who_is_there, self._tell_company)
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
        self.version += 1
        self._changed(self)

    def reload(self, stored: Stored) -> None:
        """The log has gone on without us: take over what it says, and let everybody start afresh."""
        self._restore(stored)
        self.version += 1
        self.greet_all()
        self._changed(self)

    def follow(self, stored: Stored) -> None:
        """Take over what other processes have stored beside the log, and tell everybody here."""
        for pass_id in {key.pass_id for key in self.keys} - {key.pass_id for key in stored.keys}:
            self.withdraw(pass_id)
        self.keys, self.removed = stored.keys, stored.removed
        if stored.seats != self.seats:
            if self.match is None:
                self.sit(stored.seats, stored.log)
            else:
                self.seats = stored.seats
                self.tell_all(wire.Seats(self.info()))
        if stored.table.invite != self.row.invite:
            self.renew_invite(stored.table.invite)
        known = {given.row for given in self.hints}
        for hint in stored.hints:
            if hint.seq == self.seq and hint not in known:
                self.add_hint(hint)

    def sit(self, seats: tuple[SeatRow, ...], log: tuple[LogRow, ...]) -> None:
        """Somebody sat down; if it was the last open seat, the game begins."""
        self.version += 1
        self._restore(Stored(self.row, seats, log, keys=self.keys, removed=self.removed))
        if log:
            self.greet_all()
        else:
            self.tell_who_is_there()
        self._changed(self)

    def add_hint(self, row: HintRow) -> None:
        """Somebody took a hint. The others learn that, but not what it said."""
        self.version += 1
        entries = len(self.match.log) if self.match is not None else 0
        self.hints = tuple(sorted([*self.hints, GivenHint(row, entries)]))
        self.tell_all(wire.Hints(self.hints_told()))

    def sign(self, seat: Seat, sign: wire.SignName, *, elsewhere: bool = False) -> None:
        """Somebody makes a sign, here or at another process. People see it for a moment; the log doesn't have it."""
        self._sign_pace.count(seat, refuses=not elsewhere)
        self.tell_all(wire.Signed(seat, sign))

    def make_nameless(self, seats: Seats) -> None:
        """People took their names and faces out. Everybody here is told at once, even those who watch with a delay."""
        self.version += 1
        self.seats = tuple(replace(row, name="", face="") if row.seat in seats else row for row in self.seats)
        self.tell_who_is_there()

    def remove_game(self, number: int) -> None:
        """The host has deleted a finished game. Whoever is looking at its end on the table still sees it."""
        self.version += 1
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
        self.version += 1
        self.row = replace(self.row, invite=invite)
        self.greet_all()

    def lend(self, key: KeyRow) -> None:
        """Another device got a key to a seat."""
        self.version += 1
        self.keys += (key,)

    def withdraw(self, pass_id: str) -> None:
        """Whoever held a seat through a key of this pass is told so, and only watches from now on."""
        self.version += 1
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

    def meet(self, process: str, company: Company | None) -> None:
        """Who is here through another process; None if that process is gone."""
        if self._present.meet(process, company):
            self.timing.attend(self.there)
            self.tell_who_is_there()
        self._changed(self)

    def company(self) -> Company:
        """Who is here through this process."""
        return self._present.company()

    def adopt(self, pulse: Pulse) -> None:
        """Another process has had this table for longer than we: go on with the time as it knows it."""
        if self._newcomer and pulse.seq == self.seq:
            self._newcomer = False
            self.timing.adopt(pulse, self.there)
            self._changed(self)

    def _tell_company(self) -> None:
        if not self.neighbours.alone:
            self.neighbours.tell(Note(self.id, company=self.company()))

    def stand_in_elsewhere(self, seats: Seats) -> None:
        """Whoever keeps this table knows for whom bots play."""
        if seats != self.timing.standing:
            self.timing.stand(seats)
            self.tell_all(wire.Seats(self.info()))

    def tell_who_is_there(self, but: Client | None = None) -> None:
        """Tell everybody who is there."""
        self.tell_all(wire.Seats(self.info()), but=but)

    def hear(self, seats: Seats, *, elsewhere: bool = False) -> None:
        """A sign of life, here or at another process: bots no longer play on these seats."""
        returned = seats & self.timing.standing
        if seats and not (elsewhere or self.neighbours.alone) and (returned or self.timing.silent(seats)):
            self.neighbours.tell(Note(self.id, heard=tuple(sorted(seats))))
        self.timing.hear(seats)
        if returned:
            self.tell_who_is_there()
            self._changed(self)

    def hand_over(self, seat: Seat, *, elsewhere: bool = False) -> None:
        """Somebody leaves for good, here or at another process: a bot plays on this seat."""
        self.timing.leave(seat)
        if not elsewhere:
            self.neighbours.tell(Note(self.id, left=seat))
        self.tell_who_is_there()
        self._changed(self)

    def take_over(self, seat: Seat) -> None:
        """A bot stands in for somebody who was waited for long enough."""
        if self.timing.take_over(seat):
            self.neighbours.tell(Note(self.id, standing=tuple(sorted(self.timing.standing))))
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
    def attended(self) -> bool:
        """Whether anybody is connected, through whatever process."""
        return bool(self._clients) or self._present.far

    @property
    def idle(self) -> bool:
        """Whether nobody is here, nothing is being stored and no hint is being thought about."""
        busy = self.lock.locked() or any(lock.locked() for lock in self.advising.values())
        return not self._clients and not busy

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

    def hints_at(self, seq: int, seat: Seat) -> list[HintRow]:
        """The hints that a seat took after this step: where to look, then the whole move."""
        return [taken.row for taken in self.hints if (taken.row.seq, taken.row.seat) == (seq, seat)]

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
