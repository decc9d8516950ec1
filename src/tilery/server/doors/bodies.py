"""What a client may send over REST before the socket is open: the form of each wish, as OpenAPI describes it."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from pydantic import BaseModel, ConfigDict, Field, model_validator

Wish = TypeVar("Wish")

MAX_SEATS = 10
MAX_TABLES = 100
"""How many tables a client can ask about, or take along to another device, at once."""

Face = Annotated[str, Field(pattern="^[a-z0-9]{0,16}$")]
"""A short text from which the client draws a picture."""
Secret = Annotated[str, Field(max_length=64)]
MAX_DELAY = 3600
"""The most seconds that watchers can be behind."""


class Body(BaseModel):
    """Base of what a client sends. Unknown fields are refused, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def can_be_written(cls, data: Any) -> Any:
        """Refuses half a character and a number that needs more than 64 bits. JSON can name them, but they can't be
        stored or handed on."""
        try:
            msgspec.msgpack.encode(data, enc_hook=repr)
        except OverflowError:
            raise ValueError("A number in it is too large") from None
        except (UnicodeEncodeError, RecursionError):
            raise ValueError("There is half a character in it") from None
        return data

    def wish(self, kind: type[Wish]) -> Wish:
        """The same wish as the house knows it, now that its form is right."""
        return msgspec.convert(self.model_dump(), kind)


class SeatWish(Body):
    """Who shall sit on a seat: anybody with the link, somebody at the maker's device, or a bot of some level. A person
    needs no name."""

    kind: Literal["open", "device", "bot"]
    level: str = ""
    name: str = ""
    face: Face = ""


Seconds = Annotated[int, Field(ge=1, le=365 * 24 * 3600)]


class PaceWish(Body):
    """In seconds: how long the others wait for an absent person before a bot of this level stands in, and clocks for
    one move and for all moves of a seat. Null: there is no such limit."""

    away: Seconds | None = None
    level: str = ""
    move: Seconds | None = None
    game: Seconds | None = None


class NewTable(Body):
    """A table to set up. Options that are left out have their defaults. Anybody may find a `public` table. Without a
    pace, a bot stands in for absent people if several people play. Those who watch are `delay` seconds behind."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=50)
    seats: list[SeatWish] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool = True
    public: bool = False
    pace: PaceWish | None = None
    delay: int = Field(default=0, ge=0, le=MAX_DELAY)


class HomeTable(Body):
    """A table at home. `sketch` is what you see there, in the form of its game; you sit on seat 0 and have the turn."""

    game: str = Field(max_length=64)
    seats: int = Field(ge=1, le=MAX_SEATS)
    sketch: dict[str, Any] = Field(max_length=50)
    options: dict[str, str] = Field(default={}, max_length=50)


class TakeSeat(Body):
    """Sit down, with a name or without, on this seat or on the first open one. A private table needs the invitation."""

    name: str = ""
    seat: int | None = None
    face: Face = ""
    invite: Secret = ""


class SeatKey(Body):
    """The secret of a seat, as proof that the asker sits there."""

    secret: Secret


class MyTable(Body):
    """A table with the secrets that the asker has for it."""

    id: str = Field(max_length=64)
    secrets: list[Secret] = Field(max_length=MAX_SEATS)


class MyTables(Body):
    """The tables that a browser knows."""

    tables: list[MyTable] = Field(max_length=MAX_TABLES)


class NewPass(Body):
    """What to continue on another device: who you are, and where you sit."""

    name: str = ""
    face: Face = ""
    tables: list[MyTable] = Field(max_length=MAX_TABLES)


class PassToken(Body):
    """The end of the link to another device."""

    token: Secret
