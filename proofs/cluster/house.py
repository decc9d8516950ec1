"""A house of several servers for trials: PostgreSQL, NATS, and servers that share one port."""

import shutil
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.kit.cluster.services import NatsService, PostgresService
from tests.kit.server import Server


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

    def __init__(self, folder: Path, *, apart: bool = False, **settings: Any) -> None:
        """`apart`: each server has a port of its own."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.postgres = PostgresService()
        self.nats = NatsService(folder / "nats")
        self.url = self.postgres.fresh("house")
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            shared = int(free.getsockname()[1])
        given = {"database": self.url, "nats": self.nats.url, **settings}
        self.servers: list[Server] = []
        for name in ("one", "other"):
            place = folder / name
            self.servers.append(Server(place, **given) if apart else SharingServer(place, shared, **given))
        self.address = self.servers[0].address

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        """What the database answers."""
        return self.postgres.run(question, "house")

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.nats.close()
        self.postgres.close()


@contextmanager
def house(folder: Path, **more: Any) -> Iterator[House]:
    """A house that is gone afterwards."""
    found = House(folder, **more)
    try:
        yield found
    finally:
        found.close()


def broken_logs(postgres: PostgresService) -> int:
    """How many logs have a gap: a linear log has as many rows as its last one says."""
    ((count,),) = postgres.run(
        "SELECT count(*) FROM (SELECT 1 FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1) AS broken", "house"
    )
    return int(str(count))
