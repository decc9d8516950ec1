"""A server compiles what the strongest bots think with, and nobody waits for it."""

import asyncio
import logging
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.engine.kernels import toy_kernel
from tilery.games import GAMES
from tilery.server.logs import write_logs
from tilery.server.workers import preparing

Process = asyncio.subprocess.Process


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """The processes that were started; each does what `command` says instead of compiling."""
    processes: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def instead(*_: Any, **__: Any) -> Process:
        processes.append(await start(sys.executable, "-c", preparing.command))  # type: ignore[attr-defined]
        return processes[-1]

    monkeypatch.setattr(preparing, "command", "", raising=False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)
    monkeypatch.setattr(preparing, "can_compile", lambda: True)
    monkeypatch.setattr(preparing, "can_keep", lambda: True)
    monkeypatch.setattr(preparing, "kernels", lambda game: (toy_kernel,))
    return processes


@pytest.fixture
def logs() -> Iterator[None]:
    """Whatever is done to them, logs are written as before afterwards."""
    names = ("", "tilery", "uvicorn", preparing.__name__)
    before = [(one, one.handlers, one.propagate, one.level) for one in map(logging.getLogger, names)]
    yield
    for one, handlers, propagate, level in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


@pytest.mark.usefixtures("logs")
def test_the_log_says_when_compiling_begins_and_ends_and_how_long_it_took(
    started: list[Process], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def logged() -> list[str]:
        asyncio.run(preparing.prepare_bots())
        return capsys.readouterr().err.splitlines()

    write_logs("text")
    clock = iter((100.0, 162.4, 200.0, 203.0))
    monkeypatch.setattr(preparing, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    first, last = logged()
    assert f"(kernels: {len(GAMES.all())})" in first
    assert "compiled within 62 s: the strongest bots are ready" in last
    monkeypatch.setattr(preparing, "command", "raise SystemExit(1)", raising=False)
    assert "could not be compiled (tried for 3 s)" in logged()[1]
    assert len(started) == 2


def test_what_lies_ready_is_not_compiled_again(started: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda module: True)
    asyncio.run(preparing.prepare_bots())
    assert started == []


def test_nothing_is_compiled_that_cannot_be_kept(
    started: list[Process], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(preparing, "can_keep", lambda: False)
    asyncio.run(preparing.prepare_bots())
    assert started == []
    assert "can't be written" in caplog.text


def test_the_compiler_ends_with_the_server(started: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "command", "import time; time.sleep(600)", raising=False)

    async def stop() -> int:
        task = asyncio.create_task(preparing.prepare_bots())
        async with asyncio.timeout(30):
            while not started:  # noqa: ASYNC110 - it starts within milliseconds
                await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return await started[0].wait()

    assert asyncio.run(stop()) != 0
