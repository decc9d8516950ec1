"""The messages between a browser and a table, and nothing else. The client's types are generated from these.

A client opens `/ws/tables/{id}` and says `hello` with the secrets of the seats it holds (none: it watches). It gets
`welcome` with all there is to see, then an `update` for every step anybody takes. Requests carry an id that the client
made up: a resent request returns its first answer. `seq` counts the steps of a table, so a gap is noticed. A `ping` is
answered by `pong`: a browser's page sees no pings of the socket itself. Clients leave out messages of a `type` that
they don't know, so a new kind needs no new `VERSION`.
"""

from typing import Annotated, Any, Literal

import msgspec

from tilery.engine.data import Data
from tilery.engine.errors import Problem
from tilery.engine.game import Result, Seat
from tilery.tables.wire.pace import Pace

VERSION = 2
MAX_MESSAGE = 16 * 1024
"""No message of a client needs more bytes."""

MAX_SECRETS = 100

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._:-]+$")]
"""Made up by the client: hard to guess, never used twice for different requests."""
SeatKind = Literal["open", "person", "device", "bot"]
SignName = Literal["hello", "good-luck", "thinking", "oops", "wow", "well-played", "thanks", "good-game"]
"""What people can say to each other without words. None of these hurts or hurries anybody."""


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages; `type` tells them apart."""


# From the client


class Hello(Message, frozen=True):
    """The first message. `secrets` are those of the seats that this client holds. A client without a board for the game
    can ask for `plain` views."""

    version: int
    secrets: Annotated[tuple[str, ...], msgspec.Meta(max_length=MAX_SECRETS)] = ()
    plain: bool = False


class Move(Message, frozen=True):
    """Make a move, in notation or as data. `seq` is the last step that the client has seen. `coach`: the coach looks at
    it, which is possible where no other person plays. If it is a clear mistake, the answer is `coached`."""

    id: RequestId
    seat: Seat
    seq: int
    move: str | Data
    coach: bool = False


class Undo(Message, frozen=True):
    """Undo the last step of your own turn."""

    id: RequestId
    seat: Seat
    seq: int


class Check(Message, frozen=True):
    """Ask what is wrong with a move, without making it."""

    id: RequestId
    seat: Seat
    move: str | Data


class Rematch(Message, frozen=True):
    """Start another game at this table, with the same seats."""

    id: RequestId
    seat: Seat
    seq: int


class Hint(Message, frozen=True):
    """Ask for one good thing to do: where to look, or the `whole` move. Everybody is told that you asked."""

    id: RequestId
    seat: Seat
    seq: int
    whole: bool


class Leave(Message, frozen=True):
    """Leave for good: a bot plays here from now on. Whoever says hello or asks for anything again is back."""

    id: RequestId
    seat: Seat


class Here(Message, frozen=True):
    """A sign of life, for a seat where a bot plays because the person was silent."""

    id: RequestId
    seat: Seat


class Sign(Message, frozen=True):
    """Make a friendly sign to everybody at the table. It makes no step and is not stored: if it is sent again, it is
    seen again."""

    id: RequestId
    seat: Seat
    sign: SignName


class Ping(Message, frozen=True):
    """Is the line still there? Anybody may ask, at any time. It is no sign of life from a person: pages ask on their
    own."""

    id: RequestId


Request = Move | Undo | Check | Rematch | Hint | Leave | Here | Sign
ClientMessage = Hello | Move | Undo | Check | Rematch | Hint | Leave | Here | Sign | Ping


# From the server


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits where. `present` says whether a person is connected now; bots always are. `face` is what their
    picture is drawn from. People who gave no name, or took theirs out, have '': clients call them by their place,
    as "Player 2". `stand_in`: a bot plays here until the person is back."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str = ""
    present: bool = False
    face: str = ""
    stand_in: bool = False


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know about a table. `round` counts rematches from 0; `hints` says whether there are hints.
    Anybody may find a `public` table and sit down. The first `begun` entries of the log were given, because the table
    continues from a position of another game. Those who watch are `delay` seconds behind. `set_up`: its games start
    from a position that somebody has entered, such as a table at home."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    round: int
    started: bool
    hints: bool
    watchers: int = 0
    public: bool = False
    pace: Pace = Pace()
    begun: int = 0
    delay: int = 0
    set_up: bool = False


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a match's log as a seat may see it. `seat` is -1 for chance. `stand_in`: a bot moved for the person
    who sits there; it is left out of the many lines where none did."""

    number: int
    seat: Seat
    events: tuple[Any, ...]
    stand_in: bool = False


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """All that one seat (or a spectator, None) gets: the game's view or a `PlainView`, new log lines, whether undo is
    possible, and whether the seat has to move, alone or with others."""

    seat: Seat | None
    view: Any
    log: tuple[LogLine, ...]
    can_undo: bool
    to_move: bool


class SeatNews(msgspec.Struct, frozen=True, gc=False):
    """What a step brings to one seat: `changes` lead from its last view to the new one (see `changes.py`), and the rest
    is as in a `SeatView`."""

    seat: Seat | None
    changes: Any
    log: tuple[LogLine, ...]
    can_undo: bool
    to_move: bool


class HintTaken(msgspec.Struct, frozen=True, gc=False):
    """Somebody took a hint before log entry `at`, or was shown the `whole` move. Nobody else learns what it said."""

    at: int
    seat: Seat
    whole: bool


class SeatClock(msgspec.Struct, frozen=True, gc=False):
    """The milliseconds that a person has left as of this message, and whether they are running out."""

    seat: Seat
    left: int
    running: bool


class Welcome(Message, frozen=True):
    """The whole table: the answer to `hello`, sent again whenever a client has to start afresh (a rematch). `invite`
    opens a free seat; only those who sit at the table are told. `commitment` seals the shuffle of this game: it is the
    SHA-256 of the seed, the same for everybody, and empty until the game starts."""

    table: TableInfo
    seq: int
    views: tuple[SeatView, ...]
    result: Result | None = None
    hints: tuple[HintTaken, ...] = ()
    invite: str = ""
    clocks: tuple[SeatClock, ...] = ()
    commitment: str = ""


class Update(Message, frozen=True):
    """One step of the table: from `seq - 1` to `seq`. After an undo, `undone` log entries are gone from the end before
    the new ones come."""

    seq: int
    news: tuple[SeatNews, ...]
    undone: int = 0
    result: Result | None = None
    clocks: tuple[SeatClock, ...] = ()


class Seats(Message, frozen=True):
    """Somebody took a seat, came, went, began to watch or took their name out, or a bot began to play for somebody."""

    table: TableInfo


class Hints(Message, frozen=True):
    """All hints of this game so far, each with its place in the log. It makes no step: `seq` stays."""

    hints: tuple[HintTaken, ...]


class Signed(Message, frozen=True):
    """Somebody makes a sign. Everybody sees it, those who watch with their delay. It makes no step: `seq` stays."""

    seat: Seat
    sign: SignName


class Done(Message, frozen=True):
    """The request was carried out, and stored if it made a step. `seq` is that step, or the last one."""

    id: RequestId
    seq: int


class Checked(Message, frozen=True):
    """The answer to `check`: everything that is wrong with the move."""

    id: RequestId
    problems: tuple[Problem, ...]


class Hinted(Message, frozen=True):
    """The answer to `hint`, only for the one who asked. `move` is what a bot would do if it saw the same view, in
    notation; `data` is the same move as data. `reasons` are what the rules can prove about it, the most important
    first; each game has its own kinds. `only`: there is no other move, so the `whole` of it is told at once."""

    id: RequestId
    seat: Seat
    seq: int
    move: str
    whole: bool
    data: Any
    only: bool = False
    reasons: tuple[Any, ...] = ()


class Coached(Message, frozen=True):
    """What the coach says of a move, only to the one who asked: it is a clear mistake, and costs so much of the chance
    to win. `move` would be better, for these `reasons`; `data` is the same move as data. `made`: the move was made
    after step `seq`, and can be undone. Otherwise there would be no way back, so it was not made, and nothing has
    changed: send it again without `coach` to play on."""

    id: RequestId
    seat: Seat
    seq: int
    move: str
    data: Any
    cost: float
    made: bool
    reasons: tuple[Any, ...] = ()


class Pong(Message, frozen=True):
    """The answer to `ping`."""

    id: RequestId


class Refused(Message, frozen=True):
    """Nothing was changed. `id` is the request's, empty if it could not be read. `text` is English; clients translate
    by `code`, and each problem by its own code."""

    id: str
    code: str  # one of refusal.AT_A_TABLE
    text: str
    problems: tuple[Problem, ...] = ()


ServerMessage = Welcome | Update | Seats | Hints | Signed | Done | Checked | Hinted | Coached | Pong | Refused
