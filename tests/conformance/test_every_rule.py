"""Every rule of every game has a test that names it: `test_ab_3_…` is one of rule AB-3."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.ledgers import room_tests
from tilery.engine.game import AnyGame
from tilery.games import GAMES

RULES = [(game, rule) for game in GAMES.all() for rule in game.info.rules]


def rules_named_by_tests(game: AnyGame) -> frozenset[str]:
    return rules_named_in(room_tests(game))


@cache
def rules_named_in(folder: Path) -> frozenset[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("test_*.py")]
    names = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = [re.match(r"test_([a-z]+)_(\d+)_", name) for name in names]
    return frozenset(f"{match[1].upper()}-{match[2]}" for match in found if match)


@pytest.mark.parametrize(("game", "rule"), RULES, ids=[rule for _, rule in RULES])
def test_the_rule_has_a_test_that_names_it(game: AnyGame, rule: str) -> None:
    assert rule in rules_named_by_tests(game)


@pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)
def test_no_test_names_a_rule_that_does_not_exist(game: AnyGame) -> None:
    assert rules_named_by_tests(game) <= set(game.info.rules)
