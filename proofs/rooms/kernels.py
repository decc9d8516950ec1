"""Kernels play by the rules: whole games by both at once, compared after every move, and compiled minds choose what
they choose without a compiler. A room says how, in `tests/games/<room>/bots/twins.py`."""

import importlib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from proofs.progress import progress
from proofs.rooms.many import many
from tilery.engine.kernel import prepare
from tilery.games import GAMES, kernels

CHOICES = 10
"""After one in so many games, a choice is compared."""


class Compared(msgspec.Struct):
    """What was compared in some games, and what was different."""

    games: int = 0
    positions: int = 0
    choices: int = 0
    different: list[str] = []

    def add(self, other: "Compared") -> None:
        self.games += other.games
        self.positions += other.positions
        self.choices += other.choices
        self.different += other.different


def compared(game: str, number: int) -> Compared:
    """One game by the rules and by the compiled kernel, and now and then a choice."""
    twin, tests = prepare(kernels(GAMES.get(game))[0]), _twins(game)
    found = Compared(games=1)
    try:
        for _ in tests.in_step(twin, number):
            found.positions += 1
        if number % CHOICES == 0:
            found.choices += 1
            tests.same_choice(twin, number)
    except AssertionError as difference:
        found.different.append(f"{game} {number}: {difference}")
    return found


class Kernels:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.rooms: dict[str, Compared] = {}

    def __str__(self) -> str:
        return "; ".join(
            f"{game} {seen.games} games with {seen.positions} positions, {seen.choices} choices, "
            f"{len(seen.different)} different {seen.different[:5] or ''}".rstrip()
            for game, seen in self.rooms.items()
        )

    @property
    def held(self) -> bool:
        return bool(self.rooms) and all(seen.choices and not seen.different for seen in self.rooms.values())


def run(folder: Path, times: int, games: Sequence[str]) -> Kernels:
    """So many games of each of these rooms that have kernels, and a tenth as many choices."""
    found = Kernels()
    for game in filter(_has_twins, games):
        seen = found.rooms.setdefault(game, Compared())
        for one in many(compared, game, times):
            seen.add(one)
            progress(found, seen.games, 1000)
    return found


def _room(game: str) -> str:
    return game.replace("-", "_")


def _has_twins(game: str) -> bool:
    return Path(f"tests/games/{_room(game)}/bots/twins.py").exists()


def _twins(game: str) -> ModuleType:
    return importlib.import_module(f"tests.games.{_room(game)}.bots.twins")
