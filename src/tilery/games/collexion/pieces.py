"""The 16 kinds of polygons, the sets they make, a collection of them, and the markers. How they lie is in heap.py."""

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

from tilery.engine.errors import brief

T = TypeVar("T")
Shape = Literal["triangle", "square", "pentagon", "octagon"]
Colour = Literal["green", "yellow", "pink", "blue"]
Action = Literal["remove", "swap", "steal"]

SHAPES: Final[tuple[Shape, ...]] = ("triangle", "square", "pentagon", "octagon")
COLOURS: Final[tuple[Colour, ...]] = ("green", "yellow", "pink", "blue")
STACK_OF: Final[dict[str, int]] = {colour: i for i, colour in enumerate(COLOURS)}
"""CX-2: which of the four stacks of point markers lies in the corner of each colour."""
CORNERS: Final[dict[Shape, int]] = {"triangle": 3, "square": 4, "pentagon": 5, "octagon": 8}
ACTIONS: Final[tuple[Action, ...]] = ("remove", "swap", "steal")
"""CX-3: the action markers of each player."""
EXPERT: Final[tuple[str, ...]] = ("steal", "give", "remove")
"""CX-14: what may be done after a pair."""
POINTS: Final = (2, 3, 4)
"""CX-2: the point markers of a stack, from the top."""

KINDS: Final = tuple(f"{shape[0]}-{colour}" for shape in SHAPES for colour in COLOURS)
"""Shape and colour of a polygon: 't-green', 'o-blue'. A kind is its place in this list: 4 * shape + colour."""
KIND_NAMED: Final = {name: kind for kind, name in enumerate(KINDS)}
EACH: Final = 5
"""CX-1: how many polygons there are of each kind."""
POLYGONS: Final = tuple(kind for kind in range(len(KINDS)) for _ in range(EACH))

ONE: Final = tuple(1 << 3 * kind for kind in range(len(KINDS)))
"""A collection is one number with three bits for each kind, which count its polygons. So adding a polygon is a sum."""
NOTHING: Final = 0
LOWEST: Final = sum(ONE)
"""The lowest bit of each kind."""


def shape_of(kind: int) -> Shape:
    """The shape of a kind."""
    return SHAPES[kind >> 2]


def colour_of(kind: int) -> Colour:
    """The colour of a kind."""
    return COLOURS[kind & 3]


def kind_name(kind: int) -> str:
    """The name of a kind, or what was given if there is no such kind."""
    return KINDS[kind] if 0 <= kind < len(KINDS) else brief(kind)


def alike(one: int, other: int) -> bool:
    """CX-5: whether two kinds have the same shape or the same colour.

    >>> alike(KIND_NAMED["t-green"], KIND_NAMED["t-blue"]), alike(KIND_NAMED["t-green"], KIND_NAMED["s-blue"])
    (True, False)
    """
    return one >> 2 == other >> 2 or one & 3 == other & 3


def collected(*names: str) -> int:
    """The collection of these polygons.

    >>> counts(collected("t-green", "t-green", "o-blue"))
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    """
    return sum(ONE[KIND_NAMED[name]] for name in names)


def count(collection: int, kind: int) -> int:
    """How many polygons of a kind a collection has."""
    return collection >> 3 * kind & 7


def counts(collection: int) -> tuple[int, ...]:
    """How many polygons of each kind a collection has."""
    return tuple(collection >> 3 * kind & 7 for kind in range(len(KINDS)))


def size(collection: int) -> int:
    """How many polygons a collection has in all."""
    total = 0
    while collection:
        total += collection & 7
        collection >>= 3
    return total


def present(collection: int) -> int:
    """One of each kind that a collection has: the lowest bits."""
    return (collection | collection >> 1 | collection >> 2) & LOWEST


class Half(dict[int, tuple[T, ...]]):
    """For each set of eight neighbouring kinds what belongs to them, of eight things. There are 256 such sets; each is
    listed when it is asked for."""

    def __init__(self, things: Sequence[T]) -> None:
        self.things = things

    def __missing__(self, there: int) -> tuple[T, ...]:
        found = self[there] = tuple([thing for at, thing in enumerate(self.things) if there >> 3 * at & 1])
        return found


Halves = tuple[Half[T], Half[T]]
IN_HALF: Final = (1 << 24) - 1
"""The lower half of a collection."""


def halves(things: Sequence[T]) -> Halves[T]:
    """Prepares a thing for each kind, so that `of_kinds` is fast."""
    return Half(things[:8]), Half(things[8:])


def of_kinds(things: Halves[T], there: int) -> tuple[T, ...]:
    """What belongs to these kinds: `there` has the lowest bit of each."""
    low, high = things
    return low[there & IN_HALF] + high[there >> 24]


_KINDS: Final = halves(range(len(KINDS)))


def kinds_in(collection: int) -> tuple[int, ...]:
    """The kinds that a collection has, ascending."""
    return of_kinds(_KINDS, (collection | collection >> 1 | collection >> 2) & LOWEST)


SETS: Final[dict[str, int]] = {
    **{colour: sum(ONE[4 * shape + i] for shape in range(4)) for i, colour in enumerate(COLOURS)},
    **{shape: sum(ONE[4 * i + colour] for colour in range(4)) for i, shape in enumerate(SHAPES)},
}
"""CX-7: colour sets by their colour, shape sets by their shape: one polygon of each of four kinds."""


def complete_sets(collection: int) -> list[str]:
    """The sets that can be discarded from a collection, by their names.

    >>> complete_sets(collected("t-green", "s-green", "p-green", "o-green", "t-pink"))
    ['green']
    """
    there = present(collection)
    return [name for name, four in SETS.items() if there & four == four]


_FIRST_COLOUR: Final = sum(ONE[4 * shape] for shape in range(4))


def has_set(collection: int) -> bool:
    """Whether a collection has any complete set."""
    there = (collection | collection >> 1 | collection >> 2) & LOWEST
    # First each kind that stands before another of its colour or of its shape, then each that stands before such two.
    colours, shapes = there & there >> 12, there & there >> 3
    return bool(colours & colours >> 24 or shapes & shapes >> 6 & _FIRST_COLOUR)


def top_of(height: int) -> int:
    """CX-2: the points of the marker on top of a stack of this height; 0 if there is none.

    >>> [top_of(height) for height in (3, 2, 1, 0)]
    [2, 3, 4, 0]
    """
    return POINTS[-height] if height else 0
