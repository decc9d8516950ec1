"""The process in which records are read: a question comes, an answer goes, until nobody asks any more."""

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from tilery.games import GAMES
from tilery.server.workers.bot_process import LENGTH, READY
from tilery.tables.library.record_reading import plain_study, position, study
from tilery.tables.wire.refusal import Refusal

Question = tuple[str, str, int | None]


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends us by closing the pipe
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        for path in sys.argv[1:]:
            GAMES.add(path)
        GAMES.all()  # import now, so that the time limit is for reading only
        answers.write(READY)
        answers.flush()
        while header := sys.stdin.buffer.read(LENGTH.size):
            say(answers, answer(sys.stdin.buffer.read(LENGTH.unpack(header)[0])))


def say(answers: BinaryIO, content: bytes) -> None:
    answers.write(LENGTH.pack(len(content)) + content)
    answers.flush()


def answer(question: bytes) -> bytes:
    """A plus and what was asked for, or a minus and why not."""
    what, text, number = msgspec.json.decode(question, type=Question)
    try:
        return b"+" + ANSWERS[what](text, number)
    except Refusal as refusal:
        return b"-" + msgspec.json.encode((refusal.code, refusal.text))
    except Exception:  # noqa: BLE001 - whatever is in a record, the server is told
        return b"-" + msgspec.json.encode(("unreadable", "This record can't be read."))


ANSWERS = {"study": study, "plain-study": plain_study, "position": position}


if __name__ == "__main__":
    main()
