"""Reading all that is stored about tables: the whole log of one, or the last steps of many."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from tilery.server.store.database import GAMES_OVER, HINTS, KEYS, LOG, SEATS, TABLES
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, SeatRow, Stored, TableRow

NO_GAMES: frozenset[int] = frozenset()


def load(connection: sa.Connection, table: str) -> Stored | None:
    """Everything that is stored about a table, as it was at one moment."""
    log = sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)
    return next(iter(_stored(connection, [table], log)), None)


def latest(connection: sa.Connection, tables: Sequence[str]) -> list[Stored]:
    """What is stored about these tables at one moment, with the last step of each log alone."""
    last = (
        sa.select(LOG.c.table_id, sa.func.max(LOG.c.seq).label("seq"))
        .where(LOG.c.table_id.in_(tables))
        .group_by(LOG.c.table_id)
        .subquery()
    )
    log = sa.select(LOG).join(last, (LOG.c.table_id == last.c.table_id) & (LOG.c.seq == last.c.seq))
    return _stored(connection, tables, log)


def _stored(connection: sa.Connection, tables: Sequence[str], log: sa.Select[Any]) -> list[Stored]:
    found = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(tables))).all()
    if not found:
        return []

    def rows(wanted: sa.Select[Any], kind: Any) -> dict[str, list[Any]]:
        sorted_out = defaultdict(list)
        for row in connection.execute(wanted):
            sorted_out[row.table_id].append(kind(row))
        return sorted_out

    def of(table: sa.Table) -> sa.Select[Any]:
        return sa.select(table).where(table.c.table_id.in_(tables))

    seats = rows(of(SEATS).order_by(SEATS.c.seat), as_seat)
    logs = rows(log, as_log)
    hints = rows(of(HINTS), as_hint)
    keys = rows(of(KEYS), as_key)
    removed = rows(of(GAMES_OVER).where(GAMES_OVER.c.removed), lambda row: row.round)
    return [
        Stored(
            msgspec.convert(row, TableRow, from_attributes=True),
            tuple(seats[row.id]),
            tuple(logs[row.id]),
            tuple(sorted(hints[row.id])),
            tuple(keys[row.id]),
            frozenset(removed[row.id]) or NO_GAMES,
        )
        for row in found
    ]


def as_seat(row: Any) -> SeatRow:
    """A seat from its row."""
    return msgspec.convert(row, SeatRow, from_attributes=True)


def as_log(row: Any) -> LogRow:
    """A step from its row."""
    return msgspec.convert(row, LogRow, from_attributes=True)


def as_hint(row: Any) -> HintRow:
    """A hint from its row."""
    return msgspec.convert(row, HintRow, from_attributes=True)


def as_key(row: Any) -> KeyRow:
    """A key from its row."""
    return msgspec.convert(row, KeyRow, from_attributes=True)
