"""What the process that plays games again is asked."""

import gzip

import msgspec

from tilery.tables.library.replay import Viewpoint
from tilery.tables.table.game_log import GameLog

LEVEL = 6
"""How hard gzip tries: more takes several times as long, and gains little."""


class Question(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Whatever is asked. `packed`: by gzip."""

    packed: bool = False


class StudyRecord(Question, frozen=True):
    """A `Study` of a record that somebody brings along."""

    record: str
    wanted: Viewpoint


class FindPosition(Question, frozen=True):
    """The record as far as that."""

    record: str
    at: int


class AboutGame(Question, frozen=True, kw_only=True):
    """About a game that is over. Who has it in mind still needs no `log`."""

    game: str
    log: GameLog | None = None


class ShowPage(AboutGame, frozen=True):
    """A `ReplayPage`."""

    wanted: Viewpoint


class WriteRecord(AboutGame, frozen=True):
    """The record, with these names."""

    names: tuple[str, ...]


Asked = StudyRecord | FindPosition | ShowPage | WriteRecord


class Answer(msgspec.Struct, frozen=True, tag=True):
    """What was asked for."""

    content: bytes


class NoAnswer(msgspec.Struct, frozen=True, tag=True):
    """The code and the text of a refusal."""

    code: str
    text: str


class NeedsLog(msgspec.Struct, frozen=True, tag=True):
    """It has to be asked again, with the log of the game."""


Answered = Answer | NoAnswer | NeedsLog


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)
