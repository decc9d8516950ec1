"""Reviews on the command line: steps as pages count them, one kind of output, and always a sign of what is going on."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from tilery.analysis.ledger import Exact, Turn
from tilery.analysis.review import Moment, Player, Review
from tilery.cli import preparing, progress
from tilery.cli.app import run
from tilery.cli.review import show
from tilery.engine import CHANCE
from tilery.engine.bot import Ending
from tilery.games import GAMES, kernels, levels

SHORT = ["--playouts", "4"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert run(["simulate", "staircase", "--games", "1", "--seed", "3", "--out", str(tmp_path)]) == 0
    return tmp_path / "staircase-00001.tilery"


def test_steps_are_counted_as_on_pages_from_1() -> None:
    even, none = (0.5, 0.5), (0.0, 0.0)
    luck = Moment(0, 3, CHANCE, (0.6, 0.4), (0.1, -0.1), none, none)
    ending = Exact(9, 0, Ending(5, -3, last=True))
    blunder = Moment(17, 17, 1, even, none, none, none, "lay", "buy", 0.3, 0.2, 0.01, "blunder", ending)
    player = Player(0.5, 0.0, 0.0, 0.0, 0.0, 0.5, None, {})
    turns = [Turn(1, 16, 17, could=9, scored=0)]
    looked = Review("a-game", ("Ada", "Ben"), 4, even, [luck, blunder], [player] * 2, turns, "points")
    screen = Console(record=True, width=100, file=io.StringIO())
    show(screen, looked, "a game")
    told = screen.export_text()
    assert re.search(r"^step +player", told, re.MULTILINE)
    assert re.search(r"^18 +Ben", told, re.MULTILINE)
    assert "Most was left by Ben, step 18:" in told
    assert "The greatest luck: Ada, step 4," in told
    assert "before step 18 Ben could end the round" in told


def test_data_and_a_picture_are_not_printed_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", "any.tilery", "--json", "--svg"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "--json and --svg" in err


def test_without_a_terminal_lines_say_how_far_it_is(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert run(["review", str(record), *SHORT, "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)
    first, *rest = [line for line in err.splitlines() if record.name in line]
    assert first == f"Reviewing {record.name}…"
    assert rest
    assert set(rest) <= {f"{record.name}: {percent} %" for percent in (25, 50, 75, 100)}


def test_in_a_terminal_there_is_a_bar_while_bots_are_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = io.StringIO()
    shown = list[str]()

    def line() -> Progress:
        console = Console(file=screen, force_terminal=True, width=80)
        return Progress(*progress.progress_line().columns, console=console)

    monkeypatch.setattr(preparing, "progress_line", line)
    monkeypatch.setattr(preparing, "can_compile", lambda: True)
    monkeypatch.setattr(preparing, "can_keep", lambda: True)
    monkeypatch.setattr(preparing, "is_ready", lambda _: False)
    monkeypatch.setattr(preparing, "prepare", lambda _: shown.append(screen.getvalue()))
    game = next(game for game in GAMES.all() if kernels(game))
    assert preparing.prepare_bots(game.info.id, levels(game).names()[-1:])
    assert shown
    assert all("Compiling" in one for one in shown), "there before the first is compiled"
    assert f"Preparing the bots of {game.info.id}" in capsys.readouterr().err
