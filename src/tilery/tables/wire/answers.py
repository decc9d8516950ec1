"""Answers to people who are not at a table yet, or whose game is over."""

from datetime import datetime
from typing import Literal

import msgspec

from tilery.engine.errors import Problem
from tilery.engine.game import Option, Result, Seat, Variant
from tilery.tables.wire.messages import SeatKind, TableInfo


class SeatSecret(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it: whoever has the secret plays there."""

    seat: Seat
    secret: str


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, with the secrets of the seats at the maker's device, and the invitation to the others."""

    id: str
    secrets: tuple[SeatSecret, ...]
    invite: str


class Invitation(msgspec.Struct, frozen=True):
    """Opens the free seats of a table. The link to send ends with it."""

    invite: str


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table, and when it was made."""

    table: TableInfo
    made: datetime


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, the newest first: those that wait for players, and those that people can watch."""

    waiting: tuple[LobbyTable, ...]
    running: tuple[LobbyTable, ...]


class MyTableNow(msgspec.Struct, frozen=True):
    """How things stand at one of your tables: it waits for players, for you (`turn`) or for others (`running`), or the
    game is `over`. `gone`: there is no table that these secrets open."""

    id: str
    state: Literal["turn", "waiting", "running", "over", "gone"]
    table: TableInfo | None = None


class MadePass(msgspec.Struct, frozen=True):
    """A pass to another device. Its link ends with the `token` and can be opened for this many `seconds`."""

    id: str
    token: str
    seconds: int


class LentSeat(msgspec.Struct, frozen=True):
    """A seat where another device may continue, with a secret of its own."""

    table: str
    game: str
    seat: Seat
    secret: str


class OpenedPass(msgspec.Struct, frozen=True):
    """Who you are on the other device now, and where you sit."""

    name: str
    face: str
    seats: tuple[LentSeat, ...]


class Withdrawn(msgspec.Struct, frozen=True):
    """A pass was withdrawn, and this many keys with it."""

    keys: int


class Nameless(msgspec.Struct, frozen=True):
    """How many seats no longer have a name and a face."""

    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. `levels` are the levels of its bots, the weakest first."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    levels: tuple[str, ...]


class HouseBot(msgspec.Struct, frozen=True):
    """A bot with a name of its own that can be chosen like a level. It is not `free` while it plays at many tables."""

    level: str
    name: str
    free: bool


class Tally(msgspec.Struct, frozen=True):
    """How many games are over at a table, and how many of them each seat won; a shared win counts for each."""

    games: int
    wins: tuple[int, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is running."""

    status: Literal["ok"]
    version: str


class Failure(msgspec.Struct, frozen=True):
    """Nothing was changed. `text` is English; `problems` cite rules; `known` lists the names that would be valid."""

    code: str
    text: str
    problems: tuple[Problem, ...] = ()
    known: tuple[str, ...] = ()


class OverPlayer(msgspec.Struct, frozen=True):
    """A player of a finished game."""

    name: str
    kind: SeatKind
    level: str = ""
    face: str = ""


class LibraryGame(msgspec.Struct, frozen=True):
    """A finished game as it stands on the shelf. `turns` counts the moves of the players."""

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
