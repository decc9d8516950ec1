"""The order of the steps, looked at from inside: nobody hears of a move before it is committed."""

import asyncio
import functools
from typing import Any

import pytest

from tests.kit.ears import Ear, attend
from tests.kit.server import GAME
from tests.kit.thinkers import choice
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.store.rows import LibraryRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.game_log import chances
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal, storage_failed


class SlowStore:
    """Commits when it is told to, well or badly."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rows: list[LogRow] = []

    async def append(self, table: str, row: LogRow, over: LibraryRow | None = None) -> None:
        self.asked.set()
        await self.answer
        self.rows.append(row)

    async def step(self, table: str, seq: int) -> LogRow | None:
        return next((row for row in self.rows if row.seq == seq), None)


def new_table() -> Table:
    seed = bytes(32)
    game = GAMES.get(GAME)
    match = Match(game, seats=2, seed=seed)
    row = TableRow("here", GAME, game.info.rules_version, dict(match.options))
    seats = (SeatRow(0, "device", "Anna"), SeatRow(1, "device", "Béla"))
    return Table(Stored(row, seats, (LogRow(0, "start", chance=chances(match, 0), seed=seed),)))


async def move_with(store: Any, table: Table) -> Any:
    return await carry_out(store, table, Ear(0), wire.Move("one", 0, 0, any_move(table)))


def any_move(table: Table) -> str:
    assert table.match is not None
    seat = min(table.match.pending)
    return choice(GAME, "normal", table.match.view(seat))


def test_nothing_is_told_before_the_commit() -> None:
    async def story() -> None:
        table, store = new_table(), SlowStore()
        ears = [Ear(0), Ear(1), Ear()]
        attend(table, *ears)
        before = table.welcome(frozenset({0}))
        moving = asyncio.create_task(move_with(store, table))
        await store.asked.wait()
        for _ in range(100):
            await asyncio.sleep(0)
        assert not moving.done()
        assert not any(ear.heard for ear in ears)
        assert table.welcome(frozenset({0})) == before

        store.answer.set_result(None)
        assert await moving == wire.Done("one", 1)
        assert [len(ear.heard) for ear in ears] == [1, 1, 1]
        assert table.seq == 1

    asyncio.run(story())


def test_a_failed_commit_leaves_the_table_as_it_was() -> None:
    async def story() -> None:
        table, store = new_table(), SlowStore()
        ear = Ear(1)
        attend(table, ear)
        before = table.welcome(frozenset({0, 1}))
        store.answer.set_exception(storage_failed())
        with pytest.raises(Refusal) as refused:
            await move_with(store, table)
        assert refused.value.code == "storage"
        assert ear.heard == []
        assert table.welcome(frozenset({0, 1})) == before

        store.answer = asyncio.get_running_loop().create_future()
        store.answer.set_result(None)
        assert await move_with(store, table) == wire.Done("one", 1)

    asyncio.run(story())


def test_a_move_that_is_sent_again_may_be_written_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games know several texts for one move; here blanks around it don't count."""
    game = GAMES.get(GAME)
    read = game.read

    @functools.wraps(read)
    def without_blanks(text: str) -> Any:
        return read(text.strip())

    monkeypatch.setattr(type(game), "read", staticmethod(without_blanks))

    async def story() -> None:
        table, store = new_table(), SlowStore()
        store.answer.set_result(None)
        move, anybody = any_move(table), Ear(0)
        first = await carry_out(store, table, anybody, wire.Move("one", 0, 0, move))  # type: ignore[arg-type]
        again = wire.Move("one", 0, 0, f" {move} ")
        assert await carry_out(store, table, anybody, again) == first  # type: ignore[arg-type]
        with pytest.raises(Refusal):
            await carry_out(store, table, anybody, wire.Move("one", 0, 0, "clear"))  # type: ignore[arg-type]

    asyncio.run(story())


def test_a_table_rebuilt_from_its_log_plays_on_with_the_same_chance() -> None:
    async def story() -> None:
        table, store = new_table(), SlowStore()
        store.answer.set_result(None)
        assert table.match is not None
        first = LogRow(0, "start", chance=chances(table.match, 0), seed=bytes(32))
        for seq in range(6):
            seat, move = min(table.match.pending), any_move(table)
            await carry_out(store, table, Ear(seat), wire.Move(f"m{seq}", seat, seq, move))  # type: ignore[arg-type]
            again = Table(Stored(table.row, table.seats, (first, *store.rows)))
            everybody = frozenset({0, 1})
            assert again.welcome(everybody) == table.welcome(everybody)
            assert again.match is not None
            assert table.match is not None
            assert again.match.next_dice().getrandbits(64) == table.match.next_dice().getrandbits(64)

    asyncio.run(story())
