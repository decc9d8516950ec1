"""What somebody asks the house for before being at a table, or after the game is over. REST checks the form of it."""

from datetime import datetime
from typing import Literal

import msgspec

from tilery.engine.game import Seat
from tilery.tables.wire.pace import Pace


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to sit on a seat: anybody with the link, somebody at the maker's device, or a bot of a level."""

    kind: Literal["open", "device", "bot"]
    level: str = ""
    name: str = ""
    face: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be made; options that are left out have their defaults, and so has the pace."""

    game: str
    options: dict[str, str] = {}
    seats: tuple[SeatWish, ...]
    hints: bool = True
    public: bool = False
    pace: Pace | None = None
    delay: int = 0


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Sit down under a name, on this seat or on the first that is open. Where not everybody may, with an invitation."""

    name: str
    seat: Seat | None = None
    face: str = ""
    invite: str = ""


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with the secrets that one has for it."""

    id: str
    secrets: tuple[str, ...]


class NewPass(msgspec.Struct, frozen=True, kw_only=True):
    """What shall go on on another device: who one is, and where one sits."""

    name: str = ""
    face: str = ""
    tables: tuple[MyTable, ...]


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Which games that are over: all that are left out don't matter. `own` are tables whose ids the asker knows, so
    their games may be shown; with `mine` only those. `after` is the `next` of the shelf before."""

    game: str = ""
    name: str = ""
    seats: int | None = None
    since: datetime | None = None
    until: datetime | None = None
    own: tuple[str, ...] = ()
    mine: bool = False
    after: str = ""
    limit: int = 24


class GameMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game that is over, after `at` entries of its log."""

    table: str
    round: int
    at: int


class RecordMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a record."""

    record: str
    at: int


class PlayOn(msgspec.Struct, frozen=True, kw_only=True):
    """A table that goes on from a position; the game and its options are those of the origin. No seat may be open."""

    origin: GameMoment | RecordMoment
    seats: tuple[SeatWish, ...]
    hints: bool = True
