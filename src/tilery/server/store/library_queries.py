"""How the library is searched: the queries."""

from typing import Any

import sqlalchemy as sa

from tilery.server.store.database import GAMES_OVER, LOG
from tilery.tables.store.store import LibraryQuestion

SCAN = 20_000
"""How many games one search looks through: the newest of those that may be shown. Whoever wants more asks again."""


def visible(question: LibraryQuestion) -> sa.Select[Any]:
    """The games that may be shown, the newest first, chosen by what an index can find."""
    over = GAMES_OVER.c
    own = over.table_id.in_(question.own)
    found = sa.select(GAMES_OVER).where(~over.removed)
    if not question.everything:
        found = found.where(own if question.only_own else sa.or_(over.public, own))
    if question.game:
        found = found.where(over.game == question.game)
    if question.since is not None:
        found = found.where(over.ended >= question.since)
    if question.until is not None:
        found = found.where(over.ended < question.until)
    place = (over.ended, over.table_id, over.round)
    if question.after is not None:
        last = question.after
        found = found.where(sa.tuple_(*place) < sa.tuple_(last.ended, last.table_id, last.round))
    return found.order_by(*(column.desc() for column in place))


def looked_through(question: LibraryQuestion, there: sa.Select[Any]) -> sa.Select[Any]:
    """Those of them with the right players. Only the first `SCAN` games are looked through."""
    newest = there.limit(SCAN).subquery()
    over, found = newest.c, sa.select(newest)
    for word in question.words:
        found = found.where(over.players["folded"].as_string().contains(word, autoescape=True))
    if question.seats is not None:
        found = found.where(over.players["count"].as_integer() == question.seats)
    return found.order_by(over.ended.desc(), over.table_id.desc(), over.round.desc())


def unindexed() -> sa.Select[Any]:
    """The tables that have had more games than the library knows."""
    over = sa.select(GAMES_OVER.c.table_id, sa.func.count().label("games")).group_by(GAMES_OVER.c.table_id).subquery()
    return (
        sa.select(LOG.c.table_id)
        .outerjoin(over, over.c.table_id == LOG.c.table_id)
        .where(LOG.c.kind.in_(("start", "rematch")))
        .group_by(LOG.c.table_id, over.c.games)
        .having(sa.func.count() > sa.func.coalesce(over.c.games, 0))
    )
