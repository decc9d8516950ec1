"""Who plays games again, to be looked at. That may take seconds, so no table waits for it; where, nobody here knows."""

from typing import Protocol

from tilery.tables.library.finished_game import FinishedGame
from tilery.tables.library.replay import Viewpoint


class RecordReader(Protocol):
    """Reads records that people bring along, whatever is in them."""

    async def study(self, record: str, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        """A `Study` of the record, as JSON; `packed` by gzip."""

    async def position(self, record: str, at: int) -> str:
        """The text of a record that can be played as far as that; refuses one that can't."""


class GameReader(Protocol):
    """Reads games that are over, from their logs."""

    async def page(self, game: FinishedGame, wanted: Viewpoint, *, packed: bool = False) -> bytes:
        """A `ReplayPage` as JSON; `packed` by gzip."""

    async def record(self, game: FinishedGame, *, packed: bool = False) -> bytes:
        """The text of its record; `packed` by gzip."""
