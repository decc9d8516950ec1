"""The bots of the documents come to a table and play, each in its language."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.documents.pages import DOCS, blocks
from tests.kit.engines import EXAMPLES
from tests.kit.process import PATIENCE
from tests.kit.table_bot import new_token
from tests.layout.sources import PROJECT
from tilery.cli.app import app

NODE = PROJECT / ".venv/bin/node"
BOTS = {"First": [sys.executable, "first_table_bot.py"], "Greedy": [str(NODE), "greedy_table_bot.js"]}


@pytest.fixture
def begin() -> Iterator[Any]:
    """Starts a program, and ends it in the end."""
    started: list[subprocess.Popen[bytes]] = []

    def start(command: list[str], *arguments: str) -> subprocess.Popen[bytes]:
        program = [command[0], str(EXAMPLES / command[1]), *arguments]
        started.append(subprocess.Popen(program, stderr=subprocess.DEVNULL, env={**os.environ, "NO_COLOR": "1"}))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait(PATIENCE)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_documents_plays_a_game(server: Any, join: Any, begin: Any, name: str) -> None:
    if not Path(BOTS[name][0]).exists():
        pytest.skip("there is no Node")
    begin(BOTS[name], f"ws://{server.address}/ws/engines", new_token(server.database, name))
    game = blocks(DOCS / "engines.md", "json")[1].split('"game": "')[1].split('"')[0]
    while name not in [bot["name"] for bot in server.get(f"games/{game}/bots").json()]:
        pass
    body = {"game": game, "seats": [{"kind": "device"}, {"kind": "bot", "level": f"@{name}"}]}
    made = server.post("tables", body).json()
    anna = join(server, made["id"], made["secrets"][0]["secret"])

    def moved() -> int:
        return sum(line["seat"] == 1 for line in anna.log[0])

    while moved() < 3 and anna.result is None:
        if anna.turn == 0:
            assert anna.play(0)["type"] == "done"
        else:
            anna.look()
    assert not any(line.get("stand_in") for line in anna.log[0])
    assert moved()


def test_the_bot_of_the_document_has_about_twenty_lines() -> None:
    code = (EXAMPLES / "first_table_bot.py").read_text(encoding="utf-8").split('"""')[2]
    assert len([line for line in code.splitlines() if line]) <= 20
    assert code.strip() in (DOCS / "engines.md").read_text(encoding="utf-8")


def test_a_host_issues_lists_and_revokes_tokens_while_the_server_runs(server: Any) -> None:
    def tilery(*arguments: str) -> tuple[int, str]:
        told = CliRunner().invoke(app, [*arguments, "--data", str(server.database)])
        return told.exit_code, told.output

    code, told = tilery("token", "Onyx")
    assert code == 0
    assert len(told.split()[-1]) == 43
    assert tilery("token", "issue", "onyx")[0] == 1
    assert "Onyx" in tilery("token", "list")[1]
    assert told.split()[-1] not in tilery("token", "list", "--json")[1]
    assert tilery("token", "revoke", "ONYX")[0] == 0
    assert "Onyx" not in tilery("token", "list")[1]
    assert tilery("token", "revoke", "Onyx")[0] == 1
