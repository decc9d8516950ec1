"""The puzzles that come with a game, and which of them is the puzzle of the day."""

from datetime import date
from functools import lru_cache

from tilery.analysis.puzzles.puzzle import Opened, Puzzle, opened, read
from tilery.engine.game import AnyGame
from tilery.games.rooms import folder_of

FILE = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)


def number_of_day(count: int, day: date) -> int:
    """The number of a day's puzzle, from 1 to `count`. It depends on the date in UTC alone, so everybody has the same
    one, also without a server. Clients have the same formula.

    >>> number_of_day(500, date(2026, 1, 1)), number_of_day(500, date(2027, 5, 16)), number_of_day(500, date(2025, 12, 31))
    (1, 1, 500)
    """
    return (day - FIRST_DAY).days % count + 1


class Shelf:
    """The puzzles of one game, numbered from 1."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        file = folder_of(game) / FILE
        self._lines = file.read_bytes().splitlines() if file.is_file() else []

    def __len__(self) -> int:
        return len(self._lines)

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle with this number; raises IndexError."""
        if not 1 <= number <= len(self._lines):
            raise IndexError(number)
        return read(self._lines[number - 1])

    def open(self, number: int) -> Opened:
        """The puzzle with this number, ready to be played; raises IndexError."""
        return opened(self.puzzle(number), self.game)


@lru_cache(maxsize=32)
def shelf_of(game: AnyGame) -> Shelf:
    """The shelf of a game, read once."""
    return Shelf(game)
