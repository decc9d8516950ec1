"""A kernel to try things with: draws numbers and adds what they stand for."""

from tilery.engine.kernel import Ints, Twin, kernel
from tilery.engine.kernel_dice import roll

WEIGHTS = (3, 5, 7)


@kernel
def weight(worth: Ints, place: int) -> int:
    return worth[place] * WEIGHTS[place % 3]


@kernel
def total(worth: Ints, dice: Ints, draws: int) -> int:
    found = 0
    for _ in range(draws):
        found += weight(worth, roll(dice, len(worth)))
    return found


def practise(twin: Twin) -> None:
    twin.total(twin.ints([1, 2, 3]), twin.ints([5]), 3)
