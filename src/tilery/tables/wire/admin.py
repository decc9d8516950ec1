"""What a host may see and do on the admin page: no secret, no seed, and nothing of a game that is still on."""

from datetime import datetime

import msgspec

from tilery.engine.game import Result


class AdminCounts(msgspec.Struct, frozen=True):
    """The house in numbers. `stale` tables are those that the settings say to delete; `size` is the size of the
    database in bytes."""

    tables: int
    stale: int
    games: int
    connections: int
    size: int


class AdminTable(msgspec.Struct, frozen=True):
    """A table with its `code`, which is how a host names it to delete it. The id is there only if the table is public:
    the id of a private one is an invitation to watch it. `connected` counts those who watch, too."""

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
    """Tables, and whether there are `more`. The table where something happened last comes first."""

    tables: tuple[AdminTable, ...]
    more: bool


class AdminGame(msgspec.Struct, frozen=True):
    """A finished game, with the code of its table and its number there. The id is there only if the table is public."""

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
    """How many tables or games were deleted."""

    count: int


class TableSearch(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables a host wants to see; a field that is left out doesn't matter."""

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
