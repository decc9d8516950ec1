"""All that is ever written to the database: statements made from its tables, in the words of the driver."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

from tilery.server.store.database import GAMES_OVER, HINTS, KEYS, LOG, PASSES, REVIEWS, SEATS, TABLES
from tilery.server.store.table_queries import DELETE

DIALECT = sa.create_engine("sqlite://").dialect

Row = Mapping[str, Any]
Work = Mapping[str, Sequence[Row]]
"""What one waiter wants to write: the rows for each statement."""


class Statement:
    """One statement for many rows. SQLAlchemy takes longer to write the SQL than the database takes to run it, so that
    is done once. Each value still goes through the type of its column."""

    def __init__(self, statement: sa.Executable) -> None:
        compiled = cast(sa.ClauseElement, statement).compile(dialect=DIALECT)
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}
        self._values = [
            (name, compiled.binds[name].type.dialect_impl(DIALECT).bind_processor(DIALECT))
            for name in compiled.positiontup or ()
        ]

    def execute(self, cursor: sqlite3.Cursor, rows: Iterable[Row]) -> int:
        """Run the statement for these rows; gives how many rows of the database it changed."""
        return cursor.executemany(self.sql, [self._in_order(row) for row in rows]).rowcount

    def _in_order(self, row: Row) -> list[Any]:
        row = {**self._fixed, **row} if self._fixed else row
        return [row[name] if process is None else process(row[name]) for name, process in self._values]


SIT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("at"), SEATS.c.seat == sa.bindparam("on"), SEATS.c.kind == "open")
    .values(
        kind=sa.bindparam("new_kind"),
        name=sa.bindparam("new_name"),
        face=sa.bindparam("new_face"),
        secret_hash=sa.bindparam("new_hash"),
    )
)
RENEW = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("at")).values(invite=sa.bindparam("new_invite"))
REMOVE = (
    sa.update(GAMES_OVER)
    .where(GAMES_OVER.c.table_id == sa.bindparam("at"), GAMES_OVER.c.round == sa.bindparam("which"))
    .where(~GAMES_OVER.c.removed)
    .values(removed=sa.true(), public=sa.false(), players=sa.bindparam("nobody", type_=sa.JSON))
)
AT: sa.BindParameter[str] = sa.bindparam("at")
ON: sa.BindParameter[int] = sa.bindparam("on")
UNNAMED = (SEATS.c.table_id == AT, SEATS.c.kind != "open", SEATS.c.name == "", SEATS.c.face == "")
"""The seats of a table whose people have taken their names and faces out. Whoever gave no name may have a face."""
NAMELESS: Mapping[str, sa.Executable] = {
    "nameless seats": sa.update(SEATS).where(SEATS.c.table_id == AT, SEATS.c.seat == ON).values(name="", face=""),
    "nameless games": sa.update(GAMES_OVER)
    .where(GAMES_OVER.c.table_id == AT, sa.exists().where(*UNNAMED))
    .values(
        players=sa.func.without_names(
            GAMES_OVER.c.players,
            sa.select(sa.func.group_concat(SEATS.c.seat)).where(*UNNAMED).scalar_subquery(),
        )
    ),
    "nameless passes": sa.update(PASSES)
    .where(PASSES.c.id.in_(sa.select(KEYS.c.pass_id).where(KEYS.c.table_id == AT, KEYS.c.seat == ON)))
    .values(name="", face=""),
}
"""In this order: the seats first, then the library is made to match them."""
STATEMENTS: Mapping[str, Statement] = {
    name: Statement(statement)
    for name, statement in {
        "table": sa.insert(TABLES),
        "seats": sa.insert(SEATS),
        "sit": SIT,
        "log": sa.insert(LOG),
        "hints": sa.insert(HINTS),
        "library": sa.insert(GAMES_OVER),
        "reviews": sa.insert(REVIEWS),
        "removed reviews": sa.delete(REVIEWS).where(
            REVIEWS.c.table_id == sa.bindparam("at"), REVIEWS.c.round == sa.bindparam("which")
        ),
        "removed games": REMOVE,
        "invites": RENEW,
        "passes": sa.insert(PASSES),
        "keys": sa.insert(KEYS),
        "lost keys": sa.delete(KEYS).where(KEYS.c.pass_id == sa.bindparam("of")),
        "lost passes": sa.delete(PASSES).where(PASSES.c.id == sa.bindparam("of")),
        **NAMELESS,
        **DELETE,
        "useless passes": sa.delete(PASSES).where(
            PASSES.c.id == sa.bindparam("of"), ~sa.exists().where(KEYS.c.pass_id == PASSES.c.id)
        ),
    }.items()
}
"""In the order in which they are executed: a row needs its table, and what is withdrawn goes last."""
ORDER = {name: number for number, name in enumerate(STATEMENTS)}
ALL_OR_NONE = frozenset({"sit", "nameless seats", "removed games"})
"""Statements for which a row that changes nothing is a conflict: somebody else was faster."""
