"""The 116 tiles (CR-1)."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from tilery.engine.errors import brief

Colour = Literal["y", "r", "b", "g"]
COLOURS: Final[tuple[Colour, ...]] = ("y", "r", "b", "g")
"""Yellow, red, blue, green."""
VALUES: Final = range(1, 15)

ActionName = Literal["pass-on", "draw-three"]
ACTIONS: Final[tuple[ActionName, ...]] = ("pass-on", "draw-three")
NUMBERS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
"""The 56 different number tiles, by name: 'y1' … 'g14'."""
TILES: Final = (*NUMBERS, *ACTIONS)
"""Every different tile, in the order in which hands are kept."""
ORDER: Final = {tile: place for place, tile in enumerate(TILES)}
COPIES: Final = 2
"""CR-1: there are two of each, number tiles and action tiles alike. Equal tiles can't be told apart."""
ALL_TILES: Final = tuple(tile for tile in TILES for _ in range(COPIES))

ACTION_POINTS: Final = 20
POINTS: Final = {tile: ACTION_POINTS if tile in ACTIONS else int(tile[1:]) for tile in TILES}
"""CR-13: what a tile costs whoever still holds it."""


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


def missing_from(there: Iterable[str], wanted: Iterable[str]) -> tuple[str, ...]:
    """The wanted tiles that are not there, or not often enough.

    >>> missing_from(["b5", "r3"], ["r3", "b5", "b5"])
    ('b5',)
    >>> missing_from(["b5"], ["z99", "r3"])
    ('r3', 'z99')
    """
    return tuple(map(brief, in_order((Counter(wanted) - Counter(there)).elements())))
