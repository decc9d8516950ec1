"""What was entered, as the rooms' sketches look at it: how many for whom, which pieces, and what is wrong with them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from tilery.engine.errors import Problem, Unreadable
from tilery.engine.game import Seat

T = TypeVar("T")

YOU: Seat = 0
"""The seat of whoever enters a sketch."""
HIGHEST = 100_000
"""No number of a sketch is larger than this."""


class AnySketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person sees of a table at home. Each room has its own; whatever people would rather not enter has a
    default."""


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


def check_numbers(name: str, given: Iterable[int], lowest: int = 0, highest: int = HIGHEST) -> None:
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
        text = f"The other players can't hold {held}: only {max(0, left)} are left."
        yield Problem(rule, "too-many-held", text, (str(max(0, left)),))


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
