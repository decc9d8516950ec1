"""A heap for a table at home: there we know what can be reached, but not how the polygons lie.

What can be reached lies side by side; everything else lies beneath it, anywhere.
"""

from collections.abc import Sequence
from typing import Final

from tilery.engine.chance import Bits, below, pick, shuffled
from tilery.games.collexion.heap import SIZE, TURN, Heap, Point, Polygon, inside, piled
from tilery.games.collexion.pieces import SHAPES

UPRIGHT: Final = (270, 45, 270, 22)
"""For each shape the angle at which it needs the least room."""
WIDE: Final = 1_290
HIGH: Final = 1_115
"""The room that each of the reachable polygons has for itself: upright, no shape is wider or higher."""
MIDDLE: Final = (740, 560, 590, 560)
"""For each shape how far its middle lies below the upper edge of that room."""
NEAR: Final = 500
"""So far from the middle of another one, in both directions, a polygon lies beneath it in any case."""


def _spots() -> tuple[Point, ...]:
    """The rooms for reachable polygons, by the middles of their upper edges: all that lie in the tray, whatever shape
    is there."""
    columns, rows = SIZE // WIDE, SIZE // HIGH
    left, top = (SIZE - columns * WIDE + WIDE) // 2, (SIZE - rows * HIGH) // 2
    every = [(left + WIDE * column, top + HIGH * row) for row in range(rows) for column in range(columns)]
    shapes = range(len(SHAPES))
    return tuple(
        (x, y) for x, y in every if all(inside(shape, x, y + MIDDLE[shape], UPRIGHT[shape]) for shape in shapes)
    )


SPOTS: Final = _spots()
"""There are more than any heap ever has reachable polygons that was shaken."""


def home_heap(reachable: Sequence[int], covered: Sequence[int], bits: Bits) -> Heap:
    """A heap of which exactly these kinds can be reached, with those kinds beneath them."""
    spots = shuffled(bits, SPOTS)[: len(reachable)]
    tops = [
        Polygon(id_, kind, x, y + MIDDLE[kind >> 2], UPRIGHT[kind >> 2])
        for id_, ((x, y), kind) in enumerate(zip(spots, reachable, strict=True), len(covered))
    ]
    return piled((*(_beneath(bits, tops, id_, kind) for id_, kind in enumerate(covered)), *tops))


def _beneath(bits: Bits, tops: Sequence[Polygon], id_: int, kind: int) -> Polygon:
    """A polygon that lies beneath one of the others: drawn again while it lies over the edge of the tray."""
    while True:
        top = pick(bits, tops)
        x, y = top.x + below(bits, 2 * NEAR + 1) - NEAR, top.y + below(bits, 2 * NEAR + 1) - NEAR
        angle = below(bits, TURN)
        if inside(kind >> 2, x, y, angle):
            return Polygon(id_, kind, x, y, angle)
