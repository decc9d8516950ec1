"""The command line as a person and a script meet it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilery.cli.app import app, run
from tilery.engine.record import Record
from tilery.games import GAMES

SIMULATE = ["simulate", "staircase", "--bots", "normal,random", "--games", "4", "--seed", "3", "--workers", "1"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert run([*SIMULATE[:5], "1", "--seed", "3", "--out", str(tmp_path)]) == 0
    return tmp_path / "staircase-00001.tilery"


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What standard error says, on exactly one line, when a command can't be done."""
    capsys.readouterr()
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("tilery: ")
    return err


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert {"games", "bots", "simulate", "watch", "replay", "verify"} <= set(names)
    for name in names:
        assert run([name, "--help"]) == 0
        assert f"tilery {name}" in capsys.readouterr().out.split("Example", 1)[1]


@pytest.mark.parametrize("arguments", [[], ["tables"]])
def test_without_a_command_there_is_help_and_no_empty_complaint(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert "Usage: tilery" in out
    assert err == ""


def test_games_lists_each_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [game["id"] for game in told] == list(GAMES.names())
    assert told[-1]["seats"] == [2, 3, 4]
    assert [option["name"] for option in told[-1]["options"]] == ["tiles"]
    assert run(["games"]) == 0
    assert "tiles=12|20" in capsys.readouterr().out


def test_bots_lists_the_levels_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["staircase"] == ["random", "normal"]
    assert run(["bots"]) == 0
    told = capsys.readouterr().out
    assert "Chooses a kind of move at random" in told
    assert ">>>" not in told  # the examples of docstrings are for programmers


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIMULATE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["moves"] > 100
    took = told["moves"] / told["moves_per_second"]
    assert told["seconds"] == pytest.approx(took, abs=0.001)  # it is told in whole milliseconds
    assert [row["bot"] for row in told["bots"]] == ["normal", "random"]
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(4)


def test_the_same_seed_gives_the_same_records_whatever_the_number_of_cores(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        assert run([*SIMULATE[:-1], workers, "--out", str(tmp_path / workers)]) == 0
    one, two = (
        {file.name: file.read_text() for file in sorted((tmp_path / workers).iterdir())} for workers in ("1", "2")
    )
    assert len(one) == 4
    assert one == two
    assert len(set(one.values())) == 4


def test_another_seed_gives_other_records(tmp_path: Path, record: Path) -> None:
    assert run([*SIMULATE[:5], "1", "--seed", "4", "--out", str(tmp_path / "other")]) == 0
    assert (tmp_path / "other" / record.name).read_text() != record.read_text()


def test_bots_change_seats_from_game_to_game(tmp_path: Path) -> None:
    assert run([*SIMULATE, "--out", str(tmp_path)]) == 0
    players = [Record.parse(file.read_text()).players for file in sorted(tmp_path.iterdir())]
    assert players == [("normal", "random"), ("random", "normal")] * 2


def test_replay_prints_one_object_a_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seq"] for line in lines] == list(range(len(lines)))
    assert lines[0]["seat"] == "chance"
    assert lines[0]["move"].startswith("draw ")
    assert {line["seat"] for line in lines} == {"chance", 0, 1}
    assert all({"events", "state"} <= line.keys() for line in lines)
    assert [line for line in lines if "result" in line] == [lines[-1]]
    assert len(lines[-1]["result"]["points"]) == 2


def test_replay_draws_the_table(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "stock" in out
    assert "winners" in out


def test_watch_shows_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["watch", "--bots", "easy", "--seats", "3", "--seed", "1", "--delay", "0"]) == 0
    out = capsys.readouterr().out
    assert "player 3, easy 3" in out
    assert "Over: points" in out


def test_verify_accepts_what_simulate_wrote(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record)]) == 0
    assert "in order" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("\n* draw ", "\n* draw 9", "draw"),
        ("\n0 ", "\n1 ", "SC-2"),
        ("seed: ", "seed: 00", "hexadecimal"),
        ("rules: 1", "rules: 7", "version 7 of the rules"),
        ("game: staircase", "game: chess", "There is no game 'chess'"),
        ("result: points ", "result: points 1", "result should be"),
        ("tilery-record 1", "something else", "line 1"),
    ],
)
def test_verify_names_what_is_off(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    capsys.readouterr()
    assert run(["verify", str(record)]) == 1
    err = capsys.readouterr().err
    assert told in err
    assert f"{record}, line " in err
    assert err.count("\n") == 1


def test_verify_goes_on_after_a_bad_file(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record.with_name("missing")), str(record)]) == 1
    out, err = capsys.readouterr()
    assert "in order" in out
    assert "No such file" in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess"], f"There is: {GAMES.names()[0]}"),
        (["simulate", "staircase", "--bots", "normal,genius"], "random, normal"),
        (["simulate", "staircase", "--seats", "6"], "2, 3, 4"),
        (["simulate", "staircase", "--seats", "3", "--bots", "normal,normal"], "3 seats need 3 bots"),
        (["simulate", "staircase", "--option", "tiles=many"], "12, 20"),
        (["simulate", "staircase", "--option", "colour=red"], "There is: tiles"),
        (["simulate", "staircase", "--option", "tiles"], "name=value"),
        (["simulate", "staircase", "--option", "tiles=@no-such-file"], "No such file"),
        (["simulate", "staircase", "--games", "0"], "--games"),
        (["simulate", "staircase", "--bots", ""], "no bot for Staircase ''"),
        (["arena", "staircase", "random", "easy", "--time", "inf"], "--time"),
        (["replay", "no-such-file"], "No such file"),
        (["dance"], "dance"),
    ],
)
def test_what_does_not_exist_is_named_with_what_does(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refusal(capsys, *arguments)


def test_an_unwritable_folder_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert "can't be written" in refusal(capsys, *SIMULATE, "--out", str(tmp_path / "file"))


def test_a_garbled_file_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00noise")
    assert "UTF-8" in refusal(capsys, "replay", str(tmp_path / "noise"))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_cannot_be_read_is_worded_the_same_by_every_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    missing = tmp_path / "missing"
    for path, why in ((tmp_path, "This is a folder, not a file."), (missing, "No such file or directory.")):
        assert run([command, str(path)]) != 0
        assert capsys.readouterr().err == f"tilery: {path}: {why}\n"


@pytest.mark.parametrize("command", [["puzzles", "staircase", "--check"], ["review"]])
def test_nobody_waits_for_bots_to_hear_that_a_file_is_no_good(
    command: list[str], record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("puzzles", "review"):
        monkeypatch.setattr(f"tilery.cli.{module}.prepare_bots", lambda *_: pytest.fail("bots are prepared"))
    assert "missing" in refusal(capsys, *command, str(record.with_name("missing")))
    if command == ["review"]:
        record.write_text("".join(record.read_text().splitlines(keepends=True)[:-1]))
        assert "the game is not over" in refusal(capsys, *command, str(record))


def test_a_cancelled_simulation_says_so_and_leaves_only_whole_records(tmp_path: Path) -> None:
    rooms = [str(path) for path in GAMES.paths]
    command = [sys.executable, "-m", "tilery", "simulate", "staircase", "--rooms", *rooms, "--out", str(tmp_path)]
    process = subprocess.Popen(
        [*command, "--games", "100000", "--workers", "2"],
        stderr=subprocess.PIPE,
        text=True,
        # A runner in the background may have passed on that interrupts are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        while process.poll() is None and len(list(tmp_path.iterdir())) < 3:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Cancelled after" in err
    assert err.count("\n") == 1
    assert all(file.suffix == ".tilery" for file in tmp_path.iterdir())
    for file in sorted(tmp_path.iterdir())[-3:]:
        assert run(["verify", str(file)]) == 0
