"""Kill the full server in the middle of moves, again and again, while clients check every word it said.

Each client plays both seats of a table as fast as it can. What was acknowledged must be there after the restart, what
was told must have been stored, and the stored log must rebuild to exactly the table that was told.
"""

import asyncio
import random
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from proofs.progress import progress
from tests.kit.client import Client, Pace
from tests.kit.moves import any_move
from tests.kit.server import Made, Server
from tilery.games import GAMES

LONGEST = 0.4
"""The most seconds between a start and the kill, beyond what the clients need to come back."""
PACE = Pace(first=0.01, longest=0.1)
"""Clients come back quickly: the server is started again at once."""


class Kills:
    """What the trial saw, over all kills."""

    def __init__(self) -> None:
        self.kills = self.acknowledged = self.lost = self.half = self.untrue = self.resent = 0

    def __str__(self) -> str:
        return (
            f"server killed {self.kills} times: {self.acknowledged} moves acknowledged, {self.lost} lost, "
            f"{self.half} half, {self.untrue} told but not stored; {self.resent} sent again after a kill"
        )

    @property
    def held(self) -> bool:
        return self.kills > 0 and self.acknowledged > 0 and not (self.lost or self.half or self.untrue)


class Witness(Client):
    """Plays one table, and compares what is there after each restart with all that it was told before."""

    REFUSED: tuple[str, ...] = ("stale",)
    """Why a move may be refused."""

    def __init__(self, server: Server, made: Made, found: Kills, rng: random.Random) -> None:
        super().__init__(server.address, made.id, tuple(made.secrets.values()), PACE)
        self._found, self._rng = found, rng
        self._acknowledged = -1
        self.moves = 0

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome" and self.seq >= 0:
            self._compare(message)
            self.seq = min(self.seq, message["seq"])  # losses are counted; from here on we believe the server
        super().take(message)

    def _compare(self, welcome: Any) -> None:
        """Compare what is there after a restart with all that was said before it."""
        seq = welcome["seq"]
        self._found.lost += max(0, self._acknowledged - seq)
        self._found.untrue += max(0, self.seq - seq)
        if welcome["table"]["round"] == self.table["round"]:
            for each in welcome["views"]:
                told = self.log[each["seat"]]
                self._found.untrue += each["log"][: len(told)] != told
        if seq == self.seq:
            self._found.half += {each["seat"]: each["view"] for each in welcome["views"]} != self.views

    async def play(self) -> None:
        """One game after the other, until cancelled."""
        await self.until(lambda: self.seq >= 0)
        while True:
            resent = self.resent
            if self.result is not None:
                answer = await self.ask("rematch", 0, seq=self.seq)
            elif (seat := self.turn) is not None:
                move = any_move(self.table["game"], self.views[seat], self._rng)
                answer = await self.ask("move", seat, seq=self.seq, move=move)
            else:
                raise AssertionError("nobody is to move")
            self._found.resent += self.resent - resent
            if answer.get("code") == "storage":
                await asyncio.sleep(self._pace.first)
            self._answered(answer)

    async def moves_on(self) -> None:
        """Wait until it has moved once more."""
        before = self.moves
        await self.until(lambda: self.moves > before)

    def _answered(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "refused":
            if answer["code"] not in self.REFUSED:
                raise AssertionError(f"the server refused a move: {answer}")
            return
        if answer["seq"] > self.seq:
            raise AssertionError("acknowledged before the step was told")
        self._acknowledged = max(self._acknowledged, answer["seq"])
        self._found.acknowledged += 1
        self.moves += 1
        self.wake()


def run(folder: Path, times: int, *, tables: int = 8, seed: int = 0) -> Kills:
    """Kill the server this many times, while this many tables are being played."""
    found, rng = Kills(), random.Random(seed)
    server = Server(folder / "kill")
    try:
        asyncio.run(_kill(server, times, tables, found, rng))
    finally:
        server.close()
    return found


async def _kill(server: Server, times: int, tables: int, found: Kills, rng: random.Random) -> None:
    witnesses = [
        Witness(server, server.make("device", "device", game=game), found, random.Random(rng.random()))
        for game, _ in zip(cycle(GAMES.names()), range(tables), strict=False)
    ]
    async with asyncio.TaskGroup() as all_of_them:
        playing = [all_of_them.create_task(each) for one in witnesses for each in (one.live(), one.play())]
        for _ in range(times):
            await all_move(witnesses)
            await asyncio.sleep(rng.random() * LONGEST)
            await asyncio.to_thread(server.kill)
            found.kills += 1
            progress(found, found.kills, 10)
            await asyncio.to_thread(server.start)
        await all_move(witnesses)
        for task in playing:
            task.cancel()


async def all_move(witnesses: Sequence[Witness]) -> None:
    """Wait until all are back and playing."""
    await asyncio.gather(*(witness.moves_on() for witness in witnesses))
