"""Whoever uses a public name can read what it is: modules, classes, functions and methods have a docstring.

A name is public if neither it nor a class around it begins with an underscore, so `__init__` and the like need none.
Three kinds of names are described elsewhere, and may do without:

- a method that overrides one of a base class, ours or another library's: the base class says what it is for;
- a function or a method that fulfils a protocol (`FULFILS`): the protocol says what it does, once for all;
- a command of the command line: its `help` is its description.

So may the `upgrade` of a migration, which is all that its module does.
"""

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.layout.test_layers import HOUSE, MODULES

Function = ast.FunctionDef | ast.AsyncFunctionDef
GAME_PARTS = ("rules", "view", "notation")

FULFILS = {
    "engine/game.py Game": (
        *(f"engine/room.py {part}" for part in ("Rules", "Views", "Scoring", "Notation", "Picture")),
        *("games/*/game.py *", *(f"games/*/{part}.py" for part in GAME_PARTS)),
    ),
    "engine/room.py Reasons": ("games/*/reasons.py",),
    "engine/sketch/reading.py Sketches": ("games/*/sketch.py",),
    "arena/players.py Player": ("arena/players.py BotPlayer", "arena/engines.py EnginePlayer"),
    "engine/bot.py Bot": ("engine/bot.py RandomBot", "games/*/bots/*.py *"),
    "tables/clock.py Clock": ("tables/clock.py SystemClock",),
    "tables/store/store.py Store": ("tables/store/memory.py MemoryStore", "server/store/sql_store.py SqlStore"),
    "tables/table/watchers.py Watched": ("tables/table/table.py Table", "tables/table/sights.py Sights"),
    "tables/table/engines.py Engines": ("tables/table/engines.py NoEngines", "tables/engines/desk.py EngineDesk"),
    "tables/table/thinker.py Asker": ("tables/table/asking.py TableAsker",),
    "tables/table/thinker.py Bots": ("server/workers/thinker.py ProcessThinker",),
    "tables/thinking/pool.py Worker": ("server/workers/process.py ProcessWorker", "local/thinking.py Thinker"),
    "tables/thinking/bot_desk.py Counts": ("tables/thinking/bot_desk.py Uncounted",),
    "local/kept.py Keeper": ("local/browser.py Script",),
    "local/thinking.py Mind": ("local/browser.py Script",),
    "tables/visit/visit.py Toll": ("server/doors/socket.py TableSocket", "local/line.py Free"),
    "tables/table/client.py Client": ("server/doors/socket.py Connection", "local/line.py Line"),
    "tables/library/readers.py RecordReader": ("tables/thinking/record_desk.py RecordDesk",),
    "tables/library/readers.py GameReader": ("tables/thinking/record_desk.py GameDesk",),
    "server/store/backend.py Backend": (
        "server/store/backend.py SqliteFile",
        "server/store/postgres_backend.py PostgresServer",
    ),
    "tables/neighbours.py Neighbours": ("tables/neighbours.py NoNeighbours", "server/cluster/cluster.py Cluster"),
    "server/store/statements.py Change": tuple(
        f"server/store/statements.py {name}" for name in ("Statement", "Held", "Room", "NamelessGames")
    ),
    "server/doors/table_line.py Attendant": (
        "server/doors/socket.py TableSocket",
        "server/doors/engines/socket.py EngineSocket",
    ),
}
"""Each protocol with those who fulfil it: a class, or a module as a whole."""
STEPS = "server/store/migrations/versions/*.py"


class Name(NamedTuple):
    """A public name without words: where it is defined, within which classes, and how."""

    path: Path
    within: tuple[str, ...]
    node: ast.ClassDef | Function

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.node.lineno} {'.'.join((*self.within, self.node.name))}"

    @property
    def owner(self) -> str:
        """The class or the module that it belongs to."""
        return " ".join((self.path.as_posix(), ".".join(self.within))).strip()


def silent(path: Path, tree: ast.Module | ast.ClassDef, within: tuple[str, ...] = ()) -> Iterator[Name]:
    """The public names in a module or a class that have no docstring."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | Function) and not node.name.startswith("_"):
            if ast.get_docstring(node) is None:
                yield Name(path, within, node)
            if isinstance(node, ast.ClassDef):
                yield from silent(path, node, (*within, node.name))


def is_described_elsewhere(name: Name) -> bool:
    """Whether it is one of the names that may do without a docstring."""
    return isinstance(name.node, Function) and (
        overrides(name)
        or any(fulfilled(name))
        or is_command(name.node)
        or (fnmatchcase(name.owner, STEPS) and name.node.name == "upgrade")
    )


def overrides(name: Name) -> bool:
    if not name.within:
        return False
    found = import_module(".".join(("tilery", *name.path.with_suffix("").parts)))
    for part in name.within:
        found = getattr(found, part)
    return any(name.node.name in vars(base) for base in found.__mro__[1:])


def fulfilled(name: Name) -> Iterator[str]:
    """By which entries of `FULFILS` a protocol describes this name."""
    for protocol, places in FULFILS.items():
        if name.node.name in described(protocol):
            yield from (place for place in places if fnmatchcase(name.owner, place))


@cache
def described(protocol: str) -> frozenset[str]:
    """The names that a protocol has words for."""
    place, title = protocol.split()
    [found] = [node for node in parsed(Path(place)).body if isinstance(node, ast.ClassDef) and node.name == title]
    return frozenset(node.name for node in found.body if isinstance(node, Function) and ast.get_docstring(node))


def is_command(node: Function) -> bool:
    """Whether the command line gets its description from `@app.command(help=...)`."""
    called = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    return any(
        isinstance(each.func, ast.Attribute) and each.func.attr == "command" and word.arg == "help"
        for each in called
        for word in each.keywords
    )


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse((HOUSE / path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_every_public_name_has_a_docstring(path: Path) -> None:
    assert ast.get_docstring(parsed(path)), "the module has none"
    assert [str(name) for name in silent(path, parsed(path)) if not is_described_elsewhere(name)] == []


def test_a_name_without_words_is_found() -> None:
    source = 'class A:\n    """Words."""\n    def b(self): ...\n    def _c(self): ...\nasync def d(): ...\nclass E: ...'
    found = list(silent(Path("x.py"), ast.parse(source)))
    assert [str(name) for name in found] == ["x.py:3 A.b", "x.py:5 d", "x.py:6 E"]


@pytest.mark.parametrize(
    ("place", "title", "source"),
    [
        ("tables/store/memory.py", "MemoryStore", "def forget(self): ..."),  # a name that no protocol has
        ("tables/house/tables.py", "Tables", "def load(self): ..."),  # a protocol's name in another class
        ("games/chess/state.py", "", "def moves(s): ..."),  # and in another module
        ("server/logs.py", "TextLines", "def shorten(self): ..."),  # a name that no base class has
        ("server/app.py", "", "@app.get('/')\ndef upgrade(): ..."),  # neither a command nor a migration
        ("server/store/writer.py", "", "class Store: ..."),  # a class is never described elsewhere
    ],
)
def test_a_name_that_nothing_else_describes_is_not_excused(place: str, title: str, source: str) -> None:
    [node] = ast.parse(source).body
    assert isinstance(node, ast.ClassDef | Function)
    assert not is_described_elsewhere(Name(Path(place), (title,) if title else (), node))


def test_every_excuse_is_needed() -> None:
    used = {place for path in MODULES for name in silent(path, parsed(path)) for place in fulfilled(name)}
    assert {place for places in FULFILS.values() for place in places} - used == set()
