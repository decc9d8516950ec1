"""What a host sees of the tables: the queries."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tilery.server.store.database import LOG, SEATS, TABLES, Time
from tilery.tables.store.library_row import folded
from tilery.tables.store.store import TableQuestion, TableSummary
from tilery.tables.store.table_code import code_of
from tilery.tables.wire.answers import OverPlayer

MANY = 500
"""How many tables one query for seats may name."""


def summaries(connection: sa.Connection, question: TableQuestion) -> list[TableSummary]:
    """The tables that a host asks for, as `Store.summaries` says."""
    found = connection.execute(asked_for(question, named(connection, question.words))).all()
    seats = seats_of(connection, [row.id for row in found])
    return [
        TableSummary(
            row.id, row.game, row.public, row.made, row.touched, row.steps, row.size, tuple(seats.get(row.id, ()))
        )
        for row in found
    ]


def named(connection: sa.Connection, words: Sequence[str]) -> list[list[str]]:
    """For each word, the names that contain it. How names are compared is not left to the database: each kind has its
    own idea of letters."""
    if not words:
        return []
    names = [(name, folded(name)) for (name,) in connection.execute(sa.select(SEATS.c.name).distinct())]
    return [[name for name, searched in names if word in searched] for word in words]


def coded(connection: sa.Connection, code: str) -> list[str]:
    """The tables whose code begins with this text."""
    ids = connection.execute(sa.select(TABLES.c.id)).scalars()
    return [table for table in ids if code_of(table).startswith(code)]


def asked_for(question: TableQuestion, names: Sequence[Sequence[str]]) -> sa.Select[Any]:
    """The tables, each with the sums over its log. Old steps have no time: for them the table's counts."""
    log = (
        sa.select(
            LOG.c.table_id,
            sa.func.max(LOG.c.at).label("last"),
            sa.func.max(sa.case((LOG.c.kind.in_(("move", "rematch")), 1), else_=0)).label("played"),
            sa.func.count().label("steps"),
            sa.func.sum(sa.func.length(LOG.c.move) + sa.func.length(sa.cast(LOG.c.chance, sa.Text))).label("size"),
        )
        .group_by(LOG.c.table_id)
        .subquery()
    )
    touched = sa.func.coalesce(log.c.last, TABLES.c.made, type_=Time)
    found = sa.select(
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.public,
        TABLES.c.made,
        touched.label("touched"),
        sa.func.coalesce(log.c.steps, 0).label("steps"),
        sa.func.coalesce(log.c.size, 0).label("size"),
    ).outerjoin(log, log.c.table_id == TABLES.c.id)
    if question.game:
        found = found.where(TABLES.c.game == question.game)
    if question.untouched is not None:
        found = found.where(touched < question.untouched)
    if question.played is not None:
        found = found.where(sa.func.coalesce(log.c.played, 0) == int(question.played))
    for some in names:
        found = found.where(sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.name.in_(some)))
    return found.order_by(touched.desc(), TABLES.c.id.desc()).limit(question.limit).offset(question.start)


def seats_of(connection: sa.Connection, tables: Sequence[str]) -> dict[str, list[OverPlayer]]:
    """Who sits at each of these tables, in the order of the seats."""
    found: dict[str, list[OverPlayer]] = {}
    for start in range(0, len(tables), MANY):
        some = SEATS.c.table_id.in_(tables[start : start + MANY])
        wanted = sa.select(SEATS).where(some).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in connection.execute(wanted):
            found.setdefault(row.table_id, []).append(OverPlayer(row.name, row.kind, row.level, row.face))
    return found
