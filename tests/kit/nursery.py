"""Servers that start at once: children of a process that has imported all they need and does nothing else.

Importing the web framework and the database takes seconds; forking a process that has done so takes none. Each child is
a process like any other: it can be killed, and shares nothing with its siblings.
"""

import atexit
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO

HERE = Path(__file__).parents[2]
ASKING = threading.Lock()
"""Several threads may want a child at the same time: each has to get its own."""


def tend() -> None:
    """Be the parent: each request comes with two file descriptors; fork a child with those as its output and log."""
    from tests.kit import serving  # here and not above: only this process should import it

    serving.warm_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children: they disappear
    requests = socket.socket(fileno=0)
    while True:
        message, files, _, _ = socket.recv_fds(requests, 1 << 16, 2)
        if not message:
            return
        if child := os.fork():
            for file in files:
                os.close(file)
            requests.sendall(str(child).encode())
            continue
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for file, standard in zip(files, (1, 2), strict=True):
            os.dup2(file, standard)
            os.close(file)
        requests.detach()
        os.close(0)
        os.open(os.devnull, os.O_RDONLY)
        serving.serve(*json.loads(message))
        return


@functools.cache
def _nursery() -> socket.socket:
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, "-c", "from tests.kit.nursery import tend; tend()"]
        parent = subprocess.Popen(command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL, cwd=HERE)

    def end() -> None:
        ours.close()
        parent.wait()

    atexit.register(end)
    return ours


class Child:
    """A forked process, which can be used like a `subprocess.Popen`."""

    def __init__(self, arguments: list[str], log: IO[str]) -> None:
        read, write = os.pipe()
        with ASKING:
            socket.send_fds(_nursery(), [json.dumps(arguments).encode()], [write, log.fileno()])
            self.pid = int(_nursery().recv(32))
        os.close(write)
        self.stdout: IO[str] | None = os.fdopen(read)

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self.poll() is None:
            if time.monotonic() > until:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(0.002)
