"""Hints: what the coach says from the same view; who may ask, what is kept, what everybody is told."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kit.ears import Ear, attend
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots, Question, choice
from tests.server.conftest import older
from tilery.engine.match import Match
from tilery.engine.reasons import reasons_for
from tilery.games import Rooms
from tilery.server.store import database
from tilery.server.store.sql_store import SqlStore
from tilery.tables.help.hints import Adviser
from tilery.tables.house.tables import Tables
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.following import playing
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import ThinkerFailed
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import NewTable, SeatWish

GAME_IDS = Rooms().names()
BOTH = frozenset({0, 1})


class House:
    """A server without its sockets."""

    def __init__(self, path: Path) -> None:
        database.prepare(path)
        self.store = SqlStore(path)
        self.store.start()
        self.pool = FakeBots()
        self.adviser = Adviser(self.store, self.pool)
        self.autoplay = Autoplay(self.store, self.pool)
        self.tables = Tables(self.store, self.autoplay)

    async def table(self, game: str = GAME, **more: Any) -> Table:
        seats = (SeatWish(kind="device"), SeatWish(kind="device"))
        made = await self.tables.make(NewTable(game=game, seats=seats, **more))
        return await self.tables.get(made.id)

    async def hint(self, table: Table, seat: int = 0, *, whole: bool = False, **more: Any) -> wire.Hinted:
        request = wire.Hint(more.get("name", "h"), seat, more.get("seq", table.seq), whole)
        return await self.adviser.hint(table, Sitting(more.get("seats", BOTH)), request)

    async def move(self, table: Table, move: str | None = None) -> None:
        match = table.match
        assert match is not None
        seat = min(match.pending)
        move = move or choice(table.row.game, "normal", match.view(seat))
        request = wire.Move(f"m{table.seq}", seat, table.seq, move)
        await carry_out(self.store, table, Sitting(BOTH), request)

    async def close(self) -> None:
        await self.adviser.close()
        await self.autoplay.close()
        await self.store.close()


def told(table: Table) -> list[tuple[int, int, bool]]:
    return [(hint.at, hint.seat, hint.whole) for hint in table.hints_told()]


def length(table: Table) -> int:
    assert table.match is not None
    return len(table.match.log)


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    def run(story: Callable[[House], Awaitable[None]]) -> None:
        async def day() -> None:
            house = House(tmp_path / "tables.db")
            try:
                await story(house)
            finally:
                await house.close()

        asyncio.run(day())

    return run


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_hint_is_what_the_normal_bot_would_do_from_the_same_view(at_home: Any, game: str) -> None:
    async def story(house: House) -> None:
        table = await house.table(game)
        for _ in range(12):
            match = table.match
            assert match is not None
            seat = min(match.pending)
            hinted = await house.hint(table, seat)
            text = choice(game, "normal", match.view(seat))
            data = match.game.read(text)
            only = match.game.info.complete and len(match.game.moves(match.state, seat)) == 1
            reasons = reasons_for(match.game, match.view(seat), data)
            assert hinted == wire.Hinted("h", seat, table.seq, text, only, data, only, reasons)
            assert match.check(seat, hinted.data) == ()
            assert house.pool.asked[-1] == Question(game, "normal", match.view(seat))
            await house.move(table, hinted.move)
        assert len(house.pool.asked) == 12

    at_home(story)


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_question_is_the_same_whatever_is_hidden(at_home: Any, game: str) -> None:
    """Everything that the asker can't know is drawn anew: the bot is asked the same, to the byte."""

    async def story(house: House) -> None:
        table = await house.table(game)
        for turn in range(4):
            match = table.match
            assert match is not None
            seat = min(match.pending)
            view = match.view(seat)
            await house.hint(table, seat)
            asked = msgspec.json.encode(house.pool.asked[-1])
            for seed in range(3):
                other = await house.table(game)
                twin = Match(match.game, seats=2, options=match.options)
                twin.start = match.game.guess(view, random.Random(seed))
                twin.seed = match.seed
                other.match = twin
                await house.hint(other, seat)
                assert msgspec.json.encode(house.pool.asked[-1]) == asked, turn
            await house.move(table)

    at_home(story)


def test_where_to_look_and_the_whole_move_are_the_same_hint(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        first = await house.hint(table)
        whole = await house.hint(table, whole=True)
        again = await house.hint(table)
        assert first.move == whole.move == again.move
        assert (first.whole, whole.whole, again.whole) == (False, True, False)
        assert len(house.pool.asked) == 1
        assert told(table) == [(length(table), 0, False), (length(table), 0, True)]

    at_home(story)


def test_who_was_shown_the_whole_move_at_once_is_told_of_once(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        await house.hint(table, whole=True)
        await house.hint(table)
        assert told(table) == [(length(table), 0, True)]

    at_home(story)


def test_where_nothing_else_can_be_done_the_whole_move_is_told_at_once(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        while len(table.game.moves(playing(table).state, seat := min(playing(table).pending))) > 1:
            await house.move(table)
        hinted = await house.hint(table, seat)
        assert (hinted.only, hinted.whole) == (True, True)
        assert told(table) == [(length(table), seat, True)]
        assert await house.hint(table, seat, whole=True) == hinted

    at_home(story)


def test_everybody_is_told_that_but_not_what(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        other, watcher = Ear(1), Ear()
        attend(table, other, watcher)
        hinted = await house.hint(table)
        told = {"type": "hints", "hints": [{"at": length(table), "seat": 0, "whole": False}]}
        assert other.messages == watcher.messages == [told]
        assert hinted.move not in str(other.messages)

    at_home(story)


def test_a_hint_is_no_step_and_makes_nobody_stale(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        seq = table.seq
        await house.hint(table)
        assert table.seq == seq
        await house.move(table)
        assert table.seq == seq + 1

    at_home(story)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seat": 1}, "not-your-turn"),
        ({"seats": frozenset()}, "not-your-seat"),
        ({"seats": frozenset({1})}, "not-your-seat"),
        ({"seq": 7}, "stale"),
    ],
)
def test_who_may_not_ask_is_refused(at_home: Any, more: Any, code: str) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        with pytest.raises(Refusal) as refused:
            await house.hint(table, **more)
        assert refused.value.code == code
        assert (house.pool.asked, table.hints) == ([], ())

    at_home(story)


def test_where_hints_are_switched_off_there_are_none(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table(hints=False)
        assert not table.info().hints
        with pytest.raises(Refusal) as refused:
            await house.hint(table)
        assert refused.value.code == "no-hints"
        assert house.pool.asked == []
        again = Table(await house.tables._stored(table.id))
        assert not again.info().hints

    at_home(story)


def test_before_the_game_there_is_nothing_to_hint_at(at_home: Any) -> None:
    async def story(house: House) -> None:
        seats = (SeatWish(kind="device"), SeatWish(kind="open"))
        made = await house.tables.make(NewTable(game=GAME, seats=seats))
        with pytest.raises(Refusal) as refused:
            await house.hint(await house.tables.get(made.id))
        assert refused.value.code == "not-started"

    at_home(story)


def test_while_a_bot_thinks_the_table_goes_on(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        house.pool.gate = asyncio.Event()
        asking = asyncio.create_task(house.hint(table))
        await house.pool.thinking.wait()
        assert not table.lock.locked()
        assert not table.idle
        await house.move(table)
        house.pool.gate.set()
        with pytest.raises(Refusal) as refused:
            await asking
        assert refused.value.code == "stale"
        assert table.hints == ()

    at_home(story)


def test_a_seat_that_asks_again_and_again_keeps_one_bot_busy_at_most(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        house.pool.gate = asyncio.Event()
        asking = [asyncio.create_task(house.hint(table, name=f"h{number}")) for number in range(5)]
        await house.pool.thinking.wait()
        house.pool.gate.set()
        answers = await asyncio.gather(*asking)
        assert len(house.pool.asked) == 1
        assert len({answer.move for answer in answers}) == 1
        assert [answer.id for answer in answers] == [f"h{number}" for number in range(5)]
        assert len(table.hints) == 1

    at_home(story)


@pytest.mark.parametrize("answer", [ThinkerFailed("it crashed"), "x999 a1-b1", "I resign"])
def test_a_bot_that_fails_gives_no_hint_and_does_no_harm(
    at_home: Any, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        house.pool.answer = answer
        with pytest.raises(Refusal) as refused:
            await house.hint(table)
        assert refused.value.code == "hint-failed"
        assert f"no hint for {GAME}" in caplog.text
        assert table.hints == ()
        house.pool.answer = None
        assert (await house.hint(table)).move

    at_home(story)


def test_an_old_answer_can_be_had_again_after_the_table_went_on(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        seq = table.seq
        first = await house.hint(table)
        await house.move(table)
        again = await house.hint(table, seq=seq)
        assert (again.move, again.data, again.whole) == (first.move, first.data, first.whole)
        assert again.reasons == (), "they were of another table"
        with pytest.raises(Refusal):
            await house.hint(table, seq=seq, whole=True)
        assert len(table.hints) == 1

    at_home(story)


def test_hints_stand_where_they_were_taken_also_after_undo_and_restart(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        assert table.match is not None
        start = length(table)
        await house.hint(table)
        await house.move(table)
        await house.hint(table, whole=True)
        listener = Ear(1)
        attend(table, listener)
        await carry_out(house.store, table, Sitting(BOTH), wire.Undo("u", 0, table.seq))
        assert told(table) == [(start, 0, False), (start, 0, True)]
        assert [message["type"] for message in listener.messages] == ["update", "hints"]
        await house.hint(table)
        while table.match.pending == {0}:
            await house.move(table)
        last = await house.hint(table, 1)  # whole at once if there is only one move
        now = [(start, 0, False), (start, 0, True), (start, 0, False), (length(table), 1, last.whole)]
        assert told(table) == now
        again = Table(await house.tables._stored(table.id))
        assert told(again) == now
        assert (again.seq, again.hints) == (table.seq, table.hints)

    at_home(story)


def test_a_rematch_begins_without_hints_and_the_first_game_keeps_its_own(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        first = (length(table), 0, True)
        await house.hint(table, whole=True)
        while table.result is None:
            await house.move(table)
        record = await (await house.tables.finished(table.id, 0)).log()
        await carry_out(house.store, table, Sitting(BOTH), wire.Rematch("r", 0, table.seq))
        assert told(table) == []
        second = (length(table), 0, False)
        await house.hint(table)
        again = Table(await house.tables._stored(table.id))
        assert told(again) == told(table) == [second]
        over = await house.tables.finished(table.id, 0)
        assert [(hint.at, hint.seat, hint.whole) for hint in await over.hints()] == [first]
        assert await over.log() == record

    at_home(story)


def test_over_real_sockets_with_a_real_bot(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    ada = join(server, made.id, made.secrets[0])
    ben = join(server, made.id, made.secrets[1])
    hinted = ada.ask("hint", 0, whole=False, name="first")
    assert (hinted["type"], hinted["whole"]) == ("hinted", False)
    at = len(ada.log[0])
    line = {"at": at, "seat": 0, "whole": False}
    assert ben.wait("hints")["hints"] == [line]
    assert ben.ask("hint", 1, whole=False)["code"] == "not-your-turn"
    assert ben.ask("hint", 0, whole=False)["code"] == "not-your-seat"
    assert join(server, made.id).ask("hint", 0, whole=False)["code"] == "not-your-seat"

    server.kill()
    server.start()
    ada = join(server, made.id, made.secrets[0], hello=False)
    assert ada.hello()["hints"] == [line]
    assert ada.ask("hint", 0, whole=False, name="first") == hinted
    assert ada.move(0, hinted["move"])["type"] == "done"


def test_a_database_from_before_there_were_hints_goes_on(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    player = join(server, made.id, *made.secrets.values())
    assert player.play(0)["type"] == "done"
    log = player.log[0]
    server.stop()
    older(server.database, "0001")
    server.start()
    player = join(server, made.id, *made.secrets.values())
    assert (player.log[0], player.table["hints"]) == (log, True)
    assert player.ask("hint", player.turn, whole=True)["type"] == "hinted"
