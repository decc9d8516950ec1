"""PostgreSQL: how a database is opened and brought up to date, and one clear sentence when that fails."""

import logging
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import LiteralString

import psycopg
import sqlalchemy as sa
from psycopg.abc import Buffer
from psycopg.types.string import StrDumper

from tilery.server.settings import Postgres
from tilery.server.store.database import HEAD, MIGRATING, MIGRATIONS, OURS, DatabaseError
from tilery.server.store.serving_lock import InUse

logger = logging.getLogger(__name__)
logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of what it has told us already: who was too late

SERVING, CHANGING = 0x7469_6C65, 0x7469_6C66
"""The numbers of our advisory locks. Every server shares the first; whoever needs the database alone takes it whole.
The second is held while the schema is made or changed."""
ENDING = 1.0
"""Seconds within which PostgreSQL notices that somebody has gone."""
OLDEST = 14
"""The oldest release of PostgreSQL that somebody still looks after."""


def opened(place: Postgres, busy_seconds: float) -> psycopg.Connection[tuple[object, ...]]:
    """A connection that notices within seconds when the database is gone, and waits for locks no longer than that."""
    milliseconds = max(1, round(busy_seconds * 1000))
    return psycopg.connect(
        place.url,
        autocommit=True,
        connect_timeout=max(2, round(busy_seconds)),
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=milliseconds,
        application_name="tilery",
        options=f"-c timezone=UTC -c client_encoding=UTF8 -c lock_timeout={milliseconds}",
    )


def opened_to_serve(place: Postgres, busy_seconds: float) -> psycopg.Connection[tuple[object, ...]]:
    """A connection of a server, which shares the database with other servers. Raises InUse if somebody needs it
    alone."""
    connection = opened(place, busy_seconds)
    if not asked(connection, f"SELECT pg_try_advisory_lock_shared({SERVING})"):
        connection.close()
        raise InUse(f"Somebody is changing {place} right now, and no server may use it meanwhile. Try again later.")
    return connection


@contextmanager
def alone(place: Postgres) -> Iterator[None]:
    """While we change a database, no server uses it; raises InUse if one does already. The lines of one that has just
    ended may be open for another moment."""
    with clearly(place), closing(opened(place, 5)) as connection:
        until = time.monotonic() + ENDING
        while not asked(connection, f"SELECT pg_try_advisory_lock({SERVING})"):
            if time.monotonic() < until:
                time.sleep(0.05)
                continue
            raise InUse(f"A Tilery serves the tables of {place}: end all its servers first.")
        yield


def asked(connection: psycopg.Connection[tuple[object, ...]], question: LiteralString | str) -> object:
    """The one value that answers a question."""
    row = connection.execute(question.encode()).fetchone()
    return row[0] if row else None


@contextmanager
def clearly(place: Postgres) -> Iterator[None]:
    """Say in one sentence why a database can't be used."""
    try:
        yield
    except (psycopg.Error, sa.exc.DBAPIError) as error:
        found = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        raise DatabaseError(said(place, found or error)) from None


def said(place: Postgres, error: BaseException) -> str:
    """What is wrong with a database, as a host can understand it. The server's own words come in the host's
    language, so they are only repeated."""
    text = " ".join(str(error).split())
    if isinstance(error, psycopg.errors.DiskFull):
        return f"The database {place} has no room left on its disk. Make room there."
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return f"The user of {place} may not make or change tables there ({text}). Make it the owner of the database."
    for name, words in REASONS.items():
        if name in text:
            return words.format(place=place)
    return f"The database {place} can't be used: {text.rpartition('FATAL: ')[2].strip() or type(error).__name__}."


def first_line(error: BaseException) -> str:
    """What PostgreSQL says, without the values of rows, which may be secret."""
    found = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return getattr(getattr(found, "diag", None), "message_primary", None) or type(found).__name__


LEASES: LiteralString = """
CREATE UNLOGGED TABLE IF NOT EXISTS cluster_workers (id text PRIMARY KEY, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS cluster_leases (name text PRIMARY KEY, worker text NOT NULL);
CREATE INDEX IF NOT EXISTS cluster_leases_worker ON cluster_leases (worker);
CREATE TABLE IF NOT EXISTS cluster_key (key text NOT NULL);
INSERT INTO cluster_key SELECT gen_random_uuid()::text || gen_random_uuid() WHERE NOT EXISTS (SELECT FROM cluster_key);
"""
"""Which servers are at work, which of them keeps which table, and the key by which they know each other's words (see
server/cluster). This is no data: it is not in the migrations and in no copy, and after a crash of PostgreSQL all but
the key is empty."""

REASONS = {
    "Connection refused": "No PostgreSQL answers at {place}. Is it running, and are host and port right?",
    "No such file or directory": "No PostgreSQL answers at {place}. Is it running, and are host and port right?",
    "timeout expired": "No PostgreSQL answers at {place} in time. Is it running, and are host and port right?",
    "could not translate host name": "There is no host as in {place}: correct the address.",
    "failed to resolve host": "There is no host as in {place}: correct the address.",
    "password authentication failed": "PostgreSQL refuses the user or the password of {place}.",
    "no password supplied": "PostgreSQL wants a password for {place}, and there is none in the address.",
    "invalid integer value": "The port of {place}, or an option after '?', is no number that it can be.",
    "invalid port number": "The port of {place} is no number from 1 to 65,535.",
    "invalid URI query parameter": "The address of {place} has an option after '?' that PostgreSQL does not know.",
}
"""What PostgreSQL and its library say, and what we say instead."""


def prepare(place: Postgres) -> bool:
    """Make our tables in a database or bring them up to date; gives whether they were made. If several servers start
    at once, one does it and the others wait. Raises DatabaseError, which says what a host can do."""
    with clearly(place), closing(opened(place, 60)) as connection:
        _look_at(place, connection)
        asked(connection, f"SELECT pg_advisory_lock({CHANGING})")
        names, version = names_in(connection), version_of(connection)
        if names and not names >= OURS:
            found = ", ".join(sorted(names)[:3])
            raise DatabaseError(
                f"{place} is a database, but none of Tilery's (its tables are {found}). Nothing was changed: make a "
                "database for Tilery alone."
            )
        if version != HEAD:
            migrate(place)
        connection.execute(LEASES)
        return not names


def _look_at(place: Postgres, connection: psycopg.Connection[tuple[object, ...]]) -> None:
    """Refuse a database that can't keep what we store."""
    if (release := connection.info.server_version // 10_000) < OLDEST:
        raise DatabaseError(f"{place} is PostgreSQL {release}: {OLDEST} is the oldest that will do.")
    if (encoding := asked(connection, "SHOW server_encoding")) != "UTF8":
        raise DatabaseError(f"{place} can't keep every name: its encoding is {encoding}. Make it again with UTF8.")
    if asked(connection, "SELECT pg_is_in_recovery()"):
        raise DatabaseError(f"{place} can only be read: it is a replica. Name the primary.")


def names_in(connection: psycopg.Connection[tuple[object, ...]]) -> set[str]:
    """The tables of a database, in the schema that comes first."""
    found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return {str(name) for (name,) in found}


def version_of(connection: psycopg.Connection[tuple[object, ...]]) -> str | None:
    """The migration step that a database is at; None if it has no tables of ours."""
    if "alembic_version" not in names_in(connection):
        return None
    found = asked(connection, "SELECT version_num FROM alembic_version")
    return None if found is None else str(found)


def version_at(place: Postgres) -> str | None:
    """The same for a database that is not open yet; raises DatabaseError."""
    with clearly(place), closing(opened(place, 5)) as connection:
        return version_of(connection)


def migrate(place: Postgres, to: str = HEAD) -> None:
    """Bring a database up to this step, all at once or not at all. Raises DatabaseError if its step is unknown."""
    from alembic import command  # only here: most starts have nothing to migrate, and should be quick
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    engine = engine_for(place, busy_seconds=60, reads=False)
    try:
        with MIGRATING, engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except CommandError as error:
        raise DatabaseError(f"The database {place} was made by another version of Tilery ({error}).") from None
    finally:
        engine.dispose()


class Findable(StrDumper):
    """PostgreSQL can't keep the character NUL, and wouldn't even be asked for it. Whoever asks for a text that has it
    gets the right answer: there is none. What stands in its place is in no text either."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\uffff"))


def engine_for(place: Postgres, *, busy_seconds: float = 5, reads: bool = True, size: int = 5) -> sa.Engine:
    """SQLAlchemy on such connections. Those that only read see one moment in each transaction."""

    def connect() -> psycopg.Connection[tuple[object, ...]]:
        connection = opened(place, busy_seconds)
        connection.autocommit = False
        if reads:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            connection.adapters.register_dumper(str, Findable)
        return connection

    return sa.create_engine("postgresql+psycopg://", creator=connect, hide_parameters=True, pool_size=size)
