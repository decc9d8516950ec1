"""A database of every release before this one opens as it is: its tables load, its games replay, and play goes on.

`fixtures/make.py` makes the one of a new release.
"""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.thinkers import FakeBots
from tests.server.store.fixtures.make import MOST_BYTES
from tilery.engine.bot import RandomBot
from tilery.engine.chance import commit
from tilery.engine.record import Record, verify
from tilery.games import GAMES
from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.house.tables import Tables
from tilery.tables.library.finished_game import finished_match, record_text
from tilery.tables.library.library import Library
from tilery.tables.library.replay import Replay, Viewpoint
from tilery.tables.people import seat_secrets
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Sitting
from tilery.tables.table.pipeline import carry_out
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.wishes import Search

FIXTURES = Path(__file__).parent / "fixtures"
RELEASES = sorted(path.stem for path in FIXTURES.glob("*.sqlite"))
KINDS = {
    "a table that waits": "SELECT 1 FROM seats WHERE kind = 'open'",
    "somebody who sat down": "SELECT 1 FROM seats WHERE kind = 'person'",
    "a bot": "SELECT 1 FROM seats WHERE kind = 'bot'",
    "a public table": "SELECT 1 FROM tables WHERE public",
    "a private table": "SELECT 1 FROM tables WHERE NOT public",
    "a delay": "SELECT 1 FROM tables WHERE delay > 0",
    "a table begun from a position": "SELECT 1 FROM tables WHERE begun > 0",
    "an undo": "SELECT 1 FROM log WHERE kind = 'undo'",
    "a rematch": "SELECT 1 FROM log WHERE kind = 'rematch'",
    "a stand-in": "SELECT 1 FROM log WHERE stand_in",
    "a hint": "SELECT 1 FROM hints WHERE whole",
    "another device": "SELECT 1 FROM keys JOIN passes ON passes.id = pass_id",
    "a finished game": "SELECT 1 FROM games_over",
}


class House:
    """The tables of a copy of an old database, in this version."""

    def __init__(self, release: str, path: Path) -> None:
        shutil.copy(FIXTURES / f"{release}.sqlite", path)
        prepare(path)
        self.secrets: dict[str, dict[str, str]] = json.loads((FIXTURES / f"{release}.json").read_text())
        self.path = path
        self.store = SqlStore(path)
        self.autoplay = Autoplay(self.store, FakeBots())
        self.tables = Tables(self.store, self.autoplay)

    def rows(self, question: str) -> list[Any]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(question).fetchall()

    def seal(self, table: str) -> str:
        """Of the shuffle of its last game; a table that waits has none."""
        rows = self.rows(f"SELECT seed FROM log WHERE table_id = '{table}' AND seed IS NOT NULL ORDER BY seq")
        return commit(rows[-1][0]) if rows else ""

    async def each(self) -> AsyncIterator[Table]:
        for (name,) in self.rows("SELECT id FROM tables"):
            yield await self.tables.get(name)


Story = Callable[[House], Awaitable[None]]


@pytest.fixture(params=RELEASES)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    @asynccontextmanager
    async def opened() -> AsyncIterator[House]:
        house = House(request.param, tmp_path / "tables.db")
        house.store.start()
        try:
            yield house
        finally:
            await house.autoplay.close()
            await house.store.close()

    async def told(story: Story) -> None:
        async with opened() as house:
            await story(house)

    return lambda story: asyncio.run(told(story))


def test_there_is_a_database_of_an_old_release() -> None:
    assert RELEASES


@pytest.mark.parametrize("release", RELEASES)
def test_it_is_small_and_has_tables_of_every_kind(release: str) -> None:
    file = FIXTURES / f"{release}.sqlite"
    assert file.stat().st_size <= MOST_BYTES
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        missing = [kind for kind, question in KINDS.items() if not connection.execute(question).fetchone()]
    assert missing == []


def test_every_table_loads_as_it_was_left(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        loaded = 0
        async for table in house.each():
            waits = any(seat.kind == "open" for seat in table.seats)
            assert table.started is not waits
            assert table.welcome(frozenset()).table.id == table.id
            assert table.welcome(frozenset()).commitment == house.seal(table.id)
            loaded += 1
        assert loaded == house.rows("SELECT count(*) FROM tables")[0][0]
        assert len({game for (game,) in house.rows("SELECT game FROM tables")}) > 1

    tell(story)


def test_finished_games_replay_and_their_records_are_verified(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        for name, number, result in house.rows("SELECT table_id, round, result FROM games_over"):
            finished = await house.tables.finished(name, number)
            replayed = finished_match(await finished.log())
            record = Record.parse(record_text(replayed, finished.names))
            verify(record, GAMES.get(record.game))
            assert Replay(replayed).page(Viewpoint()).total == len(record.moves)
            assert (await house.tables.tally(name)).games > number
            match = record.replay(GAMES.get(record.game))
            assert list(match.result.points) == json.loads(result)["points"]

    tell(story)


def test_the_library_lists_every_finished_game(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        own = tuple(name for (name,) in house.rows("SELECT id FROM tables"))
        found, after = set(), ""
        while True:
            shelf = await Library(house.store).search(Search(own=own, after=after, limit=5))
            found |= {(game.table, game.round) for game in shelf.games}
            if not (after := shelf.next):
                break
        assert found == set(house.rows("SELECT table_id, round FROM games_over"))

    tell(story)


def test_secrets_still_open_their_seats_and_play_goes_on(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        played = 0
        for name, secrets in house.secrets.items():
            table = await house.tables.get(name)
            seats = seat_secrets.opened(secrets.values(), table.locks())
            assert seats == {int(seat) for seat in secrets}
            for number in range(6):
                await house.autoplay.rest(table)
                if table.match is None or table.match.over or not (pending := sorted(seats & table.match.pending)):
                    break
                move = RandomBot(table.game).choose(table.match.view(pending[0]), random.Random(number))
                request = wire.Move(f"on-{number}", pending[0], table.seq, table.game.write(move))
                await carry_out(house.store, table, Sitting(seats), request)
                played += 1
        assert played > 20

    tell(story)
