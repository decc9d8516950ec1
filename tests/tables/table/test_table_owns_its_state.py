"""Nobody but a table writes its fields: whatever happens there goes through its methods, which tell who has to know."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilery
from tilery.tables.table import table as module
from tilery.tables.table.timing import Timing

ROOT = Path(tilery.__file__).parent
WRITING = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}
TIMING = {"restore", "stepped", "attend", "hear", "leave", "take_over", "adopt", "stand"}
"""What changes who is there and whose time runs."""


def fields() -> set[str]:
    """What a table assigns to itself."""
    targets = [target for node in ast.walk(ast.parse(inspect.getsource(module))) for target in assigned(node)]
    return {target.attr for target in targets if isinstance(target, ast.Attribute)}


def assigned(node: ast.AST) -> Iterator[ast.expr]:
    """All that a statement writes to, also `a.b` in `a.b[c] = …` and in `a.b, c = …`."""
    if isinstance(node, ast.Assign | ast.Delete):
        waiting = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        waiting = [node.target]
    else:
        waiting = []
    while waiting:
        target = waiting.pop()
        if isinstance(target, ast.Tuple | ast.List):
            waiting += target.elts
        elif isinstance(target, ast.Subscript):
            waiting.append(target.value)
        else:
            yield target


def is_table(node: ast.expr) -> bool:
    """Something that is called a table: `table`, `house.table`, `cached[table]`."""
    if isinstance(node, ast.Subscript):
        return is_table(node.slice)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name == "table" or name.endswith("_table")


def writes(source: str) -> list[str]:
    """Where a module writes what belongs to a table."""
    owned = fields()
    found = []
    for node in ast.walk(ast.parse(source)):
        found += [
            ast.unparse(target)
            for target in assigned(node)
            if isinstance(target, ast.Attribute) and target.attr in owned and is_table(target.value)
        ]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            what, verb = node.func.value, node.func.attr
            ours = isinstance(what, ast.Attribute) and what.attr in owned | {"clients"} and is_table(what.value)
            if ours and verb in (TIMING if ast.unparse(what).endswith(".timing") else WRITING):
                found.append(ast.unparse(node.func))
    return found


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_outside_writes_the_fields_of_a_table(path: Path) -> None:
    assert writes(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "table.seq = 3",
        "house.table.match, table.seq = match, 3",
        "table.round += 1",
        "cached[table].keys += (key,)",
        "table.answers[name] = row",
        "table.answers.pop(name)",
        "table.clients.add(client)",
        "table.timing.attend(seats)",
        "del table.match",
    ],
)
def test_a_write_from_outside_is_noticed(source: str) -> None:
    assert writes(source)


def test_what_changes_the_time_is_all_of_it() -> None:
    """Whatever else `Timing` can do only tells."""
    tells = {"due", "wait", "used", "clocks", "pulse", "silent"}
    assert {name for name, _ in inspect.getmembers(Timing, inspect.isfunction) if name[0] != "_"} == TIMING | tells
