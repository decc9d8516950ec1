"""Which tables are stale, which go on, which wait for people, and what is deleted with a table: the queries."""

from collections.abc import Mapping
from datetime import datetime

import sqlalchemy as sa

from tilery.server.store.database import GAMES_OVER, HINTS, KEYS, LOG, REVIEWS, SEATS, TABLES

GONE: sa.BindParameter[str] = sa.bindparam("gone")
DELETE: Mapping[str, sa.Executable] = {
    "delete keys": sa.delete(KEYS).where(KEYS.c.table_id == GONE),
    "delete reviews": sa.delete(REVIEWS).where(REVIEWS.c.table_id == GONE),
    "delete games over": sa.delete(GAMES_OVER).where(GAMES_OVER.c.table_id == GONE),
    "delete hints": sa.delete(HINTS).where(HINTS.c.table_id == GONE),
    "delete log": sa.delete(LOG).where(LOG.c.table_id == GONE),
    "delete seats": sa.delete(SEATS).where(SEATS.c.table_id == GONE),
    "delete table": sa.delete(TABLES).where(TABLES.c.id == GONE),
}
"""In this order: the table last, because the others name it."""

STEPS = sa.select(
    LOG.c.table_id,
    sa.func.max(LOG.c.at).label("last"),
    sa.func.max(sa.case((LOG.c.kind.in_(("move", "rematch")), 1), else_=0)).label("played"),
    sa.func.sum(sa.case((LOG.c.kind.in_(("start", "rematch")), 1), else_=0)).label("games"),
).group_by(LOG.c.table_id)


def newest() -> sa.Select[datetime | None, datetime | None]:
    """When the last step was made, and the last table."""
    times = LOG.c.at, TABLES.c.made
    return sa.select(*(sa.select(sa.func.max(time)).scalar_subquery() for time in times))


def stale_tables(since: datetime, *, played: bool) -> sa.Select[str]:
    """Tables where nothing has happened since then. Steps of old versions have no time: for them the table's counts."""
    steps = STEPS.subquery()
    touched = sa.func.coalesce(steps.c.last, TABLES.c.made, type_=sa.DateTime(timezone=True))
    moved = sa.func.coalesce(steps.c.played, 0)
    return (
        sa.select(TABLES.c.id)
        .outerjoin(steps, steps.c.table_id == TABLES.c.id)
        .where(touched < since, moved == int(played))
        .order_by(touched)
    )


def tables_to_resume(since: datetime) -> sa.Select[str]:
    """Tables where something has happened since then, the game is not known to be over, and a bot sits or may stand in
    for somebody."""
    steps = STEPS.subquery()
    touched = sa.func.coalesce(steps.c.last, TABLES.c.made, type_=sa.DateTime(timezone=True))
    bots = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "bot")
    limits = [TABLES.c.pace[name].as_integer().is_not(None) for name in ("away", "move", "game")]
    over = sa.exists().where(GAMES_OVER.c.table_id == TABLES.c.id, GAMES_OVER.c.round == steps.c.games - 1)
    return (
        sa.select(TABLES.c.id)
        .join(steps, steps.c.table_id == TABLES.c.id)
        .where(touched >= since, bots | sa.or_(*limits), ~over)
        .order_by(touched.desc())
    )


def open_tables(since: datetime, limit: int) -> sa.Select[str]:
    """Public tables with an open seat that were made since then."""
    free = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    recent = TABLES.c.made > since
    return sa.select(TABLES.c.id).where(TABLES.c.public, recent, free).order_by(TABLES.c.made.desc()).limit(limit)
