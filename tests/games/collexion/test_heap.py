"""CX-1, CX-2, CX-4: how the polygons lie, who covers whom, and that a shaken tray is a heap. Against shapely."""

import hashlib
import math
import random
from functools import cache
from itertools import combinations
from statistics import fmean

import msgspec
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.collexion.table import apart, tower
from tilery.engine import Dice
from tilery.engine.chance import derived_seed
from tilery.games.collexion.heap import (
    COS,
    CUT,
    OUTLINES,
    RADIUS,
    SIZE,
    TURN,
    UNIT,
    Heap,
    Polygon,
    ids_of,
    inside,
    overlaps,
    piled,
    shaken,
)
from tilery.games.collexion.pieces import CORNERS, POLYGONS, SHAPES

FAR = SIZE - CUT
TRAY = shapely.Polygon([(CUT, 0), (FAR, 0), (SIZE, CUT), (SIZE, FAR), (FAR, SIZE), (CUT, SIZE), (0, FAR), (0, CUT)])

angles = st.integers(0, TURN - 1)
kinds = st.integers(0, 15)
places = st.integers(0, SIZE)


@cache
def heaps() -> list[Heap]:
    return [shaken(Dice(bytes(32), number)) for number in range(1000)]


def as_shapely(polygon: Polygon) -> shapely.Polygon:
    return shapely.Polygon(polygon.outline)


def share_an_area(one: Polygon, other: Polygon) -> bool:
    """All coordinates are whole, so an overlap, however small, has an area that shapely can't miss."""
    return bool(as_shapely(one).intersection(as_shapely(other)).area > 1e-9)


def small_heaps(most: int = 12) -> st.SearchStrategy[tuple[Polygon, ...]]:
    """Heaps in a small part of the tray, so that many overlap and some just touch."""
    one = st.tuples(kinds, st.integers(3000, 5500), st.integers(3000, 5500), angles)
    return st.lists(one, max_size=most).map(lambda lying: tuple(Polygon(i, *rest) for i, rest in enumerate(lying)))


# Outlines


def test_the_cosines_are_those_of_every_degree() -> None:
    assert all(abs(COS[degree] / UNIT - math.cos(math.radians(degree))) < 1e-14 for degree in range(TURN))
    assert abs(COS[359] - COS[1]) < 10**5


@pytest.mark.parametrize("shape", range(4))
def test_cx_1_outlines_are_regular_convex_and_round_to_the_nearest_unit(shape: int) -> None:
    corners = CORNERS[SHAPES[shape]]
    for angle in range(TURN):
        outline = OUTLINES[shape][angle]
        assert len(set(outline)) == corners
        for number, (x, y) in enumerate(outline):
            direction = math.radians(angle + 360 * number / corners)
            assert abs(x - RADIUS[shape] * math.cos(direction)) <= 0.5 + 1e-9
            assert abs(y - RADIUS[shape] * math.sin(direction)) <= 0.5 + 1e-9
        for at in range(corners):
            (ax, ay), (bx, by), (cx, cy) = (outline[(at + i) % corners] for i in range(3))
            assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0, "clockwise on a screen, and never bent inwards"


def test_outlines_are_the_same_on_every_machine() -> None:
    assert hashlib.sha256(repr(OUTLINES).encode()).hexdigest() == OUTLINES_HASH


OUTLINES_HASH = "579955f9a50a0ff456f846648500b61d87e16adab7cec42f6920830fa3bf506d"


# The tray


@given(shape=st.integers(0, 3), x=places, y=places, angle=angles)
@settings(max_examples=400)
def test_cx_2_a_polygon_is_inside_if_it_leaves_the_edge_and_the_corners_of_the_markers_free(
    shape: int, x: int, y: int, angle: int
) -> None:
    assert inside(shape, x, y, angle) == TRAY.covers(as_shapely(Polygon(0, 4 * shape, x, y, angle)))


@pytest.mark.parametrize("shape", range(4))
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_cx_2_it_may_touch_the_edge_but_not_cross_it_in_any_direction(shape: int, dx: int, dy: int) -> None:
    for angle in (0, 10, 45, 77):
        steps = 0
        while inside(shape, 5000 + steps * dx, 5000 + steps * dy, angle):
            steps += 1
        last = Polygon(0, 4 * shape, 5000 + (steps - 1) * dx, 5000 + (steps - 1) * dy, angle)
        beyond = Polygon(0, 4 * shape, 5000 + steps * dx, 5000 + steps * dy, angle)
        assert steps > 2000
        assert TRAY.covers(as_shapely(last))
        assert not TRAY.covers(as_shapely(beyond))


# Who covers whom


@given(polygons=small_heaps())
@settings(max_examples=150)
def test_cx_4_two_polygons_overlap_as_shapely_says(polygons: tuple[Polygon, ...]) -> None:
    expected = [(a.id, b.id) for a, b in combinations(polygons, 2) if share_an_area(a, b)]
    assert sorted(overlaps(polygons)) == expected


@given(polygons=small_heaps(14), order=st.randoms(use_true_random=False))
@settings(max_examples=80)
def test_cx_4_what_can_be_reached_agrees_with_shapely_until_the_tray_is_empty(
    polygons: tuple[Polygon, ...], order: random.Random
) -> None:
    heap = piled(polygons)
    while True:
        lying = list(heap)
        free = [one.id for i, one in enumerate(lying) if not any(share_an_area(one, upper) for upper in lying[i + 1 :])]
        assert ids_of(heap.reachable) == free
        assert heap == piled(tuple(lying))
        assert heap.left == sum(1 << one.id for one in lying)
        if not free:
            break
        taken = order.choice(free)
        uncovered = heap.uncovers(taken)
        assert heap.find(taken).id == taken
        after = heap.without(taken)
        assert sorted(uncovered) == ids_of(after.reachable & ~heap.reachable)
        heap = after
    assert not heap


@given(polygons=small_heaps(10))
def test_cx_4_what_covers_a_polygon_is_named(polygons: tuple[Polygon, ...]) -> None:
    heap = piled(polygons)
    for i, one in enumerate(polygons):
        assert heap.covering(one.id) == [upper.id for upper in polygons[i + 1 :] if share_an_area(one, upper)]


def test_cx_4_outlines_that_only_touch_do_not_cover() -> None:
    right = RADIUS[1]
    beside = piled((Polygon(0, 4, 3000, 3000, 0), Polygon(1, 4, 3000 + 2 * right, 3000, 0)))
    assert ids_of(beside.reachable) == [0, 1]
    nearer = piled((Polygon(0, 4, 3000, 3000, 0), Polygon(1, 4, 3000 + 2 * right - 1, 3000, 0)))
    assert ids_of(nearer.reachable) == [1]
    edge = OUTLINES[1][45][0][0]
    along_an_edge = piled((Polygon(0, 4, 3000, 3000, 45), Polygon(1, 4, 3000 + 2 * edge, 3000, 45)))
    assert ids_of(along_an_edge.reachable) == [0, 1]
    one_unit = piled((Polygon(0, 4, 3000, 3000, 45), Polygon(1, 4, 3000 + 2 * edge - 1, 3000, 45)))
    assert ids_of(one_unit.reachable) == [1]


def test_cx_4_the_longest_chain_goes_from_polygon_to_polygon() -> None:
    assert apart("t-green s-green p-green").height == 1
    assert tower("t-green s-green p-green o-blue").height == 4
    stairs = piled(tuple(Polygon(i, 12, 2000 + 900 * i, 5000, 0) for i in range(5)))
    assert stairs.height == 5, "each lies on the one before, though the first and the third don't meet"
    valley = piled(tuple(Polygon(i, 12, 2000 + 900 * (i if i < 2 else 4 - i), 5000, 0) for i in range(4)))
    assert valley.height == 4


# A shaken tray


def test_cx_1_a_heap_has_five_of_each_kind_in_any_order() -> None:
    for heap in heaps()[:100]:
        assert sorted(polygon.kind for polygon in heap) == list(POLYGONS)
        assert [polygon.id for polygon in heap] == list(range(80))
    assert len({tuple(polygon.kind for polygon in heap) for heap in heaps()[:100]}) == 100


def test_cx_1_every_polygon_lies_in_the_tray_and_on_no_corner() -> None:
    for heap in heaps()[:60]:
        assert all(TRAY.covers(as_shapely(polygon)) for polygon in heap)


def test_cx_1_places_and_angles_are_not_on_a_grid() -> None:
    lying = [polygon for heap in heaps()[:200] for polygon in heap]
    assert {polygon.angle for polygon in lying} == set(range(TURN))
    assert {polygon.x % 10 for polygon in lying} == {polygon.y % 10 for polygon in lying} == set(range(10))
    assert abs(fmean(polygon.x for polygon in lying) - SIZE / 2) < 100
    assert abs(fmean(polygon.y for polygon in lying) - SIZE / 2) < 100


def test_cx_4_a_quarter_to_a_half_can_be_reached_at_the_start_on_average() -> None:
    assert 0.25 <= fmean(heap.reachable.bit_count() for heap in heaps()) / 80 <= 0.5


def test_cx_4_in_every_heap_at_least_four_lie_on_each_other() -> None:
    assert min(heap.height for heap in heaps()) >= 4


def test_cx_4_a_flat_heap_is_shaken_again_with_the_bits_that_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    heights = iter((3, 2, 4))
    monkeypatch.setattr(Heap, "height", property(lambda self: next(heights)))
    third = shaken(random.Random(5))
    monkeypatch.undo()
    bits = random.Random(5)
    assert [shaken(bits) for _ in range(3)][2] == third


def test_a_heap_depends_on_its_bits_alone() -> None:
    again = [shaken(Dice(bytes(32), number)) for number in range(5)]
    assert again == heaps()[:5]
    assert len(set(heaps())) == 1000
    assert hashlib.sha256(repr([tuple(heap) for heap in again]).encode()).hexdigest() == HEAPS_HASH


HEAPS_HASH = "83cef42903df0ec5f068e8dc2c0d335535d18b3dc362527bef2e8a671f4e5436"


def test_cx_1_the_same_bits_give_the_same_heap_for_ever() -> None:
    """As they were when numpy still compared the outlines: places, who covers whom, and what can be reached."""
    digest = hashlib.sha256()
    for number in range(200):
        heap = shaken(Dice(derived_seed("heap", number), 0))
        over, matching, reachable = map(hex, heap.pile.over), map(hex, heap.pile.matching), hex(heap.reachable)
        digest.update(msgspec.json.encode([heap, list(over), heap.pile.under, list(matching), reachable]))
    assert digest.hexdigest() == "87cf6b1ba310a00ab01411bc49ac71da2ec25671e5cf310f67a3d3c40a88bfa6"
