"""The Markdown documents, and where each stands in the documentation site."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from tests.layout.sources import PROJECT

DOCS = PROJECT / "docs"
CODE = re.compile(r"^ *```(?P<kind>\w*)\n(?P<code>.*?)^ *```$", re.MULTILINE | re.DOTALL)


def outside() -> ModuleType:
    """What the site does with pages outside of docs/."""
    spec = importlib.util.spec_from_file_location("outside", PROJECT / "site/outside.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def documents() -> list[Path]:
    """All that people read on the site or in the checkout."""
    rooms = (PROJECT / "src/tilery/games").glob("*/README.md")
    return sorted([*PROJECT.glob("*.md"), *DOCS.rglob("*.md"), *rooms])


def prose(path: Path) -> str:
    """A document without its code."""
    return re.sub("`[^`\n]+`", "", CODE.sub("", path.read_text(encoding="utf-8")))


def blocks(path: Path, kind: str) -> list[str]:
    """The code blocks of this kind."""
    return [found["code"] for found in CODE.finditer(path.read_text(encoding="utf-8")) if found["kind"] == kind]
