"""A real server in a process of its own, and players who talk to it over real sockets."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.player import Player
from tests.kit.process import PATIENCE, environment
from tests.kit.server import Server, ThreadServer
from tilery.server.store.database import migrate


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
        players.append(Player(server.address, table, *secrets, **more))
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
            if seats[min(seats)].result is not None:
                return made
            seat, player = next((seat, one) for seat, one in seats.items() if one.sights[seat]["to_move"])
            answer = player.play(seat)
            assert answer["type"] == "done", answer
            for other in everybody:
                other.catch_up(answer["seq"])
        return moves

    return play_game
