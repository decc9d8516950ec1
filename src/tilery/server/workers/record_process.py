"""The process in which records are read."""

import msgspec

from tilery.games import GAMES
from tilery.server.workers.answering import answer_questions
from tilery.tables.library.record_reading import plain_study, position, study
from tilery.tables.wire.refusal import Refusal

Question = tuple[str, str, int | None]
ANSWERS = {"study": study, "plain-study": plain_study, "position": position}


def answer(question: bytes) -> bytes:
    """What was asked for, or the code and the text of a refusal."""
    what, text, number = msgspec.json.decode(question, type=Question)
    try:
        return b"+" + ANSWERS[what](text, number)
    except Refusal as refusal:
        return b"-" + msgspec.json.encode((refusal.code, refusal.text))
    except Exception:  # noqa: BLE001 - whatever is in a record, the server is told
        return b"-" + msgspec.json.encode(("unreadable", "This record can't be read."))


if __name__ == "__main__":
    answer_questions(answer, prepare=GAMES.all)
