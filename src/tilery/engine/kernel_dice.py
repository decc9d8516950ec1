"""Random numbers inside a kernel: fast, the same on every machine, and good enough for playouts.

The generator is PCG-RXS-M-XS with 32 bits. Fair shuffles for people come from `chance`, never from here.
"""

import random

from tilery.engine.kernel import Ints, Twin, kernel

MASK = 0xFFFFFFFF


@kernel
def roll(dice: Ints, n: int) -> int:
    """A number from 0 to n-1. `dice` is an array of one number, which moves on."""
    dice[0] = state = (dice[0] * 747796405 + 2891336453) & MASK
    word = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & MASK
    return (((word >> 22) ^ word) * n) >> 32


@kernel
def begin(dice: Ints, seed: int) -> None:
    """Begin anew with a seed. Neighbouring seeds give numbers that have nothing in common."""
    dice[0] = (seed * 0x9E3779B1) & MASK
    roll(dice, 2)


def dice_from(twin: Twin, rng: random.Random) -> Ints:
    """Dice for the kernels of this twin, begun with bits of this generator."""
    return twin.ints([rng.getrandbits(32)])
