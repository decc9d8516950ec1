"""Connections that break at any byte, while people play: every move is made exactly once, and everybody sees the same.

At each table, two clients play and two more look on: one with both seats and one with none. All come through a proxy
that cuts their lines. They do what the web client does: come back and ask again under the same id.
"""

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec

from proofs.cutter import Cutter
from proofs.progress import progress
from tests.kit.client import Client, Pace, fresh
from tests.kit.moves import any_move
from tests.kit.server import Server
from tilery.games import GAMES

TABLES = 16
PACE = Pace(first=0.005, longest=0.1, patience=2.5)
"""Like the browser's, but for lines that break all the time."""
PATIENCE = 120.0
"""Seconds in which everybody must come back once nothing is cut any more."""


class Cuts:
    """What the trial saw."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.moves = self.resent = 0
        self.lost = self.double = self.wrong = self.refused = self.unequal = self.looks = 0

    def __str__(self) -> str:
        return (
            f"{self.moves} moves over lines cut {self.cuts} times ({self.ends['stalled']} stalled first, "
            f"{self.ends['reset']} ends reset), {self.resent} requests sent again: {self.lost} lost, "
            f"{self.double} made twice, {self.wrong} not as asked, {self.refused} refused; "
            f"{self.looks} views compared, {self.unequal} unequal"
        )

    @property
    def cuts(self) -> int:
        return self.ends["up"] + self.ends["down"]

    @property
    def held(self) -> bool:
        return self.lawful and self.resent > 0

    @property
    def lawful(self) -> bool:
        """Whether all is well, apart from the demand that something was sent again: in a short run, nothing may be."""
        bad = self.lost or self.double or self.wrong or self.refused or self.unequal
        return self.moves > 0 and self.cuts > 0 and self.looks > 0 and not bad


class Asked(msgspec.Struct, frozen=True):
    """A request, and the step that its answer named."""

    id: str
    kind: str
    seat: int
    move: str
    seq: int


class Table:
    """Two who play and two who look on."""

    def __init__(self, server: Server, proxy: str, game: str, found: Cuts, rng: random.Random) -> None:
        self._server, self._game, self._found, self._rng = server, game, found, rng
        made = server.make("device", "device", game=game)
        self._id, (one, two) = made.id, made.secrets.values()
        self._holders = ((one,), (two,), (one, two), ())
        self._clients = [Client(proxy, self._id, secrets, PACE) for secrets in self._holders]
        self._living: list[asyncio.Task[None]] = []
        self._asked: list[Asked] = []
        self._moves = 0
        self._stop = False

    async def play(self, times: int) -> None:
        """Play until this many moves are made here."""
        self._living = [asyncio.create_task(client.live()) for client in self._clients]
        await asyncio.gather(*(self._play(client, times) for client in self._clients[:2]))

    async def _play(self, client: Client, times: int) -> None:
        while self._moves < times:
            await client.until(lambda: self._stop or client.turn is not None or client.result is not None)
            if self._moves >= times or self._stop:
                break
            if client.result is not None:
                if 0 not in client.views:
                    await client.until(lambda: self._stop or client.result is None)
                elif client.result is not None:
                    await self._ask(client, "rematch", 0)
            elif (seat := client.turn) is not None:
                await self._ask(client, "move", seat, any_move(self._game, client.views[seat], self._rng))
        self._stop = True
        for each in self._clients:
            each.wake()

    async def _ask(self, client: Client, kind: str, seat: int, move: str = "") -> None:
        fields = {"move": move} if kind == "move" else {}
        answer = await client.ask(kind, seat, seq=client.seq, **fields)
        if answer["type"] == "done":
            self._asked.append(Asked(answer["id"], kind, seat, move, answer["seq"]))
            self._moves += kind == "move"
            self._found.moves += kind == "move"
            progress(self._found, self._found.moves, 100)
        elif answer["code"] != "stale":  # a request may be stale if several choose at once
            self._found.refused += 1

    async def compare(self) -> None:
        """Compare what was made with what was asked for, and what everybody sees with what a newcomer sees."""
        stored = self._stored()
        last = max(each.seq for each in stored)
        for client in self._clients:
            async with asyncio.timeout(PATIENCE):
                await client.reach(last)
        for client, secrets in zip(self._clients, self._holders, strict=True):
            now = await fresh(self._server.address, self._id, secrets)
            self._found.looks += len(now)
            self._found.unequal += sum(client.seen()[seat] != sight for seat, sight in now.items())
        both = self._clients[2].seen()
        self._found.unequal += sum(both[seat] != self._clients[seat].seen()[seat] for seat in (0, 1))
        made = {each.id: each for each in stored}
        self._found.lost += sum(each.id not in made for each in self._asked)
        self._found.double += len(stored) - len(made)
        self._found.wrong += sum(made.get(each.id, each) != each for each in self._asked)
        self._found.wrong += len(made.keys() - {each.id for each in self._asked})
        self._found.wrong += [each.seq for each in stored] != list(range(1, len(stored) + 1))
        self._found.resent += sum(client.resent for client in self._clients)
        for task in self._living:
            task.cancel()

    def _stored(self) -> list[Asked]:
        """The steps that were made, except for the first, which nobody asked for."""
        query = "SELECT request_id, kind, seat, move, seq FROM log WHERE table_id = ? AND seq > 0 ORDER BY seq"
        with closing(sqlite3.connect(f"file:{self._server.database}?mode=ro", uri=True)) as connection:
            return [Asked(*row) for row in connection.execute(query, (self._id,))]


def run(folder: Path, times: int, *, tables: int = TABLES, seed: int = 0) -> Cuts:
    """Make this many moves, at tables of all games."""
    server = Server(folder / "proxy")
    try:
        return asyncio.run(_run(server, times, tables, random.Random(seed)))
    finally:
        server.close()


async def _run(server: Server, times: int, tables: int, rng: random.Random) -> Cuts:
    found = Cuts()
    cutter = Cutter(server.address, rng, found.ends)
    proxy = await cutter.start()
    games = GAMES.names()
    places = [Table(server, proxy, games[number % len(games)], found, rng) for number in range(tables)]
    await asyncio.gather(*(place.play(-(-times // tables)) for place in places))
    cutter.cutting = False
    for place in places:
        await place.compare()
    await cutter.close()
    return found
