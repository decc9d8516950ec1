"""What goes over REST: before the socket is open, and after the game is over. Said in OpenAPI, as the messages are."""

from typing import Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field

from tilery.engine.errors import Problem
from tilery.engine.game import Option, Seat, Variant

MAX_SEATS = 10
MAX_DELAY = 3600
"""Whoever watches is never more than so many seconds behind."""


class Body(BaseModel):
    """Base of what a client sends: nothing that isn't known, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """Who is to sit on a seat: anybody with the link, somebody at the maker's device, or a bot of a level."""

    kind: Literal["open", "device", "bot"]
    level: str = ""
    name: str = ""


class NewTable(Body):
    """A table to be made; options that are left out have their defaults. Those who watch are `delay` seconds
    behind."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=50)
    seats: list[SeatWish] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool = True
    delay: int = Field(default=0, ge=0, le=MAX_DELAY)


class TakeSeat(Body):
    """Sit down under a name, on this seat or on the first that is open."""

    name: str
    seat: int | None = None


class SeatSecret(msgspec.Struct, frozen=True):
    """A seat and what opens it: whoever has the secret plays there."""

    seat: Seat
    secret: str


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, with the secrets of the seats at the maker's device."""

    id: str
    secrets: tuple[SeatSecret, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. `levels` are those of its bots, the weakest first."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    levels: tuple[str, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One entry of the log of a finished game, and what a seat saw after it. `move` is empty where the seat could not
    know it, as for chance."""

    number: int
    seat: Seat
    move: str
    events: tuple[Any, ...]
    view: Any


class Tally(msgspec.Struct, frozen=True):
    """How many games are over at a table, and how many of them each seat won; a shared win counts for each."""

    games: int
    wins: tuple[int, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is there."""

    status: Literal["ok"]
    version: str


class Failure(msgspec.Struct, frozen=True):
    """Nothing was changed. `text` is English; `problems` cite rules, `known` are the names there are."""

    code: str
    text: str
    problems: tuple[Problem, ...] = ()
    known: tuple[str, ...] = ()
