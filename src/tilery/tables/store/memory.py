"""A store that forgets everything with its process: for tests, and for tables that nobody has to find again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec.structs import replace

from tilery.engine.game import Seat
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.store.library_row import NOBODY, folded, nameless
from tilery.tables.store.rows import HintRow, KeyRow, LibraryRow, LogRow, PassRow, SeatRow, Stored, TableRow, TokenRow
from tilery.tables.store.store import Lent, LibraryPage, LibraryQuestion, Place, TableQuestion, TableSummary
from tilery.tables.store.table_code import code_of
from tilery.tables.wire.answers import OverPlayer
from tilery.tables.wire.refusal import Conflict


class MemoryStore:
    """A `Store` of plain Python objects. Every change is checked in full before any of it is kept."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock or SystemClock()
        self._tables: dict[str, Stored] = {}
        self._passes: dict[str, PassRow] = {}
        self._library: dict[tuple[str, int], LibraryRow] = {}
        self._reviews: dict[tuple[str, int], bytes] = {}
        self._tokens: dict[str, TokenRow] = {}
        self._indexed = False

    # One table

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        if table.id in self._tables:
            raise Conflict
        self._tables[table.id] = Stored(table, tuple(seats), self._dated(log))

    async def load(self, table: str) -> Stored | None:
        return self._tables.get(table)

    async def step(self, table: str, seq: int) -> LogRow | None:
        stored = self._tables.get(table)
        return next((row for row in stored.log if row.seq == seq), None) if stored else None

    async def steps(self, table: str, after: int) -> list[LogRow]:
        stored = self._tables.get(table)
        return [row for row in stored.log if row.seq > after] if stored else []

    async def latest(self, tables: Sequence[str]) -> list[Stored]:
        found = [await self.load(table) for table in tables]
        return [replace(stored, log=stored.log[-1:]) for stored in found if stored]

    async def sit(self, table: str, seat: SeatRow, log: Sequence[LogRow]) -> None:
        stored = self._there(table)
        if not any(row.seat == seat.seat and row.kind == "open" for row in stored.seats):
            raise Conflict
        seats = tuple(seat if row.seat == seat.seat else row for row in stored.seats)
        self._tables[table] = replace(stored, seats=seats, log=(*stored.log, *self._dated(log)))

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        stored = self._there(table)
        if any(row.seq == old.seq or same_request(row, old) for old in stored.log):
            raise Conflict
        if finished is not None:
            self._index(finished)
        self._tables[table] = replace(stored, log=(*stored.log, *self._dated([row])))

    async def add_hint(self, table: str, row: HintRow) -> None:
        stored = self._there(table)
        if any((row.seq, row.seat, row.whole) == (old.seq, old.seat, old.whole) for old in stored.hints):
            raise Conflict
        self._tables[table] = replace(stored, hints=tuple(sorted([*stored.hints, row])))

    async def renew_invite(self, table: str, invite: str) -> None:
        if stored := self._tables.get(table):
            self._tables[table] = replace(stored, table=replace(stored.table, invite=invite))

    async def delete(self, tables: Sequence[str]) -> None:
        lent = {key.pass_id for table in tables if table in self._tables for key in self._tables[table].keys}
        for table in tables:
            self._tables.pop(table, None)
        for pass_id in lent:
            if not self._keys(pass_id):
                del self._passes[pass_id]
        self._library = {place: row for place, row in self._library.items() if row.table_id not in tables}
        self._reviews = {place: content for place, content in self._reviews.items() if place[0] not in tables}

    async def make_nameless(self, seats: Sequence[tuple[str, Seat]]) -> None:
        for table, seat in seats:
            if seat not in {row.seat for row in self._there(table).seats}:
                raise Conflict
        for table, seat in seats:
            stored = self._tables[table]
            rows = tuple(replace(row, name="", face="") if row.seat == seat else row for row in stored.seats)
            self._tables[table] = replace(stored, seats=rows)
            for key in stored.keys:
                if key.seat == seat:
                    self._passes[key.pass_id] = replace(self._passes[key.pass_id], name="", face="")
        for place, row in self._library.items():
            self._library[place] = self._as_seated(row)

    def _as_seated(self, row: LibraryRow) -> LibraryRow:
        """Whoever has neither a name nor a face at the table has none in its games either."""
        seats = self._tables[row.table_id].seats if row.table_id in self._tables else ()
        unnamed = {seat.seat for seat in seats if seat.kind != "open" and not seat.name and not seat.face}
        return replace(row, players=nameless(row.players, unnamed)) if unnamed else row

    def _there(self, table: str) -> Stored:
        if table not in self._tables:
            raise Conflict
        return self._tables[table]

    # Which tables there are

    async def erase(self) -> None:
        """There is nothing to do: what is deleted from memory is gone."""

    async def invited_to(self, invite: str) -> str | None:
        found = (name for name, stored in self._tables.items() if invite and stored.table.invite == invite)
        return next(found, None)

    async def open_tables(self, since: datetime, limit: int) -> list[str]:
        found = [
            stored.table
            for stored in self._tables.values()
            if stored.table.public and stored.table.made > since and any(seat.kind == "open" for seat in stored.seats)
        ]
        return [table.id for table in sorted(found, key=lambda table: table.made, reverse=True)[:limit]]

    async def summaries(self, question: TableQuestion) -> list[TableSummary]:
        found = [summary(stored) for stored in self._tables.values() if asked_for(stored, question)]
        found.sort(key=lambda each: (each.touched, each.id), reverse=True)
        return found[question.start :][: question.limit]

    async def coded(self, code: str) -> list[str]:
        return [name for name in self._tables if code_of(name).startswith(code)]

    async def count(self) -> int:
        return len(self._tables)

    async def newest(self) -> datetime | None:
        return max(map(touched, self._tables.values()), default=None)

    async def stale_tables(self, since: datetime, *, played: bool) -> list[str]:
        found = [stored for stored in self._tables.values() if touched(stored) < since and has_played(stored) == played]
        return [stored.table.id for stored in sorted(found, key=touched)]

    async def tables_to_resume(self, since: datetime) -> list[str]:
        found = [
            stored
            for stored in self._tables.values()
            if stored.log and touched(stored) >= since and may_go_on(stored) and not self._is_over(stored)
        ]
        return [stored.table.id for stored in sorted(found, key=touched, reverse=True)]

    def _is_over(self, stored: Stored) -> bool:
        """Whether the library knows the game that began last."""
        return (stored.table.id, begun_games(stored) - 1) in self._library

    # Passes to other devices

    async def locks(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        keys = [key for table in tables if table in self._tables for key in self._tables[table].keys]
        return [*await self.own_seats(tables), *((key.table_id, key.seat, key.secret_hash) for key in keys)]

    async def own_seats(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        return [
            (table, seat.seat, seat.secret_hash)
            for table in tables
            if table in self._tables
            for seat in self._tables[table].seats
            if seat.secret_hash is not None
        ]

    async def lend(self, keys: Sequence[KeyRow], by: PassRow | None = None, most: int | None = None) -> None:
        if most is not None and any([await self.devices(key.pass_id) >= most for key in keys]):
            raise Conflict
        known = {*self._passes, by.id} if by else {*self._passes}
        held = {key.secret_hash for stored in self._tables.values() for key in stored.keys}
        for key in keys:
            if key.pass_id not in known or key.table_id not in self._tables or key.secret_hash in held:
                raise Conflict
            held.add(key.secret_hash)
        if by is not None:
            self._passes[by.id] = by
        for key in keys:
            stored = self._tables[key.table_id]
            self._tables[key.table_id] = replace(stored, keys=(*stored.keys, key))

    async def find_pass(self, secret_hash: bytes) -> PassRow | None:
        return next((row for row in self._passes.values() if row.secret_hash == secret_hash), None)

    async def lent(self, pass_id: str) -> list[Lent]:
        return sorted({Lent(key.table_id, self._game(key), key.seat) for key in self._keys(pass_id)}, key=lent_order)

    async def devices(self, pass_id: str) -> int:
        keys = Counter((key.table_id, key.seat) for key in self._keys(pass_id))
        return max(keys.values(), default=1) - 1

    async def spent_passes(self, expired: datetime | None, closed: datetime) -> list[str]:
        return [
            row.id
            for row in self._passes.values()
            if (expired is not None and row.made < expired)
            or (row.made < closed and not await self.devices(row.id))
            or not self._keys(row.id)
        ]

    async def withdraw(self, pass_id: str) -> list[KeyRow]:
        gone = self._keys(pass_id)
        self._passes.pop(pass_id, None)
        for table in {key.table_id for key in gone}:
            stored = self._tables[table]
            self._tables[table] = replace(stored, keys=tuple(key for key in stored.keys if key.pass_id != pass_id))
        return gone

    def _keys(self, pass_id: str) -> list[KeyRow]:
        return [key for stored in self._tables.values() for key in stored.keys if key.pass_id == pass_id]

    def _game(self, key: KeyRow) -> str:
        return self._tables[key.table_id].table.game

    # Tokens of bots

    async def issue_token(self, row: TokenRow) -> None:
        if folded(row.name) in self._tokens:
            raise Conflict
        self._tokens[folded(row.name)] = row

    async def tokens(self) -> list[TokenRow]:
        return [row for _, row in sorted(self._tokens.items())]

    async def revoke_token(self, name: str) -> bool:
        return self._tokens.pop(folded(name), None) is not None

    # The library

    async def search(self, question: LibraryQuestion) -> LibraryPage:
        there = [row for row in self._library.values() if row.round not in self._removed(row.table_id)]
        found = sorted((row for row in there if wanted(row, question)), key=place_of, reverse=True)
        games = tuple(found[: question.limit])
        return LibraryPage(games, place_of(games[-1]) if len(found) > question.limit else None)

    async def games(self) -> int:
        return sum(row.round not in self._removed(row.table_id) for row in self._library.values())

    async def unindexed(self) -> list[tuple[str, frozenset[int]]]:
        found = []
        for name, stored in self._tables.items():
            known = frozenset(number for table, number in self._library if table == name)
            if begun_games(stored) > len(known):
                found.append((name, known))
        return found

    async def index(self, finished: LibraryRow) -> None:
        self._index(finished)

    def _index(self, finished: LibraryRow) -> None:
        place = (finished.table_id, finished.round)
        if place in self._library:
            raise Conflict
        self._library[place] = self._as_seated(finished)

    async def keep_review(self, table: str, number: int, content: bytes) -> None:
        self._there(table)
        self._reviews[table, number] = content

    async def review(self, table: str, number: int) -> bytes | None:
        return self._reviews.get((table, number))

    async def remove_game(self, table: str, number: int) -> None:
        if (table, number) not in self._library or number in self._removed(table):
            raise Conflict
        row = self._library[table, number]
        self._library[table, number] = replace(row, public=False, players=NOBODY)
        self._reviews.pop((table, number), None)
        self._tables[table] = replace(self._tables[table], removed=self._removed(table) | {number})

    def _removed(self, table: str) -> frozenset[int]:
        return self._tables[table].removed if table in self._tables else frozenset()

    async def is_indexed(self) -> bool:
        return self._indexed

    async def mark_indexed(self) -> None:
        self._indexed = True

    def _dated(self, log: Iterable[LogRow]) -> tuple[LogRow, ...]:
        return tuple(replace(row, at=row.at or self._clock.wall()) for row in log)


def same_request(row: LogRow, other: LogRow) -> bool:
    """Whether both rows come from the same request."""
    return row.request_id is not None and row.request_id == other.request_id


def touched(stored: Stored) -> datetime:
    """When something last happened at a table. Steps of old versions have no time: then the table's own counts."""
    return max((row.at for row in stored.log if row.at), default=stored.table.made)


def has_played(stored: Stored) -> bool:
    """Whether anybody has moved at this table."""
    return any(row.kind in ("move", "rematch") for row in stored.log)


def asked_for(stored: Stored, question: TableQuestion) -> bool:
    """Whether a host asks for this table."""
    names = [folded(seat.name) for seat in stored.seats]
    return (
        question.game in ("", stored.table.game)
        and (question.untouched is None or touched(stored) < question.untouched)
        and question.played in (None, has_played(stored))
        and all(any(word in name for name in names) for word in question.words)
    )


def summary(stored: Stored) -> TableSummary:
    """A table on one line, for hosts."""
    table = stored.table
    return TableSummary(
        table.id,
        table.game,
        table.public,
        table.made,
        touched(stored),
        steps=len(stored.log),
        size=sum(len(row.move) + sum(map(len, row.chance)) for row in stored.log),
        seats=tuple(OverPlayer(seat.name, seat.kind, seat.level, seat.face) for seat in stored.seats),
    )


def may_go_on(stored: Stored) -> bool:
    """Whether a bot sits there, or somebody for whom a bot may stand in."""
    pace = stored.table.pace
    limits = (pace.away, pace.move, pace.game)
    return any(seat.kind == "bot" for seat in stored.seats) or any(limit is not None for limit in limits)


def begun_games(stored: Stored) -> int:
    """How many games were begun at a table."""
    return sum(row.kind in ("start", "rematch") for row in stored.log)


def place_of(row: LibraryRow) -> Place:
    """Where a game stands in the library."""
    return Place(row.ended, row.table_id, row.round)


def lent_order(lent: Lent) -> tuple[str, Seat]:
    """The order of lent seats."""
    return lent.table_id, lent.seat


def wanted(row: LibraryRow, question: LibraryQuestion) -> bool:
    """Whether a game may be shown and is what was asked for."""
    own = row.table_id in question.own
    return (
        (own if question.only_own else row.public or own or question.everything)
        and question.game in ("", row.game)
        and (question.since is None or row.ended >= question.since)
        and (question.until is None or row.ended < question.until)
        and (question.after is None or place_of(row) < question.after)
        and all(word in row.players.folded for word in question.words)
        and question.seats in (None, row.players.count)
    )
