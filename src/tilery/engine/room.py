"""What the rooms share: a class that makes a game of a room's modules, and small changes to tuples."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from tilery.engine.chance import Bits
from tilery.engine.draws import Drawing
from tilery.engine.errors import Problem
from tilery.engine.game import CHANCE, Event, Info, Result, Seat, Step
from tilery.engine.odds import Odds
from tilery.engine.reasons import Reason
from tilery.engine.sketch.reading import Sketches

O = TypeVar("O")  # noqa: E741 - options, state, move, view: the four types of a game
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
T = TypeVar("T")
O_in = TypeVar("O_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)
M_in = TypeVar("M_in", contravariant=True)
V_in = TypeVar("V_in", contravariant=True)

NOBODY: frozenset[Seat] = frozenset()
CHANCE_ONLY = frozenset({CHANCE})
ALONE = tuple(frozenset({seat}) for seat in range(16))
"""Who is to move: nobody, chance, or the player of one seat. Built once, as every move asks."""


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at this place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    changed = list(items)  # faster than putting slices together
    changed[place] = item
    return tuple(changed)


def without(items: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The items, each of these left out once.

    >>> without((1, 2, 2, 3), 2, 3)
    (1, 2)
    """
    rest = list(items)
    for one in gone:
        rest.remove(one)
    return tuple(rest)


def once(make: Callable[[S], T]) -> Callable[[S], T]:
    """Remembers the last result: asked for the same state again, it gives the same object.

    >>> hands = once(lambda state: list(state))
    >>> state = (1, 2)
    >>> hands(state) is hands(state)
    True
    """
    last: tuple[S, T] | None = None

    def made(state: S) -> T:
        nonlocal last
        found = last
        if found is None or found[0] is not state:
            found = last = state, make(state)
        return found[1]

    return made


class Rules(Protocol[O_in, S, M]):
    """What every room's `rules.py` has; `Game` says what each function does."""

    def setup(self, options: O_in, seats: int, /) -> S: ...
    def pending(self, s: S, /) -> frozenset[Seat]: ...
    def moves(self, s: S, seat: Seat, /) -> Sequence[M]: ...
    def check(self, s: S, seat: Seat, move: M, /) -> tuple[Problem, ...]: ...
    def apply(self, s: S, seat: Seat, move: M, /) -> Step[S]: ...
    def chance(self, s: S, bits: Bits, /) -> M: ...
    def odds(self, s: S, /) -> Odds[M]:
        """How likely each chance move is; see `odds_of`."""


def _nothing_drawn(_: object) -> None:
    """For a room whose players draw nothing. The others have a function `drawing` in their `rules.py`."""


class Views(Protocol[S, V]):
    """A room's `view.py`."""

    def view(self, s: S, seat: Seat | None, /) -> V: ...
    def seen(self, event: Event, seat: Seat | None, /) -> Event: ...
    def guess(self, v: V, bits: Bits, /) -> S: ...


class Scoring(Protocol[S_in]):
    """A room's `scoring.py`."""

    def result(self, s: S_in, /) -> Result: ...


class Notation(Protocol[M]):
    """A room's `notation.py`."""

    def write(self, move: M, /) -> str: ...
    def read(self, text: str, /) -> M: ...


class Picture(Protocol[S_in]):
    """A room's `picture.py`."""

    def picture(self, s: S_in, /, *seats: Seat) -> str: ...


class Reasons(Protocol[V_in, M_in]):
    """A room's `reasons.py`."""

    def reasons(self, v: V_in, move: M_in, /) -> tuple[Reason, ...]:
        """What the rules can prove about a move from the view alone, the most important first."""


class Positions(Protocol[S_in]):
    """A room's `position.py`."""

    def faults(self, s: S_in, /) -> Iterator[str]:
        """What is wrong with a table that somebody has set up. With none of it, the game can be played to its end."""


class Room(Generic[O, S, M, V]):
    """A game made of the modules of a room. The room's own class adds only `options` and `texts`."""

    def __init__(
        self,
        info: Info,
        rules: Rules[O, S, M],
        views: Views[S, V],
        scoring: Scoring[S],
        notation: Notation[M],
        picture: Picture[S],
        reasons: Reasons[V, M],
        positions: Positions[S],
        sketches: Sketches[S, V, Any] | None = None,
    ) -> None:
        self.info = info
        self.setup = rules.setup
        self.pending = rules.pending
        self.moves = rules.moves
        self.check = rules.check
        self.apply = rules.apply
        self.chance = rules.chance
        self.odds = rules.odds
        self.drawing: Callable[[S], Drawing[M] | None] = getattr(rules, "drawing", _nothing_drawn)
        self.view = views.view
        self.seen = views.seen
        self.guess = views.guess
        self.result = scoring.result
        self.write = notation.write
        self.read = notation.read
        self.picture = picture.picture
        self.reasons = reasons.reasons
        self.faults = positions.faults
        self.sketches = sketches
