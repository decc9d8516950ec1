"""A test that asks for a `table` runs on every table of every game, one that asks for a `level` too with every bot.

With `--quick`, it runs on the first table of every game.
"""

import pytest

from tests.conformance.tables import FIRST_TABLES, TABLES
from tilery.games import levels
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.expert import Expert

# Here kernels are not compiled: a bot that searches would think for seconds, and then the clock would decide.
Expert.ENDS, Expert.PLAYOUTS, Desk.BRAKE = 3, 2, 1e9


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tables = FIRST_TABLES if metafunc.config.getoption("quick") else TABLES
    if "level" in metafunc.fixturenames:
        every = [(table, level) for table in tables for level in levels(table.game).names()]
        metafunc.parametrize(("table", "level"), every, ids=[f"{table}-{level}" for table, level in every])
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables, ids=str)
