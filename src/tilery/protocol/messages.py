"""What the house and an engine say to each other, and nothing else: how it travels is another matter.

The house says `hello`, and the engine answers `ready`. Then come games, one after the other: `start`, a `turn` whenever
the engine has to move, which it answers with `move`, and `over`. At the end the house says `bye`. Each message is one
JSON object; `type` tells them apart. docs/engines.md shows a session.

At tables with people the same messages name their `table`, because an engine may sit at several at once, and there are
a few more: `seated`, `left`, `sit` and `leave`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from tilery.engine.data import Data
from tilery.engine.errors import Problem, TileryError, brief
from tilery.engine.game import Result, Seat

VERSION: Final = 1
MAX_MESSAGE = 64 * 1024
"""No message of an engine needs more bytes. A turn may have more."""

Detail = Literal["data", "text"]
"""How an engine wants to see the table: as data, or as text that a person could read."""
TableName = str | UnsetType
"""The id of a table with people. In contests there are no tables, and the field is left out."""
ForfeitReason = Literal["time", "crash", "garbage", "illegal"]
"""It took too long, it ended or was never there, it wrote something else than a move, or the rules forbid the move."""


class ProtocolError(TileryError):
    """Something that is no message, or not one that may come now."""


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages."""


# From the house


class Hello(Message, frozen=True):
    """The first message: the version of this protocol, and the program that speaks it."""

    version: int
    house: str


class Start(Message, frozen=True):
    """A game begins. `seat` is yours; seats count from 0. `seconds` is the time for each move, null if nobody counts.
    If you choose by chance, do it with `seed`: then your games can be repeated."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    seat: Seat
    options: dict[str, str]
    detail: Detail
    seconds: float | None
    seed: int
    table: TableName = UNSET


class Happened(msgspec.Struct, frozen=True, gc=False):
    """One line of the log as your seat may see it: its number, who moved (-1 is chance), and what happened."""

    number: int
    seat: Seat
    events: tuple[Any, ...]


class Legal(msgspec.Struct, frozen=True, gc=False):
    """A move that you may make: its notation, and the same as data (null if you asked for text)."""

    text: str
    data: Any


class Turn(Message, frozen=True):
    """You have to move. Answer with the same `id`.

    `events` is what has happened since your last turn. `view` is all that your seat may know: data, or a picture in
    text. `moves` are your legal moves; unless they are `complete`, they are a sample, and others are legal too. `left`
    is how many seconds you have for this move.
    """

    id: int
    events: tuple[Happened, ...]
    view: Any
    moves: tuple[Legal, ...]
    complete: bool
    left: float | None
    table: TableName = UNSET


class Refused(Message, frozen=True):
    """What you asked for with this `id` was not done. A move can't be read, or it breaks the rules that `problems`
    names."""

    id: int
    text: str
    problems: tuple[Problem, ...] = ()
    table: TableName = UNSET


class Forfeit(msgspec.Struct, frozen=True, gc=False):
    """Who lost a game without playing it to its end, and why; `text` says it in English."""

    seat: Seat
    reason: ForfeitReason
    text: str


class Over(Message, frozen=True):
    """The game is over: how it ended, and its record. If it was forfeited, there is no result."""

    result: Result | None
    record: str
    forfeit: Forfeit | None = None
    table: TableName = UNSET


class Seated(Message, frozen=True):
    """You sit at this table: somebody chose you, you asked for it, or you came back. `players` are the names on its
    seats, '' for those without one. The game begins when nobody is missing."""

    table: str
    game: str
    seats: int
    seat: Seat
    options: dict[str, str]
    players: tuple[str, ...]


class Left(Message, frozen=True):
    """You no longer play at this table; `text` says why."""

    table: str
    text: str


class Bye(Message, frozen=True):
    """There are no more games: end now."""


# From the engine


class Ready(Message, frozen=True):
    """The answer to `hello`: the version of the protocol that you speak, who you are, the ids of the games that you
    play (null if you play all), and how you want to see the table."""

    version: int
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    author: Annotated[str, msgspec.Meta(max_length=80)] = ""
    games: tuple[str, ...] | None = None
    detail: Detail = "data"
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """At tables with people: who you are, unless the header `Authorization` has said so."""


class Move(Message, frozen=True):
    """The answer to turn `id`: a move in notation, or as data."""

    id: int
    move: str | Data


class Sit(Message, frozen=True):
    """Ask for a seat at a table with people: with an invitation, or with the id of a public table. The house answers
    `seated`, or `refused` with the same `id`."""

    id: int
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    table: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Leave(Message, frozen=True):
    """Leave a table for good. A bot of the house plays on."""

    table: Annotated[str, msgspec.Meta(max_length=64)]


HouseMessage = Hello | Start | Turn | Refused | Over | Seated | Left | Bye
EngineMessage = Ready | Move | Sit | Leave

_decoder: msgspec.json.Decoder[EngineMessage] = msgspec.json.Decoder(EngineMessage)


def written(message: HouseMessage) -> bytes:
    """A message as one line of JSON, without its line break.

    >>> written(Hello(1, "tilery"))
    b'{"type":"hello","version":1,"house":"tilery"}'
    """
    return msgspec.json.encode(message)


def understood(line: bytes) -> EngineMessage:
    """The message of an engine; raises ProtocolError with what is wrong with it.

    >>> understood(b'{"type": "move", "id": 3, "move": "pass"}')
    Move(id=3, move='pass')
    """
    if len(line) > MAX_MESSAGE:
        raise ProtocolError(f"A message may have {MAX_MESSAGE} bytes, and this one has more.")
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        told = brief(line.decode(errors="replace").strip())
        raise ProtocolError(f"'{told}' is no message: {str(error).rstrip('.')}.") from None
