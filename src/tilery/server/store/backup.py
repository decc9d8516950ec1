"""Copies of the database: made while the server runs or not, put back while it doesn't."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tilery.server.store.database import DatabaseError, prepare, version_of
from tilery.server.store.serving_lock import serving
from tilery.server.store.whole_file import beside, whole_file

PAGES = 1000
"""How many pages are copied before the server may write again: that takes a few milliseconds."""


def backup(database: Path, file: Path) -> None:
    """Copy all that is committed at one moment. The server may run, and nobody notices. An old file is replaced only
    when the new one is complete."""
    if not database.is_file():
        raise DatabaseError(f"There is no database {database}.")
    can_be(file)
    if file.exists() and file.samefile(database):
        raise DatabaseError(f"{file} is the database itself: choose another file.")
    with _complete(file) as unfinished:
        _copy(database, unfinished)


def can_be(file: Path) -> None:
    """Refuse a name that no copy can have."""
    if file.is_dir():
        raise DatabaseError(f"{file} is a folder: name the file that the copy shall be.")
    if file.exists() and not file.is_file():  # the copy would take the place of the device itself, for all programs
        raise DatabaseError(f"{file} is no ordinary file: choose another name for the copy.")
    if not file.parent.is_dir():
        raise DatabaseError(f"There is no folder {file.parent} for the copy {file.name}: make it, or correct the path.")


def there(file: Path) -> None:
    """Refuse a copy that does not exist."""
    if not file.is_file():
        raise DatabaseError(f"There is no file {file}.")


def restore(database: Path, file: Path) -> Path | None:
    """Put a copy in place of the database; refuses while a server runs, and refuses a copy that is not in order. Gives
    the file where the old tables are kept now, if there were any."""
    there(file)
    database = database.resolve()  # a link to it stays a link
    with serving(database):
        restored = database.with_name(database.name + ".restored")
        with _complete(restored) as unfinished:
            _copy(file, unfinished)
            prepare(unfinished)  # it is in order, and this version can bring it up to date
            _fold(unfinished)
        kept = _put_aside(database)
        restored.rename(database)
        return kept


def _put_aside(database: Path) -> Path | None:
    """Keep the old database under another name, whatever state it is in; gives the name. The files that SQLite keeps
    beside it go along: otherwise they would be taken for parts of the next one."""
    if database.exists():
        with suppress(sqlite3.Error):  # a damaged one is kept as it is
            _fold(database)
    there = [database] if database.exists() else []
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = database.with_name(f"{database.stem}-before-{now}{database.suffix}")
    for path in (*there, *beside(database)):
        path.rename(kept.with_name(kept.name + path.name.removeprefix(database.name)))
    return kept if there else None


@contextmanager
def _complete(file: Path) -> Iterator[Path]:
    """Where to write a copy that appears only when it is complete; says in one sentence why if it fails."""
    try:
        with whole_file(file, instead=True) as unfinished:
            yield unfinished
    except sqlite3.Error as error:
        raise DatabaseError(f"The copy {file} can't be made: {error}.") from None


def _copy(source: Path, target: Path) -> None:
    """Copy in SQLite's own way, page by page. The copy shows one moment, even of a database in use."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing, pages=PAGES)
        if (fault := writing.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise DatabaseError(f"{source} is damaged ({fault}). Nothing was changed.")
    if version_of(target) is None:
        raise DatabaseError(f"{source} holds no tables of Tilery.")


def _fold(database: Path) -> None:
    """Make it one file: what is in its write-ahead log moves into the database itself."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
