"""What codecs need to fill arrays quickly."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilery.engine.game import Seat

Tensor = NDArray[np.float32]


def clockwise(items: Sequence[Any], seat: Seat) -> list[Any]:
    """What belongs to the seats, this one's first.

    >>> clockwise("abcd", 2)
    ['c', 'd', 'a', 'b']
    """
    return [*items[seat:], *items[:seat]]


def bits(mask: int, count: int) -> NDArray[np.uint8]:
    """A set of numbers below `count`, given as bits, as an array of zeros and ones.

    >>> bits(0b1101, 6).tolist()
    [1, 0, 1, 1, 0, 0]
    """
    return np.unpackbits(
        np.frombuffer(mask.to_bytes(-(-count // 8), "little"), np.uint8), count=count, bitorder="little"
    )
