"""Fifty people play against experts at once, while others play at other tables, and one of them against a quick bot."""

import asyncio
from itertools import cycle, islice
from pathlib import Path

import httpx2

from proofs.attacks.attack import STRANGER, Attack, Seen
from proofs.attacks.bots import BOT, DEVICE, GAME, play, tell
from tests.kit.client import Client
from tilery.games import GAMES, levels
from tilery.games.prepare import prepare_all

TABLES = 50


def strike(address: str, seconds: float) -> Seen:
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    """For a third of the time nothing happens, then the experts think."""
    seen = Seen()
    quick: list[float] = []
    async with httpx2.AsyncClient(base_url=f"http://{address}") as line:
        made = (await line.post("/api/tables", json={"game": GAME, "seats": [DEVICE, BOT]})).json()
    person = Client(address, made["id"], (made["secrets"][0]["secret"],))
    living = [asyncio.create_task(person.live()), asyncio.create_task(play(person, quick))]
    await asyncio.sleep(seconds / 3)
    tell(seen, "alone", quick)
    slow: list[float] = []
    transport = httpx2.AsyncHTTPTransport(local_address=STRANGER)
    async with httpx2.AsyncClient(transport=transport, base_url=f"http://{address}") as line:
        for game in islice(cycle(GAMES.names()), TABLES):
            expert = {"kind": "bot", "level": levels(GAMES.get(game)).names()[-1]}
            made = (await line.post("/api/tables", json={"game": game, "seats": [DEVICE, expert]})).json()
            client = Client(address, made["id"], (made["secrets"][0]["secret"],))
            living += [asyncio.create_task(client.live()), asyncio.create_task(play(client, slow, game))]
    await asyncio.sleep(2 * seconds / 3)
    tell(seen, "beside experts", quick)
    seen.figures["experts' answers"] = len(slow)
    seen.figures["most s of an expert"] = max(slow, default=0)
    seen.expect("experts answer, too", len(slow) > 0)
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)
    return seen


def prepare(_: Path) -> None:
    """Experts think with compiled kernels, as they do once a server has run for a minute."""
    prepare_all()


ATTACK = Attack("fifty experts that think at once", strike, seconds=60, prepare=prepare)
