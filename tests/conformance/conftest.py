"""A test that asks for a `table` runs on every table of every registered game."""

import pytest

from tests.conformance.tables import TABLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
