"""What a collection is worth: how near a set is, and every way to score what is complete."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tilery.games.collexion.moves import SCORES, Move
from tilery.games.collexion.pieces import COLOURS, LOWEST, SETS, STACK_OF, complete_sets, present, top_of
from tilery.games.collexion.state import TAKES as MOST_TAKES

Stacks = tuple[int, ...]


@cache
def progress(collection: int) -> int:
    """How many kinds a collection has of the set that is nearest to complete.

    >>> from tilery.games.collexion.pieces import ONE
    >>> progress(ONE[0] + ONE[1] + ONE[6])
    2
    """
    there = present(collection)
    return max((there & four).bit_count() for four in SETS.values())


class Outcome(NamedTuple):
    """A way to score a collection to its end: the points, what is left of it and of the stacks, and the first move."""

    points: int
    rest: int
    stacks: Stacks
    first: Move | None


def outcomes(collection: int, stacks: Stacks) -> Iterator[Outcome]:
    """CX-7, CX-8: every way to score all complete sets; among equal stacks, only one is tried."""
    complete = complete_sets(collection)
    if not complete:
        yield Outcome(0, collection, stacks, None)
        return
    by_height = {height: colour for colour, height in zip(COLOURS, stacks, strict=True) if height}
    for name in complete:
        for stack in (name,) if name in STACK_OF else by_height.values() or ("",):
            points, after = 0, stacks
            if stack and stacks[STACK_OF[stack]]:
                at = STACK_OF[stack]
                points, after = top_of(stacks[at]), (*stacks[:at], stacks[at] - 1, *stacks[at + 1 :])
            first = SCORES[name, "" if name in STACK_OF else stack]
            for then in outcomes(collection - SETS[name], after):
                yield Outcome(points + then.points, then.rest, then.stacks, first)


TWO_SETS = tuple(
    (one | other, one & other, one + other) for one, other in combinations_with_replacement(SETS.values(), 2)
)
"""Any two sets: the kinds that they need, those that they need twice, and all together."""


@lru_cache(maxsize=1 << 10)
def _most(need: int, stacks: Stacks) -> int:
    return max(outcome.points for outcome in outcomes(need, stacks))


def best_offer(collection: int, available: int, stacks: Stacks) -> int:
    """The most points that a player with this collection can hope to make in a turn, if these polygons can be reached.

    It looks at one set or two, and leaves out that polygons must be taken in a chain and that taking uncovers others.
    """
    there, twice_there = present(collection), present(collection & ~LOWEST)
    in_reach, twice_in_reach = present(available), present(available & ~LOWEST)
    best = 0
    for four in SETS.values():
        if not four & ~there & ~in_reach:
            best = max(best, _most(four, stacks))
    for once, twice, need in TWO_SETS:
        lacking, lacking_second = once & ~there, twice & ~twice_there
        if lacking.bit_count() + lacking_second.bit_count() <= MOST_TAKES and not (
            (lacking | lacking_second) & ~in_reach or lacking & lacking_second & ~twice_in_reach
        ):
            best = max(best, _most(need, stacks))
    return best
