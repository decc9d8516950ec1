"""What is best at a table at home, on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.cli.app import run

TABLE: dict[str, Any] = {"game": GAME, "seats": 2, "sketch": {"hand": [4, 6, 9], "staircase": [1, 3]}}


def written(folder: Path, table: object) -> str:
    file = folder / "table.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    return str(file)


def test_the_table_is_drawn_and_the_best_moves_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["best", written(tmp_path, TABLE), "--playouts", "8"]) == 0
    told = capsys.readouterr().out
    assert "1 3" in told
    assert "lay 4" in told
    assert "%" in told


def test_programs_get_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moved = {**TABLE, "moves": ["lay 4"]}
    assert run(["best", written(tmp_path, moved), "--playouts", "8", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["problems"] == []
    assert {move["move"] for move in told["moves"]} == {"lay 6", "lay 9", "end"}


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_wrong_table_is_told_with_every_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: list[str]
) -> None:
    wrong = {**TABLE, "sketch": {"hand": [4, 4], "staircase": [5, 3]}}
    assert run(["best", written(tmp_path, wrong), *form]) == 1
    told = capsys.readouterr().out
    assert "4 is entered more often than the game has it." in told
    assert "Each tile is higher than the one before it." in told


@pytest.mark.parametrize(
    "table", ["no table", {"game": GAME}, {**TABLE, "moves": ["lay 4", "end"]}, {**TABLE, "seats": 7}]
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], table: object) -> None:
    assert run(["best", written(tmp_path, table)]) == 2
    assert capsys.readouterr().err.startswith("tilery: ")


@pytest.mark.parametrize("text", ["", "tilery-record 1\ngame: staircase\n"])
def test_a_file_that_is_no_json_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "game.tilery"
    file.write_text(text, encoding="utf-8")
    assert run(["best", str(file)]) == 2
    assert capsys.readouterr().err == f"tilery: {file}, line 1: This is no table, because it is no JSON.\n"
