"""The database: its tables, how it is opened safely, and one clear sentence when that fails."""

import sqlite3
import threading
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from tilery.engine.errors import TileryError
from tilery.server.store.whole_file import beside, whole_file

HEAD = "0007"
"""The newest step of the migrations."""
MIGRATIONS = Path(__file__).parent / "migrations"

INDEXED = 1
"""The `user_version` of a file whose old games are in the library, so that nobody has to look through them again."""

OURS = {"tables", "seats", "log"}
"""The tables that every database of ours has had since the first release."""

MIGRATING = threading.Lock()
"""Alembic has only one place for the migration that runs: two threads would mix theirs up."""

METADATA = sa.MetaData()


class Time(sa.TypeDecorator[datetime]):
    """A time in UTC. SQLite returns it without its zone, which is added here."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        return value and value.replace(tzinfo=UTC)


TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("made", Time, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("invite", sa.String(32), nullable=False, server_default="", index=True),
    sa.Column("pace", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("delay", sa.Integer, nullable=False, server_default="0"),
    sa.Column("begun", sa.Integer, nullable=False, server_default="0"),
    sa.Column("position", sa.Text, nullable=False, server_default=""),
    sa.Index("ix_tables_lobby", "public", "made"),
)
"""`invite` opens a free seat; `delay` is in seconds, for those who watch; `begun` says how many entries of each game's
log were given, because the table continues from a position of another game. Those entries are in the first game's log;
every rematch begins with the same ones. `position` is the state that the first game starts from, if somebody has set
one up: it is secret until a game is over."""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("secret_hash", sa.LargeBinary(32)),
    sa.Column("face", sa.String(64), nullable=False, server_default=""),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("request_id", sa.String(64)),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("chance", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32)),
    sa.Column("at", Time),
    sa.Column("spent", sa.Integer, nullable=False, server_default="0"),
    sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "request_id", name="log_request"),
)
"""Rows are only ever added. The `move` of a rematch is the position that was dealt for it, or nothing if it starts from
that of the table. The seed is in the row where a game begins, and is secret until the game is over. `spent`:
the milliseconds that the seat took; `stand_in`: a bot moved for somebody who was away or whose time was up."""

HINTS = sa.Table(
    "hints",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("whole", sa.Boolean, primary_key=True),
    sa.Column("move", sa.Text, nullable=False),
)
"""Who took a hint after which step, and what it said. This is not in the log: a hint is no step, and makes no request
stale."""

PASSES = sa.Table(
    "passes",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("secret_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("face", sa.String(64), nullable=False),
    sa.Column("made", Time, nullable=False),
)
"""Links with which people can continue on another device."""

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("pass_id", sa.ForeignKey("passes.id"), nullable=False, index=True),
)
"""Further secrets of a seat: the keys of other devices. They go when their pass is withdrawn."""

GAMES_OVER = sa.Table(
    "games_over",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("ended", Time, nullable=False, index=True),
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""The library: what can be found about a finished game. The log has the game itself. The row of a game that a host has
`removed` stays, without the players, so that nobody takes it for a game that has yet to come into the library."""


REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""What reviews say about finished games: JSON, with gzip. They name nobody."""


TOKENS = sa.Table(
    "tokens",
    METADATA,
    sa.Column("folded", sa.String(128), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("secret_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("made", Time, nullable=False),
)
"""Who may come as a bot: a name, once in any capitals, and the hash of its token."""


class DatabaseError(TileryError):
    """The database can't be used."""


def prepare(path: Path) -> None:
    """Make the database or bring it up to date; raises DatabaseError, which says what a host can do."""
    try:
        if not path.exists():
            _make(path.resolve())
        look_at(path)
        with closing(sqlite3.connect(path, timeout=5)) as connection:
            if (fault := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise DatabaseError(_damaged(path, fault))
            if not (names := _names_in(connection)) >= OURS:
                raise DatabaseError(_foreign(path, names))
            connection.execute("BEGIN IMMEDIATE")  # can we write to it?
            connection.rollback()
        if version_of(path) != HEAD:
            migrate(path)
    except OSError as error:
        raise DatabaseError(f"The database {path} can't be opened: {error.strerror or error}.") from None
    except (sqlite3.Error, sa.exc.DBAPIError) as error:
        fault = str(error.orig if isinstance(error, sa.exc.DBAPIError) else error)
        if "not a database" in fault or "malformed" in fault:
            raise DatabaseError(_damaged(path, fault)) from None
        raise DatabaseError(f"The database {path} can't be opened for writing: {fault}.") from None


def _make(path: Path) -> None:
    """Make an empty database. A start that is cut short leaves none, not half of one."""
    if left := beside(path):
        raise DatabaseError(
            f"The database {path} is gone, but {left[0].name}, which belongs to it, is there. "
            "Put the database back beside it, or move that away too."
        )
    with whole_file(path, instead=False) as unfinished:
        migrate(unfinished)


def look_at(path: Path) -> None:
    """Refuse a file that is not ours before SQLite opens it in a way that could change it."""
    if path.is_file() and path.stat().st_size == 0:
        raise DatabaseError(
            f"The database {path} is empty: the file has no bytes, so its tables were lost. Nothing was changed: "
            "put a copy of it in its place, or move it away to start anew."
        )
    with (
        suppress(sqlite3.Error),  # damage is reported when it is opened for use
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection,
    ):
        if (names := _names_in(connection)) and not names >= OURS:
            raise DatabaseError(_foreign(path, names))


def _names_in(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _foreign(path: Path, names: set[str]) -> str:
    found = f"its tables are {', '.join(sorted(names)[:3])}" if names else "it has no tables at all"
    return f"{path} is a database, but none of Tilery's ({found}). Nothing was changed: choose another file."


def _damaged(path: Path, fault: str) -> str:
    return (
        f"The database {path} is damaged ({fault}). Nothing was changed: "
        "put a copy of it in its place, or move it away to start with an empty one."
    )


def version_of(path: Path) -> str | None:
    """The migration step that a database is at; None if it has no tables of ours."""
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None


def is_indexed(path: Path) -> bool:
    """Whether the games that ended before there was a library are in it."""
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0]) >= INDEXED


def mark_indexed(path: Path) -> None:
    """Note that all old games are in the library. From now on, every game comes into it with its last step."""
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        connection.execute(f"PRAGMA user_version = {INDEXED}")


def migrate(path: Path, to: str = HEAD) -> None:
    """Bring a database up to this step, all at once or not at all. Raises DatabaseError if its step is unknown."""
    from alembic import command  # only here: most starts have nothing to migrate, and should be quick
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    path.touch(mode=0o600)
    engine = engine_for(path, begin="BEGIN IMMEDIATE")
    try:
        with MIGRATING, engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except CommandError as error:
        raise DatabaseError(f"The database {path} was made by another version of Tilery ({error}).") from None
    finally:
        engine.dispose()


def connected(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """A connection that loses nothing once a commit has returned. It never makes a file: if the database was taken
    away, it fails. Transactions begin where we say so, not where sqlite3 thinks."""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=rw",
        uri=True,
        timeout=busy_seconds,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        _make_safe(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _make_safe(connection: sqlite3.Connection) -> None:
    # secure_delete: names that were deleted are overwritten, so that nobody can read them in free pages.
    # cache_size: the system keeps the file in memory anyway; each connection would hold two more megabytes of it.
    pragmas = "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-500", "secure_delete=ON"
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def fold(path: Path) -> None:
    """Move what is in the write-ahead log into the database and empty the log, which also holds older pages."""
    with closing(connected(path, busy_seconds=5)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def engine_for(path: Path, *, busy_seconds: float = 5, begin: str = "BEGIN") -> sa.Engine:
    """SQLAlchemy on such connections. Everything that is read in one transaction is from the same moment."""
    engine = sa.create_engine(
        "sqlite://",
        creator=lambda: connected(path, busy_seconds),
        poolclass=sa.QueuePool,
        hide_parameters=True,  # there are secrets among them
    )

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
