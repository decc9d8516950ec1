"""Nobody blocks a table: stand-ins for those who are away or asleep. The tests turn the clock by hand."""

import asyncio

import pytest

from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.tables.table.paced_table import ADA, AWAY, BEN, LEVEL, House, story, undoable
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.stand_in import hand_back, leave
from tilery.tables.table.timing import ASLEEP, COMING_BACK, DESERTED, ENDLESS
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace, usual_pace
from tilery.tables.wire.refusal import Refusal

# Away


def test_an_absent_person_is_waited_for_and_then_played_at_once_each_time() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.wait(10 * AWAY)  # absent for long, but it was not their turn
        await house.turn(0)
        await house.wait(AWAY - 1)
        assert set(house.moved()) == {(0, False)}
        await house.wait(1)
        assert house.moved()[-1] == (1, True)
        assert house.match.pending == ADA
        assert house.pool.levels == {LEVEL}
        await house.turn(0)
        await house.settle()
        assert house.match.pending == ADA

    story(play)


def test_everybody_is_told_for_whom_a_bot_plays_and_which_moves_it_made() -> None:
    async def play() -> None:
        house = House()
        ada = await house.come(ADA)
        await house.turn(0)
        await house.wait(AWAY)
        seats = [told["table"]["seats"] for told in ada.of_type("seats")]
        assert [seat["stand_in"] for seat in seats[-1]] == [False, True]
        lines = [line for line in house.table.welcome(ADA).views[0].log if line.seat >= 0]
        assert {(line.seat, line.stand_in) for line in lines} == {(0, False), (1, True)}
        told = [line for update in ada.of_type("update") for line in update["news"][0]["log"]]
        assert {(line["seat"], "stand_in" in line) for line in told if line["seat"] >= 0} == {(0, False), (1, True)}
        await house.come(BEN)
        seats = [told["table"]["seats"] for told in ada.of_type("seats")]
        assert not any(seat["stand_in"] for seat in seats[-1])

    story(play)


def test_who_is_back_while_the_stand_in_thinks_has_the_seat() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.turn(0)
        house.pool.gate = asyncio.Event()
        house.hands.time += AWAY
        house.autoplay.wake(house.table)
        await house.pool.thinking.wait()
        await house.come(BEN)
        house.pool.gate.set()
        await house.settle()
        assert set(house.moved()) == {(0, False)}
        assert house.match.pending == BEN
        await house.move(1)
        assert set(house.moved()) == {(0, False), (1, False)}

    story(play)


def test_a_step_that_is_being_stored_comes_before_the_return_and_no_other_after_it() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.turn(0)
        house.store.storing.clear()
        house.store.gate = asyncio.Event()
        house.leave(1)
        await house.store.storing.wait()
        coming = asyncio.create_task(house.come(BEN))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not coming.done()
        house.store.gate.set()
        ben = await coming
        await house.settle()
        assert [moved for moved in house.moved() if moved[0] == 1] == [(1, True)]
        assert not ben.of_type("update")

    story(play)


def test_where_nobody_waits_the_game_rests_for_a_day() -> None:
    async def play() -> None:
        house = House()
        await house.wait(DESERTED - 1)
        assert house.moved() == []
        await house.wait(1)
        assert house.match.pending == BEN
        await house.wait(DESERTED)
        assert house.match.over

    story(play)


def test_who_has_left_for_good_is_played_at_once_and_back_with_a_hello() -> None:
    async def play() -> None:
        house = House(pace=Pace(None, LEVEL))
        await house.come(ADA)
        await house.wait(100 * DESERTED)
        assert house.moved() == []
        await house.turn(0)
        house.leave(1)
        await house.settle()
        assert house.match.pending == ADA
        await house.come(BEN)
        await house.turn(0)
        await house.wait(100 * DESERTED)
        assert house.match.pending == BEN

        house.leave(1)
        await house.settle()
        house.open()  # a restart forgets who has left, but the log tells
        await house.come(ADA)
        await house.turn(0)
        await house.wait(COMING_BACK)
        assert house.match.pending == ADA

    story(play)


def test_nobody_but_the_seat_itself_can_leave() -> None:
    async def play() -> None:
        house = House()
        with pytest.raises(Refusal) as refused:
            leave(house.table, Ear(0), wire.Leave("x", 1))
        assert refused.value.code == "not-your-seat"
        assert house.table.timing.standing == set()

    story(play)


# Asleep


def test_who_sleeps_is_waited_for_longer_and_woken_by_any_request() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.come(BEN)
        await house.turn(0)
        await house.wait(ASLEEP * AWAY - 1)
        await hand_back(house.table, Ear(1), 1)  # a check, say
        await house.wait(ASLEEP * AWAY - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA
        assert house.table.info().seats[1].stand_in
        assert house.table.info().seats[1].present
        await hand_back(house.table, Ear(1), 1)
        await house.turn(0)
        await house.wait(ASLEEP * AWAY - 1)
        assert house.match.pending == BEN

    story(play)


def test_if_all_sleep_the_game_rests() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.come(BEN)
        await house.turn(0)
        await house.wait(DESERTED - 1)
        assert house.match.pending == ADA  # for Ben a bot has moved, because Ada seemed to wait
        await house.wait(DESERTED)
        assert house.match.over

    story(play)


def test_who_takes_steps_back_for_ever_does_not_block_the_table() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.come(BEN)
        for _ in range(ENDLESS):
            assert not any(stood_in for _, stood_in in house.moved())
            await house.move(0, undoable(house, 0))
            await house.undo(0)
            await house.wait(AWAY)
        assert any(stood_in for _, stood_in in house.moved())
        assert house.match.pending == BEN

    story(play)


def test_what_a_stand_in_did_can_not_be_taken_back() -> None:
    async def play() -> None:
        house = House()
        await house.come(ADA)
        await house.come(BEN)
        house.leave(0)
        house.pool.gate = asyncio.Event()
        await house.pool.thinking.wait()
        move = undoable(house, 0)
        request = wire.Move("bot/1", 0, 0, move)
        await carry_out(house.store, house.table, Ear(0), request, house.hands.now())
        await hand_back(house.table, Ear(0), 0)
        house.pool.gate.set()
        await house.settle()
        assert house.moved() == [(0, True)]
        assert house.match.can_undo(0)
        assert not house.table.welcome(ADA).views[0].can_undo
        with pytest.raises(Refusal) as refused:
            await house.undo(0)
        assert [problem.code for problem in refused.value.problems] == ["stand-in"]

        await house.move(0, undoable(house, 0))
        house.open()
        await house.come(ADA)
        await house.undo(0)  # one's own step after it can be
        assert house.table.stand_ins == {len(house.match.log) - 1}
        with pytest.raises(Refusal):
            await house.undo(0)

    story(play)


# After a restart


def test_restarts_do_not_let_anybody_stay_away_for_ever() -> None:
    async def play() -> None:
        day = 24 * 3600
        house = House(pace=Pace(2 * day, LEVEL))
        await house.come(ADA)
        await house.turn(0)
        for _ in range(2):
            await house.wait(day - COMING_BACK)
            assert house.match.pending == BEN
            house.open()
            await house.come(ADA)
        await house.wait(2 * COMING_BACK - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)


def test_after_a_restart_everybody_has_a_moment_to_come_back() -> None:
    async def play() -> None:
        house = House()
        ada, ben = await house.come(ADA), await house.come(BEN)
        await house.turn(0)
        for one in (ada, ben):
            house.go(one)
        house.hands.alarms.clear()
        house.hands.time += AWAY - 1
        house.open()
        await house.come(ADA)
        await house.wait(COMING_BACK - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)


def test_only_where_several_people_play_somebody_is_waited_for() -> None:
    for kinds, away in {
        ("device", "bot"): None,
        ("device", "device", "bot"): None,
        ("device", "open"): 120,
        ("open", "open"): 120,
        ("open", "bot"): None,
    }.items():
        assert usual_pace(GAME, kinds) == Pace(away, "normal")
