"""A server, NATS or PostgreSQL is killed while people play, again and again, and is started again.

Each client plays both seats of a table as fast as it can, through whichever server it finds. What was acknowledged must
be there, what was told must have been stored, and everybody must be able to go on.
"""

import asyncio
import random
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from proofs.cluster.house import House, broken_logs, house
from proofs.kill import Kills, Witness, all_move
from proofs.progress import progress
from tilery.games import GAMES

LONGEST = 0.3
"""The most seconds that people play before the next kill."""


class ClusterKills(Kills):
    """What the trial saw, over all kills."""

    def __init__(self, victim: str) -> None:
        super().__init__()
        self.victim = victim
        self.broken = 0

    def __str__(self) -> str:
        return f"{super().__str__().replace('server', self.victim, 1)}; {self.broken} logs not linear"

    @property
    def held(self) -> bool:
        return super().held and not self.broken


class Patient(Witness):
    """Asks again if nothing can be stored at the moment."""

    REFUSED = ("stale", "storage")


Kill = Callable[[House, random.Random], Callable[[], object]]
"""Kills something; gives what brings it back."""


def kill_server(there: House, rng: random.Random) -> Callable[[], object]:
    """One of the servers; the other one is there."""
    server = rng.choice(there.servers)
    server.kill()
    return server.start


def kill_nats(there: House, _: random.Random) -> Callable[[], object]:
    """NATS."""
    there.nats.kill()
    return there.nats.start


def kill_postgres(there: House, _: random.Random) -> Callable[[], object]:
    """PostgreSQL, as a power cut would."""
    there.postgres.kill()
    return there.postgres.start


KILLS: dict[str, Kill] = {"server": kill_server, "NATS": kill_nats, "PostgreSQL": kill_postgres}


def run(folder: Path, times: int, *, victim: str, tables: int = 8, seed: int = 0) -> ClusterKills:
    """Kill this many times, while this many tables are being played."""
    found, rng = ClusterKills(victim), random.Random(seed)
    with house(folder / f"kills-{victim}") as there:
        asyncio.run(_kill(there, times, tables, found, rng))
        found.broken = broken_logs(there.rows)
    return found


async def _kill(there: House, times: int, tables: int, found: ClusterKills, rng: random.Random) -> None:
    witnesses = [
        Patient(
            there.servers[0],
            there.servers[number % 2].make("device", "device", game=game),
            found,
            random.Random(rng.random()),
        )
        for number, game in zip(range(tables), cycle(GAMES.names()), strict=False)
    ]
    # While nothing can be stored or nobody is there, nobody moves; otherwise they do even while something is down.
    goes_on = found.victim != "PostgreSQL"
    async with asyncio.TaskGroup() as all_of_them:
        playing: list[Any] = [all_of_them.create_task(each) for one in witnesses for each in (one.live(), one.play())]
        for _ in range(times):
            await all_move(witnesses)
            await asyncio.sleep(rng.random() * LONGEST)
            back = await asyncio.to_thread(KILLS[found.victim], there, rng)
            found.kills += 1
            if goes_on:
                await all_move(witnesses)
            await asyncio.to_thread(back)
            progress(found, found.kills, 10)
        await all_move(witnesses)
        for task in playing:
            task.cancel()
