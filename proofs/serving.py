"""A full server in a process of its own that writes its log into a file, and that can lose its disk."""

import json
import resource
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SERVER = """
import json, sys
from pathlib import Path
from tilery.server.run import run
from tilery.server.settings import Settings
fast = (1e9, 1e9)
run(Settings(Path(sys.argv[1]), messages=fast, posts=fast, errors=fast, **json.loads(sys.argv[2])), port=0)
"""
TOO_SMALL = 64
"""Bytes: no file of a database is so short, so nothing can be added to any."""


class Server:
    """Started when it is made; its folder holds the database and the log."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.database, self.log = folder / "tables.db", folder / "server.log"
        with self.log.open("a") as log:
            command = [sys.executable, "-c", SERVER, str(self.database), json.dumps(settings)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Tilery is at http://"):
            raise AssertionError(f"the server did not start: {self.log.read_text()}")
        self.address = line.split()[3].removeprefix("http://")

    def get(self, path: str) -> list[bytes]:
        """Status and lines of an answer."""
        return self._ask(urllib.request.Request(f"http://{self.address}{path}"))

    def post(self, path: str, body: Any) -> list[bytes]:
        header = {"Content-Type": "application/json"}
        return self._ask(urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode(), header))

    @staticmethod
    def _ask(request: urllib.request.Request) -> list[bytes]:
        try:
            with urllib.request.urlopen(request) as answer:
                return [str(answer.status).encode(), *answer.read().splitlines()]
        except urllib.error.HTTPError as error:
            return [str(error.code).encode(), *error.read().splitlines()]

    def disk(self, *, most: int) -> None:
        """From now on no file of the server can be longer than this. Only Linux can do that to a process."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
