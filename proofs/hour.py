"""An hour of fifty tables at full speed: games end, people leave and come back, and memory stays the same."""

import asyncio
import random
import time
from collections import Counter
from itertools import cycle
from pathlib import Path

from proofs.census import CountedServer, grown
from proofs.progress import progress
from tests.kit.client import Client
from tests.kit.moves import any_move
from tests.kit.server import Server
from tilery.games import GAMES

TABLES = 50
CHANGED = 0.01
"""How often, after a move, people go to another table instead."""
GONE = 0.02
"""How often somebody hangs up, or leaves so that a bot plays, and comes back."""
ROOM = 20
"""Tables that stay in memory although nobody is there. More than that would be a leak."""
PARTS = 8
PAUSE = 3.0
"""Seconds of quiet after each part: the server tidies up its memory when it is quiet, or once a minute, and this hour
takes about as long."""
MORE = 8.0
"""MB by which memory may grow, beyond a tenth: allocators keep some."""
SOME = 200
"""By how many objects of a type memory may grow: the tables in it are not the same each time."""


class Hour:
    """What happened, and the server's memory in MB after a quarter of it and at the end."""

    def __init__(self) -> None:
        self.moves = self.games = self.tables = self.left = self.hung_up = self.errors = 0
        self.quarter = self.end = 0.0
        self.grown: list[str] = []
        """The types of objects that pile up."""

    def __str__(self) -> str:
        return (
            f"{self.moves} moves at {self.tables} tables, {self.games} games ended; {self.left} times somebody left, "
            f"{self.hung_up} times hung up; memory {self.quarter:.1f} → {self.end:.1f} MB, {self.errors} errors"
            f"{''.join(f'{chr(10)}  piles up: {each}' for each in self.grown[:10])}"
        )

    @property
    def held(self) -> bool:
        steady = not self.grown and self.end <= 1.1 * self.quarter + MORE
        return self.moves > 0 and not self.errors and steady


def run(folder: Path, times: int, *, tables: int = TABLES, pause: float = PAUSE) -> Hour:
    """Play this many moves in all."""
    found = Hour()
    counted = Counter[str]()
    server = CountedServer(folder / "hour", cached_tables=ROOM)
    try:
        for part in range(1, PARTS + 1):
            asyncio.run(_play(server, found, times * part // PARTS, tables))
            time.sleep(pause)
            found.end = server.memory / 1024
            if part == PARTS // 4:
                found.quarter, counted = found.end, server.count()
            progress(found, part, 1)
        found.grown = grown(counted, server.count(), some=SOME)
        found.errors = server.said.count(" ERROR ")
    finally:
        server.close()
    return found


async def _play(server: Server, found: Hour, moves: int, tables: int) -> None:
    """Play until there are this many moves."""
    rng = random.Random(moves)
    games = cycle(GAMES.names())

    async def people() -> None:
        while found.moves < moves:
            await _at_a_table(server, found, moves, next(games), rng)

    await asyncio.gather(*(people() for _ in range(tables)))


async def _at_a_table(server: Server, found: Hour, moves: int, game: str, rng: random.Random) -> None:
    """Play at one table until all moves are made, or until they go to another table."""
    made = server.make("device", "device", game=game)
    found.tables += 1
    client = Client(server.address, made.id, tuple(made.secrets.values()))
    living = asyncio.create_task(client.live())
    await client.greeted_times(1)
    while found.moves < moves and rng.random() > CHANGED:
        seat = client.turn
        if seat is None:
            found.games += 1
            await client.ask("rematch", 0, seq=client.seq)
            continue
        await client.ask("move", seat, seq=client.seq, move=any_move(game, client.views[seat], rng))
        found.moves += 1
        if rng.random() < GONE / 2:
            found.left += 1
            await client.ask("leave", seat)
            await client.ask("here", seat)
        elif rng.random() < GONE / 2:
            found.hung_up += 1
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
            living = asyncio.create_task(client.live())
            await client.greeted_times(client.greetings + 1)
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)
