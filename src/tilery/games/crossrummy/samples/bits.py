"""Sets of tiles as numbers: one bit for each different tile."""

from collections.abc import Iterable
from typing import Final

from tilery.games.crossrummy.pieces import ACTIONS, KINDS, ORDER, SHORTEST, TILES

Bits = int

BIT: Final = {tile: 1 << place for tile, place in ORDER.items()}


def bits_of(tiles: Iterable[str]) -> Bits:
    """These tiles as a set; how often a tile is there doesn't count.

    >>> bits_of(["y1", "y3", "y1"])
    5
    """
    bits = 0
    for tile in tiles:  # more than twice as fast as a sum over a set
        bits |= BIT[tile]
    return bits


ACTION_BITS: Final = bits_of(ACTIONS)
THREES: Final = [line for line in KINDS if len(line) == SHORTEST]
NEXT_BITS: Final = {
    tile: bits_of(other for line in THREES if tile in line[:2] for other in line[:2] if other != tile) for tile in TILES
}
"""What can lie beside a tile in a line; beside an action tile nothing."""
