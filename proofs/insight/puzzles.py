"""Every puzzle that comes with a game is what it says: its solution works, and nothing better is possible."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from proofs.progress import progress
from tilery.analysis.puzzles import checked, shelf_of
from tilery.engine.errors import TileryError
from tilery.engine.kernel import prepare
from tilery.games import GAMES, kernels, puzzler_of


def wrong(game: str, number: int) -> str:
    """What is wrong with a puzzle, or ''."""
    rules = GAMES.get(game)
    try:
        checked(shelf_of(rules).puzzle(number), rules)
    except TileryError as error:
        return str(error)
    return ""


class Puzzles:
    """How many puzzles of each game were proven, and what was wrong with the others."""

    def __init__(self) -> None:
        self.proven: dict[str, int] = {}
        self.wrong: list[str] = []

    def __str__(self) -> str:
        told = ", ".join(f"{game} {count}" for game, count in self.proven.items())
        return "; ".join([f"proven: {told}", *self.wrong])

    @property
    def held(self) -> bool:
        return bool(self.proven) and all(self.proven.values()) and not self.wrong


def run(folder: Path, times: int, games: Sequence[str]) -> Puzzles:
    """Prove up to so many puzzles of each of these games again, on all cores."""
    found = Puzzles()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for game in map(GAMES.get, games):
            if puzzler_of(game) is None:
                continue
            for module in kernels(game):
                prepare(module)
            name, count = game.info.id, min(times, len(shelf_of(game)))
            found.proven[name] = 0
            told = pool.map(wrong, [name] * count, range(1, count + 1), chunksize=4)
            for done, fault in enumerate(told, 1):
                found.proven[name] += not fault
                found.wrong += [f"{name}: {fault}"] if fault else []
                progress(found, done, 100)
    return found
