"""Whole games on a device, closed and opened again in the middle: what is kept is what a server would have stored."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kit.device import Device, Page
from tests.kit.moves import any_move
from tests.kit.thinkers import FakeBots
from tilery.games import GAMES, levels_here
from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.house.tables import Tables
from tilery.tables.store.rows import LogRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.pipeline import carry_out
from tilery.tables.wire import messages as wire
from tilery.tables.wire.wishes import NewTable, SeatWish

SEED = bytes(range(32))
MOST = 400
"""The most moves of a game that is played here."""
BOTH = frozenset({0, 1})


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.tables.table.game_log.fresh_seed", lambda: SEED)


def bare(rows: tuple[LogRow, ...]) -> list[LogRow]:
    """The log without what differs from one house to the next: times, and the ids of requests."""
    return [replace(row, at=None, spent=0, request_id=None) for row in rows]


async def played_here(game: str) -> tuple[LogRow, ...]:
    """A game that one person plays with both hands; the house is closed in the middle of it."""
    device, rng = Device(), random.Random(5)
    made = await device.make(game, "device", "device")
    secrets = [seat["secret"] for seat in made["secrets"]]
    page = await device.dial(made["id"], *secrets)
    moves = 0
    while page.result is None:
        assert moves < MOST, "the game doesn't end"
        if moves == 12:
            before = views(page), page.log, page.seq
            page.line.close()
            await device.reopen()
            page = await device.dial(made["id"], *secrets)
            assert (views(page), page.log, page.seq) == before
        await move(page, game, rng)
        moves += 1
    assert moves > 12
    shelf = await device.post("/library", {"own": [made["id"]]})
    assert [each["table"] for each in shelf["games"]] == [made["id"]]
    stored = await device.house.store.load(made["id"])
    await device.reopen()
    assert await device.house.store.load(made["id"]) == stored
    assert stored is not None
    return stored.log


def views(page: Page) -> dict[int | None, Any]:
    return {seat: (sight["view"], sight["to_move"], sight["can_undo"]) for seat, sight in page.sights.items()}


async def move(page: Page, game: str, rng: random.Random) -> None:
    seat = next(seat for seat, sight in page.sights.items() if seat is not None and sight["to_move"])
    level = levels_here(GAMES.get(game))[1]
    answer = await page.ask("move", seat, move=any_move(game, page.sights[seat]["view"], rng, level))
    assert answer["type"] == "done", answer


async def played_on_a_server(game: str, moves: list[LogRow], folder: Path) -> tuple[LogRow, ...]:
    """The same moves at a table of a server, with its database."""
    prepare(folder / "tables.db")
    store = SqlStore(folder / "tables.db")
    store.start()
    try:
        tables = Tables(store, Autoplay(store, FakeBots()))
        seats = (SeatWish(kind="device"), SeatWish(kind="device"))
        made = await tables.make(NewTable(game=game, seats=seats))
        table = await tables.get(made.id)
        for row in moves:
            assert row.seat is not None
            await carry_out(store, table, Sitting(BOTH), wire.Move(f"m{row.seq}", row.seat, table.seq, row.move))
        stored = await store.load(made.id)
        assert stored is not None
        return stored.log
    finally:
        await store.close()


@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_on_a_device_has_the_log_of_a_server(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        here = await played_here(game)
        there = await played_on_a_server(game, [row for row in here if row.kind == "move"], tmp_path)
        assert bare(here) == bare(there)

    asyncio.run(story())
