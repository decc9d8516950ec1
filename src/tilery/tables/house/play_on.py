"""A table that continues from a position: of a finished game, of a record, or of a table at home. New shuffles come
from a new seed."""

from msgspec.structs import replace

from tilery.engine.chance import fresh_seed
from tilery.engine.errors import TileryError
from tilery.engine.record import Record
from tilery.games import GAMES
from tilery.tables.house.tables import Tables
from tilery.tables.library.readers import Dealer, RecordReader
from tilery.tables.library.record_reading import first_moment
from tilery.tables.people.names import one_line
from tilery.tables.people.seat_secrets import new_invite
from tilery.tables.people.seating import seated
from tilery.tables.store.rows import TableRow
from tilery.tables.table.game_log import GameLog
from tilery.tables.table.long_games import begin_after
from tilery.tables.wire.answers import MadeTable
from tilery.tables.wire.pace import usual_pace
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import GameMoment, PlayOn, SketchMoment


async def play_on(
    tables: Tables, reader: RecordReader, dealer: Dealer, wish: PlayOn, maker: str | None = None
) -> MadeTable:
    """A new table, stored, whose log begins with the moves that led to the position."""
    log = await origin(tables, reader, dealer, wish, maker or "")
    game = GAMES.get(log.game)
    if len(wish.seats) != log.seats:
        raise Refusal("malformed", f"This game has {log.seats} seats.")
    if any(seat.kind == "open" for seat in wish.seats):
        raise Refusal("malformed", "Where a game goes on, nobody is waited for: no seat may be open.")
    if not all(map(one_line, log.options.values())):
        raise Refusal("malformed", "The value of an option must be one line of text, without control characters.")
    try:
        match, rows = await begin_after(log)
    except TileryError as error:
        raise Refusal.of(error) from None
    if match.over:
        raise Refusal("no-moment", "After this the game is over: nobody can play on.")
    row = TableRow(
        id=tables.new_id(),
        game=game.info.id,
        rules_version=game.info.rules_version,
        options=match.options,
        hints=wish.hints,
        invite=new_invite(),
        made=tables.clock.wall(),
        pace=usual_pace(game.info.id, [seat.kind for seat in wish.seats]),
        begun=match.begun,
        position=log.position,
    )
    secrets, seats = seated(game, wish.seats, tables.engines.check)
    await tables.add(row, seats, rows, maker)
    return MadeTable(row.id, secrets, row.invite)


async def origin(tables: Tables, reader: RecordReader, dealer: Dealer, wish: PlayOn, share: str) -> GameLog:
    """What was there before the new game, with its new seed. Refuses a game that is still on: it keeps its secrets."""
    moment, seed = wish.origin, fresh_seed()
    if isinstance(moment, SketchMoment):
        position = await dealer.deal(moment.sketched(), seed, share)
        return GameLog(moment.game, moment.seats, moment.options, seed, (), position=position)
    if isinstance(moment, GameMoment):
        log = await (await tables.finished(moment.table, moment.round)).log()
        if not first_moment(log.position) <= moment.at <= len(log.moves):
            raise Refusal("no-moment", f"This game had {len(log.moves)} steps.")
    else:
        record = Record.parse(await reader.position(moment.record, moment.at))
        log = GameLog(record.game, record.seats, record.options, b"", record.moves, position=record.position)
    return replace(log, seed=seed, moves=log.moves[: moment.at], begun=moment.at)
