"""One attack on a server with the limits that every host has, while people play at other tables."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from proofs.neighbours import Neighbours, Waits
from tests.kit.server import DATABASE, Server

PATIENT = 50.0
"""Milliseconds: of a hundred people who wait for an answer, ninety-nine wait no longer than this."""
STRANGER = "127.0.0.2"
"""Where attacks come from; the people play from 127.0.0.1."""
NICE = 10
"""Real strangers have machines of their own: here they must not take the processor away from the server."""


class Seen(msgspec.Struct):
    """What an attacker saw: figures by name, and what should not have happened."""

    figures: dict[str, float] = {}
    wrong: list[str] = []
    slow: list[str] = []
    """What took too long; a busy machine may be to blame."""

    def expect(self, what: str, true: bool) -> None:
        if not true and what not in self.wrong:
            self.wrong.append(what)

    def expect_soon(self, what: str, true: bool) -> None:
        if not true:
            self.slow.append(what)


Strike = Callable[[str, float], Seen]
"""Attacks the server at this address for about this many seconds. It runs in a process of its own, so it must be a
function at the top level of its file."""


class Attack(msgspec.Struct):
    """What is done, for how many seconds, and the settings in which the server differs from the defaults."""

    what: str
    strike: Strike
    seconds: float = 15
    settings: dict[str, Any] = {}
    files: int | None = None
    """How many open files the server may have; None: as many as the system allows."""
    patient: float = PATIENT
    memory: float = 64
    """The server may take up to this many MB more during the attack than before it."""
    prepare: Callable[[Path], None] | None = None
    """Fills the database before the server starts."""
    judge: Callable[[Server, Seen], None] | None = None
    """Looks at the server afterwards: at its log, for example."""

    @property
    def minutes(self) -> float:
        """About how long it takes, with the start of the server and a while to watch before and after."""
        return round((self.seconds + 15) / 60, 1)


class Outcome(msgspec.Struct):
    """How people fared before the attack and during it, and the server's memory in MB."""

    name: str
    seen: Seen
    before: Waits
    during: Waits
    memory: tuple[float, float, float]
    """Before, the most during it, and after it."""
    most_memory: float = 64
    """By how many MB it may grow."""
    patient: float = PATIENT
    work: tuple[float, float] = (0, 0)
    """The share of a processor that the server needed before the attack and during it."""

    @property
    def held(self) -> bool:
        """Whether the promise held. On a busy machine people wait even without an attack, so then only what the attack
        adds counts."""
        patient = max(self.patient, 2 * self.before.p99)
        return self.lawful and self.during.p99 <= patient and not self.seen.slow

    @property
    def lawful(self) -> bool:
        """Whether all but the time was right: a busy machine spoils the time."""
        start, most, _ = self.memory
        return not self.seen.wrong and self.during.undisturbed and most - start <= self.most_memory

    def __str__(self) -> str:
        figures = "".join(f", {name} {value:,.4g}" for name, value in self.seen.figures.items())
        wrong = "".join(f"\n  wrong: {each}" for each in self.seen.wrong)
        wrong += "".join(f"\n  too slow: {each}" for each in self.seen.slow)
        start, most, end = self.memory
        return (
            f"{self.name}: {'held' if self.held else 'BROKEN'}; others before: {self.before}; during: {self.during}; "
            f"processor {self.work[0]:.0%} → {self.work[1]:.0%}; memory {start:.0f} → {most:.0f} → {end:.0f} MB"
            f"{figures}{wrong}"
        )


def tried(name: str, attack: Attack, folder: Path, seconds: float | None = None, *, fresh: bool = True) -> Outcome:
    """Start a fresh server, let people play there and, after a while, attack it."""
    place = folder / name
    if attack.prepare is not None:
        place.mkdir(parents=True, exist_ok=True)
        attack.prepare(place / DATABASE)
    server = Server(place, fresh=fresh, limited=True, files=attack.files, **attack.settings)
    try:
        return asyncio.run(_tried(name, attack, server, seconds or attack.seconds))
    finally:
        server.close()


async def _tried(name: str, attack: Attack, server: Server, seconds: float) -> Outcome:
    neighbours = Neighbours(server)
    async with neighbours.at_play():
        await asyncio.sleep(min(1.0, seconds))  # until everything is warm
        neighbours.taken()
        idle = Working(server)
        await asyncio.sleep(min(5.0, seconds))
        before, calm = neighbours.taken(), server.memory
        most = calm
        busy, before_it = Working(server), idle.share
        with multiprocessing.get_context("spawn").Pool(1, stand_back) as strangers:
            struck = strangers.apply_async(attack.strike, (server.address, seconds))
            while not struck.ready():
                await asyncio.sleep(0.1)
                most = max(most, server.memory)
            during, work = neighbours.taken(), (before_it, busy.share)
            seen = struck.get()
        await asyncio.sleep(min(1.0, seconds))
        memory = calm / 1024, most / 1024, server.memory / 1024
    seen.expect("there is no error in the log", " ERROR " not in server.said)
    if attack.judge is not None:
        attack.judge(server, seen)
    return Outcome(name, seen, before, during, memory, attack.memory, attack.patient, work)


def stand_back() -> None:
    """Let the server go first, even if the trial itself runs with a high priority."""
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(NICE)


class Working:
    """How much of a processor the server has needed since this was made."""

    def __init__(self, server: Server) -> None:
        self._server, self._work, self._at = server, server.work, time.monotonic()

    @property
    def share(self) -> float:
        return (self._server.work - self._work) / (time.monotonic() - self._at)
