"""How games are played again: finished games, and records that somebody brings along."""

import msgspec

from tilery.tables.library.finished_game import finished_match, record_text
from tilery.tables.library.record_reading import position, study
from tilery.tables.library.replay import Replay
from tilery.tables.thinking.questions import (
    AboutGame,
    Answer,
    Answered,
    Asked,
    NeedsLog,
    NoAnswer,
    ShowPage,
    StudyRecord,
    pack,
)
from tilery.tables.thinking.recent import Recent
from tilery.tables.wire.refusal import Refusal

decoder, encoder = msgspec.msgpack.Decoder(Asked), msgspec.msgpack.Encoder()
replays = Recent[Replay]()


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return encoder.encode(answered(decoder.decode(question)))


def answered(asked: Asked) -> Answered:
    """What was asked for, or the code and the text of a refusal. Never raises."""
    try:
        if isinstance(asked, AboutGame):
            replay = replays.get(asked.game, lambda: replayed(asked))
            if replay is None:
                return NeedsLog()
            if isinstance(asked, ShowPage):
                content = msgspec.json.encode(replay.page(asked.wanted))
            else:
                content = record_text(replay.match, asked.names).encode()
        elif isinstance(asked, StudyRecord):
            content = msgspec.json.encode(study(asked.record, asked.wanted))
        else:
            content = position(asked.record, asked.at)
        return Answer(pack(content) if asked.packed else content)
    except Refusal as refusal:
        return NoAnswer(refusal.code, refusal.text)
    except Exception:  # noqa: BLE001 - the server must get an answer whatever is in a record
        return NoAnswer("unreadable", "This record can't be read.")


def replayed(asked: AboutGame) -> Replay | None:
    """The game, if it comes with its log."""
    return Replay(finished_match(asked.log), asked.log.stand_ins) if asked.log else None
