"""On how many devices a pass was opened, and which passes are of no use any more: the queries."""

from datetime import datetime

import sqlalchemy as sa

from tilery.server.store.database import KEYS, PASSES


def devices(pass_id: str) -> sa.Select[int]:
    """On how many devices a pass was opened. It has one key to each seat from the start, which nobody holds, and one
    more for each device."""
    keys = (
        sa.select(sa.func.count().label("held")).where(KEYS.c.pass_id == pass_id).group_by(KEYS.c.table_id, KEYS.c.seat)
    )
    return sa.select(sa.func.coalesce(sa.func.max(keys.subquery().c.held), 1) - 1)


def spent_passes(expired: datetime | None, closed: datetime) -> sa.Select[str]:
    """The passes that can go, as `Store.spent_passes` says."""
    key, other = KEYS.alias(), KEYS.alias()
    lends = sa.exists().where(key.c.pass_id == PASSES.c.id)
    opened = sa.exists().where(
        key.c.pass_id == PASSES.c.id,
        other.c.pass_id == PASSES.c.id,
        other.c.table_id == key.c.table_id,
        other.c.seat == key.c.seat,
        other.c.secret_hash != key.c.secret_hash,
    )
    unopened = sa.and_(PASSES.c.made < closed, ~opened)
    old = PASSES.c.made < expired if expired is not None else sa.false()
    return sa.select(PASSES.c.id).where(sa.or_(old, unopened, ~lends))
