"""Ends the processes of engines when the house is gone, however it ended: a process of its own that holds one end of a
pipe. It is told of every engine, and when the pipe closes, it kills those that are left, with all that they started.

What an engine starts may leave its group. So each engine has a mark in its environment, which everything that it starts
inherits: on Linux, the warden finds the rest by that, also when a single engine has ended.
"""

import atexit
import os
import secrets
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache

MARK = "TILERY_ENGINE"
PROGRAM = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.SIG_IGN)

def strays(mark):
    for name in os.listdir("/proc") if os.path.isdir("/proc/self") else ():
        try:
            with open(f"/proc/{int(name)}/environ", "rb") as file:
                if mark in file.read():
                    yield int(name)
        except (OSError, ValueError):
            pass

def end_strays(mark):
    for _ in range(100):
        found = list(strays(mark))
        for process in found:
            try:
                os.kill(process, signal.SIGKILL)
            except OSError:
                pass
        if not found:
            return
        time.sleep(0.01)

left = {}
for line in sys.stdin:
    sign, group, *mark = line.split()
    if sign == "+":
        left[group] = mark[0].encode()
    else:
        end_strays(left.pop(group))
for group in left:
    try:
        os.killpg(int(group), signal.SIGKILL)
    except OSError:
        pass
for mark in left.values():
    end_strays(mark)
"""


def marked() -> dict[str, str]:
    """The environment for an engine: ours, and a mark of its own. An engine that starts others hands on both marks."""
    marks = (os.environ.get(MARK), secrets.token_hex(16))
    return {**os.environ, MARK: ":".join(filter(None, marks))}


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

    def watch(self, group: int, environment: Mapping[str, str]) -> None:
        """A group of processes has begun, in an environment from `marked`."""
        self._tell(f"+ {group} {environment[MARK].rpartition(':')[2]}")

    def forget(self, group: int) -> None:
        """It has ended. Whatever it started and left behind is killed."""
        self._tell(f"- {group}")

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
        with suppress(ValueError):  # another thread has closed it meanwhile: then all that are left end anyway
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()


@cache
def warden() -> Warden:
    """The one of this process. It ends with it."""
    made = Warden()
    atexit.register(made.close)
    return made
