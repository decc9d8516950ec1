"""What a host can set."""

import os
import sys
import tomllib
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec.inspect import type_info

from tilery.engine.errors import TileryError
from tilery.protocol.commands import command_of
from tilery.server.logs import Form
from tilery.server.setting_words import needed, shown
from tilery.tables.people.names import clean_name

SHORTEST_TOKEN = 20
STATIC = Path(__file__).parent.parent / "static"
DOCS = Path(__file__).parent.parent / "docs"


class Postgres(msgspec.Struct, frozen=True):
    """A database of PostgreSQL, by its address: postgresql://user:password@host:port/name."""

    url: str

    def __str__(self) -> str:
        """The address without the password, for people and logs."""
        parts = urlsplit(self.url)
        user, _, place = parts.netloc.rpartition("@")
        shown = f"{user.partition(':')[0]}@{place}" if user else place
        return f"postgresql://{shown}{parts.path}"


Database = Path | Postgres
"""Where the tables are: a file of SQLite, or a database of PostgreSQL."""


def default_database() -> Path:
    """The database of this user, in the folder where the system keeps a user's data."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library/Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "tilery" / "tables.db"


def make_default_folder(database: Database) -> None:
    """Make the folder of the default database. Any other folder must exist: its path may be mistyped."""
    if isinstance(database, Path) and database == default_database():
        database.parent.mkdir(parents=True, exist_ok=True)


Count = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
"""A century: much longer ago there is no date."""
Amount = Annotated[float, msgspec.Meta(ge=0, le=10**9)]
Rate = tuple[Amount, Amount]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Limits apply to each connection on the socket and to each address in REST. A pair is a rate for each second, and
    how many may come at once."""

    static: Path = STATIC
    docs: Path = DOCS
    rooms: tuple[Path, ...] = ()
    """Where to find further games: folders with rooms in them, or single rooms."""
    origins: tuple[str, ...] = ()
    """Pages on other hosts that may use this server, such as `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """The names that people may use for this server, such as `tiles.example.org`; if there are none, any name."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word we take, in X-Forwarded-For, for the address of the client."""
    connections: Count = 5000
    connections_per_address: Count = 500
    """How many browsers may be connected, in all and from one address."""
    messages: Rate = (30, 60)
    errors: Rate = (1, 30)
    """A client that makes more mistakes than this is sent away."""
    gets: Rate = (50, 1000)
    posts: Rate = (20, 200)
    budget: Rate = (0.15, 1.5)
    """How much of the server's one event loop an address may use: seconds for each second, and how many are saved."""
    tables_per_day: Count = 1000
    bytes_per_day: Count = 50_000_000
    """How much one address may leave behind in a day, in tables and in bytes of the database; 0: no limit. A class that
    plays all day makes 200 tables and 20,000 moves, which are 7 MB."""
    waiting_bytes: Count = 256 * 1024
    """A client that is this many bytes behind is sent away; it can come back and start afresh."""
    cached_tables: Count = 1000
    pass_seconds: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 15 * 60
    """How long the link to another device can be opened."""
    pass_devices: Count = 10
    pass_days: Days = 90
    """On how many devices the link can be opened, and for how many days they keep the seats unless it is withdrawn;
    0: for ever."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=1000)] = min(2, os.cpu_count() or 1)
    bot_seconds: Amount = 10
    bot_tempo: Amount = 1
    """Bots move at a steady rhythm, because the time that they think could tell what they hold. Larger is slower; with
    0 they move as soon as they can."""
    bot_compile: bool = True
    """Whether the server compiles what the strongest bots think with. This takes a few minutes of one core, once."""
    engines: dict[str, str] = {}
    """Programs of this machine that people can choose as bots: the name of each, and `cmd:` with its command."""
    engine_seconds: Amount = 30
    """How long engines and bots with a token have for a move. After that, a bot of the house makes it."""
    engine_tables: Count = 8
    """At how many tables each of them may play at once."""
    share_port: bool = False
    """Whether several servers of this machine may listen at the same port. The system gives each new line to one of
    them."""
    nats: str = ""
    """Where several servers on one database tell each other what they have stored: nats://host:port. Without it they
    look at the database once a second."""
    busy_seconds: Amount = 5
    """How long to wait for a database that another program has locked."""
    keep_days: Days = 365
    keep_unplayed_days: Days = 30
    """A table is deleted when nothing has happened there for this many days; the second is for tables where nobody has
    moved yet. 0: never."""
    wake_days: Days = 30
    """After a start, bots go on at tables where something happened in the last days, up to this many; at other tables
    when somebody comes."""
    admin_token: str = ""
    """Whoever knows the token may delete tables on the page `/admin`; without a token there is no such page."""
    metrics: bool = False
    """Whether `/metrics` tells counts to whoever asks; a proxy should hide it from the outside."""
    log: Form = "text"

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                example = "such as 192.0.2.1 or 10.0.0.0/8"
                raise ValueError(f"trusted_proxies needs addresses or networks, {example}, not '{proxy}'") from None
        for name, command in self.engines.items():
            if clean_name(name) != name:
                raise ValueError(f"'{name}' is no good name for an engine")
            if not command_of(command):
                raise ValueError(f"The engine {name} needs a command, such as 'cmd:./mybot'")
        if self.engines and os.name != "posix":
            raise ValueError("Engines run on Linux and macOS only")
        if self.admin_token and (len(self.admin_token) < SHORTEST_TOKEN or not self.admin_token.isascii()):
            raise ValueError(f"The admin_token must have at least {SHORTEST_TOKEN} characters, all of them ASCII")


class Settings(Options, frozen=True):
    """All that a host can set, and where the tables are."""

    database: Database


KINDS = {field.name: field.type for field in msgspec.structs.fields(Options)}


class SettingsError(TileryError):
    """The settings can't be read."""


def read_settings(
    file: Path | None, database: Database | None, origins: tuple[str, ...] = (), rooms: tuple[Path, ...] = ()
) -> Settings:
    """The settings from a TOML file, if there is one. The other arguments win over the file. Raises SettingsError."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
        written = found.pop("database", None)
        if written is not None and database is None:
            database = database_at(_checked("database", written, str))
        given = {name: value for name, value in (("origins", origins), ("rooms", rooms)) if value}
        options = Options(**{name: _checked(name, value, KINDS.get(name)) for name, value in (found | given).items()})
        return Settings(database or default_database(), **msgspec.structs.asdict(options))
    except UnicodeDecodeError:
        raise SettingsError(f"The settings {file} can't be read: This is no text file in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"The settings {file} can't be read: This is no TOML. {error}.") from None
    except (ValueError, TileryError) as error:
        raise SettingsError(f"The settings {file} can't be read: {str(error).removesuffix('.')}.") from None


def _checked(name: str, value: Any, kind: Any) -> Any:
    """The value of a setting; raises ValueError, which says what it needs."""
    if kind is None:
        similar = get_close_matches(name, KINDS, 1)
        raise ValueError(f"There is no setting '{name}'.{f' Similar: {similar[0]}.' if similar else ''}")
    try:
        return msgspec.convert(value, kind, dec_hook=_read_path)
    except msgspec.ValidationError:
        given = "" if kind is str else f", not {shown(value)}"  # what should be a text may be a secret
        raise ValueError(f"{name} needs {needed(type_info(kind))}{given}") from None


def _read_path(kind: type, text: Any) -> Path:
    if not isinstance(text, str | Path):
        raise ValueError(f"{text} is no path")
    if text == "":
        raise ValueError("The path is empty")  # it would mean the current folder
    return Path(text).expanduser()


def named_database(text: str | None) -> Database | None:
    """The database that an option names, if it is given; raises SettingsError if it can't be one."""
    try:
        return None if text is None else database_at(text)
    except ValueError as error:
        raise SettingsError(f"{error}.") from None


def database_at(text: str) -> Database:
    """The database that a host names. An empty path is refused: it would mean the current folder."""
    if text.startswith(("postgresql://", "postgres://")):
        try:
            urlsplit(text)
        except ValueError:  # the text is not repeated: there may be a password in it
            raise ValueError("This is no address of a database, such as postgresql://tilery@localhost/tilery") from None
        return Postgres(text)
    return _read_path(Path, text)
