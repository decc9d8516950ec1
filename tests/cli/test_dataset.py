"""The reference dataset: the same bytes each time, also after an interruption."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tests.kit.contests import ROOMS
from tilery.arena import Contest, bot_class, play
from tilery.cli import dataset
from tilery.cli.app import run
from tilery.games import GAMES

COMMAND = ["dataset", "staircase", "--level", "normal", "--workers", "1"]


def told(folder: Path) -> Any:
    return json.loads((folder / "manifest.json").read_text())


def made(folder: Path, *more: str) -> dict[str, bytes]:
    """The files of a dataset, by their places."""
    assert run([*COMMAND, *more, "--out", str(folder)]) == 0
    return files(folder)


def files(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_same_command_makes_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    first = made(tmp_path / "first", "--games", "10")
    assert sorted(first) == ["manifest.json", *(f"staircase/000{number}.parquet" for number in (1, 2, 3))]
    assert first == made(tmp_path / "second", "--games", "10")
    assert first != made(tmp_path / "other", "--games", "10", "--seed", "1")


def test_the_checksums_are_those_of_the_lines_whatever_the_files_are(tmp_path: Path) -> None:
    found = made(tmp_path / "lines", "--games", "3", "--lines")
    made(tmp_path / "parquet", "--games", "3")
    [part] = told(tmp_path / "lines")["parts"]
    assert hashlib.sha256(found["staircase/0001.jsonl"]).hexdigest() == part["sha256"]
    assert told(tmp_path / "parquet")["sha256"] == told(tmp_path / "lines")["sha256"]
    rows = parquet.read_table(tmp_path / "parquet/staircase/0001.parquet").to_pylist()
    lines = [json.loads(line) for line in found["staircase/0001.jsonl"].splitlines()]
    assert len(rows) == part["decisions"]
    assert [(row["record"], row["move"]) for row in rows] == [(line["record"], line["move"]) for line in lines]
    assert {line["record"] for line in lines} == {f"staircase-0000{number}" for number in (1, 2, 3)}


def test_games_are_in_their_order_whichever_was_over_first(tmp_path: Path) -> None:
    [share] = dataset.shares_of("staircase", 3, ".jsonl")
    records = {fixture.number: play(fixture).record for fixture in share.fixtures("normal", 0)}
    parts = [dataset.write_part(tmp_path, share, dict(items)) for items in (records.items(), [*records.items()][::-1])]
    assert parts[0] == parts[1]


def test_whoever_was_killed_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    command = ["dataset", "staircase", "--level", "normal", "--games", "350", "--lines", "--out"]
    killed = tmp_path / "killed"
    process = subprocess.Popen(
        [sys.executable, "-m", "tilery", *command, str(killed), *ROOMS, "--workers", "1"],
        env=os.environ,
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    try:
        while process.poll() is None and not (killed / "staircase/0001.jsonl").exists():
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=20)
    finally:
        process.kill()
    there = files(killed)
    assert "staircase/0001.jsonl" in there
    assert "staircase/0004.jsonl" not in there
    assert run([*command, str(killed), "--workers", "1"]) == 0
    assert run([*command, str(tmp_path / "whole"), "--workers", "1"]) == 0
    assert files(killed) == files(tmp_path / "whole")
    assert there["staircase/0001.jsonl"] == files(killed)["staircase/0001.jsonl"]


def test_what_is_there_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    before = made(tmp_path, "--games", "6")
    (tmp_path / "staircase/0002.parquet").unlink()
    assert made(tmp_path, "--games", "6") == before
    monkeypatch.setattr("tilery.arena.fixture.live_game", None)
    assert made(tmp_path, "--games", "6") == before
    assert told(tmp_path)["sha256"]["staircase"] in "".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("other", [["--games", "7"], ["--seed", "1"], ["--level", "random"], ["--lines"]])
def test_other_data_need_another_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str], other: list[str]) -> None:
    made(tmp_path, "--games", "1")
    assert run([*COMMAND, "--games", "1", *other, "--out", str(tmp_path)]) == 2
    assert "holds other data, or data of another version" in capsys.readouterr().err


@pytest.mark.parametrize("game", [game.info.id for game in GAMES.all() if 2 in game.info.seats])
def test_the_bots_of_the_dataset_play_without_a_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A brake for slow machines would change a game: here, every look at the clock takes an hour."""
    share = next(dataset.shares_of(game, 1, ".jsonl"))
    level = "normal" if game == "staircase" else "easy"
    [fixture] = share.fixtures(level, 3)
    usual = play(fixture).record
    hours = iter(range(0, 3600 * 10**9, 3600))
    made = bot_class(GAMES.get(game), level).__init__
    if "clock" in signature(made).parameters:
        monkeypatch.setattr(made, "__defaults__", (lambda: float(next(hours)),))
    monkeypatch.setattr(time, "process_time", lambda: float(next(hours)))
    assert play(fixture).record == usual
    assert fixture.chance_seed == Contest(game, 2, (level, level), 1, 3).fixture(0).chance_seed


def test_bots_that_think_with_kernels_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = next(game for game in GAMES.names() if game != "staircase")
    assert run(["dataset", game, "--level", "expert", "--games", "1", "--out", str(tmp_path)]) == 2
    assert "depends on the machine" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
