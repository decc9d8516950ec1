"""The protocol every game fulfils: a stateless object of pure functions over frozen states."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from tilery.engine.chance import Bits
from tilery.engine.errors import Problem

Seat = int
CHANCE: Final[Seat] = -1
"""The player who makes all draws, shuffles and throws. They are moves like any other, so the log alone replays a
game."""

REMEMBERED: Final = "remembered"
"""A state may have a field of this name for what players saw and can no longer see. It follows from the log, so the
hash of a state leaves it out."""

O = TypeVar("O")  # noqa: E741 - options, state, move, view: the four types of a game
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen when a table is made. Without `choices` it takes any text."""

    name: str
    default: str
    rule: str
    choices: tuple[str, ...] = ()


class Variant(msgspec.Struct, frozen=True):
    """A way to play that has a name. The conformance suite and the golden records cover each."""

    name: str
    seats: tuple[int, ...]
    options: dict[str, str] = {}


class Info(msgspec.Struct, frozen=True):
    """What a game says about itself before anybody sits down."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    rules: tuple[str, ...]
    order: int = 1000
    """Where it stands on the home page: the lowest first."""
    complete: bool = True
    """Whether `moves` lists everything; otherwise it gives a sample."""


class AnyMove(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something that can be done. Each room has its own kinds; `type` tells them apart where they are data."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=lambda name: name.lower()):
    """Something that happened and that a person may be told. Each room has its own kinds."""


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What a move leads to. A step that `reveals` something can't be undone."""

    state: S
    events: tuple[Event, ...] = ()
    reveals: bool = False


class Entry(msgspec.Struct, Generic[S, M], frozen=True, gc=False):
    """One line of the log: who moved, what, and what that led to."""

    seat: Seat
    move: M
    step: Step[S]


AnyEntry = Entry[Any, Any]
"""A line of the log of some game."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended; `reason` is the id of the rule that ended it. Rank 1 is the best, equal ranks are ties."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    teams: tuple[tuple[Seat, ...], ...] = ()


class Game(Protocol[O, S, M, V]):
    """A game. States, moves and views are frozen. No function here changes anything or uses randomness of its own."""

    info: Info

    def options(self, given: Mapping[str, str]) -> O:
        """The typed options; raises Illegal if they don't go together. `given` has every option (see `settle`)."""

    def texts(self, options: O) -> dict[str, str]:
        """The options as a record holds them, each on one line; `options(texts(o)) == o`."""

    def setup(self, options: O, seats: int) -> S:
        """The state before the first chance move; raises Illegal if this table can't be played."""

    def pending(self, s: S) -> frozenset[Seat]:
        """Who has to move: CHANCE alone, one seat, or several at once. Empty when the game is over."""

    def moves(self, s: S, seat: Seat) -> Sequence[M]:
        """All legal moves, or a sample of them where they can't be listed (`Info.complete`)."""

    def check(self, s: S, seat: Seat, m: M) -> tuple[Problem, ...]:
        """Everything that is wrong with a move; () means that it is legal."""

    def apply(self, s: S, seat: Seat, m: M) -> Step[S]:
        """What a move leads to. Trusts that the move was checked."""

    def chance(self, s: S, bits: Bits) -> M:
        """A chance move, drawn with these bits and nothing else."""

    def view(self, s: S, seat: Seat | None) -> V:
        """All that this seat may know; None is a spectator."""

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """The event as this seat may see it: the log keeps the same secrets as the view."""

    def guess(self, v: V, bits: Bits) -> S:
        """A full state that agrees with the view, with everything hidden drawn anew: what bots search.

        It never contradicts what this seat saw in the log, even if the table no longer shows it.
        """

    def result(self, s: S) -> Result:
        """How it ended. Only for a game that is over."""

    def write(self, m: M) -> str:
        """The notation of a move."""

    def read(self, text: str) -> M:
        """The move of a notation; raises Unreadable."""

    def picture(self, s: S, *seats: Seat) -> str:
        """The table as text, with Rich markup for colour: all that these seats may know together; without any, what a
        spectator sees. It calls the players "player 1", "player 2" and so on."""


class Seated(Protocol):
    """What every view has, whatever else is in it."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None is a spectator."""


AnyGame = Game[Any, Any, Any, Any]


def ranking(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from keys of which the highest is best; equals share a rank.

    >>> ranking([12, 30, 12, 5])
    (2, 1, 2, 4)
    """
    best_first = sorted(keys, reverse=True)
    return tuple([1 + best_first.index(key) for key in keys])
