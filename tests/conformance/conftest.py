"""A test that asks for a `table` runs on every table of every game, one that asks for a `level` too with every bot."""

import pytest

from tests.conformance.tables import TABLES
from tilery.games import levels


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "level" in metafunc.fixturenames:
        every = [(table, level) for table in TABLES for level in levels(table.game).names()]
        metafunc.parametrize(("table", "level"), every, ids=[f"{table}-{level}" for table, level in every])
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
