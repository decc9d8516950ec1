"""Two hundred tables with only bots, made in seconds and then watched, while a person plays against a bot."""

import asyncio
import json
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from proofs.attacks.attack import STRANGER, Attack, Seen
from tests.kit.client import Client
from tests.kit.moves import any_move
from tilery.games import GAMES
from tilery.tables.wire.messages import VERSION

TABLES = 200
WATCHED = 60
PATIENT = 1.0
"""Seconds that a person may wait for a bot; a thought that has begun is not broken off."""
GAME = GAMES.names()[0]
BOT, DEVICE = {"kind": "bot", "level": "normal"}, {"kind": "device"}


def strike(address: str, seconds: float) -> Seen:
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    """For a third of the time nothing happens, then tables are made, then they are watched, too."""
    seen = Seen()
    answers: list[float] = []
    async with httpx2.AsyncClient(base_url=f"http://{address}") as honest:
        made = (await honest.post("/api/tables", json={"game": GAME, "seats": [DEVICE, BOT]})).json()
    person = Client(address, made["id"], (made["secrets"][0]["secret"],))
    living = [asyncio.create_task(person.live()), asyncio.create_task(play(person, answers))]
    await asyncio.sleep(seconds / 3)
    tell(seen, "alone", answers)
    transport = httpx2.AsyncHTTPTransport(local_address=STRANGER)
    names = []
    async with httpx2.AsyncClient(transport=transport, base_url=f"http://{address}") as stranger:
        for game in islice(cycle(GAMES.names()), TABLES):
            answer = await stranger.post("/api/tables", json={"game": game, "seats": [BOT] * 4})
            if answer.status_code == 201:
                names.append(answer.json()["id"])
    await asyncio.sleep(seconds / 3)
    seen.figures["tables of bots"] = len(names)
    tell(seen, "beside them", answers)
    async with AsyncExitStack() as sockets:
        for name in names[:WATCHED]:
            await sockets.enter_async_context(watching(address, name))
        await asyncio.sleep(seconds / 3)
        tell(seen, "while they are watched", answers)
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)
    return seen


def tell(seen: Seen, when: str, answers: list[float]) -> None:
    """Note how long a bot took to answer a person since this was last called."""
    seen.figures[f"bot's answers {when}"] = len(answers)
    seen.expect(f"bots answer people {when}", len(answers) > 0)
    if answers:
        seen.figures[f"median ms {when}"] = statistics.median(answers) * 1000
        seen.figures[f"most ms {when}"] = max(answers) * 1000
        seen.expect(f"a person {when} waits at most {PATIENT} s for a bot", max(answers) <= PATIENT)
    answers.clear()


async def play(person: Client, answers: list[float], game: str = GAME) -> None:
    """Somebody at seat 0 who moves at once, and counts the seconds until each move of the bot."""
    await person.greeted_times(1)
    rng = random.Random(0)
    while True:
        if person.result is not None:
            await person.ask("rematch", 0, seq=person.seq)
        if person.turn == 0:
            await person.ask("move", 0, seq=person.seq, move=any_move(game, person.views[0], rng, "easy"))
        elif person.result is None:
            began, seq = time.perf_counter(), person.seq
            await person.reach(seq + 1)
            answers.append(time.perf_counter() - began)


@asynccontextmanager
async def watching(address: str, table: str) -> AsyncIterator[None]:
    """A stranger's socket at a table, which reads everything and says only hello."""
    url = f"ws://{address}/ws/tables/{table}"
    async with connect(url, local_addr=(STRANGER, 0), compression=None, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "secrets": []}))
        listening = asyncio.create_task(listen(socket))
        yield
        listening.cancel()


async def listen(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


ATTACK = Attack("two hundred tables of bots, made at once and watched", strike, seconds=24)
