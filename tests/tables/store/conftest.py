"""Every store is told the same stories."""

import asyncio
from pathlib import Path

import pytest

from tests.tables.store.rows import Story, Tell, in_memory, in_sql, kept_on_a_device


@pytest.fixture(params=[in_memory, in_sql, kept_on_a_device], ids=["memory", "sql", "device"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Tell a story to a fresh store of each kind."""

    async def told(story: Story) -> None:
        async with request.param(tmp_path) as store:
            await story(store)

    return lambda story: asyncio.run(told(story))
