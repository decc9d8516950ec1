"""Copies of the database: taken while the server runs, put back while it doesn't."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from tilery.server.store.database import DatabaseError, prepare, version_of
from tilery.server.store.serving_lock import serving

PAGES = 1000
"""So many pages are copied before the server may write again: a few milliseconds."""


def backup(database: Path, file: Path) -> None:
    """Copy all that is committed at one moment. The server may run, and nobody notices. An old file is replaced only by
    a complete new one."""
    if not database.is_file():
        raise DatabaseError(f"There is no database {database}.")
    if file.is_dir():
        raise DatabaseError(f"{file} is a folder: name the file that the copy shall be.")
    if file.exists() and file.samefile(database):
        raise DatabaseError(f"{file} is the database itself: choose another file.")
    with _complete(file) as unfinished:
        _copy(database, unfinished)


def restore(database: Path, file: Path) -> Path | None:
    """Put a copy in the place of the database; refuses while a server runs, and a copy that is not in order. Returns
    where the tables that were there are kept now."""
    if not file.is_file():
        raise DatabaseError(f"There is no file {file}.")
    with serving(database):
        restored = database.with_name(database.name + ".restored")
        with _complete(restored) as unfinished:
            _copy(file, unfinished)
            if version_of(unfinished) is None:
                raise DatabaseError(f"{file} is no copy of Tilery's tables.")
            prepare(unfinished)  # in order, and of a version that this one can bring up to date
            _fold(unfinished)
        kept = None
        if database.exists():
            _fold(database)
            now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
            kept = database.with_name(f"{database.stem}-before-{now}{database.suffix}")
            database.rename(kept)
        restored.rename(database)
        return kept


@contextmanager
def _complete(file: Path) -> Iterator[Path]:
    """A file that appears under its name only once all of it is written to the disk."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        unfinished.touch(mode=0o600)  # the shuffles to come are in it
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    except sqlite3.Error as error:
        raise DatabaseError(f"The copy {file} can't be made: {error}.") from None
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            unfinished.with_name(unfinished.name + rest).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own way, page by page, which gives one moment of a database in use."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing, pages=PAGES)
        if (fault := writing.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise DatabaseError(f"{source} is damaged ({fault}). Nothing was changed.")


def _fold(database: Path) -> None:
    """Into one file: what stands in its write-ahead log moves into the database itself."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
