"""A real server in a process of its own, and players who talk to it over real sockets."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
import typing
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
import uvicorn
from websockets.sync.client import connect

from tilery.games import GAMES, make_bot
from tilery.server.database import migrate
from tilery.server.run import address, configured, listen
from tilery.server.settings import Settings

PATIENCE = 120
"""Seconds after which a test that waits for a message gives up; nothing is measured by it."""

SCRIPT = """
import json, sys
from pathlib import Path
from tilery.engine.errors import TileryError
from tilery.server.run import run
from tilery.server.settings import Settings
given = json.loads(sys.argv[1])
paths = {name: Path(given.pop(name)) for name in ("database", "static") if name in given}
try:
    run(Settings(**paths, **given), port=0)
except TileryError as error:
    sys.exit(str(error))
"""


def environment(folder: Path) -> dict[str, str]:
    """Where Python may not write bytecode, every start would compile everything anew: give it a place for all tests."""
    found = dict(os.environ)
    if found.pop("PYTHONDONTWRITEBYTECODE", None):
        found["PYTHONPYCACHEPREFIX"] = str(folder.parent / "pycache")
    return found


def older(database: Path, version: str) -> None:
    """Bring a database back to what an earlier version of the server would have left; what it did not know is gone."""
    copy = database.with_suffix(".older")
    migrate(copy, version)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("ATTACH ? AS newer", (str(database),))
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            if name != "alembic_version":
                columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))
                connection.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM newer.{name}")
    copy.replace(database)


class Server:
    """One server process on a free port; it can be killed and started again on the same database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.database = folder / "tables.db"
        self.settings = {
            "database": str(self.database),
            "messages": (10_000, 10_000),
            "posts": (10_000, 10_000),
        } | settings
        self.http = httpx2.Client(timeout=PATIENCE)
        self.invites: dict[str, str] = {}
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SCRIPT, json.dumps(self.settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment(self.folder),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tilery is at http://127.0.0.1:"), self.log.read_text()
        self.address = line.split()[3].removeprefix("http://")

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def close(self) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.stop()

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.http.get(f"http://{self.address}/api/{path}", **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx2.Response:
        return self.http.post(f"http://{self.address}/api/{path}", json=body, **more)

    def make(self, *kinds: str, game: str = "hidden-stones", level: str = "easy", **options: str) -> "Made":
        seats = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in kinds]
        answer = self.post("tables", {"game": game, "options": options, "seats": seats})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.invites[made["id"]] = made["invite"]
        return Made(made["id"], {each["seat"]: each["secret"] for each in made["secrets"]}, made["invite"])

    def sit(self, table: str, name: str = "Anna", **more: Any) -> str:
        answer = self.post(f"tables/{table}/seats", {"name": name, "invite": self.invites[table], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["secret"])


class ThreadServer(Server):
    """A server in a thread of this process: starts at once, but can't be killed and has no bots."""

    def start(self) -> None:
        paths = {name: Path(self.settings[name]) for name in ("database", "static") if name in self.settings}
        self.listener = listen("127.0.0.1", 0)
        self.address = address(self.listener).removeprefix("http://")
        self.uvicorn = uvicorn.Server(configured(Settings(**self.settings | paths)))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listener],))
        self.thread.start()

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()
        self.listener.close()

    def close(self) -> None:
        self.http.close()
        self.stop()


class Made(msgspec.Struct):
    """A table, the secrets of its device seats, and the invitation to the open ones."""

    id: str
    secrets: dict[int, str]
    invite: str


class Player:
    """A client: keeps the last view of each of its seats, and every text that it was sent."""

    def __init__(self, server: Server, table: str, *secrets: str, hello: bool = True, **more: Any) -> None:
        self._open = ExitStack()
        address = f"ws://{server.address}/ws/tables/{table}"
        self.socket = self._open.enter_context(connect(address, max_queue=None, **more))
        self.secrets = secrets
        self.received: list[str] = []
        self.seq = -1
        self.views: dict[int | None, Any] = {}
        self.can_undo: dict[int | None, bool] = {}
        self.log: dict[int | None, list[Any]] = {}
        self.result: Any = None
        self.table: Any = None
        if hello:
            self.hello()

    def hello(self) -> Any:
        self.send("hello", version=1, secrets=self.secrets)
        return self.wait("welcome")

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self) -> Any:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.table, self.log = message["table"], {}
                self._see(message)
            case "update":
                assert message["seq"] == self.seq + 1
                for lines in self.log.values():
                    del lines[len(lines) - message["undone"] :]
                self._see(message)
            case "seats":
                self.table = message["table"]
        return message

    def _see(self, message: Any) -> None:
        self.seq, self.result = message["seq"], message["result"]
        for each in message["views"]:
            self.views[each["seat"]] = each["view"]
            self.can_undo[each["seat"]] = each["can_undo"]
            self.log.setdefault(each["seat"], []).extend(each["log"])
            assert [line["number"] for line in self.log[each["seat"]]] == list(range(len(self.log[each["seat"]])))

    def wait(self, *kinds: str) -> Any:
        while (message := self.read())["type"] not in kinds:
            pass
        return message

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.read()

    def ask(self, kind: str, seat: int, *, name: str | None = None, **fields: Any) -> Any:
        """Send a request and give its answer."""
        name = name or uuid.uuid4().hex
        if kind != "check":
            fields.setdefault("seq", self.seq)
        self.send(kind, id=name, seat=seat, **fields)
        while (message := self.read()).get("id") != name:
            pass
        return message

    def move(self, seat: int, text: str, **fields: Any) -> Any:
        return self.ask("move", seat, move=text, **fields)

    def choose(self, seat: int, game: str = "hidden-stones", level: str = "easy") -> str:
        """A legal move, found from nothing but what this client was sent."""
        rules = GAMES.get(game)
        kind = typing.get_type_hints(rules.view)["return"]
        view = msgspec.convert(self.views[seat], kind)
        return rules.write(make_bot(rules, level).choose(view, random.Random(len(self.received))))

    def close(self) -> None:
        self._open.close()


MakeServer = Callable[..., Server]
MakePlayer = Callable[..., Player]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share; tables don't know of each other."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Servers with their own database, to be mistreated."""
    servers: list[Server] = []

    def make(*, process: bool = False, **settings: Any) -> Server:
        servers.append((Server if process else ThreadServer)(tmp_path, **settings))
        return servers[-1]

    yield make
    for server in servers:
        server.close()


@pytest.fixture
def failing_start(tmp_path: Path) -> Callable[..., str]:
    """What the server says when it can't start."""

    def start(port: int, database: Path) -> str:
        command = [sys.executable, "-m", "tilery.server.run", "--port", str(port), "--database", str(database)]
        ended = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment(tmp_path)
        )
        assert (ended.returncode, ended.stdout) == (1, "")
        return ended.stderr

    return start


@pytest.fixture
def join() -> Iterator[MakePlayer]:
    """Players, who leave when the test is over."""
    players: list[Player] = []

    def make(server: Server, table: str, *secrets: str, **more: Any) -> Player:
        players.append(Player(server, table, *secrets, **more))
        return players[-1]

    yield make
    for player in players:
        player.close()


@pytest.fixture
def play() -> Callable[..., int]:
    """Let players move in turn until the game is over or so many moves are made; gives how many."""

    def play_game(seats: dict[int, Player], moves: int = 10_000) -> int:
        everybody = set(seats.values())
        for made in range(moves):
            one = seats[min(seats)]
            if one.result is not None:
                return made
            seat = one.views[min(seats)]["turn"]
            player = seats[seat]
            answer = player.move(seat, player.choose(seat))
            assert answer["type"] == "done", answer
            for other in everybody:
                other.catch_up(answer["seq"])
        return moves

    return play_game
