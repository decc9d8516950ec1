"""Those who watch see the table as it was, never as it is: every byte at time t is that of the table at t - delay."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.kit.clock import Hands
from tests.kit.ears import Ear, attend
from tests.kit.moves import any_move
from tests.kit.server import GAME
from tests.kit.told import Told
from tilery.engine.game import CHANCE
from tilery.engine.plain import PlainView
from tilery.games import GAMES
from tilery.tables.clock import Clock
from tilery.tables.store.rows import HintRow, LibraryRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.game_log import start_rows
from tilery.tables.table.hints_given import GivenHint
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire

DELAY = 30
NOBODY: frozenset[int] = frozenset()


class Shelf:
    """A store that keeps the rows, with the time."""

    def __init__(self, stored: Stored, clock: Clock) -> None:
        self.stored, self.clock = stored, clock

    async def append(self, _: str, row: LogRow, __: LibraryRow | None = None) -> None:
        self.stored = replace(self.stored, log=(*self.stored.log, replace(row, at=self.clock.wall())))


def new_game(name: str, seats: int, clock: Clock, delay: int = DELAY) -> Stored:
    game = GAMES.get(name)
    row = TableRow("here", name, game.info.rules_version, {}, delay=delay)
    sitting = tuple(SeatRow(seat, "device", f"P{seat}") for seat in range(seats))
    log = start_rows(game, row, sitting)
    return Stored(row, sitting, tuple(replace(each, at=clock.wall()) for each in log))


def told(message: wire.ServerMessage) -> Any:
    """As it is sent, but for the delay itself."""
    return without_delay(msgspec.json.encode(message))


def without_delay(message: bytes) -> Any:
    found = json.loads(message)
    found.get("table", {}).pop("delay", None)
    return found


def whole(told: Told, message: Any) -> Any:
    """A message with everything that is seen after it, in the place of what changed."""
    told.take(message)
    if message["type"] != "update":
        return message
    return {name: value for name, value in message.items() if name != "news"} | {"views": dict(told.sights)}


class Stage:
    """Twice the same game: one table that is watched as it is, and one with a delay. What the first one's watcher
    hears is what the second one's must hear, so much later."""

    def __init__(self, name: str, seats: int, rng: random.Random) -> None:
        self.clock = Hands()
        self.rng = rng
        self.shelf = Shelf(new_game(name, seats, self.clock), self.clock)
        open_row = replace(self.shelf.stored.table, delay=0)
        self.live = Table(replace(self.shelf.stored, table=open_row), self.clock)
        self.live_shelf = Shelf(self.shelf.stored, self.clock)
        self.live_ear = Ear()
        attend(self.live, Ear(*range(seats)), self.live_ear)
        self.live_told = Told()
        self.live_told.take(told(self.live.watchers.greeting(NOBODY)))
        self.heard: list[tuple[datetime, Any]] = []
        self.right = 0
        self.greetings: list[tuple[datetime, Any]] = []
        self.enter()
        self.note()
        self.heard.append(self.greetings[0])  # what begins the game

    def enter(self) -> None:
        """The server starts: all there is, is the log."""
        self.table = Table(self.shelf.stored, self.clock)
        self.player, self.watcher = Ear(*range(len(self.table.seats))), Ear()
        attend(self.table, self.player, self.watcher)
        self.told = Told()
        self.told.take(told(self.table.watchers.greeting(NOBODY)))

    def note(self) -> None:
        """What the undelayed watcher knows now."""
        for message in self.live_ear.heard:
            self.heard.append((self.clock.wall(), whole(self.live_told, without_delay(message))))
        self.live_ear.heard.clear()
        self.greetings.append((self.clock.wall(), told(self.live.watchers.greeting(NOBODY))))

    async def step(self, number: int) -> None:
        """Something happens at both tables: a move, an undo, a hint, or another game."""
        match = self.live.match
        assert match is not None
        request: wire.Move | wire.Undo | wire.Rematch
        if match.over:
            request = wire.Rematch(f"r{number}", 0, self.live.seq)
        else:
            seat = self.rng.choice(sorted(match.pending - {CHANCE}))
            if match.can_undo(seat) and self.rng.random() < 0.2:
                request = wire.Undo(f"r{number}", seat, self.live.seq)
            else:
                if self.rng.random() < 0.1:
                    self.hint(seat)
                move = self.rng.choice(list(match.game.moves(match.state, seat)))
                request = wire.Move(f"r{number}", seat, self.live.seq, match.game.write(move))
        for shelf, table in ((self.live_shelf, self.live), (self.shelf, self.table)):
            await carry_out(shelf, table, Ear(request.seat), request)  # type: ignore[arg-type]
        if isinstance(request, wire.Rematch):
            # Chance is not the same twice: let the open table follow the log of the other.
            self.follow()

    def hint(self, seat: int) -> None:
        for table in (self.live, self.table):
            assert table.match is not None
            taken = GivenHint(HintRow(table.seq, seat, False, ""), len(table.match.log))
            if taken not in table.hints:
                table.add_hint(taken.row)
                self.shelf.stored = replace(self.shelf.stored, hints=tuple({*self.shelf.stored.hints, taken.row}))

    def follow(self) -> None:
        self.live_ear.heard.clear()
        self.live_shelf.stored = self.shelf.stored
        self.live.reload(replace(self.shelf.stored, table=replace(self.shelf.stored.table, delay=0)))

    def as_of_then(self) -> Any:
        then = self.clock.wall() - timedelta(seconds=DELAY)
        return next((greeting for when, greeting in reversed(self.greetings) if when <= then), None)

    def check(self, strictly: bool = True) -> None:
        """What the watcher was told since it came, and what somebody is told who comes now."""
        then = self.clock.wall() - timedelta(seconds=DELAY)
        if strictly:
            due = [message for when, message in self.heard if when <= then]
            heard = [whole(self.told, without_delay(text)) for text in self.watcher.heard]
            assert heard == due
            self.watcher.heard.clear()
            self.heard = self.heard[len(due) :]
            self.right += len(due)
        greeting = told(self.table.watchers.greeting(NOBODY))
        known = self.as_of_then()
        if known is None:  # the game had not begun then
            assert (greeting["table"]["started"], greeting["views"], greeting["seq"]) == (False, [], 0)
        elif strictly:
            assert greeting == known
        else:
            assert {**greeting, "hints": []} == {**known, "hints": []}
            assert [hint for hint in greeting["hints"] if hint not in known["hints"]] == []


ROOMS = [(name, 2 + number % 2) for number, name in enumerate(GAMES.names())]


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


@pytest.mark.parametrize(("name", "seats"), ROOMS)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_watcher_gets_is_what_was_there_before_the_delay(name: str, seats: int, seed: int) -> None:
    async def story() -> None:
        rng = random.Random(seed)
        stage = Stage(name, seats, rng)
        for number in range(60):
            await stage.step(number)
            stage.note()
            stage.check()
            stage.clock.turn(rng.choice([0.0, 0.5, 3.0, 29.9, 30.0, 45.0]))
            stage.check()
        stage.clock.turn(DELAY)
        stage.check()
        assert told(stage.table.watchers.greeting(NOBODY)) == told(stage.live.watchers.greeting(NOBODY))
        assert stage.right > 50

    run(story)


@pytest.mark.parametrize(("name", "seats"), ROOMS)
def test_the_delay_survives_a_restart(name: str, seats: int) -> None:
    async def story() -> None:
        rng = random.Random(7)
        stage = Stage(name, seats, rng)
        for number in range(40):
            await stage.step(number)
            stage.note()
            if number % 7 == 6:
                stage.clock.alarms.clear()  # they went with the process
                stage.enter()
            stage.check(strictly=False)
            stage.clock.turn(rng.choice([0.0, 1.0, 8.0, 31.0]))
            stage.check(strictly=False)
        stage.clock.turn(DELAY)
        assert told(stage.table.watchers.greeting(NOBODY)) == told(stage.live.watchers.greeting(NOBODY))

    run(story)


def test_players_are_told_at_once_and_watchers_of_an_open_table_too() -> None:
    async def story() -> None:
        stage = Stage(GAME, 2, random.Random(1))
        await stage.step(0)
        assert [json.loads(text)["type"] for text in stage.player.heard][:1] == ["update"]
        assert stage.watcher.heard == []
        assert [json.loads(text)["type"] for text in stage.live_ear.heard][:1] == ["update"]
        seated = stage.table.watchers.greeting(frozenset({0}))
        assert seated.seq == stage.table.seq > 0

    run(story)


def test_a_watcher_with_plain_views_sees_what_was_there_before_the_delay_too() -> None:
    async def story() -> None:
        stage = Stage(GAME, 2, random.Random(2))
        plain = Ear()
        plain.plain = True
        attend(stage.table, plain)
        plain.heard.clear()
        for number in range(5):
            await stage.step(number)
        assert plain.heard == []
        stage.clock.turn(DELAY)
        last = json.loads(plain.heard[-1])
        assert (last["type"], last["seq"]) == ("welcome", stage.table.seq)
        assert last["views"][0]["view"].keys() == set(PlainView.__struct_fields__)
        assert all("picture" not in json.dumps(without_delay(text)) for text in stage.watcher.heard)

    run(story)


def test_a_step_of_an_unknown_time_was_long_ago() -> None:
    clock = Hands()
    stored = new_game(GAME, 2, clock)
    old = replace(stored, log=tuple(replace(row, at=None) for row in stored.log))
    assert Table(old, clock).watchers.greeting(NOBODY).views
    assert not Table(stored, clock).watchers.greeting(NOBODY).views


def test_who_is_there_is_told_at_once_but_not_how_far_the_game_is() -> None:
    clock = Hands()
    table = Table(new_game(GAME, 2, clock), clock)
    watcher = Ear()
    attend(table, watcher)
    table.attend(Ear(0))
    (text,) = watcher.heard
    info = json.loads(text)["table"]
    assert (info["started"], info["watchers"], info["delay"]) == (False, 1, DELAY)
    assert [seat["present"] for seat in info["seats"]] == [True, False]
    assert table.watchers.info() == replace(table.info(), started=False)
    clock.turn(DELAY)
    assert table.watchers.info() == table.info()


def test_where_a_bot_stands_in_is_seen_after_the_delay() -> None:
    clock = Hands()
    table = Table(new_game(GAME, 2, clock), clock)
    clock.turn(DELAY)
    player, watcher = Ear(0), Ear()
    attend(table, player, watcher)

    def seen() -> tuple[bool, bool, bool]:
        """At the socket, by REST and in the lobby, and by somebody who comes now."""
        heard = [message["table"]["seats"][1]["stand_in"] for message in watcher.messages]
        greeting = table.watchers.greeting(NOBODY).table
        return bool(heard and heard[-1]), table.watchers.info().seats[1].stand_in, greeting.seats[1].stand_in

    table.hand_over(1)
    assert player.of_type("seats")
    assert (watcher.heard, seen()) == ([], (False, False, False))
    clock.turn(DELAY - 1)
    table.attend(Ear())  # whoever comes is told of, but nothing else
    assert len(watcher.heard) == 1
    assert seen() == (False, False, False)
    clock.turn(1)
    assert seen() == (True, True, True)

    table.hear(frozenset({1}))
    assert seen() == (True, True, True)
    clock.turn(DELAY)
    assert seen() == (False, False, False)


def test_the_end_of_a_game_is_seen_after_the_delay() -> None:
    async def story() -> None:
        stage = Stage(GAME, 2, random.Random(3))
        table = stage.table
        assert table.match is not None
        table.hand_over(1)
        stage.clock.turn(DELAY)
        stage.watcher.heard.clear()
        number = 0
        while not stage.live.result:
            await stage.step(number)
            number += 1
        assert table.result is not None
        table.attend(Ear())
        assert {message["type"] for message in stage.watcher.messages} == {"seats"}
        assert all(message["table"]["seats"][1]["stand_in"] for message in stage.watcher.messages)
        assert (table.watchers.result, table.watchers.greeting(NOBODY).result) == (None, None)
        assert table.watchers.info().seats[1].stand_in
        stage.clock.turn(DELAY)
        assert stage.watcher.of_type("update")[-1]["result"]
        assert table.watchers.result == table.result
        assert not table.watchers.info().seats[1].stand_in

    run(story)


@pytest.mark.parametrize("days", [-400, -1, 1, 400])
def test_the_delay_is_the_same_when_the_time_of_day_is_set(days: int) -> None:
    """Neither is anything seen too early, nor is anybody kept waiting until it is that time again."""
    clock = Hands()
    stored = new_game(GAME, 2, clock)
    shelf, table, watcher = Shelf(stored, clock), Table(stored, clock), Ear()
    clock.turn(DELAY)
    attend(table, watcher, both := Ear(0, 1))

    async def move() -> None:
        move = any_move(GAME, table.match.view(0) if table.match else None, random.Random(0))
        await carry_out(shelf, table, both, wire.Move("m", 0, table.seq, move))  # type: ignore[arg-type]

    asyncio.run(move())
    clock.turn(1)
    clock.jumped = timedelta(days=days)
    again, newcomer = Table(shelf.stored, clock), Ear()
    attend(again, newcomer)
    clock.turn(DELAY - 2)
    assert (watcher.heard, newcomer.heard if days < 0 else []) == ([], [])
    clock.turn(1)
    assert [message["seq"] for message in watcher.of_type("update")] == [1]
    clock.turn(1)
    assert again.watchers.greeting(NOBODY).seq == 1
