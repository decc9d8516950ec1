"""Messages that nobody should send, over real sockets, while honest people play at the same tables.

Half of it goes to tables where three play: two honest people, and one whose secret the cheats have, too. Their games
must go on and end, with nothing in them that the honest two did not do. The other half goes to the cheats' own tables,
where every door is open to them. It is done once without limits, so that the inner rooms are reached, and once with the
default limits. Where several servers share their tables, the honest people of one table are at different servers, the
cheats are at all of them, and somebody who reaches NATS says there what no server would say.
"""

import asyncio
import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from proofs.abuse import ABUSES, read_nothing
from proofs.cluster.house import Alone, Hall
from proofs.cluster.murmurs import Murmurs
from proofs.garbage import KINDS, Known
from proofs.progress import progress
from tests.kit.client import Client
from tests.kit.moves import any_move
from tests.kit.server import FAST
from tilery.games import GAMES
from tilery.server.settings import Settings
from tilery.tables.wire import messages as wire
from tilery.tables.wire.messages import VERSION

CHEATS, SLOW = 6, 3
"""How many cheats send, and how many only connect and never read."""
BATCH = 25
"""Pieces of garbage between two looks at what the server says."""
ABUSE = 0.1
"""The share of garbage below the level of messages: frames, handshakes, HTTP."""
WARM = 0.25
"""The share after which memory is first measured: by then the server has met everything once."""
GROWTH, CONSTANT = 1.1, 8 * 1024
"""By this factor and this many kilobytes, memory may be larger at the end: allocators are not tidy, and a leak would
keep growing."""
PATIENCE = 300.0
"""Seconds for the honest games to end when the cheats are gone."""
NOT_OURS = 1011
"""The code of a WebSocket that was closed for a fault of the server."""
STRANGER = re.compile("no server of ours")
"""The line in the log about whoever speaks on NATS."""
READ = msgspec.json.Decoder(wire.ServerMessage).decode


class Malformed:
    """What the trial saw."""

    def __init__(self) -> None:
        self.messages = self.abuses = self.murmurs = self.sent_away = self.honest = self.games = 0
        self.errors = self.crashes = self.disturbed = self.forged = 0
        self.told: Counter[str] = Counter()
        self.complaints: list[str] = []
        self.memory: list[tuple[int, int]] = []

    def __str__(self) -> str:
        memory = ", ".join(f"{warm / 1024:.1f} → {end / 1024:.1f} MB" for warm, end in self.memory)
        told = ", ".join(f"{count} {kind}" for kind, count in self.told.most_common())
        murmurs = f", {self.murmurs} words over NATS" * (self.murmurs > 0)
        return (
            f"{self.messages} messages and {self.abuses} broken connections{murmurs}: {self.crashes} crashes, "
            f"{self.errors} errors of the server; {self.games} honest games of {self.honest} moves ended, "
            f"{self.disturbed} times disturbed, {self.forged} forged; {self.sent_away} cheats sent away; "
            f"memory {memory or 'not measured'}\n"
            f"({told})" + "".join(f"\n{line}" for line in self.complaints[:10])
        )

    @property
    def held(self) -> bool:
        bad = self.errors or self.crashes or self.disturbed or self.forged
        steady = all(end <= warm * GROWTH + CONSTANT for warm, end in self.memory)
        return self.messages > 0 and self.games > 0 and not bad and steady


class Place(msgspec.Struct):
    """A table with the secrets of its seats, and which of them the cheats have."""

    game: str
    table: str
    secrets: list[str]
    open: list[int]


class Trial:
    """The servers, and everybody who talks to them."""

    def __init__(self, there: Hall, found: Malformed, times: int, games: tuple[str, ...], pause: float) -> None:
        self._there, self._found, self._pause = there, found, pause
        self._servers = there.servers
        self._rng = random.Random(times)
        self._abuses = int(times * ABUSE)
        self._messages = times - self._abuses
        self._warm_at, self._warm = int(self._messages * (1 - WARM)), [0]
        self._attack = asyncio.Event()
        self._own = [self._new(game, 2, (0, 1)) for game in games]
        self._shared = {game: self._new(game) for game in games}
        self._ids = ["once"]
        self._coming: dict[str, dict[str, Any]] = {}

    def _new(self, game: str, seats: int = 3, known: tuple[int, ...] = (2,)) -> Place:
        made = self._rng.choice(self._servers).make(*["device"] * seats, game=game)
        return Place(game, made.id, list(made.secrets.values()), list(known))

    async def run(self) -> None:
        self._attack.set()
        murmurs = [Murmurs(bus, self._rng) for bus in self._there.busses]
        for each in murmurs:
            await each.begin()
        honest = [asyncio.create_task(self._honest(game)) for game in self._shared]
        slow = [asyncio.create_task(self._slow()) for _ in range(SLOW)]
        cheats = [asyncio.create_task(self._cheat()) for _ in range(CHEATS)]
        await asyncio.gather(*cheats, self._break())
        self._attack.clear()
        for task in slow:
            task.cancel()
        for each in murmurs:
            self._found.murmurs += await each.end()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*honest)
        except TimeoutError:
            self._found.disturbed += 1
        self._found.memory += zip(self._warm, self._memory(), strict=True)

    def _memory(self) -> list[int]:
        return [server.memory for server in self._servers]

    @property
    def _address(self) -> str:
        """That of any server."""
        return self._rng.choice(self._servers).address

    # The honest

    async def _honest(self, game: str) -> None:
        """Play games to their ends as long as the cheats go on, and at least one."""
        while True:
            place = self._shared[game]
            clients = [
                Client(server.address, place.table, (secret,))
                for server, secret in zip(cycle(self._servers), place.secrets, strict=False)
            ]
            living = [asyncio.create_task(client.live()) for client in clients]
            made = await asyncio.gather(*(self._play(client, game, clients[2]) for client in clients))
            for task in living:
                task.cancel()
            self._found.games += 1
            self._judge(place, clients[:2], [*made[0], *made[1]])
            if not self._attack.is_set():
                return
            self._shared[game] = await asyncio.to_thread(self._new, game)

    async def _play(self, client: Client, game: str, cheat: Client) -> list[str]:
        """Play one game; gives the requests that were carried out. The cheats know beforehand what is coming."""
        made: list[str] = []
        while not client.games:
            await client.until(lambda: client.turn is not None or client.games > 0)
            if (seat := client.turn) is None or client.games:
                continue
            wish = {"seq": client.seq, "move": any_move(game, client.views[seat], self._rng)}
            if client is not cheat:
                self._coming[game] = {"seat": seat, **wish}
            await asyncio.sleep(self._pause)  # a cheat might do it for them meanwhile
            answer = await client.ask("move", seat, **wish)
            if answer["type"] == "done":
                made.append(answer["id"])
                self._ids = [*self._ids[-20:], answer["id"]]
        return made

    def _judge(self, place: Place, clients: list[Client], made: list[str]) -> None:
        """Check a finished game. Where several choose at once, a cheat may be first, with a choice or an undo: that is
        no fault."""
        self._found.honest += len(made)
        for client in clients:
            self._found.disturbed += client.lost + client.refused.total() - client.refused["stale"]
        stored = self._there.rows(
            f"SELECT request_id FROM log WHERE table_id = '{place.table}' AND seat IN (0, 1) AND kind != 'rematch'"
        )
        self._found.forged += sorted(made) != sorted(name for (name,) in stored)

    # The others

    async def _cheat(self) -> None:
        while self._messages > 0:
            place = self._rng.choice([*self._own, *self._shared.values()])
            try:
                url = f"ws://{self._address}/ws/tables/{place.table}"
                async with connect(url, compression=None, proxy=None, max_queue=None, open_timeout=60) as socket:
                    await self._send_garbage(socket, place)
            except ConnectionClosed as closed:
                self._found.sent_away += 1
                self._found.errors += closed.rcvd is not None and closed.rcvd.code == NOT_OURS

    async def _send_garbage(self, socket: ClientConnection, place: Place) -> None:
        foreign = [secret for each in self._shared.values() for secret in each.secrets[:2]]
        secrets = [place.secrets[seat] for seat in place.open]
        known = Known(self._rng, place.open, secrets, foreign, used=tuple(self._ids))
        if place is self._shared.get(place.game):
            known.coming = lambda: self._coming.get(place.game)
        if self._rng.random() < 0.2:  # before hello
            await self._batch(socket, place, known)
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "secrets": secrets}))
        for _ in range(4):
            await self._batch(socket, place, known)

    async def _batch(self, socket: ClientConnection, place: Place, known: Known) -> None:
        for _ in range(BATCH):
            for message in self._rng.choice(list(KINDS.values()))(known):
                await socket.send(message)
                self._count()
        await socket.send(json.dumps(known.request("check", id="so-far", move="?")))
        while not self._heard(READ(await socket.recv()), place, known):
            pass

    def _heard(self, message: wire.ServerMessage, place: Place, known: Known) -> bool:
        """Take in what the server said; gives whether it was the answer to the last question."""
        self._found.told[message.code if isinstance(message, wire.Refused) else type(message).__name__.lower()] += 1
        if isinstance(message, wire.Refused):
            self._found.errors += message.code in ("internal", "storage", "closing")
        if isinstance(message, wire.Welcome | wire.Update):
            known.seq = message.seq
        if isinstance(message, wire.Welcome):
            turns = [each.view for each in message.views if each.to_move and each.seat is not None]
            if turns and self._rng.random() < 0.1:
                known.moves = ("pass", any_move(place.game, turns[0], self._rng))
        return isinstance(message, wire.Refused | wire.Checked) and message.id == "so-far"

    def _count(self) -> None:
        self._found.messages += 1
        progress(self._found, self._found.messages, 5000)
        self._messages -= 1
        if self._messages == self._warm_at:
            self._warm = self._memory()

    async def _break(self) -> None:
        """Break things below the level of messages, a few at a time."""
        while self._abuses > 0:
            several = min(8, self._abuses)
            self._abuses -= several
            await asyncio.gather(*(self._break_one() for _ in range(several)))

    async def _break_one(self) -> None:
        place = self._rng.choice([*self._own, *self._shared.values()])
        answer = await self._rng.choice(ABUSES)(self._address, self._rng, place.table)
        self._found.abuses += 1
        self._found.told[f"status {answer.status}" if answer.status > 0 else "no answer"] += 1
        self._found.errors += answer.status >= 500 or answer.code == NOT_OURS

    async def _slow(self) -> None:
        while True:
            place = self._rng.choice(list(self._shared.values()))
            await read_nothing(self._address, self._rng, place.table)
            await asyncio.sleep(0.1)


def run(
    folder: Path, times: int, *, games: tuple[str, ...] = GAMES.names(), hall: Callable[..., Hall] = Alone
) -> Malformed:
    """Send this many messages and broken connections: nine in ten without limits, the rest with the default limits."""
    found = Malformed()
    folder = Path(tempfile.mkdtemp(dir=folder))
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>A page</title>")
    limits = Settings(folder)
    usual = {"messages": limits.messages, "errors": limits.errors, "posts": limits.posts}
    parts: list[tuple[str, int, dict[str, Any], float]] = [
        ("open", times - times // 10, {"errors": FAST}, 0.01),
        ("limited", times // 10, usual, 0.05),
    ]
    for name, part, settings, pause in parts:
        there = hall(folder / name, static=str(page), cached_tables=20, **settings)
        try:
            asyncio.run(Trial(there, found, part, games, pause).run())
        finally:
            for server in there.servers:
                found.crashes += not server.alive
                found.complaints += [line for line in server.said.splitlines() if "ERROR " in line or " at " in line]
            there.close()
    found.complaints = [line for line in found.complaints if not STRANGER.search(line)]
    found.errors += len(found.complaints)
    return found
