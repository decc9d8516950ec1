"""What a step tells: only what changed, and enough of it."""

import asyncio
import random
import statistics

import msgspec
import pytest

from tests.kit.ears import Ear
from tests.kit.moves import any_move
from tests.kit.told import Told
from tests.tables.table.test_watchers import Shelf, new_game
from tilery.engine import Match
from tilery.games import GAMES, make_bot
from tilery.tables.clock import SystemClock
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.sights import Shown
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.changes import NOW

STEPS = 80
SMALL = 2000
"""Bytes of an update in the median, in every game."""


async def heard(name: str, *ears: Ear) -> Table:
    """A game of two, in which anything legal is done, and taken back now and then."""
    clock, rng = SystemClock(), random.Random(4)
    stored = new_game(name, 2, clock, delay=0)
    shelf, table = Shelf(stored, clock), Table(stored, clock)
    for ear in ears:
        table.attend(ear)
    for number in range(STEPS):
        match = table.match
        assert match is not None
        if match.over:
            break
        seat = min(match.pending)
        if match.can_undo(seat) and number % 5 == 0:
            request: wire.Move | wire.Undo = wire.Undo(f"r{number}", seat, table.seq)
        else:
            move = any_move(name, match.view(seat), rng)
            request = wire.Move(f"r{number}", seat, table.seq, move)
        await carry_out(shelf, table, Ear(seat), request)  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize("name", GAMES.names())
def test_an_update_is_small_in_every_game_and_leads_to_what_a_newcomer_sees(name: str) -> None:
    anna, everybody, watcher, plain = Ear(0), Ear(0, 1), Ear(), Ear(1)
    plain.plain = True
    ears = anna, everybody, watcher, plain
    table = asyncio.run(heard(name, *ears))
    for ear in ears:
        told, newcomer = Told(), Told()
        for message in ear.messages:
            told.take(message)
        assert ear.seats is not None
        newcomer.take(msgspec.json.decode(msgspec.json.encode(table.watchers.greeting(ear.seats, ear.plain))))
        assert told.views == newcomer.views
        assert told.log == newcomer.log
        sizes = [len(text) for text in ear.heard if text.startswith(b'{"type":"update"')]
        assert len(sizes) > 5
        if ear is not everybody:  # who is shown two seats
            assert ear.plain or statistics.median(sizes) <= SMALL


def test_what_everybody_sees_alike_is_made_once() -> None:
    name = GAMES.names()[0]
    first, second = Ear(), Ear()
    asyncio.run(heard(name, first, second))
    assert [text for text in first.heard if b"update" in text[:20]] == [
        text for text in second.heard if b"update" in text[:20]
    ]


def test_whoever_was_shown_nothing_yet_is_told_everything() -> None:
    game = GAMES.all()[0]
    match, before = Match(game, seats=2, seed=bytes(32)), Shown()
    before.view(match, 1, plain=False)
    mover = min(match.pending)
    match.play(mover, make_bot(game, "random").choose(match.view(mover), random.Random(4)))
    shown = before.next()
    assert shown.changes(match, 0, plain=False) == [NOW, match.view(0)]
    changed = shown.changes(match, 1, plain=False)
    assert isinstance(changed, dict)
    assert shown.changes(match, 1, plain=False) is changed  # others may ask for the same


def test_what_everybody_was_told_is_not_kept() -> None:
    table = asyncio.run(heard(GAMES.names()[0], Ear(1)))
    assert not table._shown._changes
    assert table._shown._views  # those are needed for the next step
