"""Inside the house: what tables may import, in which order the packages stand, and that no module needs itself."""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest

from tests.layout.test_layers import HOUSE, MODULES, imported

ORDER = {
    "tables": (
        ("clock", "threads", "wire"),
        ("neighbours", "store"),
        ("people",),
        ("table",),
        ("engines", "help", "library"),
        ("house",),
        ("thinking", "visit"),
    ),
    "server": (
        ("logs", "metrics", "setting_words"),
        ("garbage", "settings"),
        ("store", "workers"),
        ("cluster", "doors"),
        ("elsewhere", "housework"),
        ("app", "schema"),
        ("run",),
    ),
}
"""From the inside out; what stands side by side doesn't know each other."""
NOT_AT_A_TABLE = {"socket", "sqlite3", "subprocess", "multiprocessing", "concurrent", "threading"}
"""A table may run in a browser: there are no sockets, no processes and no threads of its own."""


def foreign(source: str) -> list[str]:
    """What a module of `tables` imports though it may not: anything but the standard library, msgspec and tilery."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append(node.module or "")
    known = {*sys.stdlib_module_names, "msgspec", "tilery"} - NOT_AT_A_TABLE
    return [name for name in found if name.partition(".")[0] not in known]


def times_read(source: str) -> list[str]:
    """Where a module asks the machine for the time, whatever it calls the module that tells it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name == "time"]
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            found.append("time")
        elif isinstance(node, ast.Attribute) and node.attr in ("now", "utcnow", "today"):
            owner = ast.unparse(node.value)
            found += [f"{owner}.{node.attr}"] if owner.rpartition(".")[2] in ("datetime", "date") else []
    return found


def out_of_order(path: Path, source: str) -> list[str]:
    """What a module imports from a package of the same layer that stands further out, or beside its own."""
    layer, mine = path.parts[0], Path(path.parts[1]).stem
    order = ORDER[layer]
    depth = next((depth for depth, names in enumerate(order) if mine in names), None)
    if depth is None:
        return [] if mine == "__init__" else [f"{mine} has no place in the order"]
    inside = {mine, *chain.from_iterable(order[:depth])}
    return [".".join(name) for name in imported(path, source) if name[0] == layer and name[1] not in inside]


def needs(path: Path) -> Iterator[str]:
    """The modules that a module imports, also late."""
    for name in imported(path, (HOUSE / path).read_text(encoding="utf-8")):
        for length in (len(name), len(name) - 1):
            place = HOUSE.joinpath(*name[:length])
            if place.with_suffix(".py").is_file() or (place / "__init__.py").is_file():
                yield ".".join(name[:length])
                break


def name_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


OURS = [path for path in MODULES if path.parts[0] in ORDER and len(path.parts) > 1 and "migrations" not in path.parts]


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] in ("tables", "local")], ids=str)
def test_tables_and_the_house_of_a_device_need_nothing_but_the_standard_library_and_msgspec(path: Path) -> None:
    assert foreign((HOUSE / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source", ["import sqlalchemy as sa", "from pydantic import BaseModel", "def late():\n    import subprocess"]
)
def test_what_a_table_may_not_import_is_noticed(source: str) -> None:
    assert foreign(source)


@pytest.mark.parametrize(
    "path", [path for path in OURS if path.parts[0] == "tables" and path.name != "clock.py"], ids=str
)
def test_tables_read_the_time_from_their_clock_alone(path: Path) -> None:
    assert times_read((HOUSE / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source", ["datetime.now(UTC)", "datetime.datetime.utcnow()", "import time", "from time import monotonic"]
)
def test_a_time_from_elsewhere_is_noticed(source: str) -> None:
    assert times_read(source)


@pytest.mark.parametrize("path", OURS, ids=str)
def test_the_packages_of_tables_and_server_stand_in_their_order(path: Path) -> None:
    assert out_of_order(path, (HOUSE / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("tables/wire/messages.py", "from tilery.tables.store.rows import LogRow"),
        ("tables/table/table.py", "from tilery.tables.house import lobby"),
        ("server/store/sql_store.py", "from tilery.server.workers.thinker import ProcessThinker"),
        ("server/workers/process.py", "from tilery.server.doors.limits import Bucket"),
        ("server/doors/limits.py", "def late():\n    from tilery.server.app import create_app"),
        ("tables/misc/new.py", ""),
    ],
)
def test_an_import_out_of_order_is_noticed(place: str, source: str) -> None:
    assert out_of_order(Path(place), source)


def test_no_two_modules_need_each_other() -> None:
    graph = {name_of(path): {name for name in needs(path) if name != name_of(path)} for path in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_no_import_is_there_for_the_type_checker_alone() -> None:
    assert [path for path in MODULES if "TYPE_CHECKING" in (HOUSE / path).read_text(encoding="utf-8")] == []
