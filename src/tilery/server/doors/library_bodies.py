"""What a client may send over REST about finished games: a search, a record, a position to continue from."""

from datetime import datetime
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from tilery.server.doors.bodies import MAX_SEATS, Body, HomeTable, SeatWish
from tilery.server.doors.quotas import STEP, TABLE
from tilery.tables.wire import wishes
from tilery.tables.wire.records import MAX_MOVES

MAX_OWN = 100
MAX_SHELF = 50
POSITION = 20

TableName = Annotated[str, Field(min_length=1, max_length=64)]


def in_words(time: Any) -> Any:
    """Refuses a time that is not a text: pydantic would also take a number."""
    if not isinstance(time, str):
        raise ValueError("a time is a text, as 2026-02-28T12:00:00Z")
    return time


Time = Annotated[datetime, Field(strict=False), BeforeValidator(in_words)]
"""JSON has no times, so they come as ISO texts."""
Moment = Annotated[int, Field(ge=0, le=MAX_MOVES, description="After so many entries of the log")]


class Search(Body):
    """Which finished games to find; a field that is left out doesn't matter. `own` are tables whose ids the asker
    knows, so their games may be shown; with `mine`, only those are. `after` is the `next` of the shelf before."""

    game: str = Field(default="", max_length=64)
    name: str = Field(default="", max_length=64)
    seats: int | None = Field(default=None, ge=1, le=MAX_SEATS)
    since: Time | None = None
    until: Time | None = None
    own: list[TableName] = Field(default=[], max_length=MAX_OWN)
    mine: bool = False
    after: str = Field(default="", max_length=128)
    limit: int = Field(default=24, ge=1, le=MAX_SHELF)


class StudyWish(Body):
    """A record to look at as one seat saw the game (null: as a spectator). `plain` views are for clients without a
    board for the game. The page begins with step `start`."""

    record: str
    seat: int | None = Field(default=None, ge=0, le=MAX_SEATS)
    start: int = Field(default=0, ge=0, le=MAX_MOVES, description="From 0")
    plain: bool = False


class ReviewWish(Body):
    """A record of a finished game to review."""

    record: str


class GameMoment(Body):
    """A position of a finished game."""

    table: TableName
    round: int = Field(ge=0, le=1_000_000)
    at: Moment


class RecordMoment(Body):
    """A position of a record."""

    record: str
    at: Moment


class PlayedGame(Body):
    """A finished game at a table."""

    table: TableName
    round: int = Field(ge=0, le=1_000_000)


class GameRecord(Body):
    """The record of a finished game."""

    record: str


class Said(Body):
    """What a review has said of a decision: the `best` move, and what the move that was made `cost`."""

    best: str | dict[str, Any]
    cost: float = Field(ge=0, le=1)


class Try(Body):
    """A decision of a finished game to make again: entry `at` of its log, with another move (in notation or as data) or
    with none, to see what was decided from. With `check`, the move is not judged. What a review has `said` of the
    decision is not contradicted: the move that was made costs as much as it said, and any other is compared with the
    best move that it named."""

    origin: PlayedGame | GameRecord
    at: int = Field(ge=0, le=MAX_MOVES)
    moves: list[str | dict[str, Any]] = Field(default=[], max_length=1)
    check: bool = False
    said: Said | None = None

    def wished(self) -> wishes.Try:
        """The same wish as the house knows it."""
        origin: wishes.PlayedGame | wishes.GameRecord
        if isinstance(self.origin, PlayedGame):
            origin = self.origin.wish(wishes.PlayedGame)
        else:
            origin = self.origin.wish(wishes.GameRecord)
        said = None if self.said is None else self.said.wish(wishes.Said)
        return wishes.Try(origin=origin, at=self.at, moves=tuple(self.moves), check=self.check, said=said)


class SketchMoment(HomeTable):
    """A table at home. What you don't see there is dealt by chance."""


class PlayOn(Body):
    """A table that continues from a position, with the same game and options. No seat may be open."""

    origin: GameMoment | RecordMoment | SketchMoment
    seats: list[SeatWish] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool = True

    def wished(self) -> wishes.PlayOn:
        """The same wish as the house knows it, with a position of a game, of a record, or of a table at home."""
        origin: wishes.GameMoment | wishes.RecordMoment | wishes.SketchMoment
        if isinstance(self.origin, GameMoment):
            origin = self.origin.wish(wishes.GameMoment)
        elif isinstance(self.origin, RecordMoment):
            origin = self.origin.wish(wishes.RecordMoment)
        else:
            origin = self.origin.wish(wishes.SketchMoment)
        return wishes.PlayOn(
            origin=origin,
            seats=tuple(seat.wish(wishes.SeatWish) for seat in self.seats),
            hints=self.hints,
        )

    @property
    def size(self) -> int:
        """About so many bytes are stored of it. A position takes as many as some twenty steps."""
        return TABLE + STEP * (POSITION if isinstance(self.origin, SketchMoment) else self.origin.at)
