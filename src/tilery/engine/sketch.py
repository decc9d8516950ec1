"""A table at home: what a person sees of it from their own seat, and a full table that agrees with it.

Whoever enters a *sketch* always sits on seat 0 and has the turn; the others follow clockwise.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec

from tilery.engine.chance import Bits
from tilery.engine.data import data_of_kind
from tilery.engine.errors import Illegal, Problem, TileryError, Unreadable
from tilery.engine.game import AnyGame, Seat
from tilery.engine.options import check_seats, settle
from tilery.engine.position import fault

T = TypeVar("T")
S = TypeVar("S")
K = TypeVar("K")
V_in = TypeVar("V_in", contravariant=True)

YOU: Seat = 0
"""The seat of whoever enters a sketch."""
MOST = 120
"""No list of a sketch is longer than this: no game has so many pieces."""
FARTHEST = 100_000
"""No number of a sketch is larger than this."""


class AnySketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person sees of a table at home. Each room has its own; whatever people would rather not enter has a
    default."""


class Sketches(Protocol[S, V_in, K]):
    """A room's `sketch.py`. `start` is the table before the first move: it knows the options and the seats.

    What a person may get wrong on a table is a problem. Data that no form could make raises Unreadable.
    """

    def problems(self, start: S, sketch: K, /) -> tuple[Problem, ...]:
        """Everything that is wrong with a sketch, each with the pieces or the cells concerned."""

    def table(self, start: S, sketch: K, bits: Bits, /) -> S:
        """A full state that agrees with a sketch without problems. Everything unseen is drawn with these bits."""

    def sketch_of(self, v: V_in, /) -> K | None:
        """The sketch of what this view shows; None if its seat doesn't have the turn, or is in the middle of something
        that can't be entered."""


def has_sketches(game: AnyGame) -> bool:
    """Whether tables of this game can be entered by hand."""
    return getattr(game, "sketches", None) is not None


def sketches_of(game: AnyGame) -> Sketches[Any, Any, Any]:
    """The `sketch.py` of a game; refuses a game that has none."""
    found: Sketches[Any, Any, Any] | None = getattr(game, "sketches", None)
    if found is None:
        raise TileryError(f"A table of {game.info.title} can't be entered by hand.")
    return found


def sketch_type(game: AnyGame) -> Any:
    """The kind of sketch that a game has."""
    return get_type_hints(sketches_of(game).table)["sketch"]


def read_sketch(game: AnyGame, data: Any) -> Any:
    """The sketch of this data; raises Unreadable. Nobody has asked yet whether it is a legal table."""
    sketch = data_of_kind(game, data, sketch_type(game), "table")
    for name in sketch.__struct_fields__:
        _check_size(name, getattr(sketch, name))
    return sketch


def _check_size(name: str, value: object) -> None:
    """Strangers send sketches: no number and no list in one is longer than it could ever have to be."""
    if isinstance(value, int) and abs(value) > FARTHEST:
        raise Unreadable(f"A number in '{name}' is too large.")
    if isinstance(value, tuple):
        if len(value) > MOST:
            raise Unreadable(f"'{name}' has more than {MOST} entries.")
        for one in value:
            _check_size(name, one)


def start_of(game: AnyGame, seats: int, options: Mapping[str, str]) -> Any:
    """The table before the first move, as `problems` and `table` need it."""
    check_seats(game.info, seats)
    return game.setup(game.options(settle(game.info, options)), seats)


def sketch_problems(game: AnyGame, start: Any, sketch: Any) -> tuple[Problem, ...]:
    """Everything that is wrong with a sketch, each problem once."""
    return tuple(dict.fromkeys(sketches_of(game).problems(start, sketch)))


def set_up(game: AnyGame, start: Any, sketch: Any, bits: Bits) -> Any:
    """A full table that agrees with a sketch; raises Illegal with its problems."""
    if found := sketch_problems(game, start, sketch):
        raise Illegal(found)
    state = sketches_of(game).table(start, sketch, bits)
    if wrong := fault(game, state, start):
        raise Unreadable(wrong)
    return state


def from_seat(items: Sequence[T], seat: Seat) -> tuple[T, ...]:
    """What each player has, beginning with this one.

    >>> from_seat(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    return (*items[seat:], *items[:seat])


def each(name: str, given: Sequence[T] | None, wanted: int, usual: T) -> tuple[T, ...]:
    """One entry for each of so many players: what was given, or the usual for all if nothing was.

    >>> each("others", None, 2, 9), each("others", (3, 4), 2, 9)
    ((9, 9), (3, 4))
    """
    if given is None:
        return (usual,) * wanted
    if len(given) != wanted:
        raise Unreadable(f"'{name}' has {len(given)} of {wanted} entries.")
    return tuple(given)


def check_numbers(name: str, given: Iterable[int], lowest: int = 0, highest: int = FARTHEST) -> None:
    """Raise Unreadable if one of these numbers can't be entered anywhere."""
    if any(not lowest <= number <= highest for number in given):
        raise Unreadable(f"A number in '{name}' is not from {lowest} to {highest}.")


def check_known(name: str, given: Iterable[T], known: Iterable[T]) -> None:
    """Raise Unreadable if one of these is no piece of the game."""
    strange = set(given) - set(known)
    if strange:
        raise Unreadable(f"'{name}' names something that the game doesn't have: {min(map(str, strange))[:20]}.")


def twice(rule: str, there: Iterable[T], all_of_them: Iterable[T]) -> Iterator[Problem]:
    """Pieces that are entered more often than the game has them.

    >>> [problem.pieces for problem in twice("TR-1", ["012", "012", "013"], ["012", "013"])]
    [('012',)]
    """
    for piece in Counter(there) - Counter(all_of_them):
        yield Problem(rule, "entered-twice", f"{piece} is entered more often than the game has it.", (str(piece),))


def too_many(rule: str, held: int, left: int) -> Iterator[Problem]:
    """Others who hold more than is left for them."""
    if held > left:
        text = f"The other players can't hold {held}: only {left} are left."
        yield Problem(rule, "too-many-held", text, (str(left),))


def over(rule: str) -> Problem:
    """A table on which nobody has a turn any more."""
    return Problem(rule, "over-already", "By the rules nobody has a turn any more on this table.")


def dealt(pieces: Sequence[T], counts: Iterable[int]) -> tuple[list[Sequence[T]], Sequence[T]]:
    """So many of these pieces for each, one after the other, and the rest.

    >>> dealt("abcdef", (2, 3))
    (['ab', 'cde'], 'f')
    """
    hands = []
    for count in counts:
        hands.append(pieces[:count])
        pieces = pieces[count:]
    return hands, pieces
