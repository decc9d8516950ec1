"""What all tests share: they may import each other by their full names, they know the rooms in `tests/rooms` besides
those of the house, Hypothesis gives the same on each run, and what is played once for many tests is played once.
"""

import gc
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tilery.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))
GAMES.add(Path(__file__).parent / "rooms")
gc.set_threshold(50_000, 20, 100)  # the games that are kept are many objects: looking through them often takes long
os.environ["TILERY_CACHE"] = os.devnull  # bots think the same whatever this machine has compiled before

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Any:
    """The PostgreSQL of this test run, started by the first test that needs it. Each worker has databases of its own:
    their names should end with `worker_id`."""
    from tests.kit.cluster.shared_postgres import shared_postgres  # most tests do without the driver

    folder = tmp_path_factory.getbasetemp()
    return shared_postgres(folder if worker_id == "master" else folder.parent)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="try the laws of all games on one table of each game only")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With several workers, all tests of one conformance table run on the same one, as do those of any other file.

    What a worker keeps in memory, the games that were played above all, is then made on one of them only.
    """
    for item in items:
        table = (
            item.callspec.params.get("table")
            if isinstance(item, pytest.Function) and hasattr(item, "callspec")
            else None
        )
        item.add_marker(pytest.mark.xdist_group(str(table or item.path.relative_to(item.config.rootpath))))
