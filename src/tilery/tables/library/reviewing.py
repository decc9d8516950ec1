"""A review of a finished game, as it is told to people."""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tilery.analysis import Moment, Review, reviewing
from tilery.analysis.review import version_of
from tilery.engine.errors import RecordError
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.kernel import is_ready
from tilery.engine.match import AnyMatch
from tilery.engine.reasons import reasons_for
from tilery.engine.record import Record
from tilery.games import judge_of, kernels
from tilery.tables.library.record_reading import opened
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.reviews import Better, ReviewExact, ReviewMoment, ReviewPlayer, ReviewTold

LONGEST = 4_000
"""The most moves of a game that is reviewed. The longest of our own games have three thousand."""


UNCOMPILED = 100
"""Without compiled kernels, a decision gets so many times fewer playouts."""
DIGITS = 4
"""How many digits of a chance mean something."""


def reviewed(text: str) -> Iterator[float | ReviewTold]:
    """Review the game of a record; tells how far it is, and the review last. Refuses what `finished` does."""
    record, match = finished(text)
    for step in reviewing(record, playouts=effort(match.game)):
        yield told(step, match, full=effort(match.game) is None) if isinstance(step, Review) else step


def effort(game: AnyGame) -> int | None:
    """The usual effort for a decision (None), or less where nothing is compiled: a step must not take a minute."""
    return None if all(map(is_ready, kernels(game))) else max(1, judge_of(game).PLAYOUTS // UNCOMPILED)


class Made(msgspec.Struct, frozen=True):
    """What a kept review says about itself."""

    version: str = ""
    full: bool = False


def is_outdated(content: bytes, game: AnyGame) -> bool:
    """Whether a kept review (JSON, with gzip) would be another one if it were made here and now: it is of another
    version, or was made with less effort than there is here. So is one that can't be read."""
    try:
        made = msgspec.json.decode(gzip.decompress(content), type=Made)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError):
        return True
    return made.version != version_of(game) or (not made.full and effort(game) is None)


def finished(text: str) -> tuple[Record, AnyMatch]:
    """A record and its game, played again. Refuses a record that can't be played, a game that is not over, and one that
    is longer than any that we review."""
    try:
        record, game = opened(text)
        match = record.replay(game)
    except RecordError as error:
        raise Refusal("bad-record", f"{error}.") from None
    if not match.over:
        raise Refusal("not-over", "A game can be reviewed when it is over.")
    if len(match.log) > LONGEST:
        raise Refusal("too-long", f"A game of more than {LONGEST} moves can't be reviewed.")
    return record, match


def told(review: Review, match: AnyMatch, *, full: bool = True) -> ReviewTold:
    """A review for clients: without names, which people may take out later, and with reasons for what was better.
    `full`: it was made with the usual effort."""
    return ReviewTold(
        review.playouts,
        rounded(review.start),
        tuple(_moment(moment, match) for moment in review.moments),
        tuple(
            ReviewPlayer(
                round(one.start, DIGITS),
                round(one.luck, DIGITS),
                round(one.play, DIGITS),
                round(one.others, DIGITS),
                round(one.unknown, DIGITS),
                round(one.result, DIGITS),
                None if one.accuracy is None else round(one.accuracy, 1),
                one.marks,
                one.proven,
                one.could,
                one.scored,
            )
            for one in review.players
        ),
        review.unit,
        review.version,
        full,
    )


def _moment(moment: Moment, match: AnyMatch) -> ReviewMoment:
    if moment.seat == CHANCE:
        luck = rounded(moment.luck)
        error = round(moment.error, DIGITS)
        return ReviewMoment(moment.first, moment.last, CHANCE, rounded(moment.after), luck, error=error)
    return ReviewMoment(
        moment.first,
        moment.last,
        moment.seat,
        rounded(moment.after),
        (),
        rounded(moment.play),
        rounded(moment.unknown),
        round(moment.chance, DIGITS),
        round(moment.cost, DIGITS),
        round(moment.error, DIGITS),
        moment.mark,
        _better(moment, match) if moment.mark else None,
        _exact(moment),
    )


def _exact(moment: Moment) -> ReviewExact | None:
    found = moment.exact
    if found is None:
        return None
    if found.ending is None:
        return ReviewExact(found.could, found.kept)
    return ReviewExact(found.could, found.kept, found.ending.best, found.ending.kept)


def _better(moment: Moment, match: AnyMatch) -> Better:
    game = match.game
    return better(game, game.view(state_before(match, moment.first), moment.seat), game.read(moment.best))


def better(game: AnyGame, view: Any, move: Any) -> Better:
    """A good move for whoever has this view, in notation and as data, with what speaks for it."""
    return Better(game.write(move), move, reasons_for(game, view, move))


def state_before(match: AnyMatch, number: int) -> Any:
    """The table before an entry of the log, with all its secrets."""
    return match.log[number - 1].step.state if number else match.start


def rounded(shares: Sequence[float]) -> tuple[float, ...]:
    """Shares with as many digits as mean something."""
    return tuple(round(share, DIGITS) for share in shares)
