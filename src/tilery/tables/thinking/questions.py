"""The questions for the processes that think and that play games again, and their answers."""

import gzip
from typing import Any, Literal

import msgspec

from tilery.engine.data import Data
from tilery.engine.errors import Problem
from tilery.tables.library.replay import Viewpoint
from tilery.tables.table.game_log import GameLog
from tilery.tables.wire.wishes import Said, SketchWish

LEVEL = 6
"""How hard gzip tries: more would take several times as long and gain little."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot's process is asked. With a `seed`, the bot moves; without one, the coach says what to do, or, with a
    `move` that somebody has chosen, what is wrong with it."""

    game: str
    level: str
    view: Any
    seed: int | None = None
    move: str = ""


class Question(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Base of all questions. `packed`: answer with gzip."""

    packed: bool = False


class StudyRecord(Question, frozen=True):
    """Asks for a `Study` of a record that somebody brings along."""

    record: str
    wanted: Viewpoint


class FindPosition(Question, frozen=True):
    """Asks for the record up to that move."""

    record: str
    at: int


class AboutGame(Question, frozen=True, kw_only=True):
    """Asks about a finished game. The `log` is needed only if the process doesn't remember the game."""

    game: str
    log: GameLog | None = None


class ShowPage(AboutGame, frozen=True):
    """Asks for a `ReplayPage`."""

    wanted: Viewpoint


class WriteRecord(AboutGame, frozen=True):
    """Asks for the record, with these names."""

    names: tuple[str, ...]


Asked = StudyRecord | FindPosition | ShowPage | WriteRecord


class Answer(msgspec.Struct, frozen=True, tag=True):
    """What was asked for."""

    content: bytes


class NoAnswer(msgspec.Struct, frozen=True, tag=True):
    """A refusal: its code, its text, and what else it says."""

    code: str
    text: str
    problems: tuple[Problem, ...] = ()
    known: tuple[str, ...] = ()


class NeedsLog(msgspec.Struct, frozen=True, tag=True):
    """The question must be asked again, with the log or the record of the game."""


Answered = Answer | NoAnswer | NeedsLog


class ReviewQuestion(msgspec.Struct, frozen=True, tag=True):
    """Asks to review the game of this record, or to go on with the review (no record)."""

    record: str = ""


class TryQuestion(Question, frozen=True, kw_only=True):
    """Asks for a `Tried`: the decision at entry `at` of a finished game, with another move or with none. A review has
    `said` something of it. The `record` is needed only if the process doesn't remember the game."""

    game: str
    at: int
    move: str | Data | None
    check: bool
    said: Said | None = None
    record: str | None = None


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far a review is, from 0 to 1."""

    done: float


class Reviewed(msgspec.Struct, frozen=True, tag=True):
    """A whole review: a `ReviewTold` as JSON, with gzip."""

    content: bytes


class SketchQuestion(msgspec.Struct, frozen=True):
    """Asks about a table at home: to `look` at it, to `think` about its best moves for about so many seconds, to `deal`
    what nobody sees there from a seed; or to make a `puzzle` of it, to `try` to solve that, or for its `solution`."""

    wish: SketchWish
    about: Literal["look", "think", "deal", "puzzle", "try", "solution"] = "look"
    seconds: float = 0.0
    seed: bytes = b""


def pack(content: bytes) -> bytes:
    """The content with gzip; the same content always gives the same bytes."""
    return gzip.compress(content, LEVEL, mtime=0)
