"""Bots in processes of their own: what happens when one crashes, hangs or talks too much."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.analysis import clear_mistake
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES, levels
from tilery.server.store import database
from tilery.server.store.sql_store import SqlStore
from tilery.server.workers import desks
from tilery.server.workers.process import ProcessWorker
from tilery.tables.house.tables import Tables
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.thinker import ThinkerFailed, Wrong
from tilery.tables.thinking.bot_desk import BotDesk
from tilery.tables.thinking.waiting_line import Anybody
from tilery.tables.wire.wishes import NewTable, SeatWish


def new_match() -> AnyMatch:
    return Match(GAMES.get(GAME), seats=2, seed=bytes(32))


def with_pool(story: Callable[[BotDesk], Awaitable[None]], workers: int = 1, seconds: float = 60) -> None:
    async def run() -> None:
        pool = desks.bots(workers, seconds)
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def assert_legal(move: str) -> None:
    match = new_match()
    assert match.check(0, match.game.read(move)) == ()


def test_every_level_of_every_game_chooses_in_a_process_of_its_own() -> None:
    async def story(pool: BotDesk) -> None:
        for game in GAMES.all():
            for level in levels(game).names():
                match = Match(game, seats=max(game.info.seats), seed=bytes(32))
                seat = min(match.pending)
                move = await pool.choose(game.info.id, level, match.view(seat))
                assert match.check(seat, game.read(move)) == ()

    with_pool(story)


def test_a_bot_that_crashes_is_replaced_by_a_random_move(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: BotDesk) -> None:
        assert_legal(await pool.choose(GAME, "no such level", new_match().view(0)))
        assert "a random move is played" in caplog.text
        caplog.clear()
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        assert caplog.text == ""

    with_pool(story)


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: BotDesk) -> None:
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        [worker] = pool._pool.workers
        assert isinstance(worker, ProcessWorker)
        process = worker._process
        assert process is not None
        process.kill()
        await process.wait()
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        caplog.clear()
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        assert caplog.text == ""

    with_pool(story)


def test_a_bot_that_hangs_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: BotDesk) -> None:
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        assert "no answer after 1e-06 seconds" in caplog.text
        [worker] = pool._pool.workers
        assert isinstance(worker, ProcessWorker)
        assert worker._process is None

    with_pool(story, seconds=0.000001)


def test_a_process_that_can_not_be_started_does_no_harm(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/python")

    async def story(pool: BotDesk) -> None:
        assert_legal(await pool.choose(GAME, "normal", new_match().view(0)))
        assert "can't be used" in caplog.text

    with_pool(story)


@pytest.mark.parametrize("answer", ["lay 99", "I resign", ""])
def test_a_bot_that_chooses_an_illegal_move_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    async def story() -> None:
        database.prepare(tmp_path / "tables.db")
        store = SqlStore(tmp_path / "tables.db")
        store.start()
        pool = FakeBots(answer)
        autoplay = Autoplay(store, pool)
        tables = Tables(store, autoplay)
        seats = (SeatWish(kind="bot", level="normal"), SeatWish(kind="device"))
        made = await tables.make(NewTable(game=GAME, seats=seats))
        table = await tables.get(made.id)
        assert autoplay.plays_at(table)
        await autoplay.rest(table)
        assert table.match is not None
        assert table.match.pending == {1}
        assert "chose a move that is" in caplog.text
        assert {question.view.seat for question in pool.asked} == {0}
        await autoplay.close()
        await store.close()

    asyncio.run(story())


def test_a_process_judges_a_move_unless_nobody_waits_any_more() -> None:
    async def story(pool: BotDesk) -> None:
        match = Match(game := GAMES.get("staircase"), seats=2, seed=bytes(32))
        level, view = levels(game).names()[-1], match.view(seat := min(match.pending))
        advised = await pool.advise("staircase", level, view)
        assert await pool.judge("staircase", level, view, advised) is None
        for move in map(game.write, game.moves(match.state, seat)):
            found = clear_mistake(game, view, game.read(move), level=level)
            wrong = found and Wrong(game.write(found.move), found.cost)
            assert await pool.judge("staircase", level, view, move) == wrong
        assert await pool.judge("staircase", "no such level", view, advised, Anybody(waited_for=False)) is None
        with pytest.raises(ThinkerFailed):
            await pool.judge("staircase", "no such level", view, advised)

    with_pool(story)
