"""What goes over REST: before the socket is open, and after the game is over. Said in OpenAPI, as the messages are."""

import json
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, model_validator

from tilery.engine.errors import Problem
from tilery.engine.game import Option, Seat, Variant
from tilery.tables.library.replay import ReplayStep as ReplayStep
from tilery.tables.wire.messages import TableInfo

MAX_SEATS = 10
MAX_TABLES = 100
"""So many tables one can ask for, or take along to another device, at once."""

Face = Annotated[str, Field(pattern="^[a-z0-9]{0,16}$")]
"""A short text from which the client draws a picture."""
Secret = Annotated[str, Field(max_length=64)]
MAX_DELAY = 3600
"""Whoever watches is never more than so many seconds behind."""


class Body(BaseModel):
    """Base of what a client sends: nothing that isn't known, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def can_be_written(cls, data: Any) -> Any:
        """JSON can name half a character, which nobody could store or be told of again."""
        try:
            json.dumps(data, ensure_ascii=False, default=repr).encode()
        except (UnicodeEncodeError, RecursionError):
            raise ValueError("There is half a character in it") from None
        return data


class SeatWish(Body):
    """Who is to sit on a seat: anybody with the link, somebody at the maker's device, or a bot of a level."""

    kind: Literal["open", "device", "bot"]
    level: str = ""
    name: str = ""
    face: Face = ""


Seconds = Annotated[int, Field(ge=1, le=365 * 24 * 3600)]


class PaceWish(Body):
    """In seconds: how long an absent person's turn is waited for before a bot of this level stands in, and clocks for
    a move or for all moves of a seat. Null: there is no such limit."""

    away: Seconds | None = None
    level: str = ""
    move: Seconds | None = None
    game: Seconds | None = None


class NewTable(Body):
    """A table to be made; options that are left out have their defaults. Anybody may find a `public` one. Without a
    pace a bot stands in for the absent where several people play. Those who watch are `delay` seconds behind."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=50)
    seats: list[SeatWish] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool = True
    public: bool = False
    pace: PaceWish | None = None
    delay: int = Field(default=0, ge=0, le=MAX_DELAY)


class TakeSeat(Body):
    """Sit down under a name, on this seat or on the first that is open. Where not everybody may, with an invitation."""

    name: str
    seat: int | None = None
    face: Face = ""
    invite: Secret = ""


class SeatKey(Body):
    """The secret of a seat, as a proof that one sits there."""

    secret: Secret


class MyTable(Body):
    """A table with the secrets that one has for it."""

    id: str = Field(max_length=64)
    secrets: list[Secret] = Field(max_length=MAX_SEATS)


class MyTables(Body):
    """The tables that a browser knows."""

    tables: list[MyTable] = Field(max_length=MAX_TABLES)


class NewPass(Body):
    """What shall go on on another device: who one is, and where one sits."""

    name: str = ""
    face: Face = ""
    tables: list[MyTable] = Field(max_length=MAX_TABLES)


class PassToken(Body):
    """What the link to another device ends with."""

    token: Secret


class SeatSecret(msgspec.Struct, frozen=True):
    """A seat and what opens it: whoever has the secret plays there."""

    seat: Seat
    secret: str


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, with the secrets of the seats at the maker's device, and the invitation to the others."""

    id: str
    secrets: tuple[SeatSecret, ...]
    invite: str


class Invitation(msgspec.Struct, frozen=True):
    """What opens the free seats of a table, and what the link to send ends with."""

    invite: str


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table, and when it was made."""

    table: TableInfo
    made: datetime


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, the newest first: where somebody is waited for, and where one can watch."""

    waiting: tuple[LobbyTable, ...]
    running: tuple[LobbyTable, ...]


class MyTableNow(msgspec.Struct, frozen=True):
    """How it is at a table of one's own: it waits for players, for oneself (`turn`), for others (`running`), is `over`,
    or is `gone` for whoever has no other secrets."""

    id: str
    state: Literal["turn", "waiting", "running", "over", "gone"]
    table: TableInfo | None = None


class MadePass(msgspec.Struct, frozen=True):
    """A way to another device: its link can be opened for so many `seconds`, and ends with the `token`."""

    id: str
    token: str
    seconds: int


class LentSeat(msgspec.Struct, frozen=True):
    """A seat at which another device may go on, with a secret of its own."""

    table: str
    game: str
    seat: Seat
    secret: str


class OpenedPass(msgspec.Struct, frozen=True):
    """Who one is on the other device now, and where one sits."""

    name: str
    face: str
    seats: tuple[LentSeat, ...]


class Withdrawn(msgspec.Struct, frozen=True):
    """A pass is no more, and so many keys with it."""

    keys: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. `levels` are those of its bots, the weakest first."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    levels: tuple[str, ...]


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
