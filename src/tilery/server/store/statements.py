"""All that is ever written to the database: statements made from its tables, in the words of the driver."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

from tilery.server.store.database import GAMES_OVER, HINTS, KEYS, LOG, PASSES, REVIEWS, SEATS, TABLES, TOKENS
from tilery.server.store.table_queries import DELETE
from tilery.tables.store.library_row import nameless
from tilery.tables.store.rows import OverPlayers

Row = Mapping[str, Any]
Work = Mapping[str, Sequence[Row]]
"""What one waiter wants to write: the rows for each statement."""


class Change(Protocol):
    """Something that is written for many rows at once."""

    def execute(self, cursor: Any, rows: Iterable[Row]) -> int:
        """Write it for these rows, with the cursor of a driver; gives how many rows of the database it changed."""


class Statement:
    """One statement for many rows. SQLAlchemy takes longer to write the SQL than the database takes to run it, so that
    is done once. Each value still goes through the type of its column."""

    def __init__(self, statement: sa.Executable, dialect: sa.Dialect) -> None:
        compiled = cast(sa.ClauseElement, statement).compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)
        self._by_name = not compiled.positional
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}
        types = {name: bind.type for bind, name in compiled.bind_names.items()}
        self._values = [
            (name, types[name].dialect_impl(dialect).bind_processor(dialect)) for name in compiled.positiontup or types
        ]

    def execute(self, cursor: Any, rows: Iterable[Row]) -> int:
        cursor.executemany(self.sql, [self._given(row) for row in rows])
        return int(cursor.rowcount)

    def _given(self, row: Row) -> Any:
        """The values in order, or by name, as the driver wants them."""
        row = {**self._fixed, **row} if self._fixed else row
        if self._by_name:
            return {name: row[name] if process is None else process(row[name]) for name, process in self._values}
        return [row[name] if process is None else process(row[name]) for name, process in self._values]


class Held:
    """Keep these tables or passes as they are until the commit: no other server adds a row to them meanwhile. SQLite
    has only one writer, so nothing needs to be done there."""

    def __init__(self, dialect: sa.Dialect, strength: str, kind: str = "tables") -> None:
        self._sql = f"SELECT 1 FROM {kind} WHERE id = %s {strength}" if dialect.name == "postgresql" else ""

    def execute(self, cursor: Any, rows: Iterable[Row]) -> int:
        for row in rows if self._sql else ():
            cursor.execute(self._sql, (row["at"],))
        return 0


class Room:
    """Whether a pass may be opened on one more device. Nobody else can open it until the commit."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self._hold = Held(dialect, "FOR UPDATE", "passes")
        mark = "%s" if dialect.name == "postgresql" else "?"
        self._count = f"SELECT count(*) FROM keys WHERE pass_id = {mark} GROUP BY table_id, seat"

    def execute(self, cursor: Any, rows: Iterable[Row]) -> int:
        free, before = 0, Counter[str]()
        for row in rows:
            self._hold.execute(cursor, [row])
            # One key to each seat was there from the start, and nobody holds it.
            held = max((count for (count,) in cursor.execute(self._count, (row["at"],)).fetchall()), default=1) - 1
            free += held + before[row["at"]] < row["most"]
            before[row["at"]] += 1  # several may be opened in one commit
        return free


class NamelessGames:
    """The library is made to match the seats: whoever has no name there has none in any game of the table."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self._hold = Held(dialect, "FOR NO KEY UPDATE")
        mark = "%s" if dialect.name == "postgresql" else "?"
        self._seats = f"SELECT seat FROM seats WHERE table_id = {mark} AND kind != 'open' AND name = '' AND face = ''"
        self._games = f"SELECT round, CAST(players AS TEXT) FROM games_over WHERE table_id = {mark}"
        self._set = f"UPDATE games_over SET players = {mark} WHERE table_id = {mark} AND round = {mark}"

    def execute(self, cursor: Any, rows: Iterable[Row]) -> int:
        changed = 0
        for row in rows:
            self._hold.execute(cursor, [row])
            unnamed = {seat for (seat,) in cursor.execute(self._seats, (row["at"],)).fetchall()}
            games = cursor.execute(self._games, (row["at"],)).fetchall() if unnamed else ()
            for number, players in games:
                shown = nameless(msgspec.json.decode(players, type=OverPlayers), unnamed)
                cursor.execute(self._set, (msgspec.json.encode(shown).decode(), row["at"], number))
                changed += 1
        return changed


SIT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("at"), SEATS.c.seat == sa.bindparam("on"), SEATS.c.kind == "open")
    .values(
        kind=sa.bindparam("new_kind"),
        name=sa.bindparam("new_name"),
        level=sa.bindparam("new_level"),
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
REMOVE_REVIEW = sa.delete(REVIEWS).where(
    REVIEWS.c.table_id == sa.bindparam("at"), REVIEWS.c.round == sa.bindparam("which")
)
AT: sa.BindParameter[str] = sa.bindparam("at")
ON: sa.BindParameter[int] = sa.bindparam("on")
NAMELESS = ("nameless seats", "nameless games", "nameless passes")
"""In this order: the seats first, then the library is made to match them."""
WRITTEN: Mapping[str, sa.Executable | None] = {
    "gone": None,
    "table": sa.insert(TABLES),
    "seats": sa.insert(SEATS),
    "sit": SIT,
    "log": sa.insert(LOG),
    "hints": sa.insert(HINTS),
    "library": sa.insert(GAMES_OVER),
    "older reviews": REMOVE_REVIEW,
    "reviews": sa.insert(REVIEWS),
    "removed reviews": REMOVE_REVIEW,
    "removed games": REMOVE,
    "invites": RENEW,
    "passes": sa.insert(PASSES),
    "room": None,
    "keys": sa.insert(KEYS),
    "lost keys": sa.delete(KEYS).where(KEYS.c.pass_id == sa.bindparam("of")),
    "lost passes": sa.delete(PASSES).where(PASSES.c.id == sa.bindparam("of")),
    "nameless seats": sa.update(SEATS).where(SEATS.c.table_id == AT, SEATS.c.seat == ON).values(name="", face=""),
    "nameless games": None,
    "nameless passes": sa.update(PASSES)
    .where(PASSES.c.id.in_(sa.select(KEYS.c.pass_id).where(KEYS.c.table_id == AT, KEYS.c.seat == ON)))
    .values(name="", face=""),
    **DELETE,
    "tokens": sa.insert(TOKENS),
    "lost tokens": sa.delete(TOKENS).where(TOKENS.c.folded == sa.bindparam("of")),
    "useless passes": sa.delete(PASSES).where(
        PASSES.c.id == sa.bindparam("of"), ~sa.exists().where(KEYS.c.pass_id == PASSES.c.id)
    ),
}
"""In the order in which they are executed: a row needs its table, and what is withdrawn goes last."""
ORDER = {name: number for number, name in enumerate(WRITTEN)}
PLACES: Mapping[str, tuple[str, ...]] = {"log": ("table_id", "seq"), "gone": ("at",), "nameless games": ("at",)}
"""Which rows several servers may want at the same time, and their order: servers that lock rows in the same order never
wait for each other in a circle."""
ALL_OR_NONE = frozenset({"sit", "room", "nameless seats", "removed games"})
"""Statements for which a row that changes nothing is a conflict: somebody else was faster."""


@cache
def statements(kind: str) -> Mapping[str, Change]:
    """All of them in the words of this kind of database."""
    url = "postgresql+psycopg://" if kind == "postgresql" else "sqlite://"
    dialect = sa.make_url(url).get_dialect()()
    special: dict[str, Change] = {
        "gone": Held(dialect, "FOR UPDATE"),
        "room": Room(dialect),
        "nameless games": NamelessGames(dialect),
    }
    return {
        name: special[name] if statement is None else Statement(statement, dialect)
        for name, statement in WRITTEN.items()
    }
