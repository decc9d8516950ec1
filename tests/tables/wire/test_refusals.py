"""One list of refusals: whatever is refused stands in it, and whatever stands in it has words in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilery
from tilery.tables.wire.refusal import AT_A_TABLE, CODES, Refusal

SOURCE = Path(tilery.__file__).parent
WEB = Path(__file__).parents[3] / "web" / "src"
LANGUAGES = ("en", "de", "hu", "ru", "nb")


def said(language: str) -> set[str]:
    """The ids of all texts of a language, wherever its files are: texts/en/house.ftl, rooms/x/texts/en.ftl."""
    files = [path for path in WEB.rglob("*.ftl") if language in (path.stem, path.parent.name)]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r"^([a-z][\w-]*) *=", texts, flags=re.MULTILINE))


def refused() -> Iterator[str]:
    """Every code that stands in the source where something is refused."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func).rpartition(".")[2]
                if name == "Refusal" or (name == "cls" and path.name == "refusal.py"):
                    yield str(node.args[0].value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    assert [code for code in CODES if f"error-{code}" not in said(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_there_for_a_refusal_that_there_is_not(language: str) -> None:
    known = {f"error-{code}" for code in CODES} | {"error-offline"}  # what the browser itself finds out
    assert {text for text in said(language) if text.startswith("error-")} == known


def test_whatever_is_refused_stands_in_the_list() -> None:
    found = set(refused())
    assert found <= set(CODES)
    assert set(CODES) - found == {"withdrawn"}  # made of a line that is cut


def test_a_code_that_nobody_knows_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        Refusal("no-such-code", "?")


def test_every_refusal_is_an_error_of_http() -> None:
    assert all(400 <= status < 600 for status in CODES.values())
    assert AT_A_TABLE.items() <= CODES.items()
