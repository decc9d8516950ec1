"""What a device has played, played again by the Python of a server. And somebody who plays at a device for a test.

Each line of the input is a question as JSON, and is answered with a line: a view, with the move of whoever sees it; or
a game as a device has kept and shown it, with the same as it should be by the seed and the moves alone.
"""

import random
import sys
import typing
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tilery.engine.bot import AnyBot
from tilery.engine.errors import Illegal
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES, make_bot
from tilery.local.kept import read
from tilery.local.thinking import answer
from tilery.tables.library.finished_game import record_text
from tilery.tables.store.rows import LogRow, Stored
from tilery.tables.table.game_log import log_rows
from tilery.tables.wire.messages import LogLine

LEVEL = "beginner"
RNG = random.Random(0)


class Sees(msgspec.Struct, tag_field="kind", tag="sees"):
    """Somebody who is to move."""

    game: str
    view: Any


class Thought(msgspec.Struct):
    """What a bot was asked on the device, and what it answered."""

    question: bytes
    answer: bytes


class Over(msgspec.Struct, tag_field="kind", tag="over"):
    """A game that is over: the pieces that the browser has kept, and what the page was told of the game."""

    table: str
    kept: dict[str, bytes]
    record: str
    seen: list[Any]
    thoughts: list[Thought]


class Told(msgspec.Struct):
    """All that there is to say about a game."""

    log: list[LogRow]
    record: str
    seen: list[Any]
    thoughts: list[str]


class Seen(msgspec.Struct):
    """What a seat sees in the end, and all that happened as it was seen from there."""

    seat: int
    view: Any
    log: list[LogLine]


@cache
def player(game: str) -> tuple[AnyBot, type]:
    rules = GAMES.get(game)
    return make_bot(rules, LEVEL), typing.get_type_hints(rules.view)["return"]


def move(asked: Sees) -> str:
    bot, kind = player(asked.game)
    return GAMES.get(asked.game).write(bot.choose(msgspec.convert(asked.view, kind), RNG))


def stored(asked: Over) -> Stored:
    return read(asked.kept).tables[asked.table]


def kept(asked: Over) -> Told:
    # Times, and the ids of requests, are different in every house.
    log = [replace(row, at=None, spent=0, request_id=None) for row in stored(asked).log]
    return Told(log, asked.record, asked.seen, [each.answer.decode() for each in asked.thoughts])


def again(asked: Over) -> Told:
    here = stored(asked)
    first, *moves = here.log
    seed = first.seed or b""
    game = GAMES.get(here.table.game)
    match = Match(game, seats=len(here.seats), options=here.table.options, seed=seed)
    with suppress(Illegal):  # else the logs show where they part
        for row in moves:
            assert row.seat is not None
            match.play(row.seat, game.read(row.move))
    return Told(
        log_rows(match, seed),
        record_text(match, tuple(seat.name for seat in here.seats)),
        [seen(match, each["seat"]) for each in asked.seen],
        [answer("bot", each.question).decode() for each in asked.thoughts],
    )


def seen(match: AnyMatch, seat: int) -> Seen:
    return Seen(seat, match.view(seat), [LogLine(*entry) for entry in match.events(seat)])


for line in sys.stdin:
    asked = msgspec.json.decode(line, type=Sees | Over)
    found = move(asked) if isinstance(asked, Sees) else {"kept": kept(asked), "again": again(asked)}
    print(msgspec.json.encode(found).decode(), flush=True)
