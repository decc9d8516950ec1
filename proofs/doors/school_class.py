"""A class of thirty behind one address, with the default limits: nobody may run into one.

All open the page for the first time within two seconds, with everything that its worker keeps. Then they play in pairs:
one makes a table, the other comes by the invitation. In the middle, the network is gone for a moment.
"""

import asyncio
import json
import random
import re
import time
from collections.abc import Awaitable, Iterable
from itertools import cycle
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from proofs.doors.browser_lines import Answer, BrowserLines
from proofs.neighbours import Waits
from tests.kit.client import Client
from tests.kit.moves import any_move
from tests.kit.server import Server
from tilery.games import GAMES

Done = TypeVar("Done")

PEOPLE = 30
ARRIVAL = 2.0
"""Seconds within which all open the page."""
THOUGHT = (1.0, 3.0)
"""Seconds that somebody thinks about a move."""
DRAFTS = 3
"""For a third of the moves, the board asks about this many drafts."""
HINTED = 0.05
"""The share of moves before which somebody asks for a hint."""
LOBBY = 10.0
"""Seconds after which a page looks at the lobby again."""
SCHOOL = "192.0.2.7"
"""The one address of the school, as the proxy tells it."""


class Lesson:
    """What happened to the class."""

    def __init__(self, way: str) -> None:
        self._way = way
        self.files, self.requests, self.moves = Waits(), Waits(), Waits()
        self.visits: list[float] = []
        """Seconds until a browser had the page and all that it keeps."""
        self.tables = self.lost = self.blips = 0

    @property
    def held(self) -> bool:
        met = [code for waits in (self.files, self.requests, self.moves) for code in waits.refused]
        return not met and self.lost == self.blips > 0 and bool(self.moves.times)

    def __str__(self) -> str:
        return (
            f"{self._way}: {'held' if self.held else 'BROKEN'}; {len(self.visits)} first visits, the longest took "
            f"{max(self.visits, default=0):.1f} s; {told('files', self.files)}; {told('requests', self.requests)}; "
            f"{self.tables} tables, {told('messages', self.moves)}; {self.lost} lines lost, "
            f"{self.blips} of them when the network was gone"
        )


def told(what: str, waits: Waits) -> str:
    refused = "".join(f", {count} {code}" for code, count in waits.refused.items()) or ", none refused"
    times = f" (p50 {waits.p50:.1f} ms, p99 {waits.p99:.1f} ms)" if len(waits.times) > 1 else ""
    return f"{len(waits.times):,} {what}{times}{refused}"


class Lessons(msgspec.Struct):
    """Several lessons, one after the other."""

    lessons: list[Lesson]

    @property
    def held(self) -> bool:
        return all(lesson.held for lesson in self.lessons)

    def __str__(self) -> str:
        return "\n".join(map(str, self.lessons))


class Pupil:
    """One browser: pages and REST on its HTTP lines, and later a socket at one table."""

    def __init__(self, address: str, lesson: Lesson, seed: int, headers: Iterable[str]) -> None:
        self._address, self._lesson = address, lesson
        self._rng = random.Random(seed)
        self._headers = tuple(headers)
        self._pages = BrowserLines(address, lesson.files, headers=self._headers)
        self._rest = BrowserLines(address, lesson.requests, headers=self._headers)
        self._client: Client | None = None
        self._known: list[dict[str, Any]] = []

    async def arrive(self) -> None:
        """Open the home page for the first time; its worker then fetches everything that was built."""
        await asyncio.sleep(self._rng.random() * ARRIVAL)
        began = time.perf_counter()
        page = await self._pages.get("/")
        await self._pages.get_all(re.findall(r'(?:src|href)="(/[^"]+)"', page.text))
        await self._rest.get("/api/games")
        worker = await self._pages.get("/sw.js")
        await self._pages.get_all(files_of(worker.text) if worker.status == 200 else ())
        self._lesson.visits.append(time.perf_counter() - began)

    async def look(self) -> None:
        await self._rest.get("/api/lobby")
        await self._rest.post("/api/mine", {"tables": self._known})

    async def make(self, game: str) -> dict[str, Any]:
        wish = {"game": game, "seats": [{"kind": "device", "name": "Ada"}, {"kind": "open"}]}
        made: dict[str, Any] = granted(await self._rest.post("/api/tables", wish))
        self._sit(made["id"], made["secrets"][0]["secret"])
        self._lesson.tables += 1
        return made

    async def join(self, table: dict[str, Any]) -> None:
        await self._pages.get(f"/join/{table['invite']}")
        await self._rest.get(f"/api/invites/{table['invite']}")
        wish = {"name": "Bea", "invite": table["invite"]}
        taken = granted(await self._rest.post(f"/api/tables/{table['id']}/seats", wish))
        self._sit(table["id"], taken["secret"])

    def _sit(self, table: str, secret: str) -> None:
        self._known.append({"id": table, "secrets": [secret]})
        headers = dict(line.split(": ") for line in self._headers)
        self._client = Client(self._address, table, (secret,), additional_headers=headers)

    async def play(self) -> None:
        """Play at an own pace until cancelled."""
        client = self._client
        assert client is not None
        living = asyncio.create_task(client.live())
        try:
            while True:
                await client.until(lambda: client.turn is not None or (client.result is not None and 0 in client.views))
                if (seat := client.turn) is None:
                    await self._ask(client, "rematch", 0, seq=client.seq)
                    continue
                await self._think(client, seat)
        finally:
            living.cancel()
            self._lesson.lost += client.lost
            self._lesson.moves.refused += client.refused

    async def _think(self, client: Client, seat: int) -> None:
        seq, move = client.seq, any_move(client.table["game"], client.views[seat], self._rng)
        drafts = DRAFTS if self._rng.random() < 1 / 3 else 0
        if self._rng.random() < HINTED:
            await client.ask("hint", seat, seq=seq, whole=True)  # how long a bot thinks is not the server's speed
        for _ in range(drafts + 1):
            await asyncio.sleep(self._rng.uniform(*THOUGHT) / (drafts + 1))
            if client.seq != seq:
                return
            if drafts:
                await self._ask(client, "check", seat, move=move)
        await self._ask(client, "move", seat, seq=seq, move=move)

    async def _ask(self, client: Client, kind: str, seat: int, **fields: Any) -> None:
        began, lost = time.perf_counter(), client.lost
        answer = await client.ask(kind, seat, **fields)
        if answer.get("code") == "stale":  # if several choose at once, the other may have been first
            client.refused["stale"] -= 1
        if client.lost == lost:
            self._lesson.moves.times.append((time.perf_counter() - began) * 1000)

    def blink(self) -> None:
        """The network is gone for a moment."""
        assert self._client is not None
        self._client.drop()

    async def leave(self) -> None:
        await self._pages.close()
        await self._rest.close()


class TurnedAway(Exception):
    """A pupil got no table and can't play; the answer was counted already."""


def granted(answer: Answer) -> Any:
    if answer.status != 201:
        raise TurnedAway
    return answer.json()


def files_of(worker: str) -> list[str]:
    """What the worker says it keeps."""
    found = re.search(r"self\.FILES = (\[.*?\]);", worker)
    assert found, "the web client is not built"
    return [f"/{name}" for name in json.loads(found[1])]


async def taught(
    address: str, lesson: Lesson, seconds: float, headers: Iterable[str] = (), people: int = PEOPLE
) -> Lesson:
    pupils = [Pupil(address, lesson, seed, headers) for seed in range(people)]
    try:
        await all_of(pupil.arrive() for pupil in pupils)
        await all_of(pupil.look() for pupil in pupils)
        await seated(pupils)
        await played(pupils, lesson, seconds)
    except TurnedAway:
        pass
    finally:
        for pupil in pupils:
            await pupil.leave()
    return lesson


async def all_of(doing: Iterable[Awaitable[Done]]) -> list[Done]:
    """Do all at once; a failure is raised when all have ended."""
    ended = await asyncio.gather(*doing, return_exceptions=True)
    for each in ended:
        if isinstance(each, Exception):
            raise each
    return [each for each in ended if not isinstance(each, BaseException)]


async def seated(pupils: list[Pupil]) -> None:
    """Seat them in pairs, each at a table of their own."""
    half = len(pupils) // 2
    games = cycle(GAMES.names())
    made = await all_of(host.make(next(games)) for host in pupils[:half])
    await all_of(guest.join(table) for guest, table in zip(pupils[half:], made, strict=True))


async def played(pupils: list[Pupil], lesson: Lesson, seconds: float) -> None:
    tasks = [asyncio.create_task(doing) for pupil in pupils for doing in (pupil.play(), looking(pupil))]
    await asyncio.sleep(seconds / 2)
    for pupil in pupils:
        pupil.blink()
    lesson.blips += len(pupils)
    await asyncio.sleep(seconds / 2)
    for task in tasks:
        task.cancel()
    await all_of(tasks)


async def looking(pupil: Pupil) -> None:
    """Pages that stay open in another tab."""
    while True:
        await asyncio.sleep(LOBBY)
        await pupil.look()


def run(folder: Path, seconds: int) -> Lessons:
    """One lesson straight at the server, and one behind a proxy that it trusts."""
    ways: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
        "straight": ({}, ()),
        "behind a trusted proxy": ({"trusted_proxies": ["127.0.0.1"]}, (f"X-Forwarded-For: {SCHOOL}",)),
    }
    found = []
    for way, (settings, headers) in ways.items():
        server = Server(folder / way.replace(" ", "-"), fresh=True, limited=True, **settings)
        try:
            found.append(asyncio.run(taught(server.address, Lesson(way), seconds, headers)))
        finally:
            server.close()
    return Lessons(found)
