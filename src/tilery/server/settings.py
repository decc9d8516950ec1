"""What a host can set."""

import os
import sys
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent.parent / "static"


def default_database() -> Path:
    """The user's own tables, where the system keeps a user's data."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library/Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "tilery" / "tables.db"


class Settings(msgspec.Struct, frozen=True):
    """Limits are per connection for the socket and per address for REST: so many a second, so many at once."""

    database: Path
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    """Pages on other hosts that may use this server, as `https://example.org`."""
    messages: tuple[float, float] = (30, 60)
    errors: tuple[float, float] = (1, 30)
    """A client that makes more mistakes than this is sent away."""
    posts: tuple[float, float] = (20, 200)
    waiting_messages: int = 1000
    """A client that is so many messages behind is sent away; it can come back and start afresh."""
    cached_tables: int = 1000
    bot_workers: int = min(2, os.cpu_count() or 1)
    bot_seconds: float = 10
    busy_seconds: float = 5
    """How long to wait for a database that another program has locked."""
