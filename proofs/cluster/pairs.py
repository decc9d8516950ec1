"""Two moves for the same step of a table are sent to two servers at the same time, again and again.

One of them is made and the other one is refused as stale; now and then both are the same request, and then both get the
same answer. In the end the log of each table is linear, and holds each request that was answered once.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

from proofs.cluster.house import House, broken_logs, house, not_once
from proofs.progress import progress
from tests.kit.client import Client, Pace
from tests.kit.moves import any_move
from tilery.games import GAMES

TABLES = 8
LATE = ("stale", "not-over")
"""How a request is refused whose step another one has made; after a rematch, the game is not over any more."""
SAME = 5
"""Every so many pairs, both servers get the same request."""


class Pairs:
    """What the trial saw."""

    def __init__(self) -> None:
        self.odd: list[str] = []
        self.pairs = self.made = self.stale = self.same = self.wrong = self.broken = self.missing = 0

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs of requests to two servers: {self.made} steps made, {self.stale} refused as stale, "
            f"{self.same} answered twice alike; {self.wrong} wrong answers, {self.broken} logs not linear, "
            f"{self.missing} requests not there exactly once{''.join(f'{chr(10)}  {each}' for each in self.odd[:5])}"
        )

    @property
    def held(self) -> bool:
        return self.made > 0 and not (self.wrong or self.broken or self.missing)


def run(folder: Path, times: int, *, seed: int = 0) -> Pairs:
    """Send this many pairs."""
    found = Pairs()
    with house(folder / "pairs", apart=True) as there:
        answered = asyncio.run(_all_pairs(there, times, found, random.Random(seed)))
        found.broken = broken_logs(there.rows)
        found.missing = not_once(there, answered)
    return found


async def _all_pairs(there: House, times: int, found: Pairs, rng: random.Random) -> dict[str, tuple[str, int]]:
    answered: dict[str, tuple[str, int]] = {}
    names = GAMES.names()
    each = [
        _pairs_at(there, names[number % len(names)], times // TABLES, found, answered, random.Random(rng.random()))
        for number in range(TABLES)
    ]
    await asyncio.gather(*each)
    return answered


async def _pairs_at(
    there: House, game: str, times: int, found: Pairs, answered: dict[str, tuple[str, int]], rng: random.Random
) -> None:
    made = there.servers[0].make("device", "device", game=game)
    secrets = tuple(made.secrets.values())
    both = [Client(server.address, made.id, secrets, Pace(0.05, 0.5, 30)) for server in there.servers]
    living = [asyncio.create_task(client.live()) for client in both]
    for client in both:
        await client.reach(0)
    for number in range(times):
        answers = await _pair(both, game, rng, same=number % SAME == 0)
        _judge(answers, made.id, found, answered)
        seq = max(answer.get("seq", 0) for answer in answers)
        for client in both:
            await client.reach(seq)
        found.pairs += 1
        progress(found, found.pairs, 5000)
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)


async def _pair(both: list[Client], game: str, rng: random.Random, *, same: bool) -> list[dict[str, Any]]:
    one = both[0]
    wishes: list[tuple[str, int, dict[str, Any]]]
    if one.result is not None:
        wishes = [("rematch", rng.randrange(2), {"seq": client.seq}) for client in both]
    else:
        seat = one.turn
        assert seat is not None
        moves = [any_move(game, one.views[seat], rng) for _ in both]
        wishes = [("move", seat, {"seq": one.seq, "move": move}) for move in moves]
    name = f"{rng.getrandbits(64):016x}"
    if same:
        wishes[1] = wishes[0]
    names = (name, name) if same else (f"{name}-0", f"{name}-1")
    asked = [
        client.ask(kind, seat, id=request, **fields)
        for client, request, (kind, seat, fields) in zip(both, names, wishes, strict=True)
    ]
    return list(await asyncio.gather(*asked))


def _judge(answers: list[dict[str, Any]], table: str, found: Pairs, answered: dict[str, tuple[str, int]]) -> None:
    done = [answer for answer in answers if answer["type"] == "done"]
    for answer in done:
        place = table, answer["seq"]
        found.wrong += answered.setdefault(answer["id"], place) != place
    same = answers[0]["id"] == answers[1]["id"]
    found.same += same and len(done) == 2
    found.made += len({answer["id"] for answer in done})
    stale = sum(answer.get("code") in LATE for answer in answers)
    found.stale += stale
    if len(done) + stale != 2 or len(done) != (2 if same else 1):
        found.wrong += 1
        found.odd.append(f"{[(answer['type'], answer.get('code'), answer.get('seq')) for answer in answers]}")
