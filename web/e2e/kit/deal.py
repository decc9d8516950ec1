"""Tables with a past that a test has thought up, written into the database of a server that runs.

The log is the truth, so whoever comes to the table finds it as if it had been played so. Each line of the input is a
table as JSON: data, game, options, seats as for a new table, and log, a list of [seat, move] in which -1 is chance; or
in its place options with which bots shall have played, up to the last turn of the first seat.
Answers each with a line: the id of the table and the secrets of the seats at a device. What can't be ends it.
"""

import asyncio
import json
import random
import sys
from pathlib import Path

import msgspec

from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.match import Match
from tilery.games import GAMES, make_bot
from tilery.server.store.sql_store import SqlStore
from tilery.tables.people import seat_secrets
from tilery.tables.people.seating import seated
from tilery.tables.store.rows import LogRow, TableRow
from tilery.tables.table.engines import NoEngines
from tilery.tables.wire.answers import MadeTable
from tilery.tables.wire.wishes import SeatWish

SEED = bytes(32)
"""What is drawn later is always the same too."""


def log_rows(log: list[tuple[int, str]]) -> list[LogRow]:
    rows = [LogRow(0, "start", seed=SEED)]
    for seat, text in log:
        if seat == CHANCE:
            rows[-1] = msgspec.structs.replace(rows[-1], chance=(*rows[-1].chance, text))
        else:
            rows.append(LogRow(len(rows), "move", seat=seat, move=text))
    return rows


def played(game: AnyGame, seats: int, options: dict[str, str]) -> list[tuple[int, str]]:
    """What bots play, up to the last turn of the first seat."""
    match = Match(game, seats=seats, options=options, seed=SEED)
    bot, rng = make_bot(game, "easy"), random.Random(0)
    turn, before = 0, CHANCE
    while not match.over:
        seat = min(match.pending)
        if seat == 0 != before:
            turn = len(match.log)
        before = seat
        match.play(seat, bot.choose(match.view(seat), rng))
    return [(entry.seat, game.write(entry.move)) for entry in match.log[:turn]]


async def deal(wish: dict) -> MadeTable:
    game = GAMES.get(wish["game"])
    seats = [SeatWish(**seat) for seat in wish["seats"]]
    options = Match(game, seats=len(seats), options=wish["options"]).options
    log = wish["log"] if isinstance(wish["log"], list) else played(game, len(seats), wish["log"])
    Match.resume(game, seats=len(seats), options=options, seed=SEED, moves=log)  # or says why not
    row = TableRow(
        seat_secrets.new_table_id(), game.info.id, game.info.rules_version, options, invite=seat_secrets.new_invite()
    )
    secrets, sitting = seated(game, seats, NoEngines().check)
    store = SqlStore(Path(wish["data"]))
    store.start()
    await store.create(row, sitting, log_rows(log))
    await store.close()
    return MadeTable(row.id, secrets, row.invite)


for line in sys.stdin:
    print(msgspec.json.encode(asyncio.run(deal(json.loads(line)))).decode(), flush=True)
