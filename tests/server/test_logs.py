"""The log tells nothing that somebody holds, whoever writes into it."""

import asyncio
import logging
from collections.abc import Iterator

import pytest
from proofs.house import House, Lines, table_of

from tests.kit.server import GAME
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server.logs import write_logs
from tilery.tables.table.client import Sitting
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal


@pytest.fixture
def own_logs() -> Iterator[None]:
    """The logs as a server writes them; afterwards as they were."""
    loggers = [logging.getLogger(name) for name in ("", "tilery", "uvicorn")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.usefixtures("own_logs")
def test_a_task_that_nobody_waited_for_is_named_without_what_it_said(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def failing() -> None:
        raise KeyError("g14 in Ada's hand")

    async def forgetting() -> None:
        task = asyncio.create_task(failing())
        await asyncio.wait([task])

    write_logs(form)  # type: ignore[arg-type]
    asyncio.run(forgetting())
    asyncio.run(asyncio.sleep(0))
    said = capsys.readouterr().err
    assert "Task exception was never retrieved" in said
    assert "KeyError at test_logs.py:" in said
    assert "g14" not in said


@pytest.mark.usefixtures("own_logs")
def test_a_library_that_fails_is_named_without_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    write_logs("text")
    try:
        raise ValueError("g14 in Ada's hand")
    except ValueError:
        logging.getLogger("alembic").exception("it failed")
    said = capsys.readouterr().err
    assert "it failed" in said
    assert "g14" not in said


def test_a_bot_that_answers_nonsense_is_not_quoted() -> None:
    async def ask() -> None:
        house = House()
        house.thinker.answering = "lay g14 on the lamp"
        match = Match(GAMES.get(GAME), seats=2, seed=bytes(32))
        table = table_of(match, None, "secret", seq=1, hinted=())
        seat = min(match.pending)
        with pytest.raises(Refusal, match="No hint"):
            await house.app.state.adviser.hint(table, Sitting(frozenset({seat})), wire.Hint("a", seat, 1, whole=True))

    lines, logger = Lines(), logging.getLogger("tilery")
    logger.addHandler(lines)
    try:
        asyncio.run(ask())
    finally:
        logger.removeHandler(lines)
    (line,) = lines.taken()
    assert f"no hint for {GAME}: Unreadable".encode() in line
