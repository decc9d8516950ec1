"""Every store is told the same stories."""

import asyncio
from pathlib import Path

import pytest

from tests.tables.store.rows import Story, Tell, emptied, in_memory, in_sql, kept_on_a_device

STORES = ["memory", "device", "sqlite", "postgres"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The quick tests start no process, so they have no PostgreSQL."""
    if "tell" in metafunc.fixturenames:
        metafunc.parametrize("tell", STORES[:-1] if metafunc.config.getoption("quick") else STORES, indirect=True)


@pytest.fixture
def tell(request: pytest.FixtureRequest, tmp_path: Path, worker_id: str) -> Tell:
    """Tell a story to a fresh store of each kind."""

    async def told(story: Story) -> None:
        if request.param == "memory":
            opening = in_memory()
        elif request.param == "device":
            opening = kept_on_a_device()
        elif request.param == "sqlite":
            opening = in_sql(tmp_path / "tables.db")
        else:
            opening = in_sql(emptied(request.getfixturevalue("postgres"), f"stories_{worker_id}"))
        async with opening as store:
            await story(store)

    return lambda story: asyncio.run(told(story))
