"""Games of thousands of steps: to read one takes time and room, and neither is at the cost of others."""

import asyncio
import random

import pytest

from tests.kit.clock import Hands
from tests.kit.server import GAME
from tests.kit.thinkers import FakeBots
from tilery.engine.bot import RandomBot
from tilery.games import GAMES
from tilery.tables.house import tables as module
from tilery.tables.house.tables import Tables
from tilery.tables.people.seating import seated
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import TableRow
from tilery.tables.table import long_games
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.engines import NoEngines
from tilery.tables.table.game_log import begin, log_rows
from tilery.tables.wire.wishes import SeatWish


class House:
    """Tables of two, with finished games."""

    def __init__(self, capacity: int) -> None:
        hands = Hands()
        self.store = MemoryStore(hands)
        self.tables = Tables(self.store, Autoplay(self.store, FakeBots(), hands), capacity)

    async def keep(self, name: str) -> int:
        """Store a whole game; gives the number of its steps."""
        game = GAMES.get(GAME)
        match, seed = begin(game, 2, {})
        bot, rng = RandomBot(game), random.Random(0)
        while match.pending:
            seat = min(match.pending)
            match.play(seat, bot.choose(match.view(seat), rng))
        _, seats = seated(game, [SeatWish(kind="device")] * 2, NoEngines().check)
        row = TableRow(name, game.info.id, game.info.rules_version, match.options)
        await self.store.create(row, seats, log_rows(match, seed))
        return len(match.log)


def test_while_a_long_game_is_read_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_games, "PIECE", 1)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def run() -> None:
        house = House(capacity=10)
        steps = await house.keep("long")
        task = asyncio.create_task(others())
        table = await house.tables.get("long")
        task.cancel()
        assert table.steps == steps
        assert table.result is not None
        assert turns >= steps - 1

    asyncio.run(run())


def test_of_long_games_fewer_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(capacity=10)
        names = ["a", "b", "c", "d"]
        lengths = [await house.keep(name) for name in names]
        for name in names:
            await house.tables.get(name)
        assert len(house.tables) == 4
        monkeypatch.setattr(module, "STEPS", (max(lengths) * 2 + 1) / 10)
        await house.keep("e")
        await house.tables.get("e")
        assert [table.id for table in house.tables.in_memory()] == ["d", "e"]

    asyncio.run(run())
