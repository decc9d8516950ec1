"""A real server on a free port of the loopback interface, in a process of its own or in a thread of this one."""

import json
import os
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvicorn

from tests.kit.process import PATIENCE, Process
from tests.kit.serving import settings_of
from tilery.games import GAMES
from tilery.server.run import address, configured, listen

DATABASE = "tables.db"
"""The name of its file."""

FAST = (1e9, 1e9)
"""No limit: a test that is refused at the door learns nothing about the house."""

LIMITLESS = {
    "bot_tempo": 0,
    "messages": FAST,
    "gets": FAST,
    "posts": FAST,
    "budget": FAST,
    "tables_per_day": 0,
    "bytes_per_day": 0,
}

GAME = "staircase"
"""What is played if the game does not matter: a game of the tests, which is not one of the house's rooms."""


class Made(msgspec.Struct):
    """A table, the secrets of its device seats, and the invitation to the open ones."""

    id: str
    secrets: dict[int, str]
    invite: str


class Server(Process):
    """It starts when it is made, on a port that stays: killed and started again, it is the same house. A `fresh` one
    begins with nothing imported, as a host would start it, for those who measure that. A `limited` one has the default
    limits. One with a limit of open `files` is `fresh`, too."""

    def __init__(
        self, folder: Path, *, fresh: bool = False, limited: bool = False, files: int | None = None, **settings: Any
    ) -> None:
        super().__init__(folder)
        self._fresh = fresh or files is not None or not hasattr(os, "fork")
        self._files = files
        self.database = folder / DATABASE
        self.settings: dict[str, Any] = {
            "database": str(self.database),
            "rooms": [str(path) for path in GAMES.paths],
            "bot_compile": False,  # a minute of a core, for nothing: what is compiled here, nobody keeps
            **({} if limited else LIMITLESS),
            **settings,
        }
        self.http = httpx2.Client(timeout=PATIENCE)
        self.invites: dict[str, str] = {}
        self._port = socket.socket()
        """Held while the server is down, so that nobody else gets its port."""
        self._port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._port.bind(("127.0.0.1", 0))
        self.start()

    @property
    def port(self) -> int:
        """Where it has to listen. Only on Linux can two sockets have the same port; elsewhere it takes any."""
        return int(self._port.getsockname()[1]) if sys.platform == "linux" else 0

    @property
    def given(self) -> str:
        """Its settings, for the command line."""
        return json.dumps(self.settings)

    def start(self) -> None:
        arguments = str(self.port), self.given
        command = "-m", "tests.kit.serving", *arguments
        if self._files is not None:
            limited = f'ulimit -n {self._files} && exec "$0" "$@"'  # soft and hard
            self.launch("-c", limited, sys.executable, *command, program="sh")
        elif self._fresh:
            self.launch(*command)
        else:
            self.fork(*arguments)

    def close(self) -> None:
        self.http.close()
        self._port.close()
        super().close()

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.http.get(f"http://{self.address}/api/{path}", **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx2.Response:
        return self.http.post(f"http://{self.address}/api/{path}", json=body, **more)

    def make(self, *kinds: str, game: str = GAME, level: str = "normal", **options: str) -> Made:
        """A table with these kinds of seats."""
        seats = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in kinds]
        answer = self.post("tables", {"game": game, "options": options, "seats": seats})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.invites[made["id"]] = made["invite"]
        return Made(made["id"], {each["seat"]: each["secret"] for each in made["secrets"]}, made["invite"])

    def sit(self, table: str, name: str = "Anna", **more: Any) -> str:
        """Take an open seat; gives its secret."""
        answer = self.post(f"tables/{table}/seats", {"name": name, "invite": self.invites[table], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["secret"])


class ThreadServer(Server):
    """A server in a thread of this process: starts at once, but can't be killed and has no bots."""

    def start(self) -> None:
        self._listener = listen("127.0.0.1", self.port)
        self.address = address(self._listener).removeprefix("http://")
        self._uvicorn = uvicorn.Server(configured(settings_of(self.settings)))
        self._thread = threading.Thread(target=self._uvicorn.run, args=([self._listener],))
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()
        self._listener.close()
