"""What a host does with tables on the command line: list, show, delete and clean up."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.tables.store.rows import ANNA, BOT, FREE, PASS, finished, in_sql, table
from tilery.cli.app import run
from tilery.cli.tables_commands import tables
from tilery.server.store.serving_lock import serving
from tilery.tables.store.rows import KeyRow, LogRow, SeatRow
from tilery.tables.store.store import LibraryQuestion
from tilery.tables.store.table_code import code_of

NOW = datetime.now(UTC)
MARKUP = SeatRow(1, "person", "[bold]Benő[/bold]", secret_hash=b"b" * 32)
NAMELESS = SeatRow(1, "person", "", secret_hash=b"n" * 32)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A table that was played today, one that waits for people, one that is old, and one that nobody ever used."""

    async def fill() -> None:
        async with in_sql(tmp_path / "tables.db") as store:
            for name, days, seats, moved in (
                ("today", 0, (ANNA, MARKUP), True),
                ("waiting", 1, (ANNA, FREE), False),
                ("stale", 400, (ANNA, NAMELESS), True),
                ("unused", 40, (ANNA, BOT), False),
            ):
                at = NOW - timedelta(days=days)
                log = [LogRow(0, "start", seed=b"s" * 32, at=at), LogRow(1, "move", ("draw 7",), 0, "a1-b2", at=at)]
                await store.create(table(name, made=at, public=name == "today"), seats, log[: 1 + moved])
            await store.append("today", LogRow(2, "move", seat=1, at=NOW), finished("today", names="anna ben"))
            await store.lend([KeyRow("stale", 0, b"k" * 32, "pass")], PASS)

    asyncio.run(fill())
    return tmp_path / "tables.db"


def out(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    capsys.readouterr()
    assert run(["tables", *arguments]) == code
    said = capsys.readouterr()
    return said.err if code else said.out


def listed(capsys: pytest.CaptureFixture[str], database: Path, *more: str) -> list[str]:
    found = json.loads(out(capsys, "list", "--data", str(database), "--json", *more))
    names = {code_of(name): name for name in ("today", "waiting", "stale", "unused")}
    return [names[each["table"]] for each in found]


async def games(database: Path) -> list[Any]:
    async with in_sql(database) as store:
        return [*(await store.search(LibraryQuestion())).games]


def test_every_command_for_tables_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    names = list(get_command(tables).commands)  # type: ignore[attr-defined]
    assert names == ["list", "show", "delete", "clean"]
    for name in names:
        assert f"tilery tables {name}" in out(capsys, name, "--help").split("Example", 1)[1]


def test_the_list_fits_into_eighty_columns_and_has_no_address_of_a_table(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = out(capsys, "list", "--data", str(database))
    lines = said.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0].split() == ["table", "game", "players", "made", "last", "step", "steps", "kB", "public"]
    assert lines[-1] == "4 tables"
    for name in ("today", "waiting", "stale", "unused"):
        assert code_of(name)[:8] in said
        assert name not in said
    assert "[bold]Ben" in said  # a name is no markup
    for words in (
        "some-game",
        "(nameless)",
        "(free)",
        (NOW - timedelta(days=400)).astimezone().strftime("%Y-%m-%d"),
    ):
        assert words in said


def test_the_list_is_sorted_by_the_last_step_and_can_be_narrowed(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert listed(capsys, database) == ["today", "waiting", "unused", "stale"]
    assert listed(capsys, database, "--older-than", "30") == ["unused", "stale"]
    assert listed(capsys, database, "--unplayed") == ["waiting", "unused"]
    assert listed(capsys, database, "--name", "BENO") == ["today"]
    assert listed(capsys, database, "--game", "another") == []
    assert out(capsys, "list", "--data", str(database), "--game", "another") == "There is no such table.\n"


def test_one_table_is_shown_with_its_games_and_without_its_secrets(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = code_of("today")
    said = out(capsys, "show", code[:6], "--data", str(database))
    assert "[bold]Ben" in said
    assert "3, 1" in said
    assert "a1-b2" not in said
    (game,) = json.loads(out(capsys, "show", code, "--data", str(database), "--json"))["games"]
    assert (game["round"], game["points"]) == (0, [3, 1])
    for wrong in ("", "nothing", "today"):
        assert "no table with the code" in out(capsys, "show", wrong, "--data", str(database), code=2)


def test_tables_are_deleted_after_a_question(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["delete", code_of("today"), code_of("stale")[:8], "--data", str(database)]
    monkeypatch.setattr("typer.confirm", lambda _: False)
    assert "Nothing was deleted." in out(capsys, *command, code=130)
    assert len(listed(capsys, database)) == 4
    assert "2 tables deleted." in out(capsys, *command, "--yes")
    assert listed(capsys, database) == ["waiting", "unused"]
    assert asyncio.run(games(database)) == []
    assert b"Ben\xc5\x91" not in database.read_bytes()


def test_one_wrong_code_deletes_nothing(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "delete", code_of("stale"), "nonsense", "--yes", "--data", str(database), code=2)
    assert "no table with the code 'nonsense'" in said
    assert len(listed(capsys, database)) == 4


def test_a_finished_game_is_deleted_and_its_table_stays(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["delete", code_of("today"), "--yes", "--data", str(database), "--round"]
    assert "no game 1 of this table" in out(capsys, *command, "1", code=2)
    assert "Game 0 deleted." in out(capsys, *command, "0")
    assert asyncio.run(games(database)) == []
    assert "no game 0 of this table" in out(capsys, *command, "0", code=2)
    assert len(listed(capsys, database)) == 4
    assert "one table" in out(capsys, "delete", "a", "b", "--round", "0", "--data", str(database), code=2)


def test_clean_deletes_what_the_settings_say_and_links_of_no_use(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = tmp_path / "tilery.toml"
    settings.write_text("keep_days = 0\nkeep_unplayed_days = 0\n")
    command = ["clean", "--yes", "--data", str(database)]
    assert "0 tables deleted, of 4 tables." in out(capsys, *command, "--settings", str(settings))
    said = out(capsys, *command)
    assert code_of("stale")[:8] in said
    assert code_of("today")[:8] not in said
    assert "2 tables deleted, of 4 tables." in said
    assert listed(capsys, database) == ["today", "waiting"]
    assert b"Anna" in database.read_bytes()
    assert PASS.name.encode() not in asyncio.run(passes(database))


async def passes(database: Path) -> bytes:
    async with in_sql(database) as store:
        return repr(await store.find_pass(PASS.secret_hash)).encode()


@pytest.mark.parametrize("command", [["delete", code_of("stale"), "--yes"], ["clean", "--yes"]])
def test_while_a_server_runs_nothing_is_deleted_but_all_can_be_seen(
    database: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    with serving(database):
        said = out(capsys, *command, "--data", str(database), code=2)
        assert "A server is using" in said
        assert "admin page" in said
        assert len(listed(capsys, database)) == 4


@pytest.mark.parametrize("command", [["list"], ["show", "a"], ["delete", "a"], ["clean"]])
def test_no_database_is_made_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert "There is no database" in out(capsys, *command, "--data", str(tmp_path / "none.db"), code=2)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database\n" * 100)
    for command in (["list"], ["show", "abc"]):
        said = out(capsys, *command, "--data", str(file), code=2)
        assert said == f"tilery: The database {file} can't be read: file is not a database.\n"
