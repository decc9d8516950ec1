"""The 116 tiles (CR-1), and the lines that they make (CR-7)."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Final, Literal

from tilery.engine.errors import brief

Colour = Literal["y", "r", "b", "g"]
COLOURS: Final[tuple[Colour, ...]] = ("y", "r", "b", "g")
"""Yellow, red, blue, green."""
VALUES: Final = range(1, 15)

ActionName = Literal["pass-on", "draw-three"]
ACTIONS: Final[tuple[ActionName, ...]] = ("pass-on", "draw-three")
NUMBERS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
"""The 56 different number tiles, by name: 'y1' … 'g14'. Lines are made of these very texts, not of equal ones: that way
a look-up need not compare letters."""
TILES: Final = (*NUMBERS, *ACTIONS)
"""Every different tile, in the order in which hands are kept."""
ORDER: Final = {tile: place for place, tile in enumerate(TILES)}
COPIES: Final = 2
"""CR-1: there are two of each, number tiles and action tiles alike. Equal tiles can't be told apart."""
ALL_TILES: Final = tuple(tile for tile in TILES for _ in range(COPIES))

ACTION_POINTS: Final = 20
POINTS: Final = {tile: ACTION_POINTS if tile in ACTIONS else int(tile[1:]) for tile in TILES}
"""CR-13: what a tile costs whoever still holds it."""

Kind = Literal["set", "run"]
SHORTEST: Final = 3
"""CR-7: how many tiles a line has at least."""


def _all_sets() -> Iterator[tuple[str, ...]]:
    for value in VALUES:
        for size in (3, 4):
            yield from permutations(NUMBERS[value - 1 :: len(VALUES)], size)


def _all_runs() -> Iterator[tuple[str, ...]]:
    for lowest in range(0, len(NUMBERS), len(VALUES)):
        tiles = NUMBERS[lowest : lowest + len(VALUES)]
        for first, last in combinations(range(len(tiles)), 2):
            if last - first >= SHORTEST - 1:
                run = tiles[first : last + 1]
                yield from (run, run[::-1])


KINDS: Final[dict[tuple[str, ...], Kind]] = {
    **dict.fromkeys(_all_sets(), "set"),
    **dict.fromkeys(_all_runs(), "run"),
}
"""CR-7: every right line, read from left to right or from top to bottom."""


def in_order(tiles: Iterable[str]) -> tuple[str, ...]:
    """Tiles in the order in which they are kept. Texts that are no tile come last.

    >>> in_order(["draw-three", "g2", "y14", "y2"])
    ('y2', 'y14', 'g2', 'draw-three')
    """
    tiles = tuple(tiles)
    try:
        return tuple(sorted(tiles, key=ORDER.__getitem__))
    except KeyError:
        return tuple(sorted(tiles, key=lambda tile: ORDER.get(tile, len(TILES))))


def and_one(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """Tiles that are in order, and one more in its place. Texts that are no tile come last.

    >>> and_one(("y2", "g2"), "y14")
    ('y2', 'y14', 'g2')
    """
    try:
        place = bisect(tiles, ORDER[tile], key=ORDER.__getitem__)
    except KeyError:
        return in_order((*tiles, tile))
    more = list(tiles)
    more.insert(place, tile)
    return tuple(more)


def missing_from(there: Iterable[str], wanted: Iterable[str]) -> tuple[str, ...]:
    """The wanted tiles that are not there, or not often enough.

    >>> missing_from(["b5", "r3"], ["r3", "b5", "b5"])
    ('b5',)
    >>> missing_from(["b5"], ["z99", "r3"])
    ('r3', 'z99')
    """
    return tuple(map(brief, in_order((Counter(wanted) - Counter(there)).elements())))
