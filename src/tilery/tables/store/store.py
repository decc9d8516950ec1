"""What a store must be able to do. `tests/tables/store` says what that means, for every store."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from tilery.engine.game import Seat
from tilery.tables.store.rows import HintRow, KeyRow, LibraryRow, LogRow, PassRow, SeatRow, Stored, TableRow
from tilery.tables.wire.answers import OverPlayer


class Lent(msgspec.Struct, frozen=True):
    """A seat that a pass lends."""

    table_id: str
    game: str
    seat: Seat


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a game stands in the library, the newest last."""

    ended: datetime
    table_id: str
    round: int


class LibraryQuestion(msgspec.Struct, frozen=True):
    """Which games are wanted, all times in UTC: those of public tables and of the tables that the asker knows (`own`),
    or with `only_own` of these alone. `words` must be in the players' names; `after` is where the last answer ended.
    A host may see `everything`."""

    game: str = ""
    words: tuple[str, ...] = ()
    seats: int | None = None
    since: datetime | None = None
    until: datetime | None = None
    own: tuple[str, ...] = ()
    only_own: bool = False
    after: Place | None = None
    limit: int = 24
    everything: bool = False


class LibraryPage(msgspec.Struct, frozen=True):
    """Games, the newest first. `next` is where to go on, None if there are no more. A page may be shorter than was
    asked for and still have a next: a store need not look through everything at once."""

    games: tuple[LibraryRow, ...]
    next: Place | None = None


class TableQuestion(msgspec.Struct, frozen=True):
    """Which tables a host asks for: of this game, with these `words` in the players' names, where nothing has happened
    since (`untouched`), where somebody has moved or nobody has (`played`). The first `start` of them are left out."""

    game: str = ""
    words: tuple[str, ...] = ()
    untouched: datetime | None = None
    played: bool | None = None
    start: int = 0
    limit: int | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """What a host sees of a table. `steps` counts the rows of its log, and `size` their bytes, roughly."""

    id: str
    game: str
    public: bool
    made: datetime
    touched: datetime
    steps: int
    size: int
    seats: tuple[OverPlayer, ...]


class Store(Protocol):
    """Whatever changes is kept when a method returns, or it raises Refusal and nothing of it is. `Conflict`: what is
    kept has gone on without the asker, who has to load it again."""

    # One table

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> Stored | None:
        """The table as it was last kept, or None."""

    async def step(self, table: str, seq: int) -> LogRow | None:
        """One step of its log."""

    async def sit(self, table: str, seat: SeatRow, log: Sequence[LogRow]) -> None:
        """Somebody takes an open seat; with the last one the game begins. Conflict: the seat is not open."""

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        """A step; with the one that ends a game what the library keeps of it, at the same moment. Conflict: there is
        a step with this number already, or one for this request."""

    async def add_hint(self, table: str, row: HintRow) -> None:
        """Keep that somebody took a hint."""

    async def renew_invite(self, table: str, invite: str) -> None:
        """Keep a new invitation; the old one is no longer good."""

    async def delete(self, tables: Sequence[str]) -> None:
        """All there is about these tables, and the passes that lend nothing else."""

    async def make_nameless(self, seats: Sequence[tuple[str, Seat]]) -> None:
        """Take the names and faces of these people out of all that is kept: their seats, the games of the library,
        and the passes that lend their seats. A game that comes into the library later has none of them either.
        Conflict: there is no such seat."""

    # Which tables there are

    async def invited_to(self, invite: str) -> str | None:
        """The table that an invitation leads to."""

    async def open_tables(self, since: datetime, limit: int) -> list[str]:
        """Public tables made since then where a seat is open, the newest first."""

    async def summaries(self, question: TableQuestion) -> list[TableSummary]:
        """These tables, those first where something has happened last."""

    async def coded(self, code: str) -> list[str]:
        """The tables whose code begins like this."""

    async def count(self) -> int:
        """How many tables there are."""

    async def newest(self) -> datetime | None:
        """When something last happened at any of them."""

    async def stale_tables(self, since: datetime, *, played: bool) -> list[str]:
        """Tables where nothing has happened since then: those where somebody has moved, or the others."""

    async def tables_to_resume(self, since: datetime) -> list[str]:
        """Tables where something has happened since then, and a bot may be to move; the last one first."""

    async def erase(self) -> None:
        """See to it that nothing can be read any more, on any disk, of what was deleted or changed before."""

    # Passes to other devices

    async def locks(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        """The hashes of all secrets that open a seat of these tables: its own one, and the keys of other devices."""

    async def own_seats(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        """The seats of these tables that have a secret of their own, each with its hash."""

    async def lend(self, keys: Sequence[KeyRow], by: PassRow | None = None) -> None:
        """Keep new keys; with the pass that they belong to, unless that is there already. Conflict: it is not."""

    async def find_pass(self, secret_hash: bytes) -> PassRow | None:
        """The pass that this secret opens, or None."""

    async def lent(self, pass_id: str) -> list[Lent]:
        """The seats that a pass lends, each once."""

    async def devices(self, pass_id: str) -> int:
        """On how many devices a pass was opened: each has a key to every seat that it lends."""

    async def spent_passes(self, expired: datetime | None, closed: datetime) -> list[str]:
        """Passes made before `expired`; of those made before `closed`, the ones that no device ever opened; and those
        that lend nothing any more."""

    async def withdraw(self, pass_id: str) -> list[KeyRow]:
        """Forget a pass and all its keys; gives the keys that there were."""

    # The library

    async def search(self, question: LibraryQuestion) -> LibraryPage:
        """A page of the library."""

    async def games(self) -> int:
        """How many games stand in it."""

    async def unindexed(self) -> list[tuple[str, frozenset[int]]]:
        """Tables that have had more games than the library knows, each with the games that it knows."""

    async def index(self, finished: LibraryRow) -> None:
        """A game that was over before there was a library. Conflict: it is there already."""

    async def remove_game(self, table: str, number: int) -> None:
        """Take a game out of the library for good. Its moves stay in the log, which the table needs, but nobody may
        read them as a game any more. Conflict: it is not there."""

    async def is_indexed(self) -> bool:
        """Whether somebody has looked through the games that were over before there was a library."""

    async def mark_indexed(self) -> None:
        """Every old game is in the library now."""
