"""A server is cut off from the database or from NATS for a while, and people play on through the other one.

Nothing may fork: the server that is cut off stores nothing, and its bots stop before the other one's begin. When it is
back, it follows what was stored, by itself.
"""

import asyncio
import random
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

from proofs.cluster.house import broken_logs
from proofs.cluster.kills import Patient
from proofs.kill import Kills, all_move
from proofs.progress import progress
from tests.kit.cluster.services import NatsService, PostgresService
from tests.kit.process import PATIENCE
from tests.kit.server import Server
from tilery.games import GAMES

LONGEST = 8.0
"""The most seconds of a cut: longer than a server counts as being at work without a sign."""


class CutOff(Kills):
    """What the trial saw."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = self.apart = 0

    def __str__(self) -> str:
        return (
            f"one of two servers cut off {self.kills} times: {self.acknowledged} moves acknowledged, {self.lost} lost, "
            f"{self.half} half, {self.untrue} told but not stored; {self.broken} logs not linear, {self.apart} times "
            "the two servers did not agree afterwards"
        )

    @property
    def held(self) -> bool:
        return super().held and not (self.broken or self.apart)


class Wire:
    """A line to a service that can be cut: then it takes connections, and nothing comes through."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open = asyncio.Event()
        self._open.set()
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        self._open.set()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
            await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()


def run(folder: Path, times: int, *, seed: int = 0) -> CutOff:
    """Cut one of two servers off this many times, by turns from the database and from NATS."""
    found = CutOff()
    asyncio.run(_cut_off(folder / "cut-off", times, found, random.Random(seed)))
    return found


async def _cut_off(folder: Path, times: int, found: CutOff, rng: random.Random) -> None:
    postgres, nats = PostgresService(), NatsService(folder / "nats")
    wires = [Wire(postgres.port), Wire(nats.port)]
    servers: list[Server] = []
    try:
        url = postgres.fresh("house")
        for wire in wires:
            await wire.start()
        far = url.replace(str(postgres.port), str(wires[0].port)), f"nats://127.0.0.1:{wires[1].port}"
        for name, (database, bus) in (("near", (url, nats.url)), ("far", far)):
            servers.append(await asyncio.to_thread(_server, folder / name, database, bus))
        await _play(servers, wires, times, found, rng)
        found.broken = broken_logs(partial(postgres.run, name="house"))
    finally:
        for server in servers:
            await asyncio.to_thread(server.close)
        nats.close()
        postgres.close()


def _server(folder: Path, database: str, bus: str) -> Server:
    return Server(folder, database=database, nats=bus, busy_seconds=2)


async def _play(servers: list[Server], wires: list[Wire], times: int, found: CutOff, rng: random.Random) -> None:
    near, far = servers
    made = [await asyncio.to_thread(partial(near.make, "device", "device", game=game)) for game in GAMES.names()]
    players = [Patient(near, table, found, random.Random(rng.random())) for table in made]
    others = [Patient(far, table, found, random.Random(rng.random())) for table in made]
    async with asyncio.TaskGroup() as all_of_them:
        tasks = [all_of_them.create_task(each) for one in players for each in (one.live(), one.play())]
        tasks += [all_of_them.create_task(one.live()) for one in others]
        for number in range(times):
            await all_move(players)
            wire = wires[number % 2]
            wire.cut()
            await asyncio.sleep(rng.random() * LONGEST)
            await all_move(players)  # through the server that is not cut off
            wire.mend()
            found.kills += 1
            seqs = [player.seq for player in players]
            until = time.monotonic() + PATIENCE
            for other, seq in zip(others, seqs, strict=True):
                try:
                    await asyncio.wait_for(other.reach(seq), max(0.1, until - time.monotonic()))
                except TimeoutError:
                    found.apart += 1
            progress(found, found.kills, 10)
        for task in tasks:
            task.cancel()
