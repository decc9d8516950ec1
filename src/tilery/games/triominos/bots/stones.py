"""From views to the table of the kernels, and back: how stones and cells are numbered there."""

from collections.abc import Iterable

from tilery.engine.kernel import Ints, Twin
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.moves import BUY, LAYS, PASS, Move
from tilery.games.triominos.pieces import BIT, FITTING, STONES, VALUE

BY_VALUE = tuple(sorted(STONES, key=lambda stone: (-VALUE[stone], stone)))
"""The stones as the kernels number them: the most valuable first."""
NUMBER = {stone: number for number, stone in enumerate(BY_VALUE)}


def bits_of(stones: Iterable[str]) -> int:
    """A set of stones as the kernels know it.

    >>> bits_of(["555", "455"])
    3
    """
    return sum(1 << NUMBER[stone] for stone in stones)


def lore_for(twin: Twin) -> Ints:
    """What never changes: which stones fit where, and how they lie then."""
    lore = [0] * kt.LORE
    for key, fitting in enumerate(FITTING):
        lore[kt.MASKS + key] = bits_of(fitting)
        for stone, (a, b, c) in fitting.items():
            lore[kt.TURNED + 56 * key + NUMBER[stone]] = a + 8 * b + 64 * c
    for number, stone in enumerate(BY_VALUE):
        lore[kt.VALUES + number] = VALUE[stone]
        lore[kt.INDEX + (1 << number) % 59] = number
    return twin.ints(lore)


def table_for(twin: Twin) -> Ints:
    """An empty table. It can be used again and again (`clear`)."""
    table = [0] * kt.CELLS + [kt.UNTOUCHED] * kt.GRID + [0] * kt.GRID
    return twin.ints(table)


def move_of(cell: int, stone: int) -> Move:
    """A move of the kernels as the rules know it."""
    if cell >= 0:
        return LAYS[cell - kt.ORIGIN][BIT[BY_VALUE[stone]]]
    return BUY if cell == kt.BUY else PASS


def laid_on(twin: Twin, laid: Iterable[tuple[str, int]]) -> Ints:
    """Stones and the cells they were laid on, one after the other, as `lay_out` wants them."""
    return twin.ints([number for stone, cell in laid for number in (cell + kt.ORIGIN, NUMBER[stone])])
