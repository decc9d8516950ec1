"""Only one server for each database: a lock that ends with the process that holds it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tilery.server.store.database import DatabaseError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class InUse(DatabaseError):
    """A server uses the database."""


@contextmanager
def serving(database: Path) -> Iterator[None]:
    """While a server uses a database, nobody else may serve it or put another in its place; they get InUse.

    The lock is on a file beside the database, which exists only while the lock is held. A killed process leaves the
    file, but not the lock.
    """
    real = database.resolve()  # the path may be a link to it
    if not real.parent.is_dir():
        raise DatabaseError(
            f"There is no folder {real.parent} for the database {real.name}: make it, or correct the path."
        )
    path = real.with_name(real.name + ".serving")
    try:
        file = _locked(path)
    except OSError as error:
        raise DatabaseError(f"The database {database} can't be opened: {error.strerror or error}.") from None
    if file is None:
        raise InUse(f"Another Tilery serves the tables of {database} already: end it first.")
    try:
        yield
    finally:
        _release(path, file)


def _locked(path: Path) -> int | None:
    """The open file, locked; None if somebody else holds it."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(file):
            os.close(file)
            return None
        if _stands_at(path, file):
            return file
        os.close(file)  # the last holder removed the file after we opened it: our lock would keep nobody out


if sys.platform == "win32":

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _stands_at(path: Path, file: int) -> bool:
        return True  # Windows can't remove an open file

    def _release(path: Path, file: int) -> None:
        os.close(file)
        with suppress(OSError):  # the next one has it open
            path.unlink()

else:

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _stands_at(path: Path, file: int) -> bool:
        try:
            return os.path.samestat(path.stat(), os.fstat(file))
        except FileNotFoundError:
            return False

    def _release(path: Path, file: int) -> None:
        with suppress(OSError):
            path.unlink()  # before the lock ends: afterwards it could be the next holder's file
        os.close(file)
