"""Somebody plays against a bot and looks at the clock: the time that it thinks could tell what it holds."""

import asyncio
import statistics

import httpx2

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.bots import BOT, DEVICE, play
from tests.kit.client import Client
from tilery.games import GAMES
from tilery.tables.table.release import thinks

GAME = max(GAMES.names(), key=lambda game: thinks(game, BOT["level"]))
"""The game in which bots think longest."""
SPREAD = 1.5
"""How many times longer the slowest tenth of answers may take than the quickest tenth: the machine adds something."""


def strike(address: str, seconds: float) -> Seen:
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    seen = Seen()
    answers: list[float] = []
    async with httpx2.AsyncClient(base_url=f"http://{address}") as line:
        made = (await line.post("/api/tables", json={"game": GAME, "seats": [DEVICE, BOT]})).json()
    person = Client(address, made["id"], (made["secrets"][0]["secret"],))
    living = [asyncio.create_task(person.live()), asyncio.create_task(play(person, answers, GAME))]
    await asyncio.sleep(seconds)
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)
    quick, *_, slow = statistics.quantiles(answers[1:], n=10)  # the first answer starts the bot's process
    seen.figures |= {"answers": len(answers), "quick ms": quick * 1000, "slow ms": slow * 1000, "fold": slow / quick}
    seen.expect("slow thoughts look like quick ones", slow / quick <= SPREAD)
    return seen


ATTACK = Attack("looking at the clock while a bot thinks", strike, seconds=30)
