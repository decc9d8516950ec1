"""What a host may see and do on the admin page: no secret, no seed, and nothing of a game that is still on."""

from datetime import datetime

import msgspec

from tilery.engine.game import Result


class AdminCounts(msgspec.Struct, frozen=True):
    """The house in numbers. `stale` tables would go by the settings; `size` is what the database takes, in bytes."""

    tables: int
    stale: int
    games: int
    connections: int
    size: int


class AdminTable(msgspec.Struct, frozen=True):
    """A table under its `code`, by which it can be deleted. The id is there only if the table is public: that of a
    private one is an invitation to watch it. Of `connected` people some may watch."""

    code: str
    id: str
    game: str
    players: tuple[str, ...]
    public: bool
    made: datetime
    touched: datetime
    steps: int
    connected: int


class AdminTables(msgspec.Struct, frozen=True):
    """Tables, those first where something has happened last; whether there are `more`."""

    tables: tuple[AdminTable, ...]
    more: bool


class AdminGame(msgspec.Struct, frozen=True):
    """A game that is over, under the code of its table and its number there. The id is there only if it is public."""

    code: str
    id: str
    round: int
    game: str
    players: tuple[str, ...]
    public: bool
    result: Result
    turns: int
    ended: datetime


class AdminGames(msgspec.Struct, frozen=True):
    """Games of the library, the newest first. `next` asks for those after them, and is empty where there are none."""

    games: tuple[AdminGame, ...]
    next: str = ""


class Deleted(msgspec.Struct, frozen=True):
    """So many tables or games are gone."""

    count: int


class TableSearch(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables a host wants to see; all that are left out don't matter."""

    game: str = ""
    name: str = ""
    older_than: int | None = None
    unplayed: bool = False
    start: int = 0
    limit: int = 24


class GameSearch(msgspec.Struct, frozen=True, kw_only=True):
    """Which games of the library a host wants to see."""

    game: str = ""
    name: str = ""
    after: str = ""
    limit: int = 24
