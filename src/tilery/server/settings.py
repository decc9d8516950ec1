"""What a host can set."""

import os
import sys
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from tilery.engine.errors import TileryError
from tilery.server.logs import Form

SHORTEST_TOKEN = 20
STATIC = Path(__file__).parent.parent / "static"
DOCS = Path(__file__).parent.parent / "docs"


def default_database() -> Path:
    """The user's own tables, where the system keeps a user's data."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library/Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "tilery" / "tables.db"


def make_default_folder(database: Path) -> None:
    """Where nobody chose a place there may be no folder yet. Any other folder must be there: a path may be mistyped."""
    if database == default_database():
        database.parent.mkdir(parents=True, exist_ok=True)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits are per connection for the socket and per address for REST: so many a second, so many at once."""

    database: Path
    static: Path = STATIC
    docs: Path = DOCS
    rooms: tuple[Path, ...] = ()
    """Where to find further games: folders with rooms in them, or single rooms."""
    origins: tuple[str, ...] = ()
    """Pages on other hosts that may use this server, as `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """The names under which this server may be asked for, as `tiles.example.org`; any if there are none."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they ask, in X-Forwarded-For."""
    connections: int = 5000
    connections_per_address: int = 500
    """How many browsers may be connected, in all and from one address."""
    messages: tuple[float, float] = (30, 60)
    errors: tuple[float, float] = (1, 30)
    """A client that makes more mistakes than this is sent away."""
    gets: tuple[float, float] = (50, 1000)
    posts: tuple[float, float] = (20, 200)
    budget: tuple[float, float] = (0.15, 1.5)
    """How much of the server's one event loop an address may use: so many seconds a second, so many saved."""
    tables_per_day: int = 1000
    bytes_per_day: int = 50_000_000
    """What one address may leave behind in a day, in tables and in bytes of the database; 0: no limit. A class that
    plays all day makes 200 tables and 20,000 moves, which are 7 MB."""
    waiting_bytes: int = 256 * 1024
    """A client that is so many bytes behind is sent away; it can come back and start afresh."""
    cached_tables: int = 1000
    pass_seconds: int = 15 * 60
    """How long the link to another device can be opened."""
    pass_devices: int = 10
    pass_days: int = 90
    """On how many devices it can be opened, and how long they have what it gave unless it is withdrawn; 0: for ever."""
    bot_workers: int = min(2, os.cpu_count() or 1)
    bot_seconds: float = 10
    bot_tempo: float = 1
    """Bots move at a steady rhythm, because how long they think would tell what they hold; larger is slower, and with 0
    they move as soon as they can."""
    busy_seconds: float = 5
    """How long to wait for a database that another program has locked."""
    keep_days: int = 365
    keep_unplayed_days: int = 30
    """After so many days without a touch a table is deleted, or one where nobody has moved yet; 0: never."""
    wake_days: int = 30
    """After a start, bots go on at tables that were touched in so many days; at others when somebody comes."""
    admin_token: str = ""
    """Whoever knows it may delete tables on the page `/admin`; without one there is no such page."""
    metrics: bool = False
    """Whether `/metrics` tells counts to whoever asks; a proxy should keep it to the house."""
    log: Form = "text"

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            ip_network(proxy)
        if self.admin_token and (len(self.admin_token) < SHORTEST_TOKEN or not self.admin_token.isascii()):
            raise ValueError(f"The admin_token must have at least {SHORTEST_TOKEN} characters, all of them ASCII")


class SettingsError(TileryError):
    """The settings can't be read."""


def read_settings(
    file: Path | None, database: Path | None, origins: tuple[str, ...] = (), rooms: tuple[Path, ...] = ()
) -> Settings:
    """What stands in a TOML file, if there is one, and what was said besides, which counts more."""
    found: dict[str, Any] = {}
    try:
        if file is not None:
            found = tomllib.loads(file.read_text(encoding="utf-8"))
        found.setdefault("database", str(default_database()))
        if database is not None:
            found["database"] = str(database)
        if origins:
            found["origins"] = origins
        if rooms:
            found["rooms"] = rooms
        return msgspec.convert(found, Settings, dec_hook=_read_path)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, TypeError, msgspec.ValidationError) as error:
        raise SettingsError(f"The settings {file} can't be read: {error}") from None


def _read_path(kind: type, text: Any) -> Path:
    if text == "":
        raise ValueError("The path is empty")  # and would mean the folder one is in
    return Path(text).expanduser()
