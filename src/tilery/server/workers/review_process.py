"""The process in which games are reviewed. It is asked again and again, and tells how far it is."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from tilery.games import GAMES
from tilery.server.workers.answering import answer_questions
from tilery.server.workers.questions import NoAnswer, Progress, Reviewed, ReviewQuestion, pack
from tilery.tables.library.reviewing import reviewed
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import ReviewTold

AT_ONCE = 0.5
"""About so many seconds it works before it tells how far it is."""
NICE = 10
"""How far this process stands back: those who play come first."""

decoder, encoder = msgspec.msgpack.Decoder(ReviewQuestion), msgspec.msgpack.Encoder()


class Work:
    """The review that is being made."""

    steps: Iterator[float | ReviewTold] = iter(())


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return encoder.encode(answered(decoder.decode(question)))


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


def prepare() -> None:
    """Stand back behind those who play, and load all games."""
    with suppress(OSError):
        os.nice(NICE)
    GAMES.all()


if __name__ == "__main__":
    answer_questions(answer, prepare)
