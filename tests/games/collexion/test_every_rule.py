"""Every rule of the game has a test that names it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tilery.games.collexion.game import GAME


@cache
def rules_named_by_tests() -> frozenset[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    names = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = [re.match(r"test_([a-z]+)_(\d+)_", name) for name in names]
    return frozenset(f"{match[1].upper()}-{match[2]}" for match in found if match)


@pytest.mark.parametrize("rule", GAME.info.rules)
def test_the_rule_has_a_test_that_names_it(rule: str) -> None:
    assert rule in rules_named_by_tests()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert rules_named_by_tests() <= set(GAME.info.rules)
