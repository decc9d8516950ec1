"""One PostgreSQL for all processes of a test run. The first one that needs it starts it; it ends when the last of them
is gone, however they end.
"""

import atexit
import fcntl
import os
import selectors
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

from tests.kit.cluster.services import PostgresService, free_port
from tests.kit.process import PATIENCE, ROOT


@cache
def shared_postgres(folder: Path) -> PostgresService:
    """The one that belongs to this folder, which all processes of a test run have in common."""
    meeting = folder / "postgres.sock"
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        line = _line_to(meeting)
        if line is None:
            port = free_port()
            guardian = sys.executable, "-m", "tests.kit.cluster.shared_postgres", str(meeting), str(port)
            # Nobody waits for it: it belongs to all of us.
            subprocess.run(["sh", "-c", '"$@" >/dev/null 2>&1 &', "sh", *guardian], cwd=ROOT, check=True)
            until = time.monotonic() + PATIENCE
            while (line := _line_to(meeting)) is None:
                assert time.monotonic() < until
                time.sleep(0.02)
    atexit.register(line.close)  # as long as it is open, PostgreSQL stays
    found = PostgresService.__new__(PostgresService)
    found.port = int(line.recv(10))
    return found


def _line_to(meeting: Path) -> socket.socket | None:
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(PATIENCE)
    try:
        line.connect(os.path.relpath(meeting))  # such an address may have 100 characters at most
    except OSError:
        line.close()
        return None
    return line


def guard(meeting: str, port: str) -> None:
    """Keep PostgreSQL alive until nobody is connected any more."""
    os.setsid()  # who stops the tests from the keyboard stops us by hanging up
    door = socket.socket(socket.AF_UNIX)
    place = Path(meeting)
    os.chdir(place.parent)
    place.unlink(missing_ok=True)
    service = PostgresService(port=int(port), durable=False)
    try:
        door.bind(place.name)
        door.listen()
        _wait_for_the_last(door, port)
    finally:
        service.close()


def _wait_for_the_last(door: socket.socket, port: str) -> None:
    waiting = selectors.DefaultSelector()
    waiting.register(door, selectors.EVENT_READ)
    while True:
        for key, _ in waiting.select():
            if key.fileobj is door:
                line, _ = door.accept()
                line.sendall(port.encode())
                waiting.register(line, selectors.EVENT_READ)
            else:
                waiting.unregister(key.fileobj)
                assert isinstance(key.fileobj, socket.socket)
                key.fileobj.close()
        if len(waiting.get_map()) == 1:
            return


if __name__ == "__main__":
    guard(*sys.argv[1:])
