"""How games are reviewed, and decisions made again. A review is asked for again and again, and tells how far it is."""

from collections.abc import Iterator

import msgspec

from tilery.engine.match import AnyMatch
from tilery.tables.clock import SystemClock
from tilery.tables.library.reviewing import finished, reviewed
from tilery.tables.library.trying import tried
from tilery.tables.thinking.questions import (
    Answer,
    NeedsLog,
    NoAnswer,
    Progress,
    Reviewed,
    ReviewQuestion,
    TryQuestion,
    pack,
)
from tilery.tables.thinking.recent import Recent
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import ReviewTold

AT_ONCE = 0.5
"""About so many seconds it works before it tells how far it is."""

CLOCK = SystemClock()

decoder, encoder = msgspec.msgpack.Decoder(ReviewQuestion | TryQuestion), msgspec.msgpack.Encoder()
matches = Recent[AnyMatch]()


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
        until, step = CLOCK.now() + AT_ONCE, 0.0
        while CLOCK.now() < until:
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
        match = matches.get(asked.game, lambda: finished(asked.record)[1] if asked.record else None)
        if match is None:
            return NeedsLog()
        content = msgspec.json.encode(tried(match, asked.at, asked.move, check=asked.check, said=asked.said))
        return Answer(pack(content) if asked.packed else content)
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a record
        return NoAnswer("unreadable", "This game can't be tried again.")
