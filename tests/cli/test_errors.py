"""What is wrong with what somebody typed is said in plain words, the same for all commands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilery.cli.app import run
from tilery.games import GAMES

JARGON = ("Input should", "integer", "Invalid value", "argument", "range", "x>=", "Traceback", "pydantic", "directory")
MEET = ["arena", "play", "staircase", "normal", "random"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command writes that is not refused, as it should be, doesn't stay here."""
    monkeypatch.chdir(tmp_path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command is refused, without the name of the program."""
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tilery: ")
    assert err.count("\n") == 1
    assert not [word for word in JARGON if word in err]
    return err.removeprefix("tilery: ").removesuffix("\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([*MEET, "--games", "x"], "--games needs a whole number from 1 to 1,000,000, not 'x'."),
        ([*MEET, "--games", "0"], "--games needs a whole number from 1 to 1,000,000, not '0'."),
        ([*MEET, "--games", "9" * 5000], f"--games needs a whole number from 1 to 1,000,000, not '{'9' * 40}…'."),
        ([*MEET, "--seed", "-1"], "--seed needs a whole number from 0 to 999,999,999,999,999, not '-1'."),
        ([*MEET, "--seed", "1.5"], "--seed needs a whole number from 0 to 999,999,999,999,999, not '1.5'."),
        ([*MEET, "--time", "nan"], "--time needs a number from 0.001 to 86,400, not 'nan'."),
        ([*MEET, "--test", "0", "x"], "--test needs 2 numbers from -10,000 to 10,000, not 'x'."),
        ([*MEET, "--test", "0", "inf"], "--test needs 2 numbers from -10,000 to 10,000, not 'inf'."),
        ([*MEET, "--seats", "two"], "--seats needs a whole number, not 'two'."),
        (["simulate", "staircase", "--workers", "0"], "--workers needs a whole number from 1 to 1,000, not '0'."),
        (["watch", "--delay", "inf"], "--delay needs a number from 0 to 3,600, not 'inf'."),
        (["solve", "x", "--move", "-1"], "--move needs a whole number, 0 or more, not '-1'."),
        (["serve", "--port", "65536"], "--port needs a whole number from 0 to 65,535, not '65536'."),
        (["tables", "list", "--older-than", "9999999"], "--older-than needs a whole number from 0 to 36,500, not "),
    ],
)
def test_a_wrong_number_is_told_with_those_that_are_right(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, *arguments).startswith(words)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate"], "GAME is missing. See 'tilery simulate --help'."),
        (["dataset"], "--out is missing. See 'tilery dataset --help'."),
        (["games", "--rooms"], "--rooms needs a value."),
        ([*MEET, "--test", "0"], "--test needs 2 values."),
        (["games", "--json=5"], "--json takes no value."),
        (["games", "--jsn"], "There is no option --jsn. Similar: --json. See 'tilery games --help'."),
        (["--zzz"], "There is no option --zzz. See 'tilery --help'."),
        (["zzz"], "There is no command 'zzz'. See 'tilery --help'."),
        (["simulte"], "There is no command 'simulte'. Similar: 'simulate'. See 'tilery --help'."),
        (["games", "a", "b"], "This is more than the command needs: a b. See 'tilery games --help'."),
        (["tables", "delete", "a", "b", "--round", "1"], "With --round, name one table."),
    ],
)
def test_a_command_of_the_wrong_form_is_told_where_to_read_the_right_one(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, *arguments) == words


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", ""],
        ["verify", ""],
        ["arena", "show", ""],
        ["dataset", "--out", ""],
        ["simulate", "staircase", "--out", ""],
        ["serve", "--settings", ""],
    ],
)
def test_an_empty_path_is_not_taken_for_the_current_folder(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, *arguments).endswith(": The path is empty.")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/dev/null", "'/dev/null' is no ordinary file: choose another name."),
        ("nowhere/file", "There is no folder 'nowhere': make it, or correct the path."),
    ],
)
def test_what_can_not_be_written_is_refused_before_the_work(
    path: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, "export", "x", "--out", path) == f"--out: {words}"
    assert told(capsys, "puzzles", "staircase", "--out", path) == f"--out: {words}"
    assert told(capsys, *MEET, "--svg", path) == f"--svg: {words}"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["watch", "staircase", "--seats", "9" * 30], "There is no Staircase for this number of players: "),
        (["simulate", "staircase", "--out", "file"], "Records can't be written to file: It is a file, not a folder."),
        (["puzzles", "staircase", "--check", "folder"], "folder: This is a folder, not a file."),
        (["puzzles", "staircase", "--check", "file"], "file: There are no puzzles in this file."),
        (["migrate", "file", ""], "The path is empty."),
        (
            ["tables", "list", "--data", "postgresql://[::1/x"],
            "This is no address of a database, such as postgresql://",
        ),
        (["tables", "list", "--data", "postgresql://127.0.0.1:x/x"], "The port of postgresql://127.0.0.1:x/x, or an "),
        (
            ["tables", "list", "--data", "postgresql://127.0.0.1:99999/x"],
            "The port of postgresql://127.0.0.1:99999/x is",
        ),
        (
            ["serve", "--no-open", "--port", "0", "--host", "192.0.2.1"],
            "Port 0 of 192.0.2.1 can't be used: Cannot assign",
        ),
    ],
)
def test_nothing_odd_ends_in_a_traceback_or_in_the_words_of_a_library(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert told(capsys, *arguments).startswith(words)


@pytest.mark.skipif(os.name != "posix", reason="only there do shells close what a command writes to")
def test_a_command_whose_output_is_closed_ends_quietly(tmp_path: Path) -> None:
    assert run(["simulate", "staircase", "--games", "1", "--out", str(tmp_path)]) == 0
    rooms = " ".join(f"--rooms '{path}'" for path in GAMES.paths)
    command = f"'{sys.executable}' -m tilery export '{tmp_path}' {rooms} >&-"
    ended = subprocess.run(["/bin/sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_folder_is_not_taken_for_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"'{tmp_path}' is a folder: name a file."
    assert told(capsys, "export", "x", "--out", str(tmp_path)) == f"--out: {words}"
    assert told(capsys, "serve", "--settings", str(tmp_path)) == f"--settings: {words}"
