"""All engines of a house: who is connected, who may sit down where, and who waits for whom."""

import asyncio
from collections import defaultdict
from weakref import WeakValueDictionary

from tilery.engine.game import AnyGame
from tilery.tables.clock import Clock, SystemClock
from tilery.tables.engines.engine import Engine, Gone
from tilery.tables.people.engine_names import engine_of, level_of, not_there
from tilery.tables.table.engines import EngineFailed, Question, TableSeen
from tilery.tables.wire.answers import HouseBot
from tilery.tables.wire.refusal import Refusal

SECONDS = 30.0
"""How long an engine has for a move."""
AWAY = 10.0
"""How long a table waits for an engine whose line broke, from that moment on."""
AT_ONCE = 8
"""At how many tables an engine may play at once."""


class EngineDesk:
    """`Engines`, wherever they run. A line is signed in when its engine is ready, and out when it is gone."""

    def __init__(
        self, clock: Clock | None = None, seconds: float = SECONDS, away: float = AWAY, at_once: int = AT_ONCE
    ) -> None:
        self._clock = clock or SystemClock()
        self._seconds, self._away, self.at_once = seconds, away, at_once
        self._engines: dict[str, Engine] = {}
        self._gone_at: dict[str, float] = {}
        self._news: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._tables: defaultdict[str, WeakValueDictionary[str, TableSeen]] = defaultdict(WeakValueDictionary)
        """The tables in memory where each engine sits."""
        self._seated: set[tuple[str, str]] = set()
        """What the engines that are connected were told: who sits at which table."""
        self._left: set[tuple[str, str]] = set()
        self._opened = self._clock.now()

    # Who is there

    def sign_in(self, engine: Engine) -> None:
        """An engine is ready. Whoever was there under its name before has to go."""
        if (before := self._engines.get(engine.name)) is not None:
            self.sign_out(before)
            before.say_bye()
        self._engines[engine.name] = engine
        self._news[engine.name].set()
        self._tell(engine.name)
        for table in list(self._tables[engine.name].values()):
            self._look(engine.name, table)

    def sign_out(self, engine: Engine) -> None:
        """The line to an engine is gone. It may come back."""
        engine.end()
        name = engine.name
        if self._engines.get(name) is engine:
            del self._engines[name]
            self._news.pop(name, None)
            self._gone_at[name] = self._clock.now()
            self._seated = {place for place in self._seated if place[0] != name}
            self._left = {place for place in self._left if place[0] != name}
            self._tell(name)

    def send_away(self, name: str) -> None:
        """The host no longer wants this engine here, so no table waits for it to come back."""
        if (engine := self._engines.get(name)) is not None:
            self.sign_out(engine)
            self._gone_at[name] = self._clock.now() - self._away
            engine.say_bye()

    def names(self) -> frozenset[str]:
        """The engines that are connected."""
        return frozenset(self._engines)

    def _tell(self, name: str) -> None:
        for table in list(self._tables[name].values()):
            table.tell_who_is_there()

    def is_there(self, name: str) -> bool:
        return name in self._engines

    def offers(self, game: str) -> list[HouseBot]:
        """The engines that play this game, for whoever sets up a table."""
        playing = sorted(name for name, engine in self._engines.items() if engine.plays(game))
        return [HouseBot(level_of(name), name, self._is_free(name)) for name in playing]

    def check(self, name: str, game: AnyGame) -> None:
        engine = self._engines.get(name)
        if engine is None or not engine.plays(game.info.id):
            raise not_there(name)
        if not self._is_free(name):
            raise Refusal("no-bot", f"The bot '{name}' plays at many tables now. Choose another one.")

    def _is_free(self, name: str) -> bool:
        asked = self._engines[name].asked
        tables = self._tables[name].values()
        busy = [table for table in tables if table.result is None and (table.clients or table.id in asked)]
        return len(busy) < self.at_once

    # Tables

    def look(self, table: TableSeen) -> None:
        for seat in table.seats:
            if name := engine_of(seat.level):
                self._look(name, table)

    def _look(self, name: str, table: TableSeen) -> None:
        self._tables[name][table.id] = table
        engine, place = self._engines.get(name), (name, table.id)
        if engine is None or place in self._left:
            return
        if table.match is not None and table.result is not None:
            engine.over(table.id, table.round, table.match)
            self._seated.discard(place)
        elif place not in self._seated:
            self._seated.add(place)
            engine.seat(table, next(seat.seat for seat in table.seats if engine_of(seat.level) == name))

    def drop(self, table: str) -> None:
        for name, tables in self._tables.items():
            if tables.pop(table, None) is not None and (engine := self._engines.get(name)) is not None:
                engine.leave(table, "The table was deleted.")
            self._seated.discard((name, table))

    def leave(self, name: str, table: str) -> None:
        """An engine leaves a table until it connects anew. Refuses a table where it doesn't sit."""
        if table not in self._tables[name]:
            raise Refusal("no-table", "You don't sit at this table.")
        self._left.add((name, table))
        self._seated.discard((name, table))
        if (engine := self._engines.get(name)) is not None:
            engine.leave(table, "You have left.")

    # Moves

    async def choose(self, name: str, question: Question) -> str:
        seconds = self._seconds if question.limit is None else min(self._seconds, question.limit)
        ends = self._clock.now() + seconds
        while (left := ends - self._clock.now()) > 0:
            if (name, question.table) in self._left:
                raise EngineFailed("left")
            engine = self._engines.get(name)
            if engine is None:
                await self._wait_for(
                    name, min(left, self._gone_at.get(name, self._opened) + self._away - self._clock.now())
                )
                continue
            try:
                return await engine.choose(question, seconds, left)
            except Gone:
                await asyncio.sleep(0)  # the line says so itself in a moment
        raise EngineFailed("time")

    async def _wait_for(self, name: str, seconds: float) -> None:
        """Wait until this engine is back. Raises EngineFailed."""
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await self._news[name].wait()
        except TimeoutError:
            raise EngineFailed("away") from None
