"""Whoever uses a public name can read what it is: modules, classes, functions and methods have a docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.layout.test_layers import HOUSE, MODULES

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def missing(path: Path, tree: ast.Module) -> Iterator[str]:
    """The public names of a module that have no docstring."""
    if ast.get_docstring(tree) is None:
        yield path.as_posix()
    for name, node in named(tree, ()):
        if ast.get_docstring(node) is None:
            yield f"{path.as_posix()}:{node.lineno} {name}"


def named(tree: ast.Module | ast.ClassDef, within: tuple[str, ...]) -> Iterator[tuple[str, Named]]:
    for node in tree.body:
        if isinstance(node, Named) and not node.name.startswith("_"):
            yield ".".join((*within, node.name)), node
            if isinstance(node, ast.ClassDef):
                yield from named(node, (*within, node.name))


PLACES = (
    *("__init__.py", "arena", "engine", "games", "lessons", "tables/clock.py"),
    *(f"tables/{part}" for part in ("house", "library", "people", "store", "wire")),
)
"""What is read as a library. The server, the command line and a table's inner parts are not covered."""
PROTOCOLS = {
    "engine/game.py": "Game",
    "engine/bot.py": "Bot",
    "tables/store/store.py": "Store",
    "tables/clock.py": "Clock",
}
"""What fulfils one of these is described there, once for all."""


def described() -> set[str]:
    """The names that a protocol describes."""
    found = {"reasons"}  # `Room` takes it from the room's file of that name, which says what it holds
    for place, protocol in PROTOCOLS.items():
        tree = ast.parse((HOUSE / place).read_text(encoding="utf-8"))
        [cls] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == protocol]
        found |= {node.name for node in cls.body if isinstance(node, Named) and ast.get_docstring(node)}
    return found


DESCRIBED = described()


@pytest.mark.parametrize("path", [path for path in MODULES if path.as_posix().startswith(PLACES)], ids=str)
def test_every_public_name_of_the_library_has_a_docstring(path: Path) -> None:
    found = list(missing(path, ast.parse((HOUSE / path).read_text(encoding="utf-8"))))
    assert [name for name in found if name.rpartition(".")[2].rpartition(" ")[2] not in DESCRIBED] == []


def test_a_protocol_describes_all_of_its_own_names() -> None:
    for place, protocol in PROTOCOLS.items():
        source = (HOUSE / place).read_text(encoding="utf-8")
        assert [name for name in missing(Path(place), ast.parse(source)) if f" {protocol}." in name] == []


def test_a_name_without_words_is_found() -> None:
    source = 'class A:\n    """Words."""\n    def b(self): ...\n    def _c(self): ...\ndef d(): ...\n'
    assert list(missing(Path("x.py"), ast.parse(source))) == ["x.py", "x.py:3 A.b", "x.py:5 d"]
