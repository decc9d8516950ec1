"""What is answered before a client is at a table, and after the game is over."""

from datetime import datetime
from typing import Literal

import msgspec

from tilery.engine.errors import Problem
from tilery.engine.game import Option, Result, Seat, Variant
from tilery.tables.wire.messages import SeatKind, TableInfo


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


class Nameless(msgspec.Struct, frozen=True):
    """At so many seats there is no name and no face any more."""

    seats: int


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


class OverPlayer(msgspec.Struct, frozen=True):
    """Who played in a game that is over."""

    name: str
    kind: SeatKind
    level: str = ""
    face: str = ""


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
