"""What goes over REST about games that are over: the library, a record to look at, a position to play on from."""

from datetime import datetime
from typing import Annotated, Any

import msgspec
from pydantic import BeforeValidator, Field

from tilery.engine.game import Result
from tilery.server.doors.bodies import MAX_SEATS, Body, SeatWish
from tilery.server.store.sql_store import OverPlayer
from tilery.tables.wire.records import MAX_MOVES

MAX_OWN = 100
MAX_SHELF = 50

TableName = Annotated[str, Field(min_length=1, max_length=64)]


def in_words(time: Any) -> Any:
    if not isinstance(time, str):
        raise ValueError("a time is a text, as 2026-02-28T12:00:00Z")
    return time


Time = Annotated[datetime, Field(strict=False), BeforeValidator(in_words)]
"""JSON has no times, so they come as ISO texts."""
Moment = Annotated[int, Field(ge=1, le=MAX_MOVES, description="After so many entries of the log")]


class Search(Body):
    """Which games that are over: all that are left out don't matter. `own` are tables whose ids the asker knows, so
    their games may be shown; with `mine` only those. `after` is the `next` of the shelf before."""

    game: str = Field(default="", max_length=64)
    name: str = Field(default="", max_length=64)
    seats: int | None = Field(default=None, ge=1, le=MAX_SEATS)
    since: Time | None = None
    until: Time | None = None
    own: list[TableName] = Field(default=[], max_length=MAX_OWN)
    mine: bool = False
    after: str = Field(default="", max_length=128)
    limit: int = Field(default=24, ge=1, le=MAX_SHELF)


class LibraryGame(msgspec.Struct, frozen=True):
    """A game that is over, as it stands on the shelf. `turns` counts the moves of the players."""

    table: str
    round: int
    game: str
    players: tuple[OverPlayer, ...]
    result: Result
    turns: int
    ended: datetime


class Shelf(msgspec.Struct, frozen=True):
    """Games, the newest first. `next` asks for those after them, and is empty where there are none."""

    games: tuple[LibraryGame, ...]
    next: str = ""


class StudyWish(Body):
    """A record to look at, as a seat saw the game (null: as a spectator)."""

    record: str
    seat: int | None = None


class GameMoment(Body):
    """A position of a game that is over."""

    table: TableName
    round: int = Field(ge=0, le=1_000_000)
    at: Moment


class RecordMoment(Body):
    """A position of a record."""

    record: str
    at: Moment


class PlayOn(Body):
    """A table that goes on from a position; the game and its options are those of the origin. No seat may be open."""

    origin: GameMoment | RecordMoment
    seats: list[SeatWish] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool = True
