"""What a long trial has found so far, on disk: a trial that was cut off goes on from there.

Every trial has a folder in `.cache/proofs`, with a file for each game. The file's name changes with the code that was
tried, so nothing found in older code counts.
"""

import hashlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tilery.analysis import review, values, worth
from tilery.arena.folder import code_of
from tilery.games import GAMES

T = TypeVar("T")
FOLDER = Path(".cache", "proofs")
ANALYSIS: tuple[Callable[..., object], ...] = (review, values, worth)


class Kept(Generic[T]):
    """One line of JSON for each game that was looked at, in order."""

    def __init__(self, look: Callable[..., T], game: str, times: int | None, folder: Path = FOLDER) -> None:
        self._type: Any = inspect.signature(look, eval_str=True).return_annotation
        trial = look.__module__.rpartition(".")[2]
        self.file = folder / trial / f"{game}-{look.__name__}-{_code(look, game)}.jsonl"
        self._there = self._whole_lines()
        self._lines = self._there[:times]

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[T]:
        return (msgspec.json.decode(line, type=self._type) for line in self._lines)

    def adding(self, found: Iterator[T]) -> Iterator[T]:
        """Write down what comes, and hand it on."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("wb") as out:  # a line that was cut off is gone with this
            out.writelines(self._there)
            for one in found:
                out.write(msgspec.json.encode(one) + b"\n")
                out.flush()
                yield one

    def _whole_lines(self) -> list[bytes]:
        try:
            lines = self.file.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return []
        return [line for line in lines if line.endswith(b"\n")]


def _code(look: Callable[..., object], game: str) -> str:
    """A number that changes with the code of the game, of its proofs, of the analysis and of the trial."""
    modules = map(inspect.getmodule, (look, *ANALYSIS))
    source = "\0".join(inspect.getsource(module) for module in modules if module)
    tests = Path("tests", "games", game.replace("-", "_"))
    source += "\0".join(file.read_text(encoding="utf-8") for file in sorted(tests.rglob("*.py")))
    return hashlib.sha256(f"{code_of(GAMES.get(game))}\0{source}".encode()).hexdigest()[:16]
