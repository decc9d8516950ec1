"""The process in which games are reviewed, and decisions made again. A review is asked for again and again, and tells
how far it is."""

import os
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.server.workers.answering import answer_questions
from tilery.server.workers.questions import (
    Answer,
    NeedsLog,
    NoAnswer,
    Progress,
    Reviewed,
    ReviewQuestion,
    TryQuestion,
    pack,
)
from tilery.tables.library.reviewing import finished, reviewed
from tilery.tables.library.trying import tried
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import ReviewTold

AT_ONCE = 0.5
"""About so many seconds it works before it tells how far it is."""
NICE = 10
"""How far this process stands back: those who play come first."""

KEPT = 4
"""How many games stay in memory: whoever tries one move will soon try another."""

decoder, encoder = msgspec.msgpack.Decoder(ReviewQuestion | TryQuestion), msgspec.msgpack.Encoder()
kept: OrderedDict[str, Match] = OrderedDict()


class Work:
    """The review that is being made."""

    steps: Iterator[float | ReviewTold] = iter(())


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    asked = decoder.decode(question)
    return encoder.encode(tried_again(asked) if isinstance(asked, TryQuestion) else answered(asked))


def answered(asked: ReviewQuestion) -> Progress | Reviewed | NoAnswer:
    """How far the review is, the review itself, or the code and the text of a refusal. Never raises."""
    if asked.record:
        Work.steps = reviewed(asked.record)
    try:
        until, step = time.monotonic() + AT_ONCE, 0.0
        while time.monotonic() < until:
            found = next(Work.steps)
            if isinstance(found, ReviewTold):
                return Reviewed(pack(msgspec.json.encode(found)))
            step = found
        return Progress(step)
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a record
        return NoAnswer("unreadable", "This game can't be reviewed.")


def tried_again(asked: TryQuestion) -> Answer | NoAnswer | NeedsLog:
    """A `Tried` as JSON, or the code and the text of a refusal. Never raises."""
    try:
        match = remembered(asked)
        if match is None:
            return NeedsLog()
        content = msgspec.json.encode(tried(match, asked.at, asked.move, check=asked.check))
        return Answer(pack(content) if asked.packed else content)
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a record
        return NoAnswer("unreadable", "This game can't be tried again.")


def remembered(asked: TryQuestion) -> Match | None:
    """A game that was asked for lately, or that comes with its record; else None. It is over, so it can't change."""
    match = kept.pop(asked.game, None)
    if match is None and asked.record is not None:
        _, match = finished(asked.record)
    if match is not None:
        kept[asked.game] = match
        if len(kept) > KEPT:
            kept.popitem(last=False)
    return match


def prepare() -> None:
    """Stand back behind those who play, and load all games."""
    with suppress(OSError):
        os.nice(NICE)
    GAMES.all()


if __name__ == "__main__":
    answer_questions(answer, prepare)
