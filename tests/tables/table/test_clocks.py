"""Time for a move and for a game: when it is up a bot moves, and nobody loses the seat."""

import asyncio
import functools
import random

from tests.conformance.ledgers import ledger_of
from tests.tables.table.paced_table import ADA, AWAY, BEN, LEVEL, House, story, undoable, weakest
from tilery.engine.bot import RandomBot
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES
from tilery.tables.table.client import Seats
from tilery.tables.table.timing import DESERTED, GRACE
from tilery.tables.wire.pace import Pace


def told(house: House, viewers: Seats = ADA) -> dict[int, tuple[int, bool]]:
    return {clock.seat: (clock.left, clock.running) for clock in house.table.welcome(viewers).clocks}


def test_when_the_time_for_a_move_is_up_a_bot_makes_it_and_nobody_loses_the_seat() -> None:
    async def play() -> None:
        house = House(pace=Pace(level=LEVEL, move=60))
        await house.come(ADA)
        await house.come(BEN)
        assert told(house) == {0: (60_000, True), 1: (60_000, False)}
        await house.wait(59)
        assert told(house)[0] == (1000, True)
        assert house.moved() == []
        await house.wait(1)
        assert set(house.moved()) == {(0, True)}
        assert house.match.pending == BEN
        assert house.table.timing.standing == set()
        assert told(house) == {0: (60_000, False), 1: (60_000, True)}
        await house.wait(60)  # nobody wakes the table but its own alarm
        assert house.moved()[-1] == (1, True)

    story(play)


def test_undo_gives_no_time_back() -> None:
    async def play() -> None:
        house = House(pace=Pace(level=LEVEL, move=60, game=600))
        await house.come(ADA)
        await house.wait(20)
        await house.move(0, undoable(house, 0))
        await house.wait(10)
        await house.undo(0)
        assert told(house)[0] == (30_000, True)
        assert [row.spent for row in house.store.rows] == [20_000, 10_000]
        await house.wait(5)
        await house.move(0)
        assert house.table.timing.spent[0] == 35

    story(play)


def test_whoever_thinks_for_months_can_still_move() -> None:
    async def play() -> None:
        house = House(pace=Pace())
        await house.come(ADA)
        await house.wait(90 * 24 * 3600)
        await house.move(0)
        assert house.store.rows[-1].spent < 2**31  # a database may have no room for more

    story(play)


def test_the_time_for_the_game_is_kept_over_a_restart_and_pauses_while_the_server_is_down() -> None:
    async def play() -> None:
        house = House(pace=Pace(level=LEVEL, game=100))
        await house.come(ADA)
        await house.wait(30)
        await house.turn(0)
        await house.wait(20)
        await house.turn(1)
        assert told(house) == {0: (70_000, True), 1: (80_000, False)}
        await house.wait(25)
        house.hands.alarms.clear()
        house.hands.time += 7 * DESERTED  # down
        house.open()
        assert told(house) == {0: (70_000, True), 1: (80_000, False)}
        await house.wait(69)
        assert not any(stood_in for _, stood_in in house.moved())
        await house.wait(1)
        assert house.moved()[-1] == (0, True)
        assert told(house)[0] == (GRACE * 1000, False)

        await house.turn(1)
        before = len(house.store.rows)
        await house.wait(GRACE - 1)  # a little for each further move
        assert len(house.store.rows) == before
        await house.wait(1)
        assert house.moved()[before] == (0, True)

    story(play)


def test_the_time_that_a_stand_in_thinks_is_nobodys() -> None:
    async def play() -> None:
        house = House(pace=Pace(AWAY, LEVEL, game=1000))
        await house.come(BEN)
        await house.wait(40)
        house.pool.gate = asyncio.Event()
        house.leave(0)
        await house.pool.thinking.wait()
        house.hands.time += 500
        house.pool.gate.set()
        await house.settle()
        assert house.store.rows[0].spent == 40_000
        assert [row.spent for row in house.store.rows if row.seat == 1] == []

    story(play)


GAMES_PLAYED, MOVES = 4, 150
"""As far as one looks for such a position."""


@functools.cache
def at_once(name: str) -> AnyMatch | None:
    """A position in which several choose at the same time, if there is any."""
    rng = random.Random(7)
    game = GAMES.get(name)
    for _ in range(GAMES_PLAYED):
        match = Match(game, seats=3, seed=rng.randbytes(32))
        while not match.over and len(match.log) < MOVES:
            if len(match.pending) > 1:
                return match
            seat = min(match.pending)
            match.play(seat, RandomBot(game).choose(match.view(seat), rng))
    return None


def all_at_once() -> list[AnyMatch]:
    """One such position of each game that has any."""
    found = [match for match in map(at_once, GAMES.names()) if match]
    assert found
    return found


def test_where_several_choose_at_once_every_clock_runs_and_every_absent_one_is_played() -> None:
    async def play(begun: AnyMatch) -> None:
        game = begun.game.info.id
        house = House(game, Pace(AWAY, weakest(game), move=10 * AWAY), seats=3)
        house.open(0, begun)
        asked = house.match.pending
        waiting = min(asked)
        await house.come(frozenset({waiting}))
        clocks = told(house, frozenset({waiting}))
        assert {seat for seat, (_, running) in clocks.items() if running} == asked
        await house.wait(AWAY)
        assert {seat for seat, stood_in in house.moved() if stood_in} == asked - {waiting}
        assert house.match.pending == {waiting}

    for match in all_at_once():
        story(functools.partial(play, match))


def test_while_choices_are_secret_no_clock_tells_who_has_chosen() -> None:
    async def play(begun: AnyMatch) -> None:
        game = begun.game.info.id
        house = House(game, Pace(level=weakest(game), move=60), seats=3)
        house.open(0, begun)
        first, *others = sorted(house.match.pending)
        watcher = frozenset({others[0]})
        await house.wait(10)
        await house.move(first)
        assert not house.table.welcome(frozenset({first})).views[0].to_move
        assert told(house, watcher)[first] == (50_000, True)
        assert told(house, frozenset())[first] == (50_000, True)
        assert told(house, frozenset({first}))[first] == (60_000, False)
        house.table.timing.restore(house.people, (), house.match, frozenset())  # as after a start
        clocks = told(house, watcher)
        assert {clocks[seat] for seat in (first, *others)} == {(60_000, True)}
        for other in others:
            await house.move(other)
        assert sum(running for _, running in told(house, watcher).values()) == 1

    secret = [
        match
        for match in all_at_once()
        if any(what.startswith("chosen") for what in ledger_of(match.game).hidden(match.state, None))
    ]
    assert secret
    for match in secret:
        story(functools.partial(play, match))
