"""What people ask the house for when they are not at a table yet, or when the game is over. REST checks the form."""

from datetime import datetime
from typing import Any, Literal

import msgspec

from tilery.engine.game import Seat
from tilery.tables.wire.pace import Pace


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """Who shall sit on a seat: anybody with the link, somebody at the maker's device, or a bot of some level. A person
    needs no name."""

    kind: Literal["open", "device", "bot"]
    level: str = ""
    name: str = ""
    face: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to set up. Options that are left out have their defaults, and so does the pace."""

    game: str
    options: dict[str, str] = {}
    seats: tuple[SeatWish, ...]
    hints: bool = True
    public: bool = False
    pace: Pace | None = None
    delay: int = 0


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Sit down, with a name or without, on this seat or on the first open one. A private table needs the invitation."""

    name: str = ""
    seat: Seat | None = None
    face: str = ""
    invite: str = ""


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with the secrets that the asker has for it."""

    id: str
    secrets: tuple[str, ...]


class NewPass(msgspec.Struct, frozen=True, kw_only=True):
    """What to continue on another device: who you are, and where you sit."""

    name: str = ""
    face: str = ""
    tables: tuple[MyTable, ...]


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished games to find; a field that is left out doesn't matter. `own` are tables whose ids the asker
    knows, so their games may be shown; with `mine`, only those are. `after` is the `next` of the shelf before."""

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
    """A position of a finished game, after `at` entries of its log."""

    table: str
    round: int
    at: int


class RecordMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a record."""

    record: str
    at: int


class SketchWish(msgspec.Struct, frozen=True, kw_only=True):
    """A table at home, as its game's `Sketch`, and what you do on it in this turn, in notation or as data. With
    `check`, nothing is asked but whether it is legal."""

    game: str
    seats: int
    sketch: dict[str, Any]
    options: dict[str, str] = {}
    moves: tuple[str | dict[str, Any], ...] = ()
    check: bool = False


class SketchMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A table at home, as its game's `Sketch`. What you don't see there is dealt by chance."""

    game: str
    seats: int
    sketch: dict[str, Any]
    options: dict[str, str] = {}

    def sketched(self) -> SketchWish:
        """The same table, to be looked at."""
        return SketchWish(game=self.game, seats=self.seats, sketch=self.sketch, options=self.options)


class PlayOn(msgspec.Struct, frozen=True, kw_only=True):
    """A table that continues from a position, with the same game and options. No seat may be open."""

    origin: GameMoment | RecordMoment | SketchMoment
    seats: tuple[SeatWish, ...]
    hints: bool = True


class StudyWish(msgspec.Struct, frozen=True, kw_only=True):
    """A record to look at as one seat saw the game (None: as a spectator), from step `start` on."""

    record: str
    seat: Seat | None = None
    start: int = 0
    plain: bool = False


class ReviewWish(msgspec.Struct, frozen=True, kw_only=True):
    """A record of a finished game to review."""

    record: str


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at a table."""

    table: str
    round: int


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record of a finished game."""

    record: str


class Said(msgspec.Struct, frozen=True):
    """What a review has said of a decision: the `best` move, and what the move that was made `cost`."""

    best: str | dict[str, Any]
    cost: float


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a finished game to make again: entry `at` of its log, with another move or with none. With `check`,
    the move is not judged. What a review has `said` of it is not contradicted."""

    origin: PlayedGame | GameRecord
    at: int
    moves: tuple[str | dict[str, Any], ...] = ()
    check: bool = False
    said: Said | None = None


class PuzzleAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """All moves since the start of a puzzle. With `check`, the last one is only checked."""

    moves: tuple[str | dict[str, Any], ...]
    check: bool = False


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables that somebody knows."""

    tables: tuple[MyTable, ...]
