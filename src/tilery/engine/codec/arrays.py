"""What codecs need to fill arrays quickly."""

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Any, cast

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


@cache
def around(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats of a table, clockwise from this one.

    >>> around(4, 2)
    (2, 3, 0, 1)
    """
    return tuple(clockwise(range(seats), seat))


def memory(tensor: Tensor) -> "memoryview[float]":
    """The memory of an array: to write single numbers it is quicker than the array.

    >>> array = np.zeros(3, np.float32)
    >>> memory(array)[1] = 0.5
    >>> array.tolist()
    [0.0, 0.5, 0.0]
    """
    return cast("memoryview[float]", tensor.data)


def put(tensor: Tensor, start: int, *numbers: float) -> None:
    """Write numbers into an array from this place on: several times as fast as numpy does it with a list.

    >>> array = np.zeros(4, np.float32)
    >>> put(array, 1, True, 0.5)
    >>> array.tolist()
    [0.0, 1.0, 0.5, 0.0]
    """
    _FORMS[len(numbers)].pack_into(tensor.data, start * tensor.itemsize, *numbers)


class _Forms(dict[int, Struct]):
    def __missing__(self, count: int) -> Struct:
        form = self[count] = Struct(f"{count}f")
        return form


_FORMS = _Forms()


def bits(mask: int, count: int) -> NDArray[np.uint8]:
    """A set of numbers below `count`, given as bits, as an array of zeros and ones.

    >>> bits(0b1101, 6).tolist()
    [1, 0, 1, 1, 0, 0]
    """
    return np.unpackbits(
        np.frombuffer(mask.to_bytes(-(-count // 8), "little"), np.uint8), count=count, bitorder="little"
    )
