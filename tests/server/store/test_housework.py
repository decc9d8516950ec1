"""What a server does by itself: it goes on after a start, and clears old tables away."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.server.housework import clean, keep_house, resume_tables
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.server.store import database
from tilery.server.store.sql_store import SqlStore
from tilery.tables.clock import SystemClock
from tilery.tables.house.passes import Passes
from tilery.tables.house.stale_tables import ClockWatch, InDoubt
from tilery.tables.house.tables import Tables
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.thinker import Asker
from tilery.tables.thinking.bot_desk import BotDesk
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.waiting_line import ANYBODY
from tilery.tables.wire.pace import Pace
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import NewTable, SeatWish

BOT, DEVICE, OPEN = SeatWish(kind="bot", level="normal"), SeatWish(kind="device"), SeatWish(kind="open")
RELATED = ("keys", "games_over", "hints", "log", "seats")


class Sleepy(BotDesk):
    """Bots that think for ever."""

    def __init__(self) -> None:
        super().__init__(WorkerPool([]), 1)
        self.asked = 0

    async def choose(self, game: str, level: str, view: Any, asker: Asker = ANYBODY) -> str:
        self.asked += 1
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers")


class House:
    """A server without its sockets."""

    def __init__(self, path: Path) -> None:
        database.prepare(path)
        self.path = path
        self.settings = Settings(path)
        self.store = SqlStore(path)
        self.store.start()
        self.pool, self.metrics = Sleepy(), Metrics()
        self.autoplay = Autoplay(self.store, self.pool)
        self.tables = Tables(self.store, self.autoplay)
        self.passes = Passes(self.tables, 900)
        self.watch = ClockWatch(self.tables.clock)

    async def make(self, *seats: SeatWish, **more: Any) -> str:
        return (await self.tables.make(NewTable(game=GAME, seats=seats, **more))).id

    async def close(self) -> None:
        await self.autoplay.close()
        await self.store.close()

    def sql(self, statement: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.path, timeout=30)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def age(self, table: str, days: float) -> None:
        then = (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%d %H:%M:%S.%f")
        self.sql("UPDATE log SET at = ? WHERE table_id = ?", then, table)
        self.sql("UPDATE tables SET made = ? WHERE id = ?", then, table)

    def ids(self) -> set[str]:
        return {row[0] for row in self.sql("SELECT id FROM tables")}


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_after_a_start_bots_go_on_and_people_are_waited_for_without_anybody_opening_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        bots = await house.make(BOT, DEVICE)
        paced = await house.make(DEVICE, DEVICE, pace=Pace(away=1000))
        alone = await house.make(DEVICE, DEVICE)
        ancient = await house.make(BOT, DEVICE)
        waiting = await house.make(BOT, OPEN)
        await house.close()
        house.age(ancient, 31)

        house = House(tmp_path / "tables.db")
        assert await resume_tables(house.tables, house.settings, house.metrics) == 2
        assert [table.id for table in house.tables.in_memory()] == [bots]  # the other one has only an alarm
        for _ in range(10):
            await asyncio.sleep(0)
        assert house.pool.asked == 1
        assert house.autoplay.has_work_at(paced)
        assert "tilery_tables_woken_total 2" in house.metrics.text()
        assert {bots, paced, alone, ancient, waiting} == house.ids()
        await house.close()

    story(play)


def test_a_game_that_the_library_knows_to_be_over_is_not_woken(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        over, on = await house.make(BOT, DEVICE), await house.make(BOT, DEVICE)
        house.sql("INSERT INTO games_over VALUES (?, 0, '', 0, '[]', '{}', 1, '2026-01-01 00:00:00', 0)", over)
        assert await house.store.tables_to_resume(datetime(2000, 1, 1, tzinfo=UTC)) == [on]
        await house.close()

    story(play)


def test_old_tables_are_deleted_with_all_that_belongs_to_them_and_no_others(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        old, new, empty, young = [await house.make(DEVICE, OPEN if at > 1 else DEVICE) for at in range(4)]
        for table in (old, new):
            house.sql("INSERT INTO log (table_id, seq, kind, move, chance) VALUES (?, 1, 'move', 'end', '[]')", table)
            house.sql("INSERT INTO hints VALUES (?, 0, 0, 0, 'end')", table)
            house.sql("INSERT INTO games_over VALUES (?, 0, '', 0, '[]', '{}', 1, '2026-01-01 00:00:00', 0)", table)
        house.sql("INSERT INTO passes VALUES ('p', x'00', 'Ada', '', ?)", str(datetime.now(UTC).replace(tzinfo=None)))
        for key in ("01", "02"):
            house.sql(f"INSERT INTO keys VALUES (x'{key}', ?, 0, 'p')", old)
        await house.close()
        for table, days in {old: 366, new: 364, empty: 31, young: 29}.items():
            house.age(table, days)

        house = House(tmp_path / "tables.db")
        assert await clean(house.tables, house.passes, house.settings, house.metrics, house.watch) == 2
        assert house.ids() == {new, young}
        for name in RELATED:
            assert {row[0] for row in house.sql(f"SELECT table_id FROM {name}")} <= {new, young}
        assert house.sql("SELECT id FROM passes") == []  # it lends nothing any more, and there is a name in it
        assert await clean(house.tables, house.passes, house.settings, house.metrics, house.watch) == 0
        with pytest.raises(Refusal, match="no such table"):
            await house.tables.get(old)
        await house.close()

    story(play)


def test_a_table_in_memory_is_not_deleted_and_with_0_days_none_is(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        used, unused, *new = [await house.make(DEVICE, OPEN) for _ in range(4)]
        await house.close()
        house.age(used, 1000)
        house.age(unused, 1000)

        house = House(tmp_path / "tables.db")
        for_ever = Settings(house.path, keep_days=0, keep_unplayed_days=0)
        assert await clean(house.tables, house.passes, for_ever, house.metrics, house.watch) == 0
        await house.tables.get(used)
        assert await clean(house.tables, house.passes, house.settings, house.metrics, house.watch) == 1
        assert house.ids() == {used, *new}
        await house.close()

    story(play)


class Wrong(SystemClock):
    """A clock that is set to another day, and may be set to yet another."""

    days = 0.0

    def wall(self) -> datetime:
        return super().wall() + timedelta(days=self.days)


@pytest.mark.parametrize(("days", "told"), [(400, "is 400 days old"), (-40, "is 40 days behind the newest step")])
def test_a_clock_that_is_wrong_at_the_start_deletes_nothing(tmp_path: Path, days: int, told: str) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        made = {await house.make(DEVICE, OPEN) for _ in range(4)}
        clock = Wrong()
        clock.days = days
        with pytest.raises(InDoubt, match=told):
            await clean(house.tables, house.passes, house.settings, house.metrics, ClockWatch(clock))
        assert house.ids() == made
        await house.close()

    story(play)


@pytest.mark.parametrize("days", [400, 20, -20])
def test_a_clock_that_jumps_while_the_server_runs_deletes_nothing(tmp_path: Path, days: int) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        old, _, _ = [await house.make(DEVICE, OPEN) for _ in range(3)]
        house.age(old, 31)
        clock = Wrong()
        watch = ClockWatch(clock)
        clock.days = days
        house.sql("UPDATE tables SET made = ? WHERE id <> ?", str(clock.wall().replace(tzinfo=None)), old)
        with pytest.raises(InDoubt, match=f"jumped by {days} days"):
            await clean(house.tables, house.passes, house.settings, house.metrics, watch)
        clock.days = 0.01  # the clock was set right
        house.sql("UPDATE tables SET made = ? WHERE id <> ?", str(clock.wall().replace(tzinfo=None)), old)
        assert await clean(house.tables, house.passes, house.settings, house.metrics, watch) == 1
        await house.close()

    story(play)


def test_nothing_is_deleted_where_most_tables_would_go(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        made = [await house.make(DEVICE, OPEN) for _ in range(5)]
        for table in made[:3]:
            house.age(table, 100)
        with pytest.raises(InDoubt, match="3 of 5 tables would go at once"):
            await clean(house.tables, house.passes, house.settings, house.metrics, house.watch)
        assert house.ids() == set(made)
        house.age(made[0], 1)
        assert await clean(house.tables, house.passes, house.settings, house.metrics, house.watch) == 2
        await house.close()

    story(play)


def test_while_it_cleans_a_server_says_why_it_does_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        house.age(await house.make(DEVICE, OPEN), 100)
        work = asyncio.create_task(keep_house(house.tables, house.passes, house.settings, house.metrics))
        told = "nothing stale was deleted: by the clock the newest step is 100 days old"
        while told not in caplog.text:  # noqa: ASYNC110 - the log alone tells
            await asyncio.sleep(0.01)
        work.cancel()
        await house.close()

    story(play)


def test_every_step_has_its_time(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path / "tables.db")
        await house.make(DEVICE, DEVICE)
        assert [row[0] is not None for row in house.sql("SELECT at FROM log")] == [True]
        await house.close()

    story(play)
