"""Fair, reproducible chance.

A game's chance moves come from 256 secret bits. Their SHA-256 (the commitment) is published before the first move, and
the bits themselves when the game is over, so anybody can derive every draw again. The algorithm uses nothing but
SHA-256, so it gives the same result on every machine, in every version and in any language.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
SEED_BYTES = 32


class Bits(Protocol):
    """A source of random bits. `random.Random` is one too.

    >>> import random
    >>> [below(bits, 6) for bits in (Dice(bytes(32), 0), random.Random(1))]
    [0, 1]
    """

    def getrandbits(self, k: int, /) -> int:
        """A number of `k` random bits."""


class Dice:
    """The bits of one chance move: SHA-256 of seed, number of the move and block counter, most significant bit first.

    >>> Dice(bytes(32), 0).getrandbits(8), Dice(bytes(32), 1).getrandbits(8)
    (23, 232)
    """

    __slots__ = ("_block", "_key", "_left", "_pool")

    def __init__(self, seed: bytes, number: int) -> None:
        self._key = seed + number.to_bytes(8, "big")
        self._block = self._pool = self._left = 0

    def getrandbits(self, k: int, /) -> int:
        """The next `k` bits, as a number.

        >>> dice = Dice(bytes(32), 0)
        >>> dice.getrandbits(4), dice.getrandbits(4)
        (1, 7)
        """
        while self._left < k:
            digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._pool = self._pool << 256 | int.from_bytes(digest, "big")
            self._left += 256
        self._left -= k
        bits, self._pool = self._pool >> self._left, self._pool & (1 << self._left) - 1
        return bits


def below(bits: Bits, n: int) -> int:
    """A number from 0 to n-1, each equally likely: takes as many bits as n has, again and again until the number is
    below n.

    >>> dice = Dice(bytes(32), 0)
    >>> [below(dice, 6) for _ in range(5)]
    [0, 5, 3, 0, 1]
    """
    if n < 1:
        raise ValueError(f"no number is below {n} and at least 0")
    k = n.bit_length()
    while (number := bits.getrandbits(k)) >= n:
        pass
    return number


def all_below(bits: Bits, n: int) -> Iterator[int]:
    """Numbers below n without end. They are those that `below` gives one after the other, but each takes less time.

    >>> numbers = all_below(Dice(bytes(32), 0), 6)
    >>> [next(numbers) for _ in range(5)]
    [0, 5, 3, 0, 1]
    """
    k, draw = n.bit_length(), bits.getrandbits
    while True:
        if (number := draw(k)) < n:
            yield number


def pick(bits: Bits, items: Sequence[T]) -> T:
    """One of the items, each equally likely.

    >>> pick(Dice(bytes(32), 0), "abcdef")
    'a'
    """
    return items[below(bits, len(items))]


def shuffled(bits: Bits, items: Sequence[T]) -> list[T]:
    """The items in random order (Fisher and Yates, from the end).

    >>> shuffled(Dice(bytes(32), 0), "abcdef")
    ['b', 'c', 'e', 'f', 'd', 'a']
    """
    result, draw = list(items), bits.getrandbits
    for i in range(len(result) - 1, 0, -1):
        k = (i + 1).bit_length()
        while (j := draw(k)) > i:  # as `below` does; to call it takes longer than all the rest
            pass
        result[i], result[j] = result[j], result[i]
    return result


def fresh_seed() -> bytes:
    """256 bits that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def derived_seed(*parts: object) -> bytes:
    """A seed that depends only on these parts, for simulations that can be repeated."""
    return hashlib.sha256("\x1f".join(str(part) for part in parts).encode()).digest()


def commit(seed: bytes) -> str:
    """What is published before the game. It reveals nothing about the seed, and no other seed has the same.

    >>> commit(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return hashlib.sha256(seed).hexdigest()
