"""The heap in the tray: polygons at any place and angle, one over the other, and which covers which.

The tray is `SIZE` units wide and high, x to the right and y down. Its four corners are cut off for the point markers
(CX-2), so what is left is an octagon: a polygon lies in it if it doesn't reach beyond it in any of eight directions.
All numbers are whole. Outlines are rounded once, here, without floating point: they are the same on every machine, and
so is every answer to whether two of them overlap.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from math import isqrt
from typing import Any, Final, TypeVar

import msgspec

from tilery.engine.chance import Bits, all_below, shuffled
from tilery.engine.errors import Problem
from tilery.games.collexion.pieces import CORNERS, KINDS, POLYGONS, SHAPES

SIZE: Final = 10_000
"""The width and the height of the tray."""
CUT: Final = 1_900
"""How far the place of the point markers reaches from each corner, along both sides."""
RADIUS: Final = (740, 610, 560, 540)
"""From the middle of a polygon to its corners, for each shape: all of them look about equally big."""
TURN: Final = 360
"""Angles are in degrees, clockwise as y goes down."""
CHAIN: Final = 4
"""CX-4: in every heap, at least this many polygons lie on top of each other somewhere."""

T = TypeVar("T")
Point = tuple[int, int]

UNIT: Final = 10**30
COS_OF_ONE: Final = 999_847_695_156_391_239_157_011_558_814
"""The cosine of one degree, in units of its own; all others follow from it."""


def _cosines() -> list[int]:
    """The cosine of every degree, by cos(a + 1) = 2 cos(1) cos(a) - cos(a - 1): wrong in the 25th digit at worst."""
    found = [UNIT, COS_OF_ONE]
    while len(found) < TURN:
        found.append(2 * COS_OF_ONE * found[-1] // UNIT - found[-2])
    return found


COS: Final = _cosines()


def _rounded(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def _outlines(shape: int) -> tuple[tuple[Point, ...], ...]:
    """For each angle the corners around the middle, clockwise from the one that points to it (0 is to the right)."""
    corners, radius = CORNERS[SHAPES[shape]], RADIUS[shape]
    around = [(_rounded(radius * COS[d], UNIT), _rounded(radius * COS[d - 90], UNIT)) for d in range(TURN)]
    step = TURN // corners
    return tuple(tuple(around[angle:] + around[:angle])[::step] for angle in range(TURN))


OUTLINES: Final = tuple(_outlines(shape) for shape in range(len(SHAPES)))


def _at_each_angle(make: Callable[[tuple[Point, ...]], T]) -> tuple[tuple[T, ...], ...]:
    """What follows from the outline of each shape at each angle, if it doesn't matter at which corner it begins.

    A square looks the same after a quarter of a turn, so both have the same object: small tables stay in the
    processor's cache.
    """
    found = []
    for shape, outlines in zip(SHAPES, OUTLINES, strict=True):
        corners = CORNERS[shape]
        found.append(tuple(map(make, outlines[: TURN // corners])) * corners)
    return tuple(found)


Room = tuple[int, int, int, int, int, int, int, int]


def _room(outline: tuple[Point, ...]) -> Room:
    """CX-1, CX-2: where the middle of an outline may be, if all of it is in the tray and off the markers' corners.

    It has the lowest and the highest x, y, x + y and x - y. An outline may touch the edge."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    sums, differences = [x + y for x, y in outline], [x - y for x, y in outline]
    room = -min(xs), SIZE - max(xs), -min(ys), SIZE - max(ys)
    far = SIZE - CUT
    return *room, CUT - min(sums), SIZE + far - max(sums), -far - min(differences), far - max(differences)


ROOM: Final = _at_each_angle(_room)


def inside(shape: int, x: int, y: int, angle: int) -> bool:
    """CX-1, CX-2: whether a polygon lies in the tray, and on none of the markers' corners.

    >>> inside(1, 5000, 5000, 0), inside(1, 5000, 9500, 0), inside(1, 1000, 1000, 0)
    (True, False, False)
    """
    left, right, top, bottom, sum_low, sum_high, difference_low, difference_high = ROOM[shape][angle]
    return (
        left <= x <= right
        and top <= y <= bottom
        and sum_low <= x + y <= sum_high
        and difference_low <= x - y <= difference_high
    )


BITS: Final = tuple(1 << id_ for id_ in range(len(POLYGONS)))
"""For each id the set of it alone."""


class Polygon(msgspec.Struct, frozen=True, gc=False):
    """A polygon in the tray. Its id is its place in the heap as it was shaken, from the bottom."""

    id: int
    kind: int
    x: int
    y: int
    angle: int

    @property
    def outline(self) -> tuple[Point, ...]:
        """Its corners in the tray."""
        return tuple((self.x + x, self.y + y) for x, y in OUTLINES[self.kind >> 2][self.angle])


class Pile(msgspec.Struct, frozen=True, gc=False):
    """How the polygons lay when the tray was shaken: that never changes while they are taken, so all heaps share it.

    A set of polygons has a bit for each id.
    """

    over: list[int]
    """For each id the set of all that lie over any part of it."""
    under: list[list[int]]
    """For each id those that it lies over."""
    matching: list[int]
    """For each kind the set of all with the same shape or colour."""


class Heap(tuple[Polygon, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs what follows from it
    """The polygons in the tray, from the bottom up.

    What follows from how they lie is kept beside them, worked out once and carried on from heap to heap:
    - `pile`: who lies over whom, as shaken,
    - `left`: the set of those still there; `reachable`: of those, the ones with nothing over them (CX-4).
    These are not part of the tuple, so they are neither in a state's JSON nor in its hash.
    """

    pile: Pile
    left: int
    reachable: int

    @classmethod
    def of_data(cls, data: Any) -> "Heap":
        """The heap of these polygons, as JSON holds them. Raises ValueError if no heap has such polygons."""
        polygons = msgspec.convert(data, tuple[Polygon, ...])
        ids = [polygon.id for polygon in polygons]
        if ids != sorted(set(ids)) or any(not 0 <= id_ < len(POLYGONS) for id_ in ids):
            raise ValueError("the polygons are not in the order of their ids")
        for one in polygons:
            known_kind = 0 <= one.kind < len(KINDS) and 0 <= one.angle < TURN
            if not known_kind or not inside(one.kind >> 2, one.x, one.y, one.angle):
                raise ValueError(f"polygon {one.id} does not lie in the tray")
        return piled(polygons)

    def has(self, id_: int) -> bool:
        """Whether a polygon with this id is still there; any number may be asked for."""
        return 0 <= id_ < len(POLYGONS) and bool(self.left >> id_ & 1)

    def find(self, id_: int) -> Polygon:
        """The polygon with this id, which must still be there."""
        return self[(self.left & (1 << id_) - 1).bit_count()]

    def without(self, id_: int) -> "Heap":
        """The heap when this polygon is gone; nothing else moves (CX-4)."""
        return self.lifted(id_)[1]

    def lifted(self, id_: int) -> tuple[Polygon, "Heap"]:
        """The polygon with this id, which must still be there, and the heap without it."""
        bit, pile = BITS[id_], self.pile
        left, over = self.left ^ bit, pile.over
        at = (left & bit - 1).bit_count()
        heap = Heap(self[:at] + self[at + 1 :])
        reachable = self.reachable & left
        for lower in pile.under[id_]:
            if not over[lower] & left:
                reachable |= BITS[lower] & left
        heap.pile, heap.left, heap.reachable = pile, left, reachable
        return self[at], heap

    def uncovers(self, id_: int) -> list[int]:
        """What could be reached for the first time if this reachable polygon were gone."""
        left = self.left & ~(1 << id_)
        over = self.pile.over
        return [lower for lower in self.pile.under[id_] if left >> lower & 1 and not over[lower] & left]

    def covering(self, id_: int) -> list[int]:
        """What lies over this polygon now."""
        return ids_of(self.pile.over[id_] & self.left)

    @cached_property
    def height(self) -> int:
        """CX-4: the length of the longest chain of polygons, as shaken, in which each lies on the one before."""
        heights = [1] * len(self.pile.under)
        for upper, under in enumerate(self.pile.under):
            for lower in under:
                if heights[lower] >= heights[upper]:
                    heights[upper] = heights[lower] + 1
        return max(heights, default=0)


def piled(polygons: tuple[Polygon, ...], overlapping: list[tuple[int, int]] | None = None) -> Heap:
    """The heap of these polygons, in the order of their ids from the bottom up.

    A caller that already knows which of them overlap (pairs of ids, the lower one first) can say so.
    """
    by_kind = [0] * len(KINDS)
    for polygon in polygons:
        by_kind[polygon.kind] |= BITS[polygon.id]
    by_shape = [sum(by_kind[4 * shape : 4 * shape + 4]) for shape in range(4)]
    by_colour = [sum(by_kind[colour::4]) for colour in range(4)]
    matching = [by_shape[kind >> 2] | by_colour[kind & 3] for kind in range(len(KINDS))]
    left = sum(by_shape)
    over: list[int] = [0] * left.bit_length()
    under: list[list[int]] = [[] for _ in over]
    for lower, upper in overlaps(polygons) if overlapping is None else overlapping:
        over[lower] |= BITS[upper]
        under[upper].append(lower)
    for lowers in under:
        lowers.sort()
    heap = Heap(polygons)
    heap.pile, heap.left = Pile(over, under, matching), left
    heap.reachable = left & sum([bit for bit, above in zip(BITS, over, strict=False) if not above])
    return heap


def known(heap: tuple[Polygon, ...]) -> Heap:
    """The same heap with all that follows from it, even if it was only a tuple of polygons."""
    return heap if isinstance(heap, Heap) and "pile" in vars(heap) else piled(tuple(heap))


def ids_of(mask: int) -> list[int]:
    """The ids in a set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


Edge = tuple[int, int, int]
"""The outward normal of an edge, and how far the outline reaches along it."""


def _edges(outline: tuple[Point, ...]) -> tuple[Edge, ...]:
    found = []
    for (x, y), (next_x, next_y) in zip(outline, (*outline[1:], outline[0]), strict=True):
        across, down = next_y - y, x - next_x
        found.append((across, down, across * x + down * y))
    return tuple(found)


FORMS: Final = _at_each_angle(lambda outline: (_edges(outline), outline))
"""Edges and outline together, for each shape and angle."""
EDGES: Final = tuple(tuple(edges for edges, _ in forms) for forms in FORMS)


def _core(edges: tuple[Edge, ...]) -> int:
    """The radius of a circle around the middle that lies within the outline."""
    return min(isqrt(reach * reach // (across * across + down * down)) for across, down, reach in edges)


CORE: Final = tuple(min(map(_core, edges)) for edges in EDGES)
NEAR: Final = tuple(tuple((one + other + 1) ** 2 for other in RADIUS) for one in RADIUS)
"""Of two shapes: the square of how far apart their middles are at least if they can't overlap. Corners are rounded."""
WITHIN: Final = tuple(tuple((one + other) ** 2 for other in CORE) for one in CORE)
"""Of two shapes: the square of how near their middles are at most if they must overlap."""
SHORTEST: Final = tuple(min(isqrt(x * x + y * y) for edges in of_shape for x, y, _ in edges) for of_shape in EDGES)
INTO: Final = tuple(tuple(-length * core for core in CORE) for length in SHORTEST)
"""Of two shapes: how far along the normal of any edge of the first, the second reaches back from its middle at least.
"""


def overlaps(polygons: tuple[Polygon, ...]) -> list[tuple[int, int]]:
    """The pairs of ids, the lower one first, whose outlines share an area; those that only touch don't (CX-4).

    Two convex outlines share no area if and only if all of one lies beyond an edge of the other (or on its line). Most
    pairs need no such question: they are too far from each other, or so near that circles within them overlap.
    """
    found = []
    # From left to right: for each polygon, those are done that lie too far to the left of it and of all that follow.
    lying = sorted([(p.x, p.y, p.kind >> 2, p.angle, p.id) for p in polygons])
    first = 0
    for place, (x, y, shape, angle, id_) in enumerate(lying):
        while lying[first][0] <= x - FARTHEST:
            first += 1
        highest, lowest = y - REACH[shape], y + REACH[shape]
        near, within = NEAR[shape], WITHIN[shape]
        for other_x, other_y, other_shape, other_angle, other in lying[first:place]:
            if highest < other_y < lowest:
                across, down = other_x - x, other_y - y
                distance = across * across + down * down
                if distance < within[other_shape] or (
                    distance < near[other_shape] and not _apart(shape, angle, other_shape, other_angle, across, down)
                ):
                    found.append((id_, other) if id_ < other else (other, id_))
    return found


REACH: Final = tuple(radius + max(RADIUS) + 1 for radius in RADIUS)
"""Of each shape: how far from its middle the middle of whatever overlaps it is less than."""
FARTHEST: Final = 2 * max(RADIUS) + 1
"""Polygons whose middles are this far apart never overlap."""


def _apart(shape: int, angle: int, other_shape: int, other_angle: int, across: int, down: int) -> bool:
    """Whether two polygons share no area; the middle of the second lies this far from the middle of the first."""
    # First the edges of the one that has fewer: they stand out more, and so more often tell the two apart.
    if shape > other_shape:
        shape, angle, other_shape, other_angle = other_shape, other_angle, shape, angle
        across, down = -across, -down
    edges, outline = FORMS[shape][angle]
    other_edges, other_outline = FORMS[other_shape][other_angle]
    into = INTO[shape][other_shape]
    for normal_x, normal_y, reach in edges:
        least = reach - normal_x * across - normal_y * down
        if least <= into:  # else the circle within the other reaches over the edge
            for x, y in other_outline:
                if normal_x * x + normal_y * y < least:
                    break
            else:
                return True  # all of the other lies beyond this edge
    into = INTO[other_shape][shape]
    for normal_x, normal_y, reach in other_edges:  # written out: a function for both takes longer
        least = reach + normal_x * across + normal_y * down
        if least <= into:
            for x, y in outline:
                if normal_x * x + normal_y * y < least:
                    break
            else:
                return True
    return False


NEAREST: Final = min(SIZE - room[1] for rooms in ROOM for room in rooms)
"""The middle of a polygon is never nearer than this to a side of the tray."""
SPAN: Final = SIZE - 2 * NEAREST + 1
THROWS: Final = SPAN * SPAN * TURN
"""In how many ways a polygon can be thrown, if the edges of the tray and its corners are left out."""


def shaken(bits: Bits) -> Heap:
    """CX-1, CX-4: shake the tray until somewhere four polygons lie on top of each other."""
    while True:
        kinds = shuffled(bits, POLYGONS)
        heap = piled(_thrown(bits, kinds))
        if heap.height >= CHAIN:
            return heap


def _thrown(bits: Bits, kinds: list[int]) -> tuple[Polygon, ...]:
    """Each polygon anywhere in the tray, at any angle: drawn again while it lies over the edge or on a corner."""
    lying = []
    throws = all_below(bits, THROWS)
    for id_, kind in enumerate(kinds):
        shape = kind >> 2
        for throw in throws:
            place, angle = divmod(throw, TURN)
            x, y = NEAREST + place // SPAN, NEAREST + place % SPAN
            if inside(shape, x, y, angle):
                lying.append(Polygon(id_, kind, x, y, angle))
                break
    return tuple(lying)


def faults(heap: tuple[Polygon, ...]) -> Iterator[Problem]:
    """What is wrong with a heap that is said to have been shaken."""
    numbered = all(polygon.id == place for place, polygon in enumerate(heap))
    if not numbered or sorted(polygon.kind for polygon in heap) != list(POLYGONS):
        yield Problem("CX-1", "wrong-polygons", "The heap must have each of the 16 kinds of polygons five times.")
    if not numbered or not all(0 <= polygon.kind < len(KINDS) for polygon in heap):
        return
    out = [p for p in heap if not 0 <= p.angle < TURN or not inside(p.kind >> 2, p.x, p.y, p.angle)]
    if out:
        text = "All polygons lie in the tray, none on the corners of the point markers."
        yield Problem("CX-1", "outside-tray", text, tuple(str(polygon.id) for polygon in out))
    elif known(heap).height < CHAIN:
        yield Problem("CX-4", "flat-heap", f"Somewhere {CHAIN} polygons must lie on each other.")


EMPTY: Final = piled(())
