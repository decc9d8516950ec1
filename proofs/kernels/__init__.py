"""Kernels play by the rules: whole games by both at once, compared after every move, and compiled minds choose what
they choose without a compiler. A room says how, in `tests/games/<room>/bots/twins.py`."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

from proofs.progress import progress
from tilery.engine.kernel import Twin, prepare
from tilery.games import GAMES, kernels


class Kernels:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.positions: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()
        self.different: list[str] = []

    def __str__(self) -> str:
        games = "; ".join(
            f"{game} {self.games[game]} games with {self.positions[game]} positions, {self.choices[game]} choices"
            for game in self.games
        )
        return f"{games}; {len(self.different)} different {self.different[:5]}"

    @property
    def held(self) -> bool:
        return not self.different and bool(self.games) and all(self.choices[game] for game in self.games)


def rooms() -> Iterator[tuple[str, ModuleType, ModuleType]]:
    """The id of each game with kernels, its kernels, and how they are compared."""
    for game in GAMES.all():
        room = game.info.id.replace("-", "_")
        if Path(f"tests/games/{room}/bots/twins.py").exists():
            yield game.info.id, kernels(game)[0], importlib.import_module(f"tests.games.{room}.bots.twins")


def run(folder: Path, times: int, *, ready: Callable[[ModuleType], Twin] = prepare) -> Kernels:
    """So many games of each room, and a tenth as many choices."""
    found = Kernels()
    for game, kernel, tests in rooms():
        twin = ready(kernel)
        for number in range(times):
            try:
                found.positions[game] += sum(1 for _ in tests.in_step(twin, number))
                if number % 10 == 0:
                    found.choices[game] += 1
                    tests.same_choice(twin, number)
            except AssertionError as difference:
                found.different.append(f"{game} {number}: {difference}")
            found.games[game] += 1
            progress(found, found.games[game], 1000)
    return found
