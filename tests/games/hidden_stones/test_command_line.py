"""Options of Hidden Stones on the command line and in record files: what can't be played is refused with its reason."""

from pathlib import Path

import pytest

from tilery.cli.app import run
from tilery.engine import Record, RecordError
from tilery.games.hidden_stones.game import GAME

SIMULATE = ["simulate", "hidden-stones", "--bots", "easy,random", "--games", "4", "--seed", "3", "--workers", "1"]


def refusal(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert run([*SIMULATE, *options]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(("option", "told"), [("equal-turns=no", "HS-11"), ("start=4", "HS-3")])
def test_options_that_do_not_go_together_are_refused_with_the_rule(
    option: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refusal(capsys, "--option", option)


def test_a_bad_deck_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# mine; all mine\n1 1 BH\n2 4 FT\n")
    assert "line 3" in refusal(capsys, "--option", f"deck=@{deck}")


def test_records_with_a_home_made_deck_stand_alone(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# mine; all mine\n" + "".join(f"{n} 1 {'FBHOST'[n % 6]}{'FBHOST'[n % 5]}\n" for n in range(1, 30)))
    assert run([*SIMULATE, "--option", f"deck=@{deck}", "--out", str(tmp_path / "out")]) == 0
    deck.unlink()
    assert run(["verify", *map(str, (tmp_path / "out").iterdir())]) == 0


@pytest.mark.parametrize(
    ("option", "complaint"), [("option start: 2", "nobody sits there"), ("option deck: 1 1 BH", "at least 5")]
)
def test_a_record_of_a_table_that_cannot_be_is_refused(option: str, complaint: str) -> None:
    headers = ["game: hidden-stones", "rules: 1", "seats: 2", option, "player 0: Ann", "player 1: Bob"]
    record = Record.parse("\n".join(["tilery-record 1", *headers, f"commitment: {'0' * 64}", "", ""]))
    with pytest.raises(RecordError, match=complaint):
        record.replay(GAME)
