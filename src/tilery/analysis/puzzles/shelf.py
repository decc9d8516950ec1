"""The puzzles that come with a game, and which of them is the puzzle of the day."""

from datetime import date
from functools import cached_property

import msgspec

from tilery.analysis.puzzles.puzzle import Opened, Puzzle, opened, read
from tilery.engine.game import AnyGame
from tilery.games.rooms import folder_of

FILE = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)


def number_of_day(count: int, day: date) -> int:
    """The number of a day's puzzle, from 1 to `count`. It depends on the date in UTC alone, so everybody has the same
    one, also without a server. Clients have the same formula.

    >>> [number_of_day(500, day) for day in (date(2026, 1, 1), date(2026, 1, 2), date(2027, 5, 16))]
    [1, 2, 1]
    """
    return (day - FIRST_DAY).days % count + 1


class _Level(msgspec.Struct, frozen=True):
    """As much of a puzzle as a list of all of them needs."""

    level: str


class Shelf:
    """The puzzles of one game, numbered from 1."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        file = folder_of(game) / FILE
        self._lines = file.read_bytes().splitlines() if file.is_file() else []

    def __len__(self) -> int:
        return len(self._lines)

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """How hard each puzzle is, in the order of their numbers."""
        return tuple(msgspec.json.decode(line, type=_Level).level for line in self._lines)

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle with this number; raises IndexError."""
        if not 1 <= number <= len(self._lines):
            raise IndexError(number)
        return read(self._lines[number - 1])

    def open(self, number: int) -> Opened:
        """The puzzle with this number, ready to be played; raises IndexError."""
        return opened(self.puzzle(number), self.game)


_SHELVES: dict[str, Shelf] = {}


def shelf_of(game: AnyGame) -> Shelf:
    """The shelf of a game, read once."""
    found = _SHELVES.get(game.info.id)
    if found is None or found.game is not game:
        found = _SHELVES[game.info.id] = Shelf(game)
    return found
