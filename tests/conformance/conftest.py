"""A test that asks for a `table` runs on every table of every game. One that asks for a `level` too runs with every bot
on the first table of a game, and with the random and the normal one on the others; the tests of a room try the rest.

With `--quick`, it runs on the first table of every game.
"""

import pytest

from tests.conformance.tables import FIRST_TABLES, TABLES, Table
from tilery.games import levels, usual_level


def levels_at(table: Table) -> tuple[str, ...]:
    known = levels(table.game).names()
    return known if table in FIRST_TABLES else tuple(dict.fromkeys((known[0], usual_level(table.game))))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tables = FIRST_TABLES if metafunc.config.getoption("quick") else TABLES
    if "level" in metafunc.fixturenames:
        every = [(table, level) for table in tables for level in levels_at(table)]
        metafunc.parametrize(("table", "level"), every, ids=[f"{table}-{level}" for table, level in every])
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables, ids=str)
