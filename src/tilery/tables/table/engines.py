"""Engines at a table: bots with a name of their own, which are programs of somebody else. The table doesn't know where
they run or how they are reached."""

from collections.abc import Collection
from typing import Literal, Protocol

import msgspec

from tilery.engine.game import AnyGame, Result, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.people.engine_names import not_there
from tilery.tables.store.rows import SeatRow, TableRow

Why = Literal["away", "time", "illegal", "left"]
"""Why an engine makes no move: it is not connected, takes too long, makes only illegal moves, or has left the table."""


class EngineFailed(Exception):
    """An engine has made no move. A bot of the house has to make it."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Question(msgspec.Struct, frozen=True):
    """A move that an engine is asked for: where, in which game there, and how many seconds it has."""

    table: str
    round: int
    seat: Seat
    match: AnyMatch
    limit: float | None = None


class TableSeen(Protocol):
    """What engines need to know of a table."""

    match: AnyMatch | None
    round: int
    row: TableRow
    seats: tuple[SeatRow, ...]

    @property
    def id(self) -> str:
        """The id of the table."""

    @property
    def result(self) -> Result | None:
        """How the game ended; None as long as it is not over."""

    @property
    def clients(self) -> Collection[object]:
        """Everybody connected."""

    def names(self) -> tuple[str, ...]:
        """The names on all seats."""

    def tell_who_is_there(self) -> None:
        """Tell everybody who is there."""


class Engines(Protocol):
    """The engines of a house."""

    def is_there(self, name: str) -> bool:
        """Whether this engine can be asked now."""

    def check(self, name: str, game: AnyGame) -> None:
        """Refuses an engine that can't sit down at a table with this game now."""

    def look(self, table: TableSeen) -> None:
        """Something has happened at this table: tell its engines what they need to know."""

    def drop(self, table: str) -> None:
        """The table is deleted."""

    async def choose(self, name: str, question: Question) -> str:
        """The move of an engine, in notation. It was legal when it was asked for. Raises EngineFailed."""


class NoEngines:
    """A house without engines. Where one sat once, bots of the house play."""

    def is_there(self, name: str) -> bool:
        return False

    def check(self, name: str, game: AnyGame) -> None:
        raise not_there(name)

    def look(self, table: TableSeen) -> None:
        pass

    def drop(self, table: str) -> None:
        pass

    async def choose(self, name: str, question: Question) -> str:
        raise EngineFailed("away")
