"""Reading a record that somebody brings along, as far as it can be played, and finding what is wrong with it."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from tilery.engine.errors import RecordError, Unknown
from tilery.engine.game import AnyGame
from tilery.engine.match import AnyMatch
from tilery.engine.record import Record, confirm, unnamed
from tilery.games import GAMES
from tilery.tables.library.replay import Replay, Viewpoint
from tilery.tables.wire.messages import MAX_MESSAGE
from tilery.tables.wire.records import MAX_MOVES, Checked, Flaw, Study, StudyHead
from tilery.tables.wire.refusal import Refusal

KEPT = 2
"""How many records stay in memory, in case somebody turns the page."""


class Reading(msgspec.Struct, frozen=True):
    """What can be read from a record, whoever looks at it."""

    head: StudyHead | None = None
    replay: Replay | None = None
    flaw: Flaw | None = None


def study(text: str, wanted: Viewpoint) -> Study:
    """The game as far as the record can be played, and what is wrong with the record."""
    found = read(text)
    page = found.replay.page(wanted) if found.replay and found.replay.match.log else None
    return Study(found.head, page, found.flaw)


@lru_cache(maxsize=KEPT)
def read(text: str) -> Reading:
    """The game of a record, played again. It is kept, because whoever turns the page asks for the same record again."""
    try:
        record, game = opened(text)
        match, flaw = played(record, game)
    except RecordError as error:
        return Reading(flaw=flaw_of(error))
    checked: Checked = "flawed" if flaw else "no-seed"
    if flaw is None and record.seed:
        try:
            confirm(record, match)
            checked = "verified"
        except RecordError as error:
            checked, flaw = "flawed", flaw_of(error)
    head = StudyHead(
        game=record.game,
        options=match.options,
        players=tuple("" if name == unnamed(number) else name for number, name in enumerate(record.players, 1)),
        begun=record.begun,
        result=match.result if match.over else None,
        checked=checked,
        set_up=match.set_up,
    )
    return Reading(head, Replay(match), flaw)


def position(text: str, at: int | None) -> bytes:
    """The record up to that move; refuses one that can't be played that far."""
    try:
        record, game = opened(text)
        if at is None or not first_moment(record.position) <= at <= len(record.moves):
            raise Refusal("no-moment", f"This record has {len(record.moves)} moves.")
        cut_short(record, at).replay(game)
    except RecordError as error:
        raise Refusal("bad-record", f"{error}.") from None
    return cut_short(record, at).text().encode()


def first_moment(position: str) -> int:
    """After how many moves one can first play on. Before its first move, a usual game has nothing but chance ahead."""
    return 0 if position else 1


def opened(text: str) -> tuple[Record, AnyGame]:
    """The record and its game; raises RecordError if it can't be read or is larger than any record of ours."""
    for number, each in enumerate(text.split("\n"), 1):
        if len(each) > MAX_MESSAGE:  # no move that a client can send is that long
            message = f"a line may have {MAX_MESSAGE} characters at most"
            raise RecordError(number, "long-line", message, about=str(MAX_MESSAGE))
    record = Record.parse(text)
    if len(record.moves) > MAX_MOVES:
        line = record.first_move_line + MAX_MOVES
        message = f"a record may have {MAX_MOVES} moves at most"
        raise RecordError(line, "many-moves", message, about=str(MAX_MOVES))
    try:
        return record, GAMES.get(record.game)
    except Unknown as error:
        raise RecordError(record.line_of("game"), "no-game", str(error), about=record.game) from None


def played(record: Record, game: AnyGame) -> tuple[AnyMatch, Flaw | None]:
    """The game as far as its moves are legal, and what is wrong with the first move that is not."""
    try:
        return record.replay(game), None
    except RecordError as error:
        good = error.line - record.first_move_line
        if good < 0:
            raise
        return cut_short(record, good).replay(game), flaw_of(error)


def cut_short(record: Record, moves: int) -> Record:
    """The first moves only: a game that is not over."""
    begun = min(record.begun, moves)
    return replace(record, moves=record.moves[:moves], begun=begun, seed="", result="", state="")


def flaw_of(error: RecordError) -> Flaw:
    """What is wrong with a record, for clients."""
    return Flaw(error.line, error.code, error.message, error.about, error.problems)
