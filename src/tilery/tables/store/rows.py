"""What is stored of a table: rows, as a store returns them."""

from datetime import datetime
from typing import Literal

import msgspec

from tilery.engine.game import Result, Seat
from tilery.tables.clock import SystemClock
from tilery.tables.wire.answers import OverPlayer
from tilery.tables.wire.messages import SeatKind
from tilery.tables.wire.pace import Pace


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """What was agreed on when a table was made. Only the `invite` may be renewed. `position` is the state that the
    first game starts from, as JSON, if somebody has set one up: it has all the secrets of that state."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    hints: bool = True
    public: bool = False
    invite: str = ""
    made: datetime = msgspec.field(default_factory=SystemClock().wall)
    pace: Pace = Pace()
    begun: int = 0
    delay: int = 0
    position: str = ""


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """Who sits there."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str = ""
    secret_hash: bytes | None = None
    face: str = ""


class KeyRow(msgspec.Struct, frozen=True, gc=False):
    """One more secret that opens a seat: the key of another device."""

    table_id: str
    seat: Seat
    secret_hash: bytes
    pass_id: str


class PassRow(msgspec.Struct, frozen=True, gc=False):
    """A link to another device. Its keys say for which seats."""

    id: str
    secret_hash: bytes
    name: str
    face: str
    made: datetime


class TokenRow(msgspec.Struct, frozen=True, gc=False):
    """The token with which a bot comes to tables, under this name."""

    name: str
    secret_hash: bytes
    made: datetime


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """One step of a table: the request, and the chance moves that followed. A table can be rebuilt from its log alone.
    The store fills in `at`; `spent` is in milliseconds. The `move` of a rematch is the position that was dealt for it,
    or nothing if it starts from that of the table."""

    seq: int
    kind: Literal["start", "move", "undo", "rematch"]
    chance: tuple[str, ...] = ()
    seat: Seat | None = None
    move: str = ""
    seed: bytes | None = None
    request_id: str | None = None
    at: datetime | None = None
    spent: int = 0
    stand_in: bool = False


class HintRow(msgspec.Struct, frozen=True, gc=False, order=True):
    """A hint that was given after step `seq`. If the same question comes again, it gets the same answer."""

    seq: int
    seat: Seat
    whole: bool
    move: str


class OverPlayers(msgspec.Struct, frozen=True, gc=False):
    """The players of a finished game. `count` and `folded` are what the library searches."""

    count: int
    folded: str
    seats: tuple[OverPlayer, ...]


class LibraryRow(msgspec.Struct, frozen=True, gc=False):
    """What the library knows about a finished game."""

    table_id: str
    round: int
    game: str
    public: bool
    players: OverPlayers
    result: Result
    turns: int
    ended: datetime


class Stored(msgspec.Struct, frozen=True, gc=False):
    """Everything that is stored about one table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]
    hints: tuple[HintRow, ...] = ()
    keys: tuple[KeyRow, ...] = ()
    removed: frozenset[int] = frozenset()
    """The games that the host has deleted."""
