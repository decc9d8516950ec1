"""A small house of several servers on this machine: PostgreSQL, NATS, and two servers that share one port.

Nothing of it needs root, and everything but the tables is gone when it ends.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.kit.cluster.services import NOBODY, NatsService, PostgresService
from tests.kit.process import ROOT

NAME = "tilery"


def home() -> Path:
    """Where the tables stay between two runs. Whoever is root needs a place that `nobody` can reach."""
    own = ROOT / ".cache" / "cluster"
    if os.geteuid() == 0 and not all(path.stat().st_mode & 0o001 for path in ROOT.parents):
        return Path(tempfile.gettempdir()) / f"tilery-cluster-{ROOT.stat().st_ino}"
    return own


def folder_for(service: str) -> Path:
    """A folder of a service. PostgreSQL's belongs to whoever runs it."""
    path = home() / service
    path.mkdir(parents=True, exist_ok=True)
    if os.geteuid() == 0:
        shutil.chown(path, NOBODY)
    return path


class Worker:
    """One server. If it ends without being asked to, another one takes its place."""

    def __init__(self, number: int, settings: Path, port: int) -> None:
        self._command = [
            *(sys.executable, "-m", "tilery", "serve", "--share-port", "--no-open"),
            *("--settings", str(settings), "--port", str(port)),
        ]
        self._number = number
        self._ending = False
        self._process = self._begun()
        self._thread = threading.Thread(target=self._attend, daemon=True)
        self._thread.start()

    def _begun(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(self._command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
        print(f"server {self._number} has the process id {process.pid}", flush=True)
        return process

    def _attend(self) -> None:
        while True:
            assert self._process.stdout is not None
            for line in self._process.stdout:
                print(f"server {self._number}: {line}", end="", flush=True)
            self._process.wait()
            if self._ending:
                return
            print(f"server {self._number} has ended; the others go on, and it is started again", flush=True)
            time.sleep(1)
            self._process = self._begun()

    def end(self) -> None:
        self._ending = True
        self._process.terminate()

    def wait(self) -> None:
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser("make play-cluster", description=__doc__)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--servers", type=int, default=2)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    postgres = PostgresService(folder_for("postgres"))
    nats = NatsService(folder_for("nats"))
    workers: list[Worker] = []
    try:
        if (NAME,) not in postgres.run("SELECT datname FROM pg_database"):
            postgres.fresh(NAME)
        settings = home() / "tilery.toml"
        settings.write_text(f'database = "{postgres.url(NAME)}"\nnats = "{nats.url}"\n')
        print(f"PostgreSQL is at {postgres.url(NAME)}, NATS at {nats.url}", flush=True)
        workers = [Worker(number, settings, given.port) for number in range(1, given.servers + 1)]
        signal.pause()
    except KeyboardInterrupt:
        print()
    finally:
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.wait()
        nats.stop()
        postgres.stop()


if __name__ == "__main__":
    main()
