"""What a store must be able to do. The tests in `tests/tables/store` say exactly what that means, for every store."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from tilery.engine.game import Seat
from tilery.tables.store.rows import HintRow, KeyRow, LibraryRow, LogRow, PassRow, SeatRow, Stored, TableRow, TokenRow
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
    """Which games somebody wants: those of public tables and of the tables that the asker knows (`own`), or with
    `only_own` the latter alone. `words` must be in the players' names; `after` is where the last answer ended. A host
    may see `everything`. All times are in UTC."""

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
    """Games, the newest first. `next` is where to go on, or None if there are no more. A page may be shorter than was
    asked for and still have a `next`: a store need not look through everything at once."""

    games: tuple[LibraryRow, ...]
    next: Place | None = None


class TableQuestion(msgspec.Struct, frozen=True):
    """Which tables a host asks for: tables of this game, with these `words` in the players' names, where nothing has
    happened since `untouched`, and where somebody has moved or nobody has (`played`). The first `start` of them are
    left out."""

    game: str = ""
    words: tuple[str, ...] = ()
    untouched: datetime | None = None
    played: bool | None = None
    start: int = 0
    limit: int | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """What a host sees of a table. `steps` counts the rows of its log; `size` is roughly their bytes."""

    id: str
    game: str
    public: bool
    made: datetime
    touched: datetime
    steps: int
    size: int
    seats: tuple[OverPlayer, ...]


class Store(Protocol):
    """Keeps tables. When a method returns, its change is stored; if it raises Refusal, nothing has changed. `Conflict`:
    the store has gone on without the caller, who has to load the table again."""

    # One table

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        """Store a new table."""

    async def load(self, table: str) -> Stored | None:
        """The table as it was last stored, or None."""

    async def step(self, table: str, seq: int) -> LogRow | None:
        """One step of a table's log, or None."""

    async def steps(self, table: str, after: int) -> list[LogRow]:
        """The steps of a table's log after this one, in their order."""

    async def latest(self, tables: Sequence[str]) -> list[Stored]:
        """Those of these tables that exist, each with the last step of its log alone."""

    async def sit(self, table: str, seat: SeatRow, log: Sequence[LogRow]) -> None:
        """Somebody takes an open seat; if it is the last one, the game begins. Conflict: the seat is not open."""

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        """Store a step. If the step ends a game, the library's row is stored in the same moment. Conflict: there is
        already a step with this number, or one for this request."""

    async def add_hint(self, table: str, row: HintRow) -> None:
        """Store that somebody took a hint."""

    async def renew_invite(self, table: str, invite: str) -> None:
        """Store a new invitation; the old one no longer works."""

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete everything about these tables, and the passes that lend nothing else."""

    async def make_nameless(self, seats: Sequence[tuple[str, Seat]]) -> None:
        """Take the names and faces of these people out of everything that is stored: their seats, the games of the
        library, and the passes that lend their seats. A game that comes into the library later won't have them either.
        Conflict: there is no such seat."""

    # Which tables there are

    async def invited_to(self, invite: str) -> str | None:
        """The table that an invitation leads to."""

    async def open_tables(self, since: datetime, limit: int) -> list[str]:
        """Public tables with an open seat that were made since then, the newest first."""

    async def summaries(self, question: TableQuestion) -> list[TableSummary]:
        """These tables; the one where something happened last comes first."""

    async def coded(self, code: str) -> list[str]:
        """The tables whose code begins with this text."""

    async def count(self) -> int:
        """How many tables there are."""

    async def newest(self) -> datetime | None:
        """When something last happened at any of them."""

    async def stale_tables(self, since: datetime, *, played: bool) -> list[str]:
        """Tables where nothing has happened since then: those where somebody has moved, or the others."""

    async def tables_to_resume(self, since: datetime) -> list[str]:
        """Tables where something has happened since then and a bot may have to move; the latest first."""

    async def erase(self) -> None:
        """Make sure that what was deleted or changed before can no longer be read from any disk."""

    # Passes to other devices

    async def locks(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        """The hashes of all secrets that open a seat of these tables: its own secret, and the keys of other devices."""

    async def own_seats(self, tables: Sequence[str]) -> list[tuple[str, Seat, bytes]]:
        """The seats of these tables that have a secret of their own, each with its hash."""

    async def lend(self, keys: Sequence[KeyRow], by: PassRow | None = None, most: int | None = None) -> None:
        """Store new keys, and the pass that they belong to if it is new (`by`). Conflict: there is no such pass, or it
        was opened on as many devices as it may be (`most`)."""

    async def find_pass(self, secret_hash: bytes) -> PassRow | None:
        """The pass that this secret opens, or None."""

    async def lent(self, pass_id: str) -> list[Lent]:
        """The seats that a pass lends, each once."""

    async def devices(self, pass_id: str) -> int:
        """On how many devices a pass was opened. Each of them has a key to every seat that the pass lends."""

    async def spent_passes(self, expired: datetime | None, closed: datetime) -> list[str]:
        """Passes made before `expired`; of those made before `closed`, the ones that no device ever opened; and those
        that lend nothing any more."""

    async def withdraw(self, pass_id: str) -> list[KeyRow]:
        """Delete a pass and all its keys; gives those keys."""

    # Tokens of bots

    async def issue_token(self, row: TokenRow) -> None:
        """Store a token. Conflict: there is one for a bot whose name is the same but for capitals."""

    async def tokens(self) -> list[TokenRow]:
        """All tokens, by their bots' names."""

    async def revoke_token(self, name: str) -> bool:
        """Delete the token of this bot; gives whether there was one."""

    # The library

    async def search(self, question: LibraryQuestion) -> LibraryPage:
        """A page of the library."""

    async def games(self) -> int:
        """How many games are in the library."""

    async def keep_review(self, table: str, number: int, content: bytes) -> None:
        """Keep what a review says about a finished game, in place of what an older one said. Conflict: no such
        table."""

    async def review(self, table: str, number: int) -> bytes | None:
        """What a review says about a game, or None."""

    async def unindexed(self) -> list[tuple[str, frozenset[int]]]:
        """Tables that have had more games than the library knows, each with the games that it knows."""

    async def index(self, finished: LibraryRow) -> None:
        """Add a game that ended before there was a library. Conflict: it is there already."""

    async def remove_game(self, table: str, number: int) -> None:
        """Take a game out of the library for good. Its moves stay in the log, which the table needs, but nobody may
        read them as a game any more. Conflict: it is not there."""

    async def is_indexed(self) -> bool:
        """Whether the games that ended before there was a library have been added."""

    async def mark_indexed(self) -> None:
        """Note that every old game is in the library now."""
