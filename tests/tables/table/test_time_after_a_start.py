"""After a start, time that nobody can have used is not held against anybody: the server was closed, or its clock is
wrong."""

from datetime import timedelta

import pytest

from tests.tables.table.paced_table import ADA, AWAY, BEN, LEVEL, House, story
from tilery.tables.table.timing import ASLEEP, DESERTED, ENDLESS, REPRIEVE
from tilery.tables.wire.pace import Pace

DAY = 24 * 3600
AHEAD = pytest.mark.parametrize("days", [2, 20, 400])


def started_with_the_clock_ahead(house: House, days: int) -> None:
    house.hands.jumped = timedelta(days=days)
    house.open()


@AHEAD
def test_somebody_else_is_waited_for_as_long_as_usual(days: int) -> None:
    async def play() -> None:
        house = House()
        await house.turn(0)
        started_with_the_clock_ahead(house, days)
        await house.come(ADA)
        await house.wait(AWAY - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)


@AHEAD
def test_whoever_is_there_may_think_as_long_as_usual(days: int) -> None:
    async def play() -> None:
        house = House()
        await house.turn(0)
        started_with_the_clock_ahead(house, days)
        await house.come(ADA)
        await house.come(BEN)
        for _ in range(ENDLESS // (ASLEEP - 1)):
            await house.wait(AWAY * (ASLEEP - 1) - 1)
            assert house.match.pending == BEN
            house.table.hear(BEN)
        await house.wait(ENDLESS // (ASLEEP - 1))
        assert house.match.pending == ADA

    story(play)


@AHEAD
def test_a_game_that_nobody_waits_for_rests_for_most_of_a_day(days: int) -> None:
    async def play() -> None:
        house = House()
        await house.turn(0)
        started_with_the_clock_ahead(house, days)
        await house.wait(REPRIEVE - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)


def test_a_server_that_is_restarted_every_day_does_not_wait_for_ever() -> None:
    async def play() -> None:
        house = House(pace=Pace(7 * DAY, LEVEL))
        await house.turn(0)
        started_with_the_clock_ahead(house, 10)
        await house.come(ADA)
        await house.wait(DAY)
        assert house.match.pending == ADA

    story(play)


def test_a_wait_that_is_not_over_goes_on_over_a_restart() -> None:
    async def play() -> None:
        house = House()
        await house.turn(0)
        await house.wait(DESERTED - 3600)
        house.open()
        await house.wait(3599)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)


@pytest.mark.parametrize("days", [-20, -400])
def test_with_the_clock_behind_everybody_has_all_their_time(days: int) -> None:
    async def play() -> None:
        house = House()
        await house.turn(0)
        started_with_the_clock_ahead(house, days)
        await house.wait(DESERTED - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA

    story(play)
