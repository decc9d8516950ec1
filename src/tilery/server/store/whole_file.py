"""A file that is there completely or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a database, by the end of its name."""


def beside(database: Path) -> list[Path]:
    """The files that belong to a database and are there."""
    return [path for end in BESIDE if (path := database.with_name(database.name + end)).exists()]


def bytes_on_disk(database: Path) -> int:
    """What a database takes, with what SQLite keeps beside it. SQLite takes such a file away whenever it likes."""
    size = 0
    for path in (database, *beside(database)):
        with suppress(FileNotFoundError):
            size += path.stat().st_size
    return size


@contextmanager
def whole_file(file: Path, *, instead: bool) -> Iterator[Path]:
    """Where to write a file that appears under its name only once all of it is on the disk: `instead` of the one that
    was there, or only if there is none. Only its owner can read it: a database holds the shuffles to come."""
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
    """Give it its name, unless somebody was faster, who keeps it."""
    try:
        file.hardlink_to(unfinished)
    except FileExistsError:
        return
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS):
            raise
        if not file.exists():  # a disk where no file has two names
            unfinished.rename(file)
