"""The coach beside somebody who plays alone: who may have it, when it speaks, what is made and what is not."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.kit.ears import Ear, attend
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.engine.reasons import reasons_for
from tilery.tables.help import coach
from tilery.tables.help.coach import Coach
from tilery.tables.house.tables import Tables
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import HintRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.following import playing
from tilery.tables.table.pipeline import apply
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import ThinkerFailed, Wrong
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import NewTable, SeatWish

ME, BOT, FREE = SeatWish(kind="device"), SeatWish(kind="bot", level="random"), SeatWish(kind="open")
MINE = Sitting(frozenset({0}))


class House:
    """A house without a network, in which the coach is quick."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.bots = FakeBots()
        self.coach = Coach(self.store, self.bots, ready=lambda _: True)
        self.tables = Tables(self.store, Autoplay(self.store, FakeBots(ThinkerFailed("bots rest here"))))
        self.heard: list[Any] = []

    async def table(self, *seats: SeatWish, **more: Any) -> Table:
        """A table in the first turn of seat 0, which has made one move and may end its turn."""
        while True:
            made = await self.tables.make(NewTable(game=GAME, seats=seats or (ME, BOT), **more))
            table = await self.tables.get(made.id)
            if table.match is None:
                return table
            if 0 in table.match.pending:
                first = wire.Move("first", 0, table.seq, moves(table, way_back=True)[0])
                await self.coach.carry_out(table, MINE, first)
                return table

    async def play(self, table: Table, move: str, name: str = "m", *, seats: Sitting = MINE) -> Any:
        """Make a move with the coach beside; gives the last answer."""
        request = wire.Move(name, 0, table.seq, move, coach=True)
        await self.coach.accompany(table, seats, request, self.heard.append)
        return self.heard[-1]


@pytest.fixture
def at_home() -> Callable[[Callable[[House], Awaitable[None]]], None]:
    def run(story: Callable[[House], Awaitable[None]]) -> None:
        async def day() -> None:
            house = House()
            await story(house)
            await house.coach.close()

        asyncio.run(day())

    return run


def moves(table: Table, *, way_back: bool) -> list[str]:
    """The legal moves of seat 0 from which there is a way back, or none."""
    game, match = table.game, playing(table)
    texts = [game.write(move) for move in game.moves(match.state, 0)]
    steps = {text: apply(table, wire.Move("try", 0, table.seq, text)) for text in texts}
    return [text for text, step in steps.items() if step.match.can_undo(0) == way_back]


def kinds(house: House) -> list[str]:
    return [type(answer).__name__ for answer in house.heard]


def test_a_good_move_is_made_and_nothing_is_said(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        view, [move, *_] = playing(table).view(0), moves(table, way_back=True)
        await house.play(table, move)
        assert kinds(house) == ["Done"]
        assert (house.bots.judged, house.bots.asked[0].view) == ([move], view)
        await house.play(table, moves(table, way_back=False)[0], "again")
        assert kinds(house) == ["Done", "Done"]
        assert not table.hints

    at_home(story)


def test_a_mistake_that_can_be_undone_is_made_and_told_to_its_maker_alone(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        view, [move, better, *_] = playing(table).view(0), moves(table, way_back=True)
        house.bots.wrong = Wrong(better, 0.2)
        ear = Ear(0)
        attend(table, ear, watcher := Ear())
        word = await house.play(table, move)
        assert kinds(house) == ["Done", "Coached"]
        data = table.game.read(better)
        reasons = reasons_for(table.game, view, data)
        assert word == wire.Coached("m", 0, table.seq - 1, better, data, 0.2, True, reasons)
        assert not ear.of_type("coached")
        assert not watcher.of_type("coached")
        assert not table.hints, "whoever plays on was not helped"
        await house.coach.carry_out(table, MINE, wire.Undo("u", 0, table.seq))
        assert [hint.row for hint in table.hints] == [HintRow(table.seq, 0, True, better)]
        stored = await house.store.load(table.id)
        assert stored is not None
        assert Table(stored).hints == table.hints

    at_home(story)


def test_taking_back_later_moves_and_then_the_mistake_counts_as_one_hint(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        [move, better, *_] = moves(table, way_back=True)
        house.bots.wrong = Wrong(better, 0.2)
        await house.play(table, move)
        house.bots.wrong = None
        await house.play(table, moves(table, way_back=True)[0], "another")
        await house.coach.carry_out(table, MINE, wire.Undo("u", 0, table.seq))
        assert not table.hints, "the mistake still stands"
        await house.coach.carry_out(table, MINE, wire.Undo("v", 0, table.seq))
        counted = [HintRow(table.seq, 0, True, better)]
        assert [hint.row for hint in table.hints] == counted
        await house.coach.carry_out(table, MINE, wire.Undo("w", 0, table.seq))
        assert [hint.row for hint in table.hints] == counted, "the first move was no mistake"

    at_home(story)


def test_a_mistake_without_a_way_back_is_not_made_before_it_is_asked_for_again(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        seq, [move, *_], [better, *_] = table.seq, moves(table, way_back=False), moves(table, way_back=True)
        house.bots.wrong = Wrong(better, 0.2)
        word = await house.play(table, move)
        assert (kinds(house), table.seq, word.made) == (["Coached"], seq, False)
        again = wire.Move("again", 0, seq, move)
        assert await house.coach.carry_out(table, MINE, again) == wire.Done("again", seq + 1)
        assert not table.hints, "whoever plays on was not helped"

    at_home(story)


def test_another_move_instead_counts_as_one_hint(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        [move, *_], [better, *_] = moves(table, way_back=False), moves(table, way_back=True)
        house.bots.wrong = Wrong(better, 0.2)
        await house.play(table, move)
        await house.play(table, move, "b")
        assert not table.hints
        house.bots.wrong = None
        await house.play(table, better, "c")
        assert [hint.row for hint in table.hints] == [HintRow(table.seq - 1, 0, True, better)]
        assert kinds(house) == ["Coached", "Coached", "Done"]

    at_home(story)


@pytest.mark.parametrize(
    ("seats", "more"),
    [((ME, ME), {}), ((ME, FREE), {}), ((ME, BOT, ME), {}), ((ME, BOT), {"hints": False})],
    ids=["two people here", "a free seat", "three", "no hints"],
)
def test_with_another_person_there_is_no_coach(at_home: Any, seats: tuple[SeatWish, ...], more: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table(*seats, **more)
        seq = table.seq
        with pytest.raises(Refusal) as refused:
            await house.play(table, "anything")
        assert (refused.value.code, table.seq, house.bots.judged) == ("no-hints", seq, [])

    at_home(story)


def test_only_whoever_holds_the_seat_is_told(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        move = moves(table, way_back=True)[0]
        for holder in (Sitting(frozenset()), Sitting(frozenset({1}))):
            with pytest.raises(Refusal) as refused:
                await house.play(table, move, seats=holder)
            assert refused.value.code == "not-your-seat"
        house.bots.wrong, house.bots.gate = Wrong(move, 0.2), asyncio.Event()
        ear = Ear(0)
        request = wire.Move("m", 0, table.seq, move, coach=True)
        asking = asyncio.create_task(house.coach.accompany(table, ear, request, house.heard.append))
        await house.bots.thinking.wait()
        ear.seats = frozenset()  # the key is withdrawn while the coach thinks
        house.bots.gate.set()
        await asking
        assert kinds(house) == ["Done"]

    at_home(story)


def test_the_house_does_not_wait(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that is slow, busy, broken or not ready: the move is made, and nothing is said."""

    async def story(house: House) -> None:
        monkeypatch.setattr(coach, "PATIENCE", 0.01)
        monkeypatch.setattr(coach, "LONG_PATIENCE", 0.01)
        table = await house.table()
        move = moves(table, way_back=False)[0]
        house.bots.wrong, house.bots.gate = Wrong(move, 0.2), asyncio.Event()
        assert isinstance(await house.play(table, move), wire.Done)
        quick = await house.table()
        attend(quick, Ear(0))
        assert isinstance(await house.play(quick, moves(quick, way_back=True)[0]), wire.Done)
        assert not house.bots.askers[-1].waited_for, "nobody needs to think about it any longer"
        other = await house.table()
        async with other.advising[0]:
            assert isinstance(await house.play(other, moves(other, way_back=False)[0]), wire.Done)
        house.bots.gate.set()
        house.bots.answer = ThinkerFailed("it crashed")
        third = await house.table()
        assert isinstance(await house.play(third, moves(third, way_back=False)[0]), wire.Done)
        asked = len(house.bots.asked)
        house.coach = Coach(house.store, house.bots, ready=lambda _: False)
        last = await house.table()
        assert isinstance(await house.play(last, moves(last, way_back=False)[0]), wire.Done)
        assert len(house.bots.asked) == asked

    at_home(story)


def test_whoever_plays_on_meanwhile_hears_nothing_of_the_old_move(at_home: Any) -> None:
    async def story(house: House) -> None:
        table = await house.table()
        move = moves(table, way_back=True)[0]
        house.bots.wrong, house.bots.gate = Wrong(move, 0.2), asyncio.Event()
        asking = asyncio.create_task(house.play(table, move))
        await house.bots.thinking.wait()
        await house.coach.carry_out(table, MINE, wire.Undo("u", 0, table.seq))
        house.bots.gate.set()
        await asking
        assert kinds(house) == ["Done"]
        assert not table.hints

    at_home(story)
