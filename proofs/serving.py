"""A server that is asked over REST too, and that can lose its disk."""

import json
import resource
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from proofs import server
from proofs.server import FAST

TOO_SMALL = 64
"""Bytes: no file of a database is so short, so nothing can be added to any."""


class Server(server.Server):
    """Started when it is made; its folder holds the database and the log."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder / "tables.db", errors=FAST, **settings)

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
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
