"""The reference dataset: many games of equal bots as data for programs that learn, the same on every machine."""

import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

import msgspec
from rich.console import Console
from rich.table import Table

from tilery.analysis.decisions import decisions
from tilery.arena import Contest, Fixture, run
from tilery.arena.files import prepare_folder, write_whole
from tilery.arena.folder import code_of
from tilery.cli.errors import Cancelled
from tilery.cli.export import PARQUET, encoded, writing
from tilery.cli.preparing import looks_ahead, tell
from tilery.cli.progress import progress_line
from tilery.engine.errors import TileryError
from tilery.engine.record import Record
from tilery.games import GAMES, levels

VERSION = 1
"""It grows when the same command makes other data on purpose."""
LINES = ".jsonl"
PART = 100
"""So many games are in a file. What is not in a whole file yet is lost in an interruption."""
SELDOM = 60.0
"""Seconds between two reports of progress where there is no terminal."""
MANIFEST = "manifest.json"


class Part(msgspec.Struct, frozen=True):
    """A file. Its checksum is that of the decisions as lines of JSON, in whichever form they are kept."""

    file: str
    games: int
    decisions: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """What the data are. Nothing in it depends on time or machine."""

    version: int
    level: str
    seed: int
    games: int
    """Of each game."""
    code: dict[str, str]
    """A number for the code of each game and of its bots."""
    parts: tuple[Part, ...] = ()
    sha256: dict[str, str] = {}
    """When all is there, a checksum for each game: of the checksums of its parts, in their order, a line each."""

    @property
    def asked(self) -> "Manifest":
        """What somebody asked for, with nothing done."""
        return msgspec.structs.replace(self, parts=(), sha256={})


class Share(msgspec.Struct, frozen=True):
    """The games that go into one file."""

    game: str
    file: str
    first: int
    """The number of its first game, counted from 0."""
    games: int

    def fixtures(self, level: str, seed: int) -> Iterator[Fixture]:
        """Its games."""
        contest = Contest(self.game, 2, (level, level), self.first + self.games, seed)
        for number in range(self.first, self.first + self.games):
            yield msgspec.structs.replace(contest.fixture(number), timeless=True)


def make_dataset(
    games: Sequence[str], folder: Path, *, count: int, level: str, seed: int, lines: bool, workers: int | None, on: str
) -> None:
    """Make the data that are not in the folder yet, and say what is there. Raises Cancelled after Ctrl-C: whole files
    are kept."""
    for game in games:
        check_level(game, level)
    ending = LINES if lines else PARQUET
    asked = Manifest(VERSION, level, seed, count, {game: code_of(GAMES.get(game)) for game in games})
    prepare_folder(folder)
    known = manifest_in(folder) or asked
    if known.asked != asked or any(not part.file.endswith(ending) for part in known.parts):
        raise TileryError(f"{folder} holds other data, or data of another version. Choose another folder with --out.")
    shares = [share for game in games for share in shares_of(game, count, ending)]
    done = {part.file: part for part in known.parts if (folder / part.file).is_file()}
    _play([share for share in shares if share.file not in done], asked, folder, done, workers, on)
    whole = _manifest(asked, shares, done)
    write_manifest(folder, whole)
    _show(whole, folder)


def check_level(game: str, level: str) -> None:
    """Raise TileryError unless bots of this level play the same games on every machine."""
    rules = GAMES.get(game)
    levels(rules).get(level)
    if 2 not in rules.info.seats:
        raise TileryError(f"{rules.info.title} is not for two players.")
    if looks_ahead(game, level):
        raise TileryError(
            f"What {level} bots of {rules.info.title} play depends on the machine: some think longer. "
            f"Choose a lower level."
        )


def shares_of(game: str, count: int, ending: str) -> Iterator[Share]:
    """The files of a game."""
    for number, first in enumerate(range(0, count, PART), 1):
        yield Share(game, f"{game}/{number:04}{ending}", first, min(PART, count - first))


def _play(
    shares: Sequence[Share], asked: Manifest, folder: Path, done: dict[str, Part], workers: int | None, on: str
) -> None:
    """Play the games of these files, and write each file when all its games are over."""
    fixtures = [(share, fixture) for share in shares for fixture in share.fixtures(asked.level, asked.seed)]
    total = asked.games * len(asked.code)
    over: dict[str, dict[int, str]] = {share.file: {} for share in shares}
    playing = run([fixture for _, fixture in fixtures], workers, on)
    try:
        with Report(total, total - len(fixtures)) as report, closing(playing):
            for place, played in playing:
                share, fixture = fixtures[place]
                records = over[share.file]
                records[fixture.number] = played.record
                if len(records) == share.games:
                    done[share.file] = write_part(folder, share, over.pop(share.file))
                    write_manifest(folder, msgspec.structs.replace(asked, parts=_sorted(done)))
                report.advance()
    except KeyboardInterrupt:
        raise Cancelled(
            f"Cancelled. {sum(part.games for part in done.values())} of {total} games are in {folder}; the same "
            f"command goes on from there."
        ) from None


def write_part(folder: Path, share: Share, records: dict[int, str]) -> Part:
    """Write a file with all decisions of these games, in the order of the games."""
    path = folder / share.file
    path.parent.mkdir(exist_ok=True)
    digest, count = hashlib.sha256(), 0
    with writing(path) as take:
        for number, text in sorted(records.items()):
            for decision in decisions(Record.parse(text), f"{share.game}-{number + 1:05}"):
                take(decision)
                digest.update(encoded(decision))
                count += 1
    return Part(share.file, share.games, count, digest.hexdigest())


def manifest_in(folder: Path) -> Manifest | None:
    """The manifest of a folder, if there is one."""
    file = folder / MANIFEST
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except msgspec.MsgspecError as error:
        raise TileryError(f"{file} can't be read: {error}.") from None


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write it whole."""
    write_whole(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=2).decode() + "\n")


def _sorted(done: dict[str, Part]) -> tuple[Part, ...]:
    return tuple(done[file] for file in sorted(done))


def _manifest(asked: Manifest, shares: Sequence[Share], done: dict[str, Part]) -> Manifest:
    """The manifest when all is there."""
    sums = {
        game: hashlib.sha256(
            "".join(f"{done[share.file].sha256}\n" for share in shares if share.game == game).encode()
        ).hexdigest()
        for game in asked.code
    }
    return msgspec.structs.replace(asked, parts=_sorted(done), sha256=sums)


def _show(manifest: Manifest, folder: Path) -> None:
    table = Table("game", "games", "decisions", "SHA-256", box=None, pad_edge=False)
    for game, checksum in manifest.sha256.items():
        parts = [part for part in manifest.parts if part.file.startswith(f"{game}/")]
        counts = [sum(part.games for part in parts), sum(part.decisions for part in parts)]
        table.add_row(game, *[f"{number:,}" for number in counts], checksum)
    console = Console(width=max(Console().width, 110))
    console.print(table)
    console.print(f"Files and {MANIFEST} in {folder}", highlight=False, soft_wrap=True)


class Report:
    """How far it is, and how long it takes: a line that changes in a terminal, now and then a new line elsewhere."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done, self._before = total, done, done
        self._began = self._last = time.monotonic()
        self._live = sys.stderr.isatty()
        self._progress = progress_line()
        self._task = self._progress.add_task(self._text, total=total, completed=done)

    @property
    def _text(self) -> str:
        return f"{self._done:,} of {self._total:,} games"

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self) -> None:
        """One more game is over."""
        self._done += 1
        self._progress.update(self._task, completed=self._done, description=self._text)
        now = time.monotonic()
        if not self._live and now - self._last >= SELDOM:
            self._last = now
            each = (now - self._began) / (self._done - self._before)
            minutes = round(each * (self._total - self._done) / 60)
            tell(f"{self._text}, about {minutes // 60}:{minutes % 60:02} h left")
