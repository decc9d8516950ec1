"""A folder of contests: every game is a record in it. What was played once is never played again.

In the folder, each meeting has a folder of its own with its records and with `times.jsonl`, which says how long the
bots thought. `code.json` knows the code of the bots who played.
"""

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tilery.arena.files import prepare_folder, write_whole
from tilery.arena.fixture import Fixture, Played
from tilery.arena.meeting import Meeting
from tilery.engine.errors import RecordError, TileryError
from tilery.engine.game import AnyGame, Result, Seat
from tilery.engine.odds import utilities
from tilery.engine.record import Record
from tilery.games import GAMES
from tilery.games.rooms import folder_of

TIMES = "times.jsonl"
CODE = "code.json"
RECORD = ".tilery"


class Kind(msgspec.Struct, frozen=True):
    """What was played. Only games of the same kind can be compared."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]


class Scored(msgspec.Struct, frozen=True):
    """A finished game: what each seat got of the win. Games with the same deal share their luck."""

    kind: Kind
    deal: str
    players: tuple[str, ...]
    shares: tuple[float, ...]
    teams: tuple[tuple[Seat, ...], ...] = ()
    seconds: dict[str, list[float]] = {}
    """How much time of the processor each choice of a bot took, if that is known."""


class Times(msgspec.Struct):
    """A line of `times.jsonl`: the name of a game's file, and the seconds of each choice of its bots."""

    game: str
    seconds: dict[str, list[float]]


class Folder:
    """Where the games of contests are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._teams: dict[Kind, tuple[tuple[Seat, ...], ...]] = {}

    def open(self, game: str, *, compiled: bool | None = None) -> None:
        """Make the folder if need be. Raises TileryError if nothing can be written there, or if the bots have changed
        since they played there. `compiled` says how the strongest bots think; None if they don't play."""
        prepare_folder(self.path)
        file = self.path / CODE
        known = _json_in(file)
        code = code_of(GAMES.get(game))
        if known.get(game, code) != code:
            raise TileryError(
                f"The code of {game} has changed since the games in {self.path} were played, so its bots may play "
                f"otherwise now. Choose another folder with --out. If the change doesn't matter, delete {file}."
            )
        thinking = {} if compiled is None else {f"{game}, compiled": compiled}
        for key, now in thinking.items():
            if known.get(key, now) != now:
                raise TileryError(
                    f"The strongest bots in {self.path} played {'un' * now}compiled, and now they would play "
                    f"{'un' * (not now)}compiled: that is another strength. Choose another folder with --out."
                )
        found = {**known, game: code, **thinking}
        if found != known:
            write_whole(file, json.dumps(found, indent=2) + "\n")

    def kept(self, meeting: Meeting) -> dict[str, Scored]:
        """The games of a meeting that are there, by the names of their files. What is not whole is no game."""
        found = {}
        times = _times_in(self.path / meeting.label)
        for name, fixture in meeting.fixtures():
            if (record := _finished(self.file(meeting, name))) is not None:
                if not _is_of(record, fixture):
                    raise TileryError(
                        f"{self.file(meeting, name)} is a game of another contest. Choose another folder."
                    )
                found[name] = self._scored(record, times.get(name, {}))
        return found

    def keep(self, meeting: Meeting, name: str, fixture: Fixture, played: Played) -> Scored:
        """Write a game down, and beside it how long the bots thought."""
        file = self.file(meeting, name)
        file.parent.mkdir(exist_ok=True)
        times: dict[str, list[float]] = {}
        for bot, seconds in zip(fixture.names, played.seconds, strict=True):
            times.setdefault(bot, []).extend(round(one, 4) for one in seconds)
        _add_line(file.parent / TIMES, msgspec.json.encode(Times(name, times)))
        write_whole(file, played.record)
        return self._scored(Record.parse(played.record), times)

    def file(self, meeting: Meeting, name: str) -> Path:
        """Where a game is kept."""
        return self.path / meeting.label / f"{name}{RECORD}"

    def games(self) -> tuple[list[Scored], int]:
        """All finished games in the folder, and how many records are not whole or not of a finished game."""
        files = sorted(self.path.rglob(f"*{RECORD}"))
        times = {folder: _times_in(folder) for folder in {file.parent for file in files}}
        records = [(file, record) for file in files if (record := _finished(file)) is not None]
        games = [self._scored(record, times[file.parent].get(file.stem, {})) for file, record in records]
        return games, len(files) - len(games)

    def _scored(self, record: Record, seconds: dict[str, list[float]]) -> Scored:
        kind = Kind(record.game, record.seats, tuple(record.options.items()))
        if kind not in self._teams:  # the same in all games of a kind, but a record says nothing of it
            self._teams[kind] = record.replay(GAMES.get(record.game)).result.teams
        teams = self._teams[kind]
        winners = _winners(record.result)
        result = Result((0,) * record.seats, (1,) * record.seats, winners, "", teams)
        return Scored(kind, record.seed, record.players, utilities(result), teams, seconds)


def code_of(game: AnyGame) -> str:
    """A number that changes with the code of the game and of its bots."""
    room = folder_of(game)
    digest = hashlib.sha256()
    for file in sorted(room.rglob("*.py")):
        digest.update(f"{file.relative_to(room)}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _finished(file: Path) -> Record | None:
    """The record in a file; None if there is none, or if it is not whole or not of a finished game."""
    try:
        record = Record.parse(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, RecordError, UnicodeDecodeError):
        return None
    return record if record.seed and record.result and record.state else None


def _is_of(record: Record, fixture: Fixture) -> bool:
    return (record.game, record.players, record.seed, record.draws) == (
        fixture.game,
        fixture.names,
        fixture.chance_seed.hex(),
        fixture.draws,
    ) and fixture.options.items() <= record.options.items()


def _winners(result: str) -> tuple[Seat, ...]:
    """Who won, from the result line of a record.

    >>> _winners("points 23 19, winners 0, by HS-11"), _winners("points 3, winners none, by HS-13")
    ((0,), ())
    """
    text = result.partition(", winners ")[2].partition(",")[0]
    return tuple(int(seat) for seat in text.split() if seat.isdigit())


def _json_in(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _times_in(folder: Path) -> dict[str, dict[str, list[float]]]:
    """For each game in this folder, the seconds of every choice of its bots. Lines that are not whole are left out, and
    of a game that was played again the last line counts."""
    found = {}
    with suppress(OSError):
        for line in (folder / TIMES).read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(msgspec.MsgspecError):
                told = msgspec.json.decode(line, type=Times)
                found[told.game] = told.seconds
    return found


def _add_line(file: Path, line: bytes) -> None:
    """Add a line to a file; if the last one was cut off, begin a new one first."""
    with file.open("ab+") as out:
        if out.tell():
            out.seek(-1, 2)
            line = line if out.read() == b"\n" else b"\n" + line
        out.write(line + b"\n")
