"""Sets of polygons and collections as numbers.

A set of polygons is two numbers of `HALF` bits: the ids below `HALF`, and the others. So both fit into 64 bits with a
sign. A collection is one number with three bits for each kind, as in `pieces`.
"""

from tilery.engine.kernel import kernel

HALF = 40
LOWEST = 0o1111_1111_1111_1111
"""The lowest bit of each kind in a collection."""
SHAPE_SET = 0o1111
"""The shape set of triangles; each further shape stands 12 bits higher."""
COLOUR_SET = 0o0001_0001_0001_0001
"""The colour set of green; each further colour stands 3 bits higher."""


@kernel
def ones(bits: int) -> int:
    """How many bits are set, of 48 at most."""
    bits -= bits >> 1 & 0x555555555555
    bits = (bits & 0x333333333333) + (bits >> 2 & 0x333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 0x3F


@kernel
def kind_bits(collection: int) -> int:
    """The lowest bit of each kind that a collection has."""
    return (collection | collection >> 1 | collection >> 2) & LOWEST


@kernel
def size_of(collection: int) -> int:
    """How many polygons a collection has."""
    return ones(collection & LOWEST) + 2 * ones(collection >> 1 & LOWEST) + 4 * ones(collection >> 2 & LOWEST)


@kernel
def set_bits(there: int) -> int:
    """The complete sets among these kinds: bit 0 to 3 for the colours, 4 to 7 for the shapes."""
    colours = there & there >> 12 & there >> 24 & there >> 36
    shapes = there & there >> 3 & there >> 6 & there >> 9
    return (
        (colours & 1)
        | (colours >> 2 & 2)
        | (colours >> 4 & 4)
        | (colours >> 6 & 8)
        | (shapes & 1) << 4
        | (shapes >> 7 & 0x20)
        | (shapes >> 18 & 0x40)
        | (shapes >> 29 & 0x80)
    )


@kernel
def four_of(number: int) -> int:
    """The polygons of a set: 0 to 3 are the colours, 4 to 7 the shapes."""
    return COLOUR_SET << 3 * number if number < 4 else SHAPE_SET << 12 * (number - 4)


@kernel
def top(stacks: int, stack: int) -> int:
    """CX-2: the points on top of a stack. `stacks` has two bits for the height of each."""
    height = stacks >> 2 * stack & 3
    return 5 - height if height else 0
