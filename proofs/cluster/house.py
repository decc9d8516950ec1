"""Houses for trials: one server, or PostgreSQL, NATS and several servers that share one port."""

import secrets
import shutil
import socket
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from tests.kit.cluster.services import NatsService, PostgresService
from tests.kit.server import Server
from tilery.server.settings import Database, Postgres


class Hall(Protocol):
    """Where a trial takes place: one server, or several that share their tables."""

    servers: list[Server]
    database: Database
    busses: tuple[str, ...]
    """Where its servers speak with each other."""

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        """What the database answers."""

    def close(self) -> None:
        """End it all."""


class Alone:
    """One server with a database of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.servers = [Server(folder, **settings)]
        self.database: Database = self.servers[0].database
        self.busses: tuple[str, ...] = ()

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(question).fetchall()

    def close(self) -> None:
        self.servers[0].close()


class SharingServer(Server):
    """One of several servers at the same port."""

    def __init__(self, folder: Path, at: int, **settings: Any) -> None:
        self._at = at
        super().__init__(folder, share_port=True, **settings)

    @property
    def port(self) -> int:
        return self._at


class House:
    """PostgreSQL, NATS and two servers. A client that is cut off comes back through whichever server is there."""

    def __init__(
        self,
        folder: Path,
        *,
        apart: bool = False,
        server: type[SharingServer] = SharingServer,
        postgres: PostgresService | None = None,
        **settings: Any,
    ) -> None:
        """`apart`: each server has a port of its own. It may be given a PostgreSQL that runs already."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self._guest = postgres is not None
        self.postgres = postgres or PostgresService()
        self.nats = NatsService(folder / "nats")
        self.busses: tuple[str, ...] = (self.nats.url,)
        self._name = f"house_{secrets.token_hex(4)}"
        self.url = self.postgres.fresh(self._name)
        self.database: Database = Postgres(self.url)
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            shared = int(free.getsockname()[1])
        given = {"database": self.url, "nats": self.nats.url, **settings}
        self.servers: list[Server] = []
        for name in ("one", "other"):
            place = folder / name
            self.servers.append(Server(place, **given) if apart else server(place, shared, **given))
        self.address = self.servers[0].address

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        """What the database answers."""
        return self.postgres.run(question, self._name)

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.nats.close()
        if self._guest:
            self.postgres.run(f"DROP DATABASE {self._name} WITH (FORCE)")
        else:
            self.postgres.close()


SEVERAL = partial(House, apart=True)
"""Two servers, each with a port of its own."""


@contextmanager
def house(folder: Path, **more: Any) -> Iterator[House]:
    """A house that is gone afterwards."""
    found = House(folder, **more)
    try:
        yield found
    finally:
        found.close()


def not_once(there: Hall, answered: Mapping[str, tuple[str, int]]) -> int:
    """How many requests are not stored exactly once where their answer says; `answered` has table and step of each.
    Requests that nobody has asked for are counted, too."""
    stored: dict[str, list[tuple[str, int]]] = {}
    for table, request, seq in there.rows("SELECT table_id, request_id, seq FROM log WHERE seq > 0"):
        stored.setdefault(request, []).append((table, seq))
    missing = sum(stored.get(request) != [place] for request, place in answered.items())
    return missing + len(stored.keys() - answered.keys())


def broken_logs(rows: Callable[[str], Sequence[tuple[Any, ...]]]) -> int:
    """How many logs have a gap: a linear log has as many rows as its last one says."""
    ((count,),) = rows(
        "SELECT count(*) FROM (SELECT 1 FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1) AS broken"
    )
    return int(count)
