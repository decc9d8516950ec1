"""Answers about a review: how far it is, and what it says."""

from typing import Any, Literal

import msgspec

from tilery.engine.bot import Unit
from tilery.engine.errors import Problem
from tilery.engine.game import Seat
from tilery.tables.wire.messages import LogLine

Mark = Literal["inaccuracy", "mistake", "blunder"]


class Better(msgspec.Struct, frozen=True):
    """A move that would have been better, in notation and as data, and what speaks for it."""

    move: str
    data: Any
    reasons: tuple[Any, ...] = ()


class ReviewExact(msgspec.Struct, frozen=True):
    """What is certain about a move: the most that the turn could bring before it (`could`) and after it (`kept`), from
    the beginning of the turn. If the rest of the round was searched to its end, `lead` has by how many points the
    player could be ahead then, whatever the other does, and `lead_kept` the same after the move; both are null if not.
    """

    could: int
    kept: int
    lead: int | None = None
    lead_kept: int | None = None


class ReviewMoment(msgspec.Struct, frozen=True):
    """A change of the chances to win, by the steps `first` to `last`: a player's move, or all chance moves in a row
    (`seat` is -1). `after` has the chance of each seat. What changed was `luck`; or `play`, from what the player could
    know, and the `unknown` rest. `chance` is what the player could expect from the move, `cost` how much less that is
    than with the best one, if that is certain. `error` is the standard error of the cost, or of the luck. `exact` is
    null where nothing is proven."""

    first: int
    last: int
    seat: Seat
    after: tuple[float, ...]
    luck: tuple[float, ...] = ()
    play: tuple[float, ...] = ()
    unknown: tuple[float, ...] = ()
    chance: float = 0.0
    cost: float = 0.0
    error: float = 0.0
    mark: Mark | None = None
    better: Better | None = None
    exact: ReviewExact | None = None


class ReviewPlayer(msgspec.Struct, frozen=True):
    """What the game of one seat was made of: start + luck + play + others + unknown = result. `accuracy` is from 0 to
    100, null if nothing was to be decided. `could` is what the turns whose best is `proven` (so many) could have
    brought, `scored` what they brought."""

    start: float
    luck: float
    play: float
    others: float
    unknown: float
    result: float
    accuracy: float | None
    marks: dict[str, int]
    proven: int = 0
    could: int = 0
    scored: int = 0


class ReviewTold(msgspec.Struct, frozen=True):
    """A review. `playouts` is the effort for each decision. `unit` is what is proven about turns; null if nothing
    is. `version` says how the game was judged; empty in a review from an older server. `full`: with the usual effort,
    or with less, because nothing was compiled."""

    playouts: int
    start: tuple[float, ...]
    moments: tuple[ReviewMoment, ...]
    players: tuple[ReviewPlayer, ...]
    unit: Unit | None = None
    version: str = ""
    full: bool = False


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is: `done` goes from 0 to 1. Nobody has asked for one that is `none`. `key` names the review of
    a record."""

    state: Literal["none", "waiting", "working", "ready"]
    done: float = 0.0
    key: str = ""
    review: ReviewTold | None = None


class Tried(msgspec.Struct, frozen=True):
    """A decision of a finished game, to be made again by the `seat` that had to decide. `view` is what that seat sees:
    before the decision, or after the new move, and then `lines` tell what happened. A move that goes against the rules
    has `problems`. One that was judged has a verdict: it is `best` if no other is certainly better; else it costs so
    much of the chance to win, and `better` is the best move. `reasons` speak for the move that was made."""

    seat: Seat
    view: Any
    lines: tuple[LogLine, ...] = ()
    problems: tuple[Problem, ...] = ()
    verdict: Literal["best", "good", "worse"] | None = None
    cost: float = 0.0
    error: float = 0.0
    reasons: tuple[Any, ...] = ()
    better: Better | None = None
