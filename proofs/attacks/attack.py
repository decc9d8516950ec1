"""One attack on a server with the limits that every host has, while people play at other tables."""

import asyncio
import multiprocessing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from proofs.neighbours import Neighbours, Waits
from tests.kit.server import Server

PATIENT = 50.0
"""Milliseconds: of a hundred people who wait for an answer, ninety-nine wait no longer."""
STRANGER = "127.0.0.2"
"""Where attacks come from; the people play from 127.0.0.1."""


class Seen(msgspec.Struct):
    """What an attacker saw: figures by name, and what is against the law of its attack."""

    figures: dict[str, float] = {}
    wrong: list[str] = []

    def expect(self, what: str, true: bool) -> None:
        if not true:
            self.wrong.append(what)


Strike = Callable[[str, float], Seen]
"""Attack the server at this address for about so many seconds. Runs in a process of its own, so it must stand at the
top of its file."""


class Attack(msgspec.Struct):
    """What is done, for how many seconds, and the settings in which the server differs from every host's."""

    what: str
    strike: Strike
    seconds: float = 15
    settings: dict[str, Any] = {}


class Outcome(msgspec.Struct):
    """How people fared before the attack and during it, and the server's memory in MB."""

    name: str
    seen: Seen
    before: Waits
    during: Waits
    memory: tuple[float, float, float]
    """Before, the most during it, and after it."""

    @property
    def held(self) -> bool:
        """On a busy machine people wait without any attack, so then it is the attack's doing that counts."""
        patient = max(PATIENT, 2 * self.before.p99)
        return self.lawful and self.during.p99 <= patient

    @property
    def lawful(self) -> bool:
        """All but the time, which a busy machine spoils."""
        return not self.seen.wrong and self.during.undisturbed

    def __str__(self) -> str:
        figures = "".join(f", {name} {value:,.4g}" for name, value in self.seen.figures.items())
        wrong = "".join(f"\n  wrong: {each}" for each in self.seen.wrong)
        start, most, end = self.memory
        return (
            f"{self.name}: {'held' if self.held else 'BROKEN'}; others before: {self.before}; during: {self.during}; "
            f"memory {start:.0f} → {most:.0f} → {end:.0f} MB{figures}{wrong}"
        )


def tried(name: str, attack: Attack, folder: Path, seconds: float | None = None, *, fresh: bool = True) -> Outcome:
    """A fresh server, people who play there, and after a while the attack."""
    server = Server(folder / name, fresh=fresh, limited=True, **attack.settings)
    try:
        return asyncio.run(_tried(name, attack.strike, server, seconds or attack.seconds))
    finally:
        server.close()


async def _tried(name: str, strike: Strike, server: Server, seconds: float) -> Outcome:
    neighbours = Neighbours(server)
    async with neighbours.at_play():
        await asyncio.sleep(1)  # everything is warm then
        neighbours.taken()
        await asyncio.sleep(min(5.0, seconds))
        before, calm = neighbours.taken(), server.memory
        most = calm
        with multiprocessing.get_context("spawn").Pool(1) as strangers:
            struck = strangers.apply_async(strike, (server.address, seconds))
            while not struck.ready():
                await asyncio.sleep(0.1)
                most = max(most, server.memory)
            during = neighbours.taken()
            seen = struck.get()
        await asyncio.sleep(1)
        memory = calm / 1024, most / 1024, server.memory / 1024
    return Outcome(name, seen, before, during, memory)
