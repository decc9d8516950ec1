"""A table that goes on from a position of a game that is over, or of a record. What follows comes from a new seed."""

import asyncio

from msgspec.structs import replace

from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE
from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.games import GAMES
from tilery.server.doors import bodies as rest
from tilery.server.doors.library_bodies import GameMoment, PlayOn
from tilery.server.store.sql_store import LogRow, TableRow
from tilery.server.workers.records import StudyDesk
from tilery.tables.house.tables import Tables, seated
from tilery.tables.people import seat_secrets as auth
from tilery.tables.people.names import one_line
from tilery.tables.table.table import begin
from tilery.tables.wire.pace import usual_pace
from tilery.tables.wire.refusal import Refusal


async def play_on(tables: Tables, desk: StudyDesk, wish: PlayOn) -> rest.MadeTable:
    """A new table, stored, whose log begins with the moves that led to the position."""
    record, at = await origin(tables, desk, wish)
    game = GAMES.get(record.game)
    if len(wish.seats) != record.seats:
        raise Refusal("malformed", f"This game has {record.seats} seats.")
    if any(seat.kind == "open" for seat in wish.seats):
        raise Refusal("malformed", "Where a game goes on, nobody is waited for: no seat may be open.")
    if not all(map(one_line, record.options.values())):
        raise Refusal("malformed", "The value of an option must be one line of text, without control characters.")
    try:
        match, seed = await asyncio.to_thread(begin, game, record.seats, record.options, record.moves[:at])
    except TileryError as error:
        raise Refusal.of(error) from None
    if match.over:
        raise Refusal("no-moment", "After this the game is over: nobody can play on.")
    row = TableRow(
        id=auth.new_table_id(),
        game=game.info.id,
        rules_version=game.info.rules_version,
        options=match.options,
        hints=wish.hints,
        invite=auth.new_invite(),
        pace=usual_pace(game.info.id, [seat.kind for seat in wish.seats]),
        begun=match.begun,
    )
    secrets, seats = seated(game, wish.seats)
    await tables.store.create(row, seats, log_rows(match, seed))
    await tables.get(row.id)  # bots may begin
    return rest.MadeTable(row.id, secrets, row.invite)


async def origin(tables: Tables, desk: StudyDesk, wish: PlayOn) -> tuple[Record, int]:
    """The game that is gone on with, and where. Of a running table nobody learns anything: it is refused."""
    moment = wish.origin
    if isinstance(moment, GameMoment):
        record = (await tables.finished(moment.table, moment.round)).record
        if moment.at > len(record.moves):
            raise Refusal("no-moment", f"This game had {len(record.moves)} steps.")
        return record, moment.at
    return Record.parse(await desk.position(moment.record, moment.at)), moment.at


def log_rows(match: Match, seed: bytes) -> list[LogRow]:
    """The log of a match as a table keeps it: a row a move, with the chance moves after it."""
    rows = [LogRow(0, "start", seed=seed)]
    for entry in match.log:
        text = match.game.write(entry.move)
        if entry.seat == CHANCE:
            rows[-1] = replace(rows[-1], chance=(*rows[-1].chance, text))
        else:
            rows.append(LogRow(len(rows), "move", seat=entry.seat, move=text))
    return rows
