"""A file that is either complete or not there at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""The files that SQLite may keep beside a database, by the ends of their names."""


def beside(database: Path) -> list[Path]:
    """The files beside a database that belong to it and exist."""
    return [path for end in BESIDE if (path := database.with_name(database.name + end)).exists()]


def bytes_on_disk(database: Path) -> int:
    """The size of a database with the files beside it. SQLite may remove one of those at any moment."""
    size = 0
    for path in (database, *beside(database)):
        with suppress(FileNotFoundError):
            size += path.stat().st_size
    return size


@contextmanager
def whole_file(file: Path, *, instead: bool) -> Iterator[Path]:
    """Where to write a file that gets its name only when all of it is on the disk: `instead` of the file that was
    there, or only if there is none. Only its owner can read it, because a database holds the shuffles to come."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        unfinished.touch(mode=0o600)
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        if instead:
            unfinished.replace(file)
        else:
            place(unfinished, file)
    finally:
        for rest in (unfinished, *beside(unfinished)):
            rest.unlink(missing_ok=True)


def place(unfinished: Path, file: Path) -> None:
    """Give the file its name, unless somebody was faster; then theirs stays."""
    try:
        file.hardlink_to(unfinished)
    except FileExistsError:
        return
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS):
            raise
        if not file.exists():  # on this disk no file can have two names
            unfinished.rename(file)
