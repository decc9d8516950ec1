"""Two servers on one database, with NATS between them or without."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.cluster.services import NatsService, PostgresService
from tests.kit.server import Server, ThreadServer
from tests.tables.store.rows import emptied
from tilery.server.settings import Postgres


@pytest.fixture(scope="session")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsService]:
    service = NatsService(tmp_path_factory.mktemp("nats"))
    yield service
    service.close()


@pytest.fixture
def place(postgres: PostgresService, worker_id: str) -> Postgres:
    found = emptied(postgres, f"stories_{worker_id}")
    postgres.run("TRUNCATE cluster_workers, cluster_leases", f"stories_{worker_id}")
    return found


class Pair:
    """Two servers of one house, and the players who are at its tables."""

    def __init__(self, one: Server, other: Server) -> None:
        self.one, self.other = one, other

    def __iter__(self) -> Iterator[Server]:
        return iter((self.one, self.other))


@pytest.fixture(scope="module")
def pair(postgres: PostgresService, nats: NatsService, worker_id: str, tmp_path_factory: Any) -> Iterator[Pair]:
    """Two servers that the tests of a file share."""
    place = emptied(postgres, f"pair_{worker_id}")
    postgres.run("TRUNCATE cluster_workers, cluster_leases", f"pair_{worker_id}")
    servers = [
        ThreadServer(tmp_path_factory.mktemp(name), database=place.url, nats=nats.url, admin_token="t" * 20)
        for name in ("one", "other")
    ]
    yield Pair(*servers)
    for server in servers:
        server.close()


def folder(base: Path, name: str) -> Path:
    return base / name
