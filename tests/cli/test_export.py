"""Records as data: every decision once, with what its player knew and nothing else."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tilery.analysis.decisions import Decision
from tilery.cli.app import run
from tilery.cli.export import Take
from tilery.engine.game import CHANCE
from tilery.engine.record import Record
from tilery.games import GAMES


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    command = ["simulate", "staircase", "--bots", "normal,random", "--games", "3", "--seed", "3", "--workers", "1"]
    assert run([*command, "--out", str(folder)]) == 0
    return folder


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_decision_is_exported_with_its_legal_moves_and_the_result(games: Path, tmp_path: Path) -> None:
    assert run(["export", str(games), "--out", str(tmp_path / "all.jsonl")]) == 0
    found = lines(tmp_path / "all.jsonl")
    game = GAMES.get("staircase")
    for file in sorted(games.glob("*.tilery")):
        record = Record.parse(file.read_text())
        mine = [line for line in found if line["record"] == file.stem]
        made = [(number, seat, text) for number, (seat, text) in enumerate(record.moves) if seat != CHANCE]
        assert [(line["number"], line["seat"], line["move"]) for line in mine] == made
        result = record.replay(game).result
        assert all(line["move"] in line["moves"] and line["complete"] for line in mine)
        assert {tuple(line["winners"]) for line in mine} == {result.winners}
        assert {line["share"] for line in mine if line["seat"] in result.winners} == {1 / len(result.winners)}
    assert len({line["record"] for line in found}) == 3


def test_a_position_is_what_the_player_saw_unless_all_is_asked_for(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = min(games.glob("*.tilery"))
    assert run(["export", str(file), "--hidden"]) == 0
    hidden = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert run(["export", str(file), "--full", "--out", str(tmp_path / "full.jsonl")]) == 0
    full = lines(tmp_path / "full.jsonl")
    assert all(isinstance(line["position"]["stock"], int) for line in hidden)
    assert all(line["position"]["seat"] == line["seat"] for line in hidden)
    assert all(isinstance(line["position"]["stock"], list) for line in full)
    for line in (*hidden, *full):
        del line["position"]
    assert hidden == full


def test_a_game_that_is_not_over_has_no_result(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = min(games.glob("*.tilery")).read_text()
    open_game = [line for line in text.splitlines() if not line.startswith(("seed:", "result:", "state:"))][:-3]
    (tmp_path / "open.tilery").write_text("\n".join(open_game) + "\n")
    assert run(["export", str(tmp_path / "open.tilery")]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert found
    assert {(line["points"], line["winners"], line["share"]) for line in found} == {(None, None, None)}


def test_what_breaks_the_rules_leaves_no_file(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.tilery").write_text(min(games.glob("*.tilery")).read_text())
    (tmp_path / "b.tilery").write_text(min(games.glob("*.tilery")).read_text().replace("lay", "jump"))
    assert run(["export", str(tmp_path), "--out", str(tmp_path / "out.jsonl")]) == 2
    assert f"{tmp_path / 'b.tilery'}, line " in capsys.readouterr().err
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["a.tilery", "b.tilery"]
    (tmp_path / "empty").mkdir()
    assert run(["export", str(tmp_path / "empty")]) == 2
    assert "There are no records in" in capsys.readouterr().err


def test_a_full_disk_is_told_with_the_file_that_could_not_be_written(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def full(_: Path) -> Iterator[Take]:
        def take(_: Decision) -> None:
            raise OSError(errno.ENOSPC, "what a library says about it")

        yield take

    monkeypatch.setattr("tilery.cli.export.to_lines", full)
    out = tmp_path / "all.jsonl"
    assert run(["export", str(games), "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"tilery: {out} can't be written: No space left on device.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file that is always full")
@pytest.mark.parametrize("command", ["export", "verify"])
def test_no_record_is_blamed_if_the_output_is_full_or_closed(games: Path, command: str) -> None:
    rooms = [str(path) for path in GAMES.paths]
    files = sorted(map(str, games.glob("*.tilery"))) * 10
    line = [sys.executable, "-m", "tilery", command, *files, "--rooms", *rooms]
    with Path("/dev/full").open("w") as full:
        assert subprocess.run(line, stdout=full, stderr=subprocess.PIPE, text=True, check=False).stderr == (
            "tilery: No space left on device.\n"
        )
    reader, writer = os.pipe()
    os.close(reader)
    assert subprocess.run(line, stdout=writer, stderr=subprocess.PIPE, text=True, check=False).stderr == ""
    os.close(writer)


def test_parquet_says_what_it_needs(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(["export", str(games), "--out", str(tmp_path / "all.parquet")]) == 2
    assert "pip install 'tilery[export]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_parquet_holds_the_same(games: Path, tmp_path: Path) -> None:
    for name in ("all.jsonl", "all.parquet", "again.parquet"):
        assert run(["export", str(games), "--out", str(tmp_path / name)]) == 0
    rows = parquet.read_table(tmp_path / "all.parquet").to_pylist()
    for row in rows:
        row |= {name: json.loads(row[name]) for name in ("position", "options")}
    assert rows == lines(tmp_path / "all.jsonl")
    assert (tmp_path / "all.parquet").read_bytes() == (tmp_path / "again.parquet").read_bytes()
