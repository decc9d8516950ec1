"""All tables of a server: made, found, sat down at, and read once they are over."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from msgspec.structs import replace

from tilery.engine.errors import TileryError
from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.house.loading import Loading
from tilery.tables.house.tally import Tallies
from tilery.tables.library.finished_game import FinishedGame, not_over
from tilery.tables.neighbours import Note
from tilery.tables.people import seat_secrets
from tilery.tables.people.engine_names import level_of
from tilery.tables.people.names import name_of, one_line
from tilery.tables.people.seating import invited, open_seat, seated
from tilery.tables.store.rows import LogRow, SeatRow, Stored, TableRow
from tilery.tables.store.store import Store
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.following import kept, look
from tilery.tables.table.game_log import start_rows
from tilery.tables.table.long_games import last_game
from tilery.tables.table.table import Table
from tilery.tables.wire.answers import Invitation, MadeTable, SeatSecret, Tally
from tilery.tables.wire.failure import failure
from tilery.tables.wire.pace import agreed_pace, usual_pace
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.wishes import NewTable, TakeSeat

STEPS = 50
"""About as many as a usual game has. The tables in memory may have this many each, on average."""


class Tables:
    """A cache of the tables in use. A table that nobody looks at may be forgotten. It is loaded again when somebody
    asks for it or its alarm rings."""

    def __init__(
        self,
        store: Store,
        autoplay: Autoplay,
        capacity: int = 1000,
        new_id: Callable[[], str] = seat_secrets.new_table_id,
    ) -> None:
        self.store = store
        self.new_id = new_id
        self._autoplay = autoplay
        self.neighbours = autoplay.neighbours
        self.clock = autoplay.clock
        self.makers, self.engines = autoplay.makers, autoplay.engines
        self._capacity = capacity
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading = Loading()
        self._tallies = Tallies()
        autoplay.find_by(self.get)

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._cached)

    async def get(self, name: str) -> Table:
        """The table with this id; refuses if there is none."""
        if (table := self._cached.get(name)) is None:
            table = await self._loaded(name)
        elif not self.neighbours.alone:
            await self.look(table)
            if table.deleted:
                raise no_table()
        self._cached.move_to_end(name)
        return table

    async def _loaded(self, name: str) -> Table:
        async with self._loading.of(name):
            if (table := self._cached.get(name)) is None:
                table = await self._table(await self._stored(name))
                self._cached[name] = table
                self._forget_idle(but=table)
                self.neighbours.tell(Note(name, asks=True))
        return table

    async def look(self, table: Table) -> None:
        """Take over what other processes have stored of this table. It may be gone. While the store can't be asked,
        what is in memory will do: whoever says hello has to be answered."""
        try:
            await look(self.store, table)
        except Refusal:
            return
        if table.deleted:
            self.drop(table.id)

    def drop(self, name: str) -> None:
        """A table is deleted: nothing is known of it any more."""
        self._cached.pop(name, None)
        self._autoplay.drop(name)
        self.engines.drop(name)
        self.makers.forget(name)
        self.neighbours.free(name)

    def cached(self, name: str) -> Table | None:
        """A table if it is in memory."""
        return self._cached.get(name)

    async def _table(self, stored: Stored) -> Table:
        try:
            match = await last_game(stored)
            bookmark = self._autoplay.bookmark(stored.table.id)
            return Table(stored, self.clock, self._autoplay.wake, bookmark, match, self.engines, self.neighbours)
        except TileryError:
            raise
        except Exception as error:
            raise failure(error, "reading a table") from error

    def in_memory(self) -> tuple[Table, ...]:
        """The tables that are loaded now."""
        return tuple(self._cached.values())

    @asynccontextmanager
    async def while_none_loads(self) -> AsyncIterator[dict[str, Table]]:
        """The tables in memory; no other is loaded meanwhile. Tables that are loaded later will have what is stored
        now, but those in memory have to be told."""
        async with self._loading.of_none():
            yield dict(self._cached)

    async def _stored(self, name: str) -> Stored:
        if (stored := await self.store.load(name)) is None:
            raise no_table()
        return stored

    def _forget_idle(self, but: Table) -> None:
        steps = sum(table.steps for table in self._cached.values())
        for name, table in list(self._cached.items()):
            if len(self._cached) <= self._capacity and steps <= self._capacity * STEPS:
                return
            if table is not but:
                self.forget(name)
                steps -= table.steps * (name not in self._cached)

    def forget(self, name: str) -> None:
        """Drop a table from memory, unless somebody uses it or a bot plays there. If it has an alarm, that brings it
        back."""
        table = self._cached.get(name)
        if table is not None and table.idle and not self._autoplay.plays_at(table):
            del self._cached[name]
            self._autoplay.part_with(table)
            table.put_away()
            if not self._autoplay.has_work_at(name):
                self.neighbours.free(name)

    def goes_on(self, name: str) -> bool:
        """Whether a bot plays at this table, or may have to."""
        return self._autoplay.has_work_at(name)

    async def delete(self, names: Sequence[str]) -> int:
        """Delete the tables among these that are not in memory; none is loaded meanwhile. Gives how many are gone."""
        async with self._loading.of_none():
            kept = await self.neighbours.kept()
            gone = [name for name in names if name not in self._cached and name not in kept]
            await self.store.delete(gone)
        for name in gone:
            self.drop(name)
        return len(gone)

    async def remove(self, name: str) -> None:
        """Delete a table on the spot, in use or not; whoever is there is told and has to go."""
        async with AsyncExitStack() as held:
            await held.enter_async_context(self._loading.of_none())
            if (table := self._cached.get(name)) is not None:
                await held.enter_async_context(table.lock)  # a step that is being stored comes first
            await self.store.delete([name])
            if table is not None:
                table.delete()
            self.drop(name)
        self.neighbours.tell(Note(name, stored=True))

    async def remove_game(self, name: str, number: int) -> None:
        """Take a finished game out of the library, so that nobody can replay it any more. The table stays."""
        async with self.while_none_loads() as cached:
            try:
                await self.store.remove_game(name, number)
            except Conflict:
                raise no_such_game(number) from None
            if name in cached:
                cached[name].remove_game(number)
        self.neighbours.tell(Note(name, stored=True))

    async def make(self, wish: NewTable, maker: str | None = None) -> MadeTable:
        """A new table, stored; the game begins at once if no seat is open."""
        try:
            game = GAMES.get(wish.game)
            # This refuses what can't be played, and fills in the options that were left out.
            options = Match(game, seats=len(wish.seats), options=wish.options).options
        except TileryError as error:
            raise Refusal.of(error) from None
        if not all(map(one_line, options.values())):
            raise Refusal("malformed", "The value of an option must be one line of text, without control characters.")
        pace = agreed_pace(game.info.id, wish.pace) if wish.pace else None
        row = TableRow(
            id=self.new_id(),
            game=game.info.id,
            rules_version=game.info.rules_version,
            options=options,
            hints=wish.hints,
            public=wish.public,
            invite=seat_secrets.new_invite(),
            made=self.clock.wall(),
            pace=pace or usual_pace(game.info.id, [who.kind for who in wish.seats]),
            delay=wish.delay,
        )
        secrets, seats = seated(game, wish.seats, self.engines.check)
        log = start_rows(game, row, seats)
        await self.add(row, seats, log, maker)
        return MadeTable(row.id, secrets, row.invite)

    async def add(self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], maker: str | None) -> None:
        """Store a new table; if its game has begun, the bots may begin too."""
        await self.store.create(row, seats, log)
        if maker is not None:
            self.makers.remember(row.id, maker)
        if log:
            await self.get(row.id)

    async def take_seat(self, name: str, wish: TakeSeat) -> SeatSecret:
        """Sit down on an open seat; with the last one the game begins."""
        person, secret = name_of(wish.name), seat_secrets.new_secret()
        lock = seat_secrets.hashed(secret)
        sitter = SeatRow(0, "person", person, secret_hash=lock, face=wish.face)
        return SeatSecret(await self._sit(await self.get(name), wish, sitter), secret)

    async def seat_engine(self, name: str, engine: str, wish: TakeSeat) -> None:
        """Let an engine sit down, like a person who has the invitation."""
        table = await self.get(name)
        self.engines.check(engine, table.game)
        await self._sit(table, wish, SeatRow(0, "bot", engine, level_of(engine)))

    async def _sit(self, table: Table, wish: TakeSeat, sitter: SeatRow) -> Seat:
        async with table.lock:
            try:
                return await self._take(table, sitter, wish)
            except Conflict:  # somebody sat down through another process, and the table has followed
                return await self._take(table, sitter, wish)

    async def _take(self, table: Table, sitter: SeatRow, wish: TakeSeat) -> Seat:
        invited(table.row, table.seats, wish.invite)
        if sitter.level and sitter.level in (seat.level for seat in table.seats):
            raise Refusal("seat-taken", "You sit at this table already.")
        seat = open_seat(table.seats, wish.seat)
        taken = replace(sitter, seat=seat)
        seats = tuple(taken if row.seat == seat else row for row in table.seats)
        log = start_rows(table.game, table.row, seats)
        await kept(self.store, table, self.store.sit(table.id, taken, log))
        table.sit(seats, log)
        self.neighbours.tell(Note(table.id, stored=True))
        return seat

    async def renew_invite(self, name: str, secret: str) -> Invitation:
        """A new invitation, for somebody who sits there; the old one no longer opens a seat."""
        table = await self.get(name)
        seat_secrets.opened([secret], table.locks())
        async with table.lock:
            invite = seat_secrets.new_invite()
            await self.store.renew_invite(name, invite)
            table.renew_invite(invite)
        self.neighbours.tell(Note(name, stored=True))
        return Invitation(invite)

    async def tally(self, name: str) -> Tally:
        """Who won how often at a table."""
        return await self._tallies.count(await self.get(name), await self._stored(name))

    async def finished(self, name: str, number: int) -> FinishedGame:
        """A finished game at this table. Refuses one that is still on: nobody may read its log yet."""
        table = await self.get(name)
        if number in table.removed:
            raise Refusal("game-deleted", "The host has deleted this game.")
        if number > table.round:
            raise Refusal("no-round", f"At this table there was no game {number} yet.")
        if number == table.round and table.result is None:
            raise not_over()
        return FinishedGame(name, number, table.game, table.names(), lambda: self._stored(name))


def no_table() -> Refusal:
    """The refusal for a table that does not exist."""
    return Refusal("no-table", "There is no such table. The link may be incomplete.")


def no_such_game(number: int) -> Refusal:
    """The refusal for a game that is not in the library."""
    return Refusal("no-round", f"In the library there is no game {number} of this table.")
