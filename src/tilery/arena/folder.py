"""A folder of contests: every game is a record in it. What was played once is never played again.

In the folder, each meeting has a folder of its own with its records, with `times.jsonl`, which says how long the bots
thought, and with `forfeits.jsonl` if somebody lost a game without playing it to its end. `code.json` knows the code of
the bots who played, and how much time they had.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from tilery.arena.files import add_line, lines_in, prepare_folder, write_whole
from tilery.arena.fixture import Fixture, Played, teams_of
from tilery.arena.forfeits import Line, note, noted, result_of
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
    """How long each choice of a bot took, if that is known."""
    forfeited: str = ""
    """Who lost it without playing it to its end."""


class Times(msgspec.Struct):
    """A line of `times.jsonl`: the name of a game's file, and the seconds of each choice of its bots."""

    game: str
    seconds: dict[str, list[float]]


class Folder:
    """Where the games of contests are kept.

    >>> from tempfile import mkdtemp
    >>> from tilery.arena import meetings, play
    >>> folder, game = Folder(Path(mkdtemp())), GAMES.names()[1]
    >>> folder.open(game)
    >>> [meeting] = meetings(game, ["easy", "random"], seats=2, games=2, seed=1, options={})
    >>> for name, fixture in meeting.fixtures():
    ...     scored = folder.keep(meeting, name, fixture, play(fixture))
    >>> sorted(folder.kept(meeting)), len(folder.games()[0])
    (['seed1-00001-1', 'seed1-00001-2'], 2)
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, game: str, *, compiled: bool | None = None, seconds: float | None = None) -> None:
        """Make the folder if need be. Raises TileryError if nothing can be written there, if the bots have changed
        since they played there, or if nobody can tell whether they have. `compiled` says how the strongest bots think;
        None if they don't play. `seconds` is the time for each move, if there is a limit."""
        prepare_folder(self.path)
        file = self.path / CODE
        known = _known_in(file)
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
        limit = f"{game}, seconds a move"
        if game in known and known.get(limit) != seconds:
            raise TileryError(
                f"The bots in {self.path} had {_time(known.get(limit))} for a move, and now they would have "
                f"{_time(seconds)}: that is another contest. Choose another folder with --out."
            )
        found = {**known, game: code, **thinking, **({} if seconds is None else {limit: seconds})}
        if found != known:
            write_whole(file, json.dumps(found, indent=2) + "\n")

    def kept(self, meeting: Meeting) -> dict[str, Scored]:
        """The games of a meeting that are there, by the names of their files. What is not whole is no game."""
        found = {}
        told = Beside(self.path / meeting.label)
        for name, fixture in meeting.fixtures():
            if (game := told.game(name)) is not None:
                record, scored = game
                if not _is_of(record, scored.deal, fixture):
                    raise TileryError(
                        f"{self.file(meeting, name)} is a game of another contest. Choose another folder."
                    )
                found[name] = scored
        return found

    def keep(self, meeting: Meeting, name: str, fixture: Fixture, played: Played) -> Scored:
        """Write a game down, and beside it how long the bots thought."""
        file = self.file(meeting, name)
        file.parent.mkdir(exist_ok=True)
        times: dict[str, list[float]] = {}
        for bot, seconds in zip(fixture.names, played.seconds, strict=True):
            times.setdefault(bot, []).extend(round(one, 4) for one in seconds)
        add_line(file.parent / TIMES, Times(name, times))
        line = None
        if played.forfeit is not None:
            line = note(file.parent, name, fixture.names[played.forfeit.seat], played.forfeit, fixture.chance_seed)
        write_whole(file, played.record)
        return _scored(Record.parse(played.record), times, line)

    def file(self, meeting: Meeting, name: str) -> Path:
        """Where a game is kept."""
        return self.path / meeting.label / f"{name}{RECORD}"

    def games(self) -> tuple[list[Scored], int]:
        """All games in the folder that are over, and how many records are not whole or not of such a game."""
        files = sorted(self.path.rglob(f"*{RECORD}"))
        told = {folder: Beside(folder) for folder in {file.parent for file in files}}
        games = [game[1] for file in files if (game := told[file.parent].game(file.stem)) is not None]
        return games, len(files) - len(games)


class Beside:
    """What the files beside the records of a folder say about these games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._times = {line.game: line.seconds for line in lines_in(folder / TIMES, Times)}
        self._forfeits = noted(folder)
        self._there = {file.stem for file in folder.glob(f"*{RECORD}")}  # quicker than to look for each of many

    def game(self, name: str) -> tuple[Record, Scored] | None:
        """The game with this name; None if it is not whole, or neither finished nor forfeited."""
        if name not in self._there:
            return None
        try:
            record = Record.parse((self._folder / f"{name}{RECORD}").read_text(encoding="utf-8"))
        except (RecordError, UnicodeDecodeError):
            return None
        finished = record.seed and record.result and record.state
        line = None if finished else self._forfeits.get(name)
        if not finished and line is None:
            return None
        return record, _scored(record, self._times.get(name, {}), line)


def _scored(record: Record, seconds: dict[str, list[float]], line: Line | None) -> Scored:
    kind = Kind(record.game, record.seats, tuple(record.options.items()))
    teams = teams_of(record.game, record.options, record.seats)
    if line is not None:
        shares = utilities(result_of(line.forfeit, record.seats, teams))
        return Scored(kind, line.seed, record.players, shares, teams, seconds, line.bot)
    result = Result((0,) * record.seats, (1,) * record.seats, _winners(record.result), "", teams)
    return Scored(kind, record.seed, record.players, utilities(result), teams, seconds)


def code_of(game: AnyGame) -> str:
    """A number that changes with the code of the game and of its bots."""
    room = folder_of(game)
    digest = hashlib.sha256()
    for file in sorted(room.rglob("*.py")):
        digest.update(f"{file.relative_to(room)}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _is_of(record: Record, seed: str, fixture: Fixture) -> bool:
    return (record.game, record.players, seed, record.draws) == (
        fixture.game,
        fixture.names,
        fixture.chance_seed.hex(),
        fixture.draws,
    ) and fixture.options.items() <= record.options.items()


def _time(seconds: Any) -> str:
    return "no limit" if seconds is None else f"{seconds:g} s"


def _winners(result: str) -> tuple[Seat, ...]:
    """Who won, from the result line of a record.

    >>> _winners("points 23 19, winners 0, by HS-11"), _winners("points 3, winners none, by HS-13")
    ((0,), ())
    """
    text = result.partition(", winners ")[2].partition(",")[0]
    return tuple(int(seat) for seat in text.split() if seat.isdigit())


def _known_in(file: Path) -> dict[str, str | bool | float]:
    """What `code.json` says. Without the file, nothing is known; of one that can't be read, nobody can say."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str | bool | float])
    except FileNotFoundError:
        return {}
    except OSError as error:
        why = f"can't be read: {error.strerror}"
    except (msgspec.MsgspecError, UnicodeDecodeError):
        why = "is damaged"
    raise TileryError(
        f"{file} {why}. So it is not known whether the bots are those that played the games beside it. Choose another "
        "folder with --out. If you know that they are, delete that file."
    )
