"""Contests on the command line: they go on where they stopped, and say what they found in plain words."""

import importlib
import json
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.contests import killed_in_between, records, without_seconds
from tilery.cli import preparing
from tilery.cli.app import run
from tilery.engine.bot import RandomBot
from tilery.engine.record import Record
from tilery.games import GAMES, kernels
from tilery.games.rooms import folder_of

ARENA = ["arena", "staircase", "normal", "random", "--games", "6", "--seed", "3", "--workers", "1"]
SOLO = next(game.info.id for game in GAMES.all() if 1 in game.info.seats)

SLOW = """
import os, time
from tilery.engine.bot import RandomBot
class Slow(RandomBot):
    def choose(self, view, rng):
        time.sleep(float(os.environ.get("PAUSE", "0")))
        return super().choose(view, rng)
"""


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tilery: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("command", [[], ["play"], ["ladder"], ["show"]])
def test_each_command_has_help_with_an_example(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *command, "--help"]) == 0
    assert "tilery arena" in capsys.readouterr().out.split("Example", 1)[1]


def test_help_names_only_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "ladder", "--help"]) == 0
    assert "--test" not in capsys.readouterr().out


def test_one_game_is_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    for name in sorted(records(tmp_path))[1:]:
        (tmp_path / name).unlink()
    capsys.readouterr()
    assert run(["arena", "show", str(tmp_path)]) == 0
    assert "Staircase, 2 players, 1 game\n" in capsys.readouterr().out


def test_a_contest_leaves_records_that_hold_and_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert "Staircase, 2 players, 6 games" in out
    assert f"Records in {tmp_path}" in "".join(out.splitlines())
    assert err == ""
    kept = records(tmp_path)
    assert len(kept) == 6
    assert all(Record.parse(text).draws == "seats" for text in kept.values())
    assert run(["verify", *(str(tmp_path / name) for name in kept)]) == 0


def test_what_was_played_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    told, before = capsys.readouterr().out, records(tmp_path)
    half = tmp_path / max(before)
    half.write_text(half.read_text()[:-3])
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (told, f"5 of 6 games are in {tmp_path} already.\n")
    assert records(tmp_path) == before
    monkeypatch.setattr("tilery.arena.fixture.live_game", None)
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().err == f"All 6 games are in {tmp_path} already.\n"


def test_more_games_and_other_bots_join_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    before = records(tmp_path)
    (tmp_path / "slow.py").write_text(SLOW)
    more = ["arena", "staircase", "normal", "random", f"{tmp_path}/slow.py:Slow", "--games", "8", "--seed", "3"]
    assert run([*more, "--workers", "1", "--out", str(tmp_path)]) == 0
    after = records(tmp_path)
    assert len(after) == 3 * 8
    assert before.items() <= after.items()
    capsys.readouterr()
    assert run(["arena", "show", str(tmp_path), "--json"]) == 0
    [kind] = json.loads(capsys.readouterr().out)
    assert (kind["game"], kind["seats"], kind["games"]) == ("staircase", 2, 24)
    assert {row["won"]["games"] for row in kind["bots"]} == {16}
    [normal] = [row for row in kind["bots"] if row["bot"] == "normal"]
    assert normal["rating"] == 1500
    assert all(row["worst_seconds"] >= row["median_seconds"] >= 0 for row in kind["bots"])
    assert len(kind["tables"]) == 3


@pytest.mark.parametrize("more", [[], ["--time", "60"], ["--test", "-200", "200"]], ids=["plain", "time", "test"])
def test_a_contest_that_was_killed_goes_on_and_ends_as_if_nothing_had_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    command = ["arena", "staircase", f"{tmp_path}/slow.py:Slow", "normal", "--games", "24", *more]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    killed_in_between(command, killed)
    assert 0 < len(records(killed)) < 24
    told = []
    for folder in (killed, whole):
        capsys.readouterr()
        assert run([*command, "--out", str(folder), "--workers", "1", "--json"]) == 0
        told.append(without_seconds(json.loads(capsys.readouterr().out)))
    assert told[0] == told[1]
    assert records(killed) == records(whole)


def test_ctrl_c_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stop.py").write_text(
        SLOW.replace("time.sleep", "games.append(1)\n        if len(games) > 40: raise KeyboardInterrupt #").replace(
            "class", "games = []\nclass"
        )
    )
    monkeypatch.chdir(tmp_path)
    assert run(["arena", "staircase", "stop.py:Slow", "random", "--workers", "1"]) == 130
    done = len(records(tmp_path))
    assert 0 < done < 100
    assert capsys.readouterr().err == (
        f"tilery: Cancelled after {done} of 100 games. They are kept in arena-staircase; "
        "the same command goes on from there.\n"
    )


def test_the_ladder_goes_from_the_bottom_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = importlib.import_module(f"{type(GAMES.get('staircase')).__module__.rpartition('.')[0]}.bots")
    assert "fewer than two levels" in refusal(capsys, "arena", "ladder", "staircase", "--out", str(tmp_path))
    monkeypatch.setattr(bots, "LEVELS", {"easy": RandomBot, **bots.LEVELS, "expert": bots.LEVELS["normal"]})
    command = ["arena", "ladder", "staircase", "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    assert run([*command, "--markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines] == ["| level", "| ---", "| easy", "| normal", "| expert"]
    assert lines[2].startswith("| easy | | ")
    assert lines[3].split(" | ")[2:4] == ["4", "1500"]
    assert len({line.count("|") for line in lines}) == 1
    assert run(command) == 0
    assert "wins against the one below" in capsys.readouterr().out
    document = tmp_path / "bots.md"
    document.write_text("# Bots\n\n<!-- ladder staircase -->\nold\n<!-- end of the ladder -->\n\nThe end\n")
    assert run([*command, "--write", str(document)]) == 0
    start, *table, end = document.read_text().partition("# Bots\n\n")[2].removesuffix("\n\nThe end\n").splitlines()
    assert (start, end) == ("<!-- ladder staircase -->", "<!-- end of the ladder -->")
    assert table == ["", *lines, ""]
    document.write_text("# Bots\n")
    assert "needs the lines '<!-- ladder staircase -->'" in refusal(capsys, *command, "--write", str(document))
    none = tmp_path / "none.md"
    assert f"{none} can't be read: No such file or directory." in refusal(capsys, *command, "--write", str(none))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "normal", "random"], "There is no game 'chess'"),
        (["staircase", "normal", "genius"], "random, normal"),
        (["staircase", "normal"], "two bots that differ"),
        (["staircase", "one.py:Slow", "same.py:Slow"], "two bots that differ"),
        ([SOLO, "easy", "random", "--seats", "1"], "needs two players"),
        (["staircase"], "bot"),
        (["show", "no-such-folder"], "There is no folder no-such-folder."),
        (["show", "."], "There are no finished games in ."),
        (["staircase", "normal", "nowhere.py:Bot"], "There is no file"),
        (["staircase", "normal", "random", "--option", "tiles=many"], "12, 20"),
        (["staircase", "normal", "random", "--out", ""], "The path is empty"),
        (["staircase", "normal", "random", "--out", "file"], "Records can't be written to file"),
    ],
)
def test_what_cannot_be_done_is_told_on_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    for name in ("one.py", "same.py"):
        (tmp_path / name).write_text(SLOW)
    assert told.lower() in refusal(capsys, "arena", *arguments).lower()


def test_a_file_of_another_contest_is_not_taken_for_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    one, other, *_ = sorted(tmp_path.rglob("*.tilery"))
    shutil.copy(other, one)
    assert "is a game of another contest" in refusal(capsys, *ARENA, "--out", str(tmp_path))


def test_games_of_bots_that_have_changed_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    changed = tmp_path / "room"
    shutil.copytree(folder_of(GAMES.get("staircase")), changed)
    (changed / "bots.py").write_text("# wiser now\n")
    monkeypatch.setattr("tilery.arena.folder.folder_of", lambda _: changed)
    told = refusal(capsys, *ARENA, "--out", str(tmp_path))
    assert "The code of staircase has changed" in told
    (tmp_path / "code.json").unlink()
    assert run([*ARENA, "--out", str(tmp_path)]) == 0


@pytest.mark.parametrize("damage", ["", "{", "[1]", '{"staircase": null}', "\xff", "a folder"])
def test_what_is_known_of_the_bots_is_not_replaced_if_it_can_not_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    file = tmp_path / "code.json"
    file.unlink()
    if damage == "a folder":
        file.mkdir()
    else:
        file.write_bytes(damage.encode("latin-1"))
    told = refusal(capsys, *ARENA, "--games", "8", "--out", str(tmp_path))
    assert told.startswith(f"tilery: {file} {'can' if file.is_dir() else 'is damaged'}")
    assert "Choose another folder with --out." in told
    assert len(records(tmp_path)) == 6
    assert file.is_dir() or file.read_bytes() == damage.encode("latin-1")


def test_records_that_are_not_whole_are_left_out_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--out", str(tmp_path)]) == 0
    (tmp_path / "half.tilery").write_text("tilery-record 1\n")
    capsys.readouterr()
    assert run(["arena", "show", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert "6 games" in out
    assert err == "Left out: 1 record is not whole, or of a game that is not over.\n"


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[ModuleType]:
    """The game of these tests has a kernel; these were prepared."""
    prepared: list[ModuleType] = []
    monkeypatch.setattr(preparing, "kernels", lambda _: [ModuleType("kernel")])
    monkeypatch.setattr(preparing, "can_compile", lambda: True)
    monkeypatch.setattr(preparing, "can_keep", lambda: True)
    monkeypatch.setattr(preparing, "is_ready", lambda module: module in prepared)
    monkeypatch.setattr(preparing, "prepare", prepared.append)
    return prepared


def test_kernels_are_prepared_before_the_first_game(
    thinkers: list[ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert preparing.prepare_bots("staircase", ["normal", "random"]) is None, "nobody thinks with kernels"
    assert preparing.prepare_bots("staircase", ["own.py:Bot"])
    assert len(thinkers) == 1
    assert "about a minute, once" in capsys.readouterr().err
    monkeypatch.setattr(preparing, "is_ready", lambda _: True)
    assert preparing.prepare_bots("staircase", ["own.py:Bot"])
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("lacking", "told"), [("can_compile", "numba is not installed"), ("can_keep", "be written")])
def test_bots_that_think_less_are_not_taken_for_strong_ones(
    thinkers: list[ModuleType],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    lacking: str,
    told: str,
) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    command = ["arena", "staircase", f"{tmp_path}/slow.py:Slow", "random", "--games", "2", "--workers", "1"]
    monkeypatch.setattr(preparing, lacking, lambda: False)
    assert run([*command, "--out", str(tmp_path)]) == 0
    err = capsys.readouterr().err
    assert told in err
    assert "they are weaker" in err
    monkeypatch.setattr(preparing, lacking, lambda: True)
    assert run([*command, "--out", str(tmp_path)]) == 2
    assert "now they would play compiled" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("def choose(self, view, rng): return None", "That is no move of Staircase: None."),
        ("def choose(self, view, rng): return Draw(99)", "seed 0, deal 1, seat 1, move "),
        ("def choose(self, view, rng): raise SystemExit(3)", "failed: SystemExit: 3"),
        ("def __init__(self): pass\n    def choose(self, view, rng): pass", "can't be made with the game"),
    ],
)
def test_a_bot_that_fails_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, told: str
) -> None:
    room = type(GAMES.get("staircase")).__module__.rpartition(".")[0]
    (tmp_path / "own.py").write_text(
        f"from {room}.moves import *\nclass Own:\n    def __init__(self, game): pass\n    {body}\n"
    )
    command = ["arena", "staircase", f"{tmp_path}/own.py:Own", "random", "--games", "2", "--workers", "1"]
    assert told in refusal(capsys, *command, "--out", str(tmp_path / "games"))


def test_what_a_bot_prints_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "loud.py").write_text(SLOW.replace("time.sleep", "print('thinking'); time.sleep"))
    command = ["arena", "staircase", f"{tmp_path}/loud.py:Slow", "random", "--games", "2", "--workers", "1", "--json"]
    assert run([*command, "--out", str(tmp_path / "games")]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)
    assert "thinking" in err


def test_a_game_has_the_kernels_that_can_be_practised() -> None:
    for game in GAMES.all():
        assert all(callable(module.practise) for module in kernels(game))
    assert kernels(GAMES.get("staircase")) == ()
