"""Rooms from elsewhere: found by path, played in the arena and over the server, and what is wrong with one is said."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.player import Player
from tests.kit.server import Server
from tilery.cli.app import run
from tilery.engine import Record, verify
from tilery.games import GAMES, Rooms
from tilery.games.rooms import RoomError, folder_of
from tilery.tables.store.rows import Stored, TableRow
from tilery.tables.table.table import Table
from tilery.tables.wire.refusal import Refusal

HERE = Path(__file__).parent
GAME = GAMES.get("staircase")


def tilery(*arguments: str) -> str:
    """The command in a process that knows nothing but what it is told."""
    command = [sys.executable, "-m", "tilery", *arguments]
    return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


def room(folder: Path, source: str) -> Path:
    """A room that has a game.py and nothing else."""
    folder.mkdir(parents=True)
    (folder / "game.py").write_text(source)
    return folder


def test_there_are_no_further_rooms_by_default() -> None:
    assert GAME.info.id not in json.loads(tilery("bots", "--json"))
    assert Rooms().paths == ()


@pytest.mark.parametrize("path", [HERE, folder_of(GAME)], ids=["a folder of rooms", "a room"])
def test_further_rooms_come_after_those_of_the_house(path: Path) -> None:
    rooms = Rooms()
    house = rooms.names()
    rooms.add(path)
    assert rooms.names() == (*house, GAME.info.id)
    assert rooms.get(GAME.info.id) is GAME
    rooms.add(path)
    assert rooms.paths == (path,)
    rooms.add(folder_of(GAME))
    assert rooms.names() == (*house, GAME.info.id)


def test_it_is_played_to_the_end_in_the_arena_and_its_records_hold(tmp_path: Path) -> None:
    simulate = ("simulate", GAME.info.id, "--games", "4", "--workers", "2", "--json", "--out", str(tmp_path))
    told = json.loads(tilery(*simulate, "--rooms", str(HERE)))
    assert told["games"] == 4
    records = sorted(map(str, tmp_path.glob("*.tilery")))
    assert tilery("verify", *records, "--rooms", str(HERE)).count("in order") == 4
    assert "winners" in tilery("replay", records[0], "--rooms", str(HERE)).splitlines()[-1]


def test_it_is_played_to_the_end_over_the_server(tmp_path: Path) -> None:
    """By a person, a bot in its own process, and with a hint; then its record is studied."""
    server = Server(tmp_path)
    try:
        made = server.make("device", "bot", game=GAME.info.id, level="normal")
        anna = Player(server.address, made.id, *made.secrets.values())
        assert anna.ask("hint", 0, whole=True)["type"] == "hinted"
        while anna.result is None:
            if anna.turn is None:
                anna.read()
            else:
                assert anna.move(0, anna.choose(0, "normal"))["type"] == "done"
        record = server.get(f"tables/{made.id}/rounds/0/record").text
        assert verify(Record.parse(record), GAME).over
        studied = server.post("study", {"record": record}).json()
        assert studied["head"]["checked"] == "verified"
        anna.close()
    finally:
        server.close()


def refused(path: Path) -> str:
    rooms = Rooms()
    with pytest.raises(RoomError) as error:
        rooms.add(path)
    assert (rooms.paths, rooms.names()) == ((), Rooms().names())
    return str(error.value)


def test_a_path_without_rooms_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "room.py"
    file.touch()
    assert f"{file} is a file, not a folder of rooms" in refused(file)
    file.unlink()
    assert "There is no folder" in refused(tmp_path / "nowhere")
    assert "a room is a folder with a game.py" in refused(tmp_path)


def test_a_second_game_with_the_same_id_is_refused(tmp_path: Path) -> None:
    name = Rooms().names()[0]
    folder = room(tmp_path / name.replace("-", "_"), "")
    assert f"there is a game '{name}' already" in refused(folder)
    copied = shutil.copytree(folder_of(GAME), tmp_path / "another" / folder_of(GAME).name)
    assert "another one is called 'staircase'" in refused(copied)


def test_an_id_that_is_not_the_name_of_the_folder_is_refused(tmp_path: Path) -> None:
    copied = shutil.copytree(folder_of(GAME), tmp_path / "copied_stairs")
    assert "has the id 'staircase', not 'copied-stairs'" in refused(copied)


def test_a_folder_that_cannot_be_a_package_is_refused(tmp_path: Path) -> None:
    assert "letters, digits and '_'" in refused(room(tmp_path / "my-game", ""))


@pytest.mark.parametrize(
    ("name", "source", "cause"),
    [
        ("lacks_module", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("lacks_game", "", "no attribute 'GAME'"),
        ("is_no_python", "def", "SyntaxError"),
        ("is_no_game", "GAME = 3", "GAME in game.py is no game"),
        ("goes_away", "raise SystemExit(3)", "SystemExit"),
    ],
)
def test_a_room_that_cannot_be_imported_is_refused_with_the_cause(
    tmp_path: Path, name: str, source: str, cause: str
) -> None:
    folder = room(tmp_path / name, source)
    for _ in range(2):
        told = refused(folder)
        assert cause in told
        assert str(folder) in told


def test_the_command_line_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tilery", "games", "--rooms", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stderr) == (
        2,
        f"tilery: There is no room in {tmp_path}: a room is a folder with a game.py.\n",
    )


def test_an_empty_path_does_not_mean_the_folder_one_is_in(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--rooms", ""]) == 2
    assert "--rooms" in (told := capsys.readouterr().err)
    assert "The path is empty" in told


def test_a_table_whose_game_is_gone_is_refused_by_name() -> None:
    table = TableRow("here", "four-winds", 1, {})
    with pytest.raises(Refusal, match="doesn't have the game 'four-winds'") as refused:
        Table(Stored(table, (), ()))
    assert refused.value.code == "no-game"
