"""A database of PostgreSQL, which several servers may share."""

from contextlib import closing
from typing import Any

import psycopg
import sqlalchemy as sa

from tilery.server.settings import Postgres
from tilery.server.store.postgres import asked, engine_for, opened, opened_to_serve

INDEXED = "indexed"
"""The comment on the table of the library once all old games are in it."""
WITH_NAMES = "seats, passes, keys, games_over, reviews"
"""The tables in which a deleted row may have been somebody's name."""
SLOW = 600.0
"""Seconds that tidying up may wait for others."""


class PostgresServer:
    """A `Backend` over the network."""

    dialect = "postgresql"
    begin = "BEGIN"
    faults = (psycopg.Error, OSError)

    def __init__(self, place: Postgres, busy_seconds: float, *, serves: bool = True) -> None:
        self._place, self._busy_seconds, self._serves = place, busy_seconds, serves

    def connect(self) -> Any:
        return (opened_to_serve if self._serves else opened)(self._place, self._busy_seconds)

    def engine(self, readers: int) -> sa.Engine:
        return engine_for(self._place, busy_seconds=self._busy_seconds, size=readers)

    def conflicts(self, error: Exception) -> bool:
        return isinstance(error, psycopg.IntegrityError)

    def once_more(self, error: Exception) -> bool:
        return isinstance(error, psycopg.errors.DeadlockDetected | psycopg.errors.SerializationFailure)

    def erase(self) -> None:
        """Old versions of rows go out of the tables. Their bytes stay in free room until PostgreSQL uses it again, and
        in its write-ahead log until that is recycled: only PostgreSQL itself could overwrite them."""
        with closing(opened(self._place, SLOW)) as connection:
            connection.execute(f"VACUUM {WITH_NAMES}".encode())

    def size(self) -> int:
        with closing(opened(self._place, self._busy_seconds)) as connection:
            return int(str(asked(connection, "SELECT pg_database_size(current_database())")))

    def is_indexed(self) -> bool:
        with closing(opened(self._place, self._busy_seconds)) as connection:
            return asked(connection, "SELECT obj_description('games_over'::regclass)") == INDEXED

    def mark_indexed(self) -> None:
        with closing(opened(self._place, self._busy_seconds)) as connection:
            connection.execute(f"COMMENT ON TABLE games_over IS '{INDEXED}'".encode())
