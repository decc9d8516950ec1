"""Nobody blocks a table: stand-ins for those who are away, asleep or out of time. The tests turn the clock by hand."""

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.ledgers import ledger_of
from tests.kit.clock import Hands
from tests.kit.ears import Ear
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots, choice
from tilery.engine.bot import RandomBot
from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.games import GAMES, levels
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import LibraryRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Seats
from tilery.tables.table.clock import Clock
from tilery.tables.table.game_log import branch, chances
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.stand_in import hand_back, leave
from tilery.tables.table.table import Table
from tilery.tables.table.timing import ASLEEP, COMING_BACK, DESERTED, ENDLESS, GRACE
from tilery.tables.wire import messages as wire
from tilery.tables.wire.pace import Pace, usual_pace
from tilery.tables.wire.refusal import Refusal

ADA, BEN = frozenset({0}), frozenset({1})
AWAY = 100


def weakest(game: str) -> str:
    """The first level of the game's own."""
    return levels(GAMES.get(game)).names()[1]


LEVEL = weakest(GAME)
PACE = Pace(AWAY, LEVEL)


class Shelf(MemoryStore):
    """Keeps the steps of one table; can be slow."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.hands = hands
        self.rows: list[LogRow] = []
        self.gate: asyncio.Event | None = None
        self.storing = asyncio.Event()

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        self.storing.set()
        if self.gate is not None:
            await self.gate.wait()
        self.rows.append(replace(row, at=self.hands.wall()))


class Begun(Table):
    """A table, in the middle of a match of which no log tells if there is one."""

    def __init__(
        self, stored: Stored, clock: Clock, changed: Callable[[Table], None], match: Match | None, seq: int
    ) -> None:
        super().__init__(stored, clock, changed)
        if match is not None:
            self.match, self.seq = branch(match), seq
            self.timing.restore(stored.seats, (), match, frozenset())
            changed(self)


class House:
    """One table without its sockets and its database."""

    def __init__(self, game: str = GAME, pace: Pace = PACE, seats: int = 2) -> None:
        rules = GAMES.get(game)
        seed = bytes(32)
        match = Match(rules, seats=seats, seed=seed)
        self.row = TableRow("here", game, rules.info.rules_version, dict(match.options), pace=pace)
        self.people = tuple(SeatRow(seat, "person", f"Player {seat}") for seat in range(seats))
        self.start = LogRow(0, "start", chance=chances(match, 0), seed=seed)
        self.hands, self.pool = Hands(), FakeBots()
        self.store = Shelf(self.hands)
        self.open(0)

    def open(self, rows: int | None = None, match: Match | None = None, seq: int = 0) -> None:
        """As after a restart: all that is left is the log, or so many rows of it; or begin with this match."""
        self.autoplay = Autoplay(self.store, self.pool, self.hands)
        self.hands.alarms.clear()
        log = (self.start, *(self.store.rows if rows is None else self.store.rows[:rows]))
        stored = Stored(self.row, self.people, () if match else log)
        self.table = Begun(stored, self.hands, self.autoplay.wake, match, seq)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def come(self, seats: Seats) -> Ear:
        """As the socket does it at a hello."""
        await hand_back(self.table, seats)
        client = Ear(*seats)
        self.table.attend(client)
        return client

    def go(self, client: Ear) -> None:
        self.table.leave(client)

    async def move(self, seat: int, text: str = "") -> None:
        text = text or choice(self.row.game, weakest(self.row.game), self.match.view(seat))
        request = wire.Move(f"own{self.table.seq}", seat, self.table.seq, text)
        await hand_back(self.table, frozenset({seat}))
        await carry_out(self.store, self.table, frozenset({seat}), request)

    async def turn(self, seat: int) -> None:
        """All moves of a turn."""
        while self.match.pending == {seat}:
            await self.move(seat)

    async def undo(self, seat: int) -> None:
        await hand_back(self.table, frozenset({seat}))
        request = wire.Undo(f"own{self.table.seq}", seat, self.table.seq)
        await carry_out(self.store, self.table, frozenset({seat}), request)

    def leave(self, seat: int) -> None:
        leave(self.table, frozenset({seat}), wire.Leave("leave", seat))

    async def settle(self) -> None:
        """Let the bots play as long as it is their turn."""
        await self.autoplay.rest(self.table)

    async def wait(self, seconds: float) -> None:
        """Let time pass; whatever is due happens at its time."""
        until = self.hands.time + seconds
        await self.settle()
        while self.hands.ring(until):
            await self.settle()
        self.hands.time = until

    def moved(self) -> list[tuple[int | None, bool]]:
        return [(row.seat, row.stand_in) for row in self.store.rows]


def nothing(*_: Any) -> None:
    """Nobody listens."""


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


# Leaving at every single move


@functools.cache
def one_game(name: str) -> list[Match]:
    """A whole game of two, after each of its moves."""
    game = GAMES.get(name)
    match = Match(game, seats=2, seed=bytes(32))
    after = [branch(match)]
    while not match.over:
        seat = min(match.pending)
        match.play(seat, game.read(choice(name, weakest(name), match.view(seat))))
        after.append(branch(match))
    return after


async def leaves(house: House, ada: Ear, ben: Ear) -> None:
    house.leave(1)


async def goes(house: House, ada: Ear, ben: Ear) -> None:
    house.go(ben)


async def sleeps(house: House, ada: Ear, ben: Ear) -> None:
    pass


async def both_leave(house: House, ada: Ear, ben: Ear) -> None:
    house.leave(0)
    house.leave(1)


async def both_go(house: House, ada: Ear, ben: Ear) -> None:
    house.go(ada)
    house.go(ben)


WAYS: dict[str, Callable[[House, Ear, Ear], Awaitable[None]]] = {
    "leaves": leaves,
    "goes": goes,
    "sleeps": sleeps,
    "both leave": both_leave,
    "both go": both_go,
}


async def finish(house: House, alone: bool, ended: set[Any]) -> None:
    """Until the game is over, or stands exactly where one stood that was finished. Ada plays if she is there."""
    passed: list[Any] = []

    def known() -> bool:
        passed.append((house.match.state, frozenset(house.table.timing.standing)))
        return passed[-1] in ended

    house.pool.enough = known
    for _ in range(10_000):
        if house.match.over or known():
            ended.update(passed)
            return
        before = house.table.seq
        if alone and house.match.pending == ADA:
            await house.move(0)
        for patience in (0, ASLEEP * AWAY, DESERTED):
            if house.table.seq == before:
                await house.wait(patience)
        assert house.table.seq > before, "the table is stuck"
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES.names())
def test_whoever_leaves_at_whatever_move_the_game_ends(game: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "tell_each", nothing)  # drawing every view takes longer than playing

    async def play() -> None:
        house = House(game, Pace(AWAY, weakest(game)))
        ended: set[Any] = set()
        for moves, match in reversed(list(enumerate(one_game(game)))):
            house.open(0, match, moves)
            people = await house.come(ADA), await house.come(BEN)
            await WAYS[way](house, *people)
            await finish(house, not way.startswith("both"), ended)
        assert len(ended) >= len(one_game(game)) - 1

    story(play)


@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_with_stand_ins_has_a_record_like_any_other(game: str) -> None:
    async def play() -> None:
        house = House(game, Pace(AWAY, weakest(game)))
        await house.come(ADA)
        await finish(house, True, set())
        assert (1, True) in house.moved()
        assert (0, True) not in house.moved()
        record = Record.of(house.match, ("Ada", "Ben"))
        assert Record.parse(record.text()).replay(GAMES.get(game)).state == house.match.state
        before = house.table.welcome(ADA)
        house.open()
        await house.come(ADA)
        assert house.table.welcome(ADA).views == before.views

    story(play)


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
        told = [line for update in ada.of_type("update") for line in update["views"][0]["log"]]
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
            leave(house.table, ADA, wire.Leave("x", 1))
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
        await hand_back(house.table, BEN)  # a check, say
        await house.wait(ASLEEP * AWAY - 1)
        assert house.match.pending == BEN
        await house.wait(1)
        assert house.match.pending == ADA
        assert house.table.info().seats[1].stand_in
        assert house.table.info().seats[1].present
        await hand_back(house.table, BEN)
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


def undoable(house: House, seat: int) -> str:
    """A move that can be taken back."""
    for move in house.match.game.moves(house.match.state, seat):
        twin = branch(house.match)
        twin.play(seat, move)
        if twin.can_undo(seat):
            return house.match.game.write(move)
    raise AssertionError("every move here stands for good")


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
        await carry_out(house.store, house.table, ADA, request, house.hands.now())
        await hand_back(house.table, ADA)
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


# Clocks


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


@functools.cache
def at_once(name: str) -> Match | None:
    """A position in which several choose at the same time, if there is any."""
    rng = random.Random(7)
    game = GAMES.get(name)
    for _ in range(50):
        match = Match(game, seats=3, seed=rng.randbytes(32))
        while not match.over:
            if len(match.pending) > 1:
                return match
            seat = min(match.pending)
            match.play(seat, RandomBot(game).choose(match.view(seat), rng))
    return None


SEVERAL = {name: match for name in GAMES.names() if (match := at_once(name))}
SECRET = [
    name
    for name, match in SEVERAL.items()
    if any(what.startswith("chosen") for what in ledger_of(match.game).hidden(match.state, None))
]


@pytest.mark.parametrize("game", SEVERAL)
def test_where_several_choose_at_once_every_clock_runs_and_every_absent_one_is_played(game: str) -> None:
    async def play() -> None:
        house = House(game, Pace(AWAY, weakest(game), move=10 * AWAY), seats=3)
        house.open(0, at_once(game))
        asked = house.match.pending
        waiting = min(asked)
        await house.come(frozenset({waiting}))
        clocks = told(house, frozenset({waiting}))
        assert {seat for seat, (_, running) in clocks.items() if running} == asked
        await house.wait(AWAY)
        assert {seat for seat, stood_in in house.moved() if stood_in} == asked - {waiting}
        assert house.match.pending == {waiting}

    story(play)


@pytest.mark.parametrize("game", SECRET)
def test_while_choices_are_secret_no_clock_tells_who_has_chosen(game: str) -> None:
    async def play() -> None:
        house = House(game, Pace(level=weakest(game), move=60), seats=3)
        house.open(0, at_once(game))
        first, *others = sorted(house.match.pending)
        watcher = frozenset({others[0]})
        await house.wait(10)
        await house.move(first)
        assert not house.table.welcome(frozenset({first})).views[0].to_move
        assert told(house, watcher)[first] == (50_000, True)
        assert told(house, frozenset())[first] == (50_000, True)
        assert told(house, frozenset({first}))[first] == (60_000, False)
        for other in others:
            await house.move(other)
        assert sum(running for _, running in told(house, watcher).values()) == 1

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
        house.hands.time += 10 * AWAY
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
