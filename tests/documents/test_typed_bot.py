"""docs/examples/typed_bot.py, a program as users write one: it runs, and mypy reads it with the rest, strictly."""

import runpy
import tomllib

import pytest

from tests.documents.pages import DOCS
from tests.layout.sources import PROJECT

PROGRAM = DOCS / "examples/typed_bot.py"


def test_the_typed_bot_plays_and_its_record_holds(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(PROGRAM), run_name="__main__")
    points, record, *_ = capsys.readouterr().out.splitlines()
    assert points.startswith("points:")
    assert record == "the same state: True"


def test_mypy_reads_the_typed_bot_strictly() -> None:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert PROGRAM.relative_to(PROJECT).as_posix() in settings["files"]
    assert settings["strict"]
    assert not any(name.startswith("docs") for override in settings["overrides"] for name in override["module"])
    assert "Any" not in PROGRAM.read_text(encoding="utf-8")
    assert "type: ignore" not in PROGRAM.read_text(encoding="utf-8")
