"""Servers are brought up to date one after the other, while two hundred people play.

They share one port. Each is stopped in good order, as systemd does it, and comes back as a later release, which brings
the database up to date; the other one, of the release before, plays on with it. People come back as browsers do, and
nobody may notice more than that.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from proofs.cluster.house import House, broken_logs, house, not_once
from proofs.cluster.newer import NewerServer
from proofs.kill import Kills, Witness
from proofs.progress import progress
from tests.kit.client import Pace, fresh
from tests.kit.cluster.services import PostgresService
from tests.kit.moves import any_move
from tests.kit.process import PATIENCE
from tests.kit.server import Made
from tilery.games import GAMES

TABLES = 100
PACE = 2.0
"""Seconds that people take for a move, half as much more or less."""
BETWEEN = 3.0
"""Seconds from the start of one server to the end of the next."""
SOON = 10.0
"""Seconds within which everybody has to be back: after that, a page gives up a line and tries another one."""


class Upgrades(Kills):
    """What the trial saw."""

    def __init__(self, soon: float) -> None:
        super().__init__()
        self._soon = soon
        self.refused: Counter[str] = Counter()
        self.away: list[float] = []
        self.answered: dict[str, tuple[str, int]] = {}
        self.broken = self.missing = self.apart = self.rounds = 0
        self.over = False
        """Nobody begins anything any more."""
        self.stuck = False
        """Somebody waited for ever."""
        self.complaints: list[str] = []

    def __str__(self) -> str:
        away = sorted(self.away) or [0.0]
        return (
            f"{self.rounds} releases, {self.kills} servers brought up to date: {self.acknowledged} moves acknowledged, "
            f"{self.lost} lost, {self.half} half, {self.untrue} told but not stored, {self.resent} sent again; "
            f"{self.broken} logs not linear, {self.missing} requests not there exactly once, {self.apart} people see "
            f"something else; back {len(self.away)} times, after {away[len(away) // 2]:.2f} s in the median and "
            f"{away[-1]:.2f} s at most; refused: {dict(self.refused) or 'nothing'}"
            + ", and somebody waits for ever" * self.stuck
            + "".join(f"\n  {line}" for line in self.complaints[:5])
        )

    @property
    def held(self) -> bool:
        wrong = self.stuck or self.broken or self.missing or self.apart or self.refused or self.complaints
        return super().held and bool(self.away) and max(self.away) <= self._soon and not wrong


class Person(Witness):
    """One browser with one seat, which takes its time for each move."""

    def __init__(self, there: House, made: Made, seat: int, found: Upgrades, rng: random.Random, pace: float) -> None:
        super().__init__(there.servers[0], made, found, rng)
        self.made, self.seat, self._there = made, seat, there
        self._upgrades, self._takes = found, pace
        self._secrets, self._pace = (made.secrets[seat],), Pace()

    async def play(self) -> None:
        """One game after the other, until all is over."""
        await self.until(lambda: self.seq >= 0)
        while True:
            await self.until(lambda: self._upgrades.over or self._wish() is not None)
            await asyncio.sleep(self._takes * self._rng.uniform(0.5, 1.5))
            if self._upgrades.over:
                return
            if (wish := self._wish()) is not None:
                await self._do(wish)

    def _wish(self) -> str | None:
        if self.result is not None:
            return "rematch" if self.seat == 0 else None
        return "move" if self.turn is not None else None

    async def _do(self, wish: str) -> None:
        more: dict[str, Any] = {}
        if wish == "move":
            more["move"] = any_move(self.table["game"], self.views[self.seat], self._rng)
        resent = self.resent
        answer = await self.ask(wish, self.seat, seq=self.seq, **more)
        self._found.resent += self.resent - resent
        if answer["type"] == "done":
            self._upgrades.answered[answer["id"]] = self.made.id, answer["seq"]
            self._answered(answer)

    async def judge(self) -> None:
        """Compare what this person sees with what a newcomer would."""
        now = await fresh(self._there.address, self.made.id, self._secrets)
        self._upgrades.apart += now != self.seen()
        self._upgrades.away += self.away
        self._upgrades.refused += self.refused
        del self._upgrades.refused["closing"]  # a browser takes it for a line that is lost


def run(
    folder: Path,
    times: int,
    *,
    tables: int = TABLES,
    pace: float = PACE,
    between: float = BETWEEN,
    soon: float = SOON,
    postgres: PostgresService | None = None,
    seed: int = 0,
) -> Upgrades:
    """Bring all servers up to date this many times, while two people play at each of these tables. Everybody has to be
    back `soon`."""
    found = Upgrades(soon)
    with house(folder / "upgrade", server=NewerServer, postgres=postgres) as there:
        asyncio.run(_upgrade(there, times, tables, (pace, between), found, random.Random(seed)))
        found.broken = broken_logs(there.rows)
        found.missing = not_once(there, found.answered)
        found.complaints = [line for server in there.servers for line in server.said.splitlines() if "ERROR" in line]
    return found


async def _upgrade(
    there: House, times: int, tables: int, seconds: tuple[float, float], found: Upgrades, rng: random.Random
) -> None:
    pace, between = seconds
    made = [
        there.servers[0].make("device", "device", game=game) for game, _ in zip(cycle(GAMES.names()), range(tables))
    ]
    people = [
        Person(there, table, seat, found, random.Random(rng.random()), pace) for table in made for seat in table.secrets
    ]
    async with asyncio.TaskGroup() as all_of_them:
        living = [all_of_them.create_task(person.live()) for person in people]
        playing = [all_of_them.create_task(person.play()) for person in people]
        await _all_are_there(people)
        for number in range(times):
            for server in there.servers:
                await asyncio.sleep(between * rng.uniform(0.5, 1.5))
                await asyncio.to_thread(server.stop)
                assert isinstance(server, NewerServer)
                server.release = number + 1
                await asyncio.to_thread(server.start)
                found.kills += 1
            found.rounds += 1
            progress(found, found.rounds, 1)
        await asyncio.sleep(between)
        found.over = True
        for person in people:
            person.wake()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
                await _all_have_seen(people)
                for person in people:
                    await person.judge()
        except TimeoutError:
            found.stuck = True
        for task in living:
            task.cancel()


async def _all_are_there(people: Sequence[Person]) -> None:
    await asyncio.gather(*(person.greeted_times(1) for person in people))


async def _all_have_seen(people: Sequence[Person]) -> None:
    """Wait until both at each table have seen its last step."""
    last: dict[str, int] = {}
    for person in people:
        last[person.made.id] = max(person.seq, last.get(person.made.id, 0))
    await asyncio.gather(*(person.reach(last[person.made.id]) for person in people))
