"""A file that is there completely or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a database, by the end of its name."""


def beside(database: Path) -> list[Path]:
    """The files that belong to a database and are there."""
    return [path for end in BESIDE if (path := database.with_name(database.name + end)).exists()]


@contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """Where to write a file that appears under its name only once all of it is on the disk. Only its owner can read it:
    a database holds the shuffles to come."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        unfinished.touch(mode=0o600)
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    finally:
        for rest in (unfinished, *beside(unfinished)):
            rest.unlink(missing_ok=True)
