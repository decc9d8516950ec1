"""The process in which tables at home are looked at and thought about."""

import msgspec

from tilery.server.workers.answering import HUMBLE, answer_questions
from tilery.server.workers.questions import Answer, NoAnswer, SketchQuestion
from tilery.tables.library.sketching import advised, dealt, looked_at
from tilery.tables.wire.refusal import Refusal

decoder, encoder = msgspec.msgpack.Decoder(SketchQuestion), msgspec.msgpack.Encoder()


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return encoder.encode(answered(decoder.decode(question)))


def answered(asked: SketchQuestion) -> Answer | NoAnswer:
    """What was asked for, or a refusal. Never raises."""
    try:
        if asked.seed is not None:
            return Answer(dealt(asked.wish, asked.seed).encode())
        if asked.seconds is None:
            return Answer(msgspec.json.encode(looked_at(asked.wish)))
        return Answer(msgspec.json.encode(advised(asked.wish, seconds=asked.seconds)))
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text, refusal.problems, refusal.known)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a sketch
        return NoAnswer("unreadable", "This table can't be read.")


if __name__ == "__main__":
    answer_questions(answer, stand_back=HUMBLE)
