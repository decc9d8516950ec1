"""Those who play games again so that people can look at them. That may take seconds, so no table waits for it; this
package doesn't know where it is done."""

from typing import Protocol

from tilery.tables.library.finished_game import FinishedGame
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire.wishes import SketchWish


class RecordReader(Protocol):
    """Reads the records that people bring along, whatever they contain."""

    async def study(self, record: str, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        """A `Study` of the record as JSON, with gzip if `packed`."""

    async def position(self, record: str, at: int) -> str:
        """The text of the record up to that move; refuses a record that can't be played that far."""


class Dealer(Protocol):
    """Deals what nobody sees on a table at home."""

    async def deal(self, wish: SketchWish, seed: bytes, share: str) -> str:
        """The full table as a position; refuses one that is not legal. The same seed always deals the same. `share` is
        whoever asks: nobody keeps the others waiting."""


class GameReader(Protocol):
    """Reads finished games from their logs."""

    async def page(self, game: FinishedGame, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        """A `ReplayPage` as JSON, with gzip if `packed`."""

    async def record(self, game: FinishedGame, *, packed: bool = False) -> bytes:
        """The text of its record, with gzip if `packed`."""
