"""All tables of a server: made, found, sat down at, and read once they are over."""

import asyncio
from collections import OrderedDict

from tilery.bots import LEVELS
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server import auth, rest, wire
from tilery.server.autoplay import Autoplay
from tilery.server.finished import Finished
from tilery.server.names import clean_name, one_line
from tilery.server.refusal import Conflict, Refusal
from tilery.server.store import LogRow, SeatRow, Store, Stored, TableRow
from tilery.server.table import Table, begin, chances, rebuild, rounds
from tilery.server.taken import placed
from tilery.server.tally import tally


class Tables:
    """A cache of the tables in use. What nobody looks at may be forgotten, and is loaded again when it is asked for."""

    def __init__(self, store: Store, autoplay: Autoplay, capacity: int = 1000) -> None:
        self.store = store
        self._autoplay = autoplay
        self._capacity = capacity
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._cached)

    async def get(self, name: str) -> Table:
        """The table with this id; refuses if there is none."""
        if (table := self._cached.get(name)) is None:
            async with self._loading:
                if (table := self._cached.get(name)) is None:
                    table = Table(await self._stored(name))
                    self._cached[name] = table
                    self._forget_idle(but=table)
        self._cached.move_to_end(name)
        self._autoplay.wake(table)
        return table

    async def _stored(self, name: str) -> Stored:
        if (stored := await self.store.load(name)) is None:
            raise Refusal("no-table", "There is no such table. The link may be incomplete.")
        return stored

    def _forget_idle(self, but: Table) -> None:
        for name, table in list(self._cached.items()):
            if len(self._cached) <= self._capacity:
                return
            if table.idle and table is not but:
                del self._cached[name]

    async def make(self, wish: rest.NewTable) -> rest.MadeTable:
        """A new table, stored; the game begins at once if no seat is open."""
        try:
            game = GAMES.get(wish.game)
            # Refuses what can't be played, and has each option on one line.
            options = Match(game, seats=len(wish.seats), options=wish.options).options
        except TileryError as error:
            raise Refusal.of(error) from None
        if not all(map(one_line, options.values())):
            raise Refusal("malformed", "The value of an option must be one line of text, without control characters.")
        row = TableRow(
            auth.new_table_id(), game.info.id, game.info.rules_version, options, wish.hints, delay=wish.delay
        )
        secrets = tuple(
            rest.SeatSecret(seat, auth.new_secret()) for seat, who in enumerate(wish.seats) if who.kind == "device"
        )
        hashes = {secret.seat: auth.hashed(secret.secret) for secret in secrets}
        seats = tuple(seat_row(game, seat, who, hashes.get(seat)) for seat, who in enumerate(wish.seats))
        log = start_rows(game, row, seats)
        await self.store.create(row, seats, log)
        if log:
            await self.get(row.id)  # bots may begin
        return rest.MadeTable(row.id, secrets)

    async def take_seat(self, name: str, wish: rest.TakeSeat) -> rest.SeatSecret:
        """Sit down on an open seat; with the last one the game begins."""
        person = clean_name(wish.name)
        table = await self.get(name)
        async with table.lock:
            seat = open_seat(table, wish.seat)
            secret = auth.new_secret()
            taken = SeatRow(seat, "person", person, secret_hash=auth.hashed(secret))
            seats = tuple(taken if row.seat == seat else row for row in table.seats)
            log = start_rows(table.game, table.row, seats)
            try:
                await self.store.sit(name, taken, log)
            except Conflict:
                table.restore(await self._stored(name))
                raise
            table.restore(Stored(table.row, seats, log))
            if log:
                table.greet_all()
            else:
                table.tell_all(wire.Seats(table.info()))
        self._autoplay.wake(table)
        return rest.SeatSecret(seat, secret)

    async def tally(self, name: str) -> rest.Tally:
        return await tally(await self.get(name), await self._stored(name))

    async def finished(self, name: str, number: int) -> Finished:
        """A game at this table that is over; before that nobody may read its log."""
        table = await self.get(name)
        if number > table.round:
            raise Refusal("no-round", f"At this table there was no game {number} yet.")
        match, hints = table.match, table.hints
        if number < table.round:
            stored = await self._stored(name)
            match, hints = rebuild(stored, number), placed(rounds(stored.log)[number], stored.hints)
        if match is None or not match.over:
            raise Refusal("not-over", "The record can be read when the game is over.")
        return Finished(match, table.names(), hints)


def seat_row(game: AnyGame, seat: Seat, wish: rest.SeatWish, secret_hash: bytes | None) -> SeatRow:
    """A seat as the maker of the table wants it."""
    if wish.kind != "bot" and wish.level:
        raise Refusal("malformed", "Only a bot has a level.")
    if wish.kind == "open":
        if wish.name:
            raise Refusal("malformed", "Whoever takes an open seat brings a name along.")
        return SeatRow(seat, "open", "")
    level = ""
    if wish.kind == "bot":
        levels = LEVELS[game.info.id]
        level = wish.level or levels.names()[-1]
        try:
            levels.get(level)
        except TileryError as error:
            raise Refusal.of(error) from None
    default = f"{'Bot' if wish.kind == 'bot' else 'Player'} {seat + 1}"
    return SeatRow(seat, wish.kind, clean_name(wish.name or default), level, secret_hash)


def start_rows(game: AnyGame, row: TableRow, seats: tuple[SeatRow, ...]) -> tuple[LogRow, ...]:
    """The first row of the log, once no seat is open."""
    if any(seat.kind == "open" for seat in seats):
        return ()
    match, seed = begin(game, len(seats), row.options)
    return (LogRow(0, "start", chance=chances(match, 0), seed=seed),)


def open_seat(table: Table, wanted: Seat | None) -> Seat:
    """The seat that is wanted, or the first; refuses if that is not to be had."""
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise Refusal("no-seat", f"This table has {len(table.seats)} seats, numbered from 0.")
    if not free:
        raise Refusal("full", "All seats of this table are taken. You can watch.")
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", "Somebody sits there already.")
    return free[0] if wanted is None else wanted
