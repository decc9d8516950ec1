"""Files that nobody can write to, not even root or a process that has them open: the immutable flag of Linux."""

import array
import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import FileIO
from pathlib import Path

GET_FLAGS, SET_FLAGS = 0x80086601, 0x40086602
"""FS_IOC_GETFLAGS and FS_IOC_SETFLAGS of linux/fs.h, where a long has 64 bits."""
IMMUTABLE = 0x10


def files_of(database: Path) -> tuple[Path, Path]:
    """What SQLite writes to: the database and its log. The third file is only shared memory."""
    return database, database.with_name(database.name + "-wal")


@contextmanager
def immutable(*paths: Path) -> Iterator[None]:
    """Make files unwritable for a while. Chmod would not do: an open file stays writable, and root can always write."""
    with ExitStack() as stack:
        for path in paths:
            _set(path, True)
            stack.callback(_set, path, False)
        yield


def _set(path: Path, on: bool) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        flags = array.array("l", [0])
        fcntl.ioctl(opened, GET_FLAGS, flags)
        flags[0] = flags[0] | IMMUTABLE if on else flags[0] & ~IMMUTABLE
        fcntl.ioctl(opened, SET_FLAGS, flags)
    finally:
        os.close(opened)


def why_not(folder: Path) -> str:
    """Why files in this folder can't be made unwritable; an empty text if they can."""
    folder.mkdir(parents=True, exist_ok=True)
    sample = folder / "sample"
    try:
        with sample.open("wb", buffering=0) as opened, immutable(sample):
            return "immutable files can be written to here" if _writable(opened) else ""
    except OSError as error:
        return f"files can't be made immutable here: {error.strerror}"
    finally:
        sample.unlink()


def _writable(opened: FileIO) -> bool:
    try:
        opened.write(b"?")
    except OSError:
        return False
    return True
