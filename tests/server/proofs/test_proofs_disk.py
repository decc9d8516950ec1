"""A disk that is full, nearly full, locked or unwritable: each once."""

import asyncio
import pickle
import sys
from pathlib import Path

import pytest
from proofs.disks import disk, read_only

from tests.kit.server import GAME
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server.workers.process import ProcessWorker
from tilery.tables.thinking.questions import BotQuestion


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a process its disk")
def test_without_a_disk_everything_is_refused_and_with_it_everything_goes_on(tmp_path: Path) -> None:
    found = disk.run(tmp_path, len(disk.FAULTS))
    assert found.held, str(found)


def test_a_read_only_file_system_that_can_not_be_had_is_not_tried_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    found = read_only.run(tmp_path, 1)
    assert "read-only: NOT TRIED, because mkfs.ext4 is not installed" in str(found)
    assert not found.wrong


def test_a_worker_that_starts_on_a_full_disk_leaves_nothing_that_stops_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python would write its bytecode, which is there by half afterwards, and nobody could import it any more."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    match = Match(GAMES.get(GAME), seats=2, seed=bytes(32))
    question = pickle.dumps(BotQuestion(GAME, "normal", match.view(min(match.pending)), 0))

    async def ask() -> bytes:
        worker = ProcessWorker("tilery.server.workers.bot_process")
        try:
            return await worker.ask(question, 60)
        finally:
            await worker.end()

    assert asyncio.run(ask())[:1] == b"+"
    assert not list(tmp_path.rglob("*.pyc"))
