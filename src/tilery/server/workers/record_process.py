"""The process in which games are played again: finished games, and records that somebody brings along."""

import os
from collections import OrderedDict
from contextlib import suppress

import msgspec

from tilery.games import GAMES
from tilery.server.workers.answering import answer_questions
from tilery.server.workers.questions import (
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
from tilery.tables.library.finished_game import finished_match, record_text
from tilery.tables.library.record_reading import position, study
from tilery.tables.library.replay import Replay
from tilery.tables.wire.refusal import Refusal

KEPT = 4
"""How many games stay in memory: whoever looks at one will soon ask for its next page."""
NICE = 10
"""How far this process stands back: those who play come first."""

decoder, encoder = msgspec.msgpack.Decoder(Asked), msgspec.msgpack.Encoder()
kept: OrderedDict[str, Replay] = OrderedDict()


def answer(question: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return encoder.encode(answered(decoder.decode(question)))


def answered(asked: Asked) -> Answered:
    """What was asked for, or the code and the text of a refusal. Never raises."""
    try:
        if isinstance(asked, AboutGame):
            replay = remembered(asked)
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


def remembered(asked: AboutGame) -> Replay | None:
    """A game that was asked for lately, or that comes with its log; else None. It is over, so it can't change."""
    replay = kept.pop(asked.game, None)
    if replay is None and asked.log is not None:
        replay = Replay(finished_match(asked.log), asked.log.stand_ins)
    if replay is not None:
        kept[asked.game] = replay
        if len(kept) > KEPT:
            kept.popitem(last=False)
    return replay


def prepare() -> None:
    """Stand back behind those who play, and load all games."""
    with suppress(OSError):
        os.nice(NICE)
    GAMES.all()


if __name__ == "__main__":
    answer_questions(answer, prepare)
