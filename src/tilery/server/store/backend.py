"""What the two kinds of databases do differently. Everything else in the store is written once for both."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa

from tilery.server.settings import Database
from tilery.server.store import database
from tilery.server.store.database import HEAD, DatabaseError
from tilery.server.store.serving_lock import serving
from tilery.server.store.whole_file import bytes_on_disk


class Backend(Protocol):
    """A database that can be opened. `dialect` is SQLAlchemy's name for its kind."""

    dialect: str
    begin: str
    """How a transaction begins that writes."""

    @property
    def faults(self) -> tuple[type[Exception], ...]:
        """What can go wrong while something is read."""

    def connect(self) -> Any:  # each driver has connections of its own
        """A connection of the driver, for the one thread that writes. It commits when it is told to."""

    def engine(self, readers: int) -> sa.Engine:
        """Where to read, with connections for this many threads."""

    def conflicts(self, error: Exception) -> bool:
        """Whether the rows don't fit what is stored: somebody else was faster."""

    def once_more(self, error: Exception) -> bool:
        """Whether the same work will succeed if it is done again at once."""

    def erase(self) -> None:
        """See `Store.erase`."""

    def size(self) -> int:
        """How many bytes the database has on its disk."""

    def is_indexed(self) -> bool:
        """See `Store.is_indexed`."""

    def mark_indexed(self) -> None:
        """See `Store.mark_indexed`."""


class SqliteFile:
    """A file of SQLite."""

    dialect = "sqlite"
    begin = "BEGIN IMMEDIATE"
    faults = (sqlite3.Error, OSError)

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path, self._busy_seconds = path, busy_seconds

    def connect(self) -> sqlite3.Connection:
        return database.connected(self._path, self._busy_seconds)

    def engine(self, readers: int) -> sa.Engine:
        return database.engine_for(self._path, busy_seconds=self._busy_seconds)

    def conflicts(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def once_more(self, error: Exception) -> bool:
        return False

    def erase(self) -> None:
        database.fold(self._path)

    def size(self) -> int:
        return bytes_on_disk(self._path)

    def is_indexed(self) -> bool:
        return database.is_indexed(self._path)

    def mark_indexed(self) -> None:
        database.mark_indexed(self._path)


def backend_for(place: Database, busy_seconds: float, *, serves: bool = True) -> Backend:
    """The backend of this database. What PostgreSQL needs is imported only where there is one. If it does not serve,
    whoever opens it has the database alone already."""
    if isinstance(place, Path):
        return SqliteFile(place, busy_seconds)
    from tilery.server.store.postgres_backend import PostgresServer

    return PostgresServer(place, busy_seconds, serves=serves)


@contextmanager
def alone(place: Database) -> Iterator[None]:
    """While somebody changes these tables that no server may use meanwhile; raises InUse if one does."""
    if isinstance(place, Path):
        with serving(place):
            yield
    else:
        from tilery.server.store import postgres

        with postgres.alone(place):
            yield


def version_of(place: Database) -> str | None:
    """The migration step that a database is at; None if it has no tables of ours. Raises DatabaseError."""
    if isinstance(place, Path):
        try:
            return database.version_of(place)
        except sqlite3.Error as error:
            raise DatabaseError(f"The database {place} can't be read: {error}.") from None
    from tilery.server.store import postgres

    return postgres.version_at(place)


def ours(place: Database) -> None:
    """Raises DatabaseError unless these are tables as this version makes them."""
    version = version_of(place)
    if version is None:
        raise DatabaseError(f"{place} holds no tables of Tilery.")
    if version != HEAD:
        raise DatabaseError(f"{place} belongs to another version of Tilery. Start the server of this one once.")


@contextmanager
def served(place: Database) -> Iterator[None]:
    """While a server uses these tables. A file has one server at most, and a second one gets InUse. A database of
    PostgreSQL may have several: each of their connections says that it is in use."""
    if isinstance(place, Path):
        with serving(place):
            yield
    else:
        yield


def prepare(place: Database) -> bool:
    """Make the database or bring it up to date; gives whether it was made. Raises DatabaseError."""
    if isinstance(place, Path):
        made = not place.exists()
        database.prepare(place)
        return made
    from tilery.server.store import postgres

    return postgres.prepare(place)
