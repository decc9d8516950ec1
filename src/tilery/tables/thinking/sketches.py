"""How tables at home are looked at and thought about."""

import msgspec

from tilery.tables.library import home_puzzles
from tilery.tables.library.sketching import advised, dealt, looked_at
from tilery.tables.thinking.questions import Answer, NoAnswer, SketchQuestion
from tilery.tables.wire.puzzles import PuzzleSolution, PuzzleTried
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.sketches import BestMoves, HomePuzzle, Sketched

decoder, encoder = msgspec.msgpack.Decoder(SketchQuestion), msgspec.msgpack.Encoder()


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return encoder.encode(answered(decoder.decode(question)))


def answered(asked: SketchQuestion) -> Answer | NoAnswer:
    """What was asked for, or a refusal. Never raises."""
    try:
        if asked.about == "deal":
            return Answer(dealt(asked.wish, asked.seed).encode())
        return Answer(msgspec.json.encode(told(asked)))
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text, refusal.problems, refusal.known)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a sketch
        return NoAnswer("unreadable", "This table can't be read.")


def told(asked: SketchQuestion) -> Sketched | BestMoves | HomePuzzle | PuzzleTried | PuzzleSolution:
    """What is told of a table as JSON."""
    match asked.about:
        case "think":
            return advised(asked.wish, seconds=asked.seconds)
        case "puzzle":
            return home_puzzles.told(asked.wish)
        case "try":
            return home_puzzles.tried(asked.wish)
        case "solution":
            return home_puzzles.solution(asked.wish)
        case _:
            return looked_at(asked.wish)
