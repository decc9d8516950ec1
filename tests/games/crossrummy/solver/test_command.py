"""`tilery solve`: the best laying in a position of a record."""

import importlib.util
import json

import pytest

from tests.layout.sources import PROJECT
from tilery.cli.app import run

RECORDS = PROJECT / "tests" / "games"
TWO = str(RECORDS / "crossrummy" / "golden" / "two.tilery")


def test_the_last_position_is_solved_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", TWO, "--steps", "0"]) == 0
    told = capsys.readouterr().out
    assert "Tiles laid: " in told
    assert "Bound: " in told
    assert "proven" in told


def test_a_program_gets_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", TWO, "--move", "4", "--steps", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["before"] == 4
    assert len(told["laid"]) <= told["bound"] <= told["held"]
    assert (told["move"] is None) == (not told["laid"])


@pytest.mark.parametrize(
    ("file", "more", "words"),
    [
        (TWO, ["--move", "0"], "Nobody may lay after step 0"),
        (TWO, ["--move", "9999"], "0 is the start"),
        (str(RECORDS / "triominos" / "golden" / "two.tilery"), [], "has no solver"),
        ("no-such-file", [], "No such file"),
    ],
)
def test_what_can_t_be_solved_is_refused(
    file: str, more: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", file, *more]) == 2
    assert words in capsys.readouterr().err


def test_without_the_prover_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ortools" else find(name))
    assert run(["solve", TWO]) == 2
    assert "pip install ortools" in capsys.readouterr().err
