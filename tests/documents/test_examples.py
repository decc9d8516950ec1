"""What the documents show works: their Python runs, and so do their commands. An engine (`py`) is a file of its own."""

import re
import shlex
from pathlib import Path

import pytest

from tests.documents.pages import blocks, documents
from tests.layout.sources import PROJECT
from tilery.cli.app import run

WITH_CODE = [path for path in documents() if blocks(path, "python") or blocks(path, "sh")]
CHEAP = re.compile(r"tilery (games|bots|watch|simulate|arena|replay|verify|export) [^…A-Z]*|tilery (games|bots)")
"""Neither a server nor anybody's tables, and no word to be replaced first."""


@pytest.mark.parametrize("path", WITH_CODE, ids=lambda path: path.relative_to(PROJECT).as_posix())
def test_what_a_document_shows_works(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if python := "\n".join(blocks(path, "python")):
        Path(f"{path.stem.replace('-', '_')}.py").write_text(python, encoding="utf-8")
        exec(compile(python, path.name, "exec"), {"__name__": "__main__"})
    if engine := "\n".join(blocks(path, "py")):
        Path("engine.py").write_text(engine, encoding="utf-8")
    commands = [line for block in blocks(path, "sh") for line in block.splitlines() if CHEAP.fullmatch(line)]
    for command in commands:
        assert run(shlex.split(command)[1:]) == 0, command


def test_commands_are_tried_and_those_that_need_more_are_not() -> None:
    tried = [line for path in WITH_CODE for block in blocks(path, "sh") for line in block.splitlines()]
    assert len([line for line in tried if CHEAP.fullmatch(line)]) >= 6
    assert not CHEAP.fullmatch("tilery serve --port 80")
    assert not CHEAP.fullmatch("tilery verify FILE")
