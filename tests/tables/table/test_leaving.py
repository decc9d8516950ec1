"""Whoever leaves, at whatever move: the game goes on to its end, and its record is like any other."""

import functools
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.kit.ears import Ear
from tests.kit.thinkers import choice
from tests.tables.table.paced_table import ADA, AWAY, BEN, House, story, weakest
from tilery.engine.match import AnyMatch, Match
from tilery.engine.record import Record
from tilery.games import GAMES
from tilery.tables.table.game_log import branch
from tilery.tables.table.table import Table
from tilery.tables.table.timing import ASLEEP, DESERTED
from tilery.tables.wire.pace import Pace


def nothing(*_: Any) -> None:
    """Nobody listens."""


@functools.cache
def one_game(name: str) -> list[AnyMatch]:
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
