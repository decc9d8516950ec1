"""All rows of one database into another one that is empty, whatever kinds they are: all of them, or none."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from tilery.server.settings import Database, Postgres
from tilery.server.store import database, postgres
from tilery.server.store.backend import alone, backend_for, ours
from tilery.server.store.backup import can_be
from tilery.server.store.database import METADATA, DatabaseError
from tilery.server.store.whole_file import whole_file

AT_ONCE = 1000
"""Rows that are in memory at a time."""

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how many rows are done, and how many there are."""


def quiet(what: str, done: int, of: int) -> None:
    """Progress that nobody watches."""


def move(file: Path, place: Postgres, progress: Progress = quiet) -> int:
    """Copy all tables of a file into an empty database of PostgreSQL; gives the number of rows. No server may use
    either. Raises DatabaseError, and then nothing is there."""
    if not file.is_file():
        raise DatabaseError(f"There is no database {file}.")
    with alone(file):
        return fill(file, place, progress)


def fill(file: Path, place: Postgres, progress: Progress = quiet) -> int:
    """Copy what is in a file that nobody changes into an empty database of PostgreSQL, as `move` does."""
    database.look_at(file)
    ours(file)
    with postgres.alone(place):
        postgres.prepare(place)
        with postgres.clearly(place), _reading(file) as source, _writing(place) as target:
            if found := [table.name for table in METADATA.sorted_tables if _count(target, table)]:
                raise DatabaseError(
                    f"There are tables in {place} already ({', '.join(found[:3])}). Nothing was changed: name an empty "
                    "database."
                )
            rows = _copy(source, target, progress)
        if backend_for(file, 5).is_indexed():
            backend_for(place, 5).mark_indexed()
    return rows


def save(place: Postgres, file: Path, progress: Progress = quiet) -> int:
    """Copy all tables of PostgreSQL, as they are at one moment, into a file of SQLite; servers may run on. An old file
    is replaced when the new one is complete. Gives the number of rows."""
    can_be(file)
    ours(place)
    with whole_file(file, instead=True) as unfinished:
        database.migrate(unfinished)
        with postgres.clearly(place), _reading(place) as source, _writing(unfinished) as target:
            rows = _copy(source, target, progress)
        if backend_for(place, 5).is_indexed():
            database.mark_indexed(unfinished)
        database.fold(unfinished)
    return rows


@contextmanager
def _reading(place: Database) -> Iterator[sa.Connection]:
    engine = database.engine_for(place) if isinstance(place, Path) else postgres.engine_for(place)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _writing(place: Database) -> Iterator[sa.Connection]:
    """A connection whose changes are all committed in the end, or none."""
    if isinstance(place, Path):
        engine = database.engine_for(place, begin="BEGIN IMMEDIATE")
    else:
        engine = postgres.engine_for(place, busy_seconds=60, reads=False)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy(source: sa.Connection, target: sa.Connection, progress: Progress) -> int:
    """Copy every row, and then compare every row."""
    tables = METADATA.sorted_tables
    total = sum(_count(source, table) for table in tables)
    for what, work in (("copied", _insert), ("compared", _compare)):
        done = 0
        for table in tables:
            for rows in work(source, target, table):
                done += rows
                progress(what, done, total)
    return total


def _insert(source: sa.Connection, target: sa.Connection, table: sa.Table) -> Iterator[int]:
    with _rows(source, table) as found:
        for rows in found.partitions(AT_ONCE):
            try:
                target.execute(sa.insert(table), [dict(row._mapping) for row in rows])
            except (sa.exc.DataError, psycopg.DataError) as error:
                reason = postgres.first_line(error)
                raise DatabaseError(f"A row of {table.name} can't be kept there: {reason}.") from None
            yield len(rows)


def _compare(source: sa.Connection, target: sa.Connection, table: sa.Table) -> Iterator[int]:
    """Compare the rows of a table one by one, in the same order."""
    with _rows(source, table) as ours, _rows(target, table) as theirs:
        for number, (row, copy) in enumerate(zip_longest(ours, theirs), 1):
            if row is None or copy is None or tuple(row) != tuple(copy):
                raise DatabaseError(f"Row {number} of {table.name} has changed on its way. Nothing was kept.")
            if number % AT_ONCE == 0:
                yield AT_ONCE
    yield _count(source, table) % AT_ONCE


def _rows(connection: sa.Connection, table: sa.Table) -> sa.Result[Any]:
    """All rows in the order of their keys. Letters are compared by their bytes in both kinds of databases."""
    plain = "BINARY" if connection.dialect.name == "sqlite" else "C"
    keys = [sa.collate(key, plain) if isinstance(key.type, sa.String) else key for key in table.primary_key.columns]
    return connection.execution_options(stream_results=True).execute(
        sa.select(table).order_by(*keys), execution_options={"yield_per": AT_ONCE}
    )


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
