"""A table with a past that a test has thought up, written into the database of a server that runs.

The log is the truth, so whoever comes to the table finds it as if it had been played so. What is wanted comes as JSON:
data, game, options, seats as for a new table, and log, a list of [seat, move] in which -1 is chance. Prints the id of
the table and the secrets of the seats at a device.
"""

import asyncio
import json
import sys
from pathlib import Path

import msgspec

from tilery.engine.game import CHANCE
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server.store.sql_store import SqlStore
from tilery.tables.people import seat_secrets
from tilery.tables.people.seating import seated
from tilery.tables.store.rows import LogRow, TableRow
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


async def deal(wish: dict) -> MadeTable:
    game = GAMES.get(wish["game"])
    seats = [SeatWish(**seat) for seat in wish["seats"]]
    options = Match(game, seats=len(seats), options=wish["options"]).options
    Match.resume(game, seats=len(seats), options=options, seed=SEED, moves=wish["log"])  # or says why not
    row = TableRow(
        seat_secrets.new_table_id(), game.info.id, game.info.rules_version, options, invite=seat_secrets.new_invite()
    )
    secrets, sitting = seated(game, seats)
    store = SqlStore(Path(wish["data"]))
    store.start()
    await store.create(row, sitting, log_rows(wish["log"]))
    await store.close()
    return MadeTable(row.id, secrets, row.invite)


print(msgspec.json.encode(asyncio.run(deal(json.load(sys.stdin)))).decode())
