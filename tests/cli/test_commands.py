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

SIMULATE = ["simulate", "hidden-stones", "--bots", "easy,random", "--games", "4", "--seed", "3", "--workers", "1"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert run([*SIMULATE[:5], "1", "--seed", "3", "--out", str(tmp_path)]) == 0
    return tmp_path / "hidden-stones-00001.tilery"


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


def test_games_lists_each_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    (stones, *_) = json.loads(capsys.readouterr().out)
    assert stones["id"] == "hidden-stones"
    assert stones["seats"] == [1, 2, 3, 4, 5]
    assert [option["name"] for option in stones["options"]] == ["edition", "equal-turns", "start", "deck"]
    assert run(["games"]) == 0
    assert "Hidden Stones" in capsys.readouterr().out


def test_bots_lists_the_levels_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hidden-stones"] == ["random", "easy", "normal"]


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIMULATE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["moves"] > 100
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"], rel=0.05)
    assert [row["bot"] for row in told["bots"]] == ["easy", "random"]
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
    assert players == [("easy", "random"), ("random", "easy")] * 2


def test_replay_prints_one_object_a_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seq"] for line in lines] == list(range(len(lines)))
    assert lines[0]["seat"] == "chance"
    assert lines[0]["move"].startswith("stones ")
    assert {line["seat"] for line in lines} == {"chance", 0, 1}
    assert all({"events", "state"} <= line.keys() for line in lines)
    assert [line for line in lines if "result" in line] == [lines[-1]]
    assert len(lines[-1]["result"]["points"]) == 2


def test_replay_draws_the_table(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "draw pile" in out
    assert "winners" in out


def test_watch_shows_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["watch", "--bots", "easy", "--seats", "3", "--seed", "1", "--delay", "0"]) == 0
    out = capsys.readouterr().out
    assert "player 2, easy 3" in out
    assert "Over: points" in out


def test_verify_accepts_what_simulate_wrote(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record)]) == 0
    assert "in order" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("\n* draw ", "\n* draw 9", "draw"),
        ("\n0 ", "\n1 ", "HS-3"),
        ("seed: ", "seed: 00", "hexadecimal"),
        ("rules: 1", "rules: 7", "version 7 of the rules"),
        ("game: hidden-stones", "game: chess", "There is no game 'chess'"),
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
        (["simulate", "chess"], "There is: hidden-stones"),
        (["simulate", "hidden-stones", "--bots", "easy,genius"], "random, easy, normal"),
        (["simulate", "hidden-stones", "--seats", "6"], "1, 2, 3, 4, 5"),
        (["simulate", "hidden-stones", "--seats", "3", "--bots", "easy,easy"], "3 seats need 3 bots"),
        (["simulate", "hidden-stones", "--option", "edition=first"], "piatnik, magellan"),
        (["simulate", "hidden-stones", "--option", "colour=red"], "edition, equal-turns, start, deck"),
        (["simulate", "hidden-stones", "--option", "edition"], "name=value"),
        (["simulate", "hidden-stones", "--option", "equal-turns=no"], "HS-11"),
        (["simulate", "hidden-stones", "--option", "start=4"], "HS-3"),
        (["simulate", "hidden-stones", "--option", "deck=@no-such-file"], "No such file"),
        (["simulate", "hidden-stones", "--games", "0"], "--games"),
        (["replay", "no-such-file"], "No such file"),
        (["dance"], "dance"),
    ],
)
def test_what_does_not_exist_is_named_with_what_does(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refusal(capsys, *arguments)


def test_a_bad_deck_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# mine; all mine\n1 1 BH\n2 4 FT\n")
    assert "line 3" in refusal(capsys, "simulate", "hidden-stones", "--option", f"deck=@{deck}")


def test_records_with_a_home_made_deck_stand_alone(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# mine; all mine\n" + "".join(f"{n} 1 {'FBHOST'[n % 6]}{'FBHOST'[n % 5]}\n" for n in range(1, 30)))
    assert run([*SIMULATE, "--option", f"deck=@{deck}", "--out", str(tmp_path / "out")]) == 0
    deck.unlink()
    assert run(["verify", *map(str, (tmp_path / "out").iterdir())]) == 0


def test_an_unwritable_folder_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert "can't be written" in refusal(capsys, *SIMULATE, "--out", str(tmp_path / "file"))


def test_a_garbled_file_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00noise")
    assert "UTF-8" in refusal(capsys, "replay", str(tmp_path / "noise"))


def test_a_cancelled_simulation_says_so_and_leaves_only_whole_records(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tilery", "simulate", "hidden-stones", "--games", "100000", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [*command, "--bots", "easy", "--workers", "2"],
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
