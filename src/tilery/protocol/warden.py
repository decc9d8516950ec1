"""Ends the processes of engines when the house is gone, however it ended: a process of its own that holds one end of a
pipe. It is told of every engine, and when the pipe closes, it kills those that are left, with all that they started."""

import atexit
import subprocess
import sys
from contextlib import suppress
from functools import cache

PROGRAM = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
left = set()
for line in sys.stdin:
    (left.add if line[0] == "+" else left.discard)(int(line[1:]))
for group in left:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class Warden:
    """Watches over the engines of this process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def watch(self, group: int) -> None:
        """A group of processes has begun."""
        self._tell(f"+{group}")

    def forget(self, group: int) -> None:
        """It has ended."""
        self._tell(f"-{group}")

    def close(self) -> None:
        """No more engines will begin: those that are left end, and the warden too. Whoever was forked from this process
        may still hold the pipe, so nobody waits for long."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()


@cache
def warden() -> Warden:
    """The one of this process. It ends with it."""
    made = Warden()
    atexit.register(made.close)
    return made
