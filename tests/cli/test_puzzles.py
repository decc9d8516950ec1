"""The command that makes puzzles, and proves them again."""

from pathlib import Path
from typing import Any

import pytest

from tilery.analysis.puzzles import Puzzle
from tilery.analysis.puzzles import making as makes
from tilery.cli.app import run
from tilery.engine.game import AnyGame

MAKE = ["puzzles", "staircase", "--seed", "4"]


def made(file: Path, count: int) -> bytes:
    assert run([*MAKE, "--count", str(count), "--out", str(file)]) == 0
    return file.read_bytes()


def test_the_same_seed_writes_the_same_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    first = made(tmp_path / "a.jsonl", 5)
    assert first == made(tmp_path / "b.jsonl", 5)
    assert first.count(b"\n") == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "b.jsonl"]


def test_without_a_file_the_puzzles_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*MAKE, "--count", "3"]) == 0
    assert capsys.readouterr().out.encode() == made(tmp_path / "a.jsonl", 3)


def test_what_was_cancelled_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = made(tmp_path / "whole.jsonl", 8)
    games: list[int] = []

    def of_game(game: AnyGame, seed: int, number: int, usual: Any = makes.of_game) -> list[Puzzle]:
        games.append(number)
        if games == [0, 1, 2]:
            raise KeyboardInterrupt
        return list(usual(game, seed, number))

    monkeypatch.setattr(makes, "of_game", of_game)
    file = tmp_path / "some.jsonl"
    assert run([*MAKE, "--count", "8", "--out", str(file)]) == 130
    assert "the same command goes on from there" in capsys.readouterr().err
    assert not file.exists()
    part = tmp_path / "some.jsonl.part"
    part.write_bytes(part.read_bytes() + b'{"seed": 4, "num')  # killed in the middle of a line
    games.clear()
    games.append(-1)
    assert made(file, 8) == whole
    assert games[1] == 2
    assert not part.exists()


def test_another_seed_does_not_go_on_with_an_unfinished_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.jsonl.part").write_text('{"seed": 9, "number": 0, "puzzles": []}\n')
    assert run([*MAKE, "--out", str(tmp_path / "a.jsonl")]) == 2
    assert "begun with the seed 9" in capsys.readouterr().err


def test_check_proves_a_file_and_says_which_line_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.jsonl"
    lines = made(file, 4).splitlines(keepends=True)
    assert run(["puzzles", "staircase", "--check", str(file)]) == 0
    assert "4 of 4 puzzles are proven" in capsys.readouterr().out
    lines[1] = lines[1].replace(b'"points":', b'"points":1', 1)
    file.write_bytes(b"".join([*lines, lines[0], b"nonsense\n"]))
    assert run(["puzzles", "staircase", "--check", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "3 of 6 puzzles are proven" in out
    assert [line.split(":")[1] for line in err.splitlines()] == ["2", "5", "6"]
