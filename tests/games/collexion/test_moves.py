"""Moves that come from no text: whatever they hold, they are judged."""

import random

import pytest

from tests.games.collexion.table import GREEN_SET, options, play, table
from tilery.engine import CHANCE
from tilery.games.collexion import moves as m
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import Heap, Polygon, shaken
from tilery.games.collexion.state import State

EXPERT = options(expert="yes")


def judged(state: State, move: m.Move, seat: int = 0) -> list[tuple[str, str]]:
    return [(problem.rule, problem.code) for problem in GAME.check(state, seat, move)]


def after_a_pair() -> State:
    """An expert has just taken two identical polygons."""
    return play(table("s-pink", "o-blue", tray="t-green t-green", options=EXPERT), "take 0", "take 1")


@pytest.mark.parametrize("stack", ["blue", "green", "red"])
def test_cx_8_a_colour_set_takes_its_own_marker_and_names_no_stack(stack: str) -> None:
    state = play(table(GREEN_SET, ""), "take 0")
    assert judged(state, m.Score("green", stack)) == [("CX-8", "own-stack")]
    assert judged(state, m.Score("green")) == []


def test_cx_8_a_shape_set_names_a_stack_that_exists() -> None:
    state = play(table("t-green t-yellow t-pink t-blue", ""), "take 0")
    assert judged(state, m.Score("triangle", "red")) == [("CX-8", "stack-empty")]


@pytest.mark.parametrize("name", ["hexagon", "", "red"])
def test_cx_7_there_are_no_other_sets(name: str) -> None:
    assert judged(play(table("", ""), "take 0"), m.Score(name)) == [("CX-7", "no-such-set")]


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_cx_9_another_player_sits_at_this_table(seat: int) -> None:
    state = table("t-green", "o-blue")
    assert judged(state, m.Steal(15, seat)) == [("CX-9", "not-another-player")]
    assert judged(state, m.Swap(0, 15, seat)) == [("CX-9", "not-another-player")]


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_cx_14_what_is_wrong_with_an_interruption_cites_it(seat: int) -> None:
    state = after_a_pair()
    assert judged(state, m.Give(6, seat)) == [("CX-14", "not-another-player")]
    assert judged(state, m.Steal(15, seat)) == [("CX-14", "not-another-player")]
    assert judged(state, m.Steal(0, 1)) == [("CX-14", "not-theirs")]


@pytest.mark.parametrize("kind", [-1, 16, 99])
def test_cx_9_nobody_has_a_kind_that_does_not_exist(kind: int) -> None:
    state = table("t-green", "o-blue")
    assert judged(state, m.Steal(kind, 1)) == [("CX-9", "not-theirs")]
    assert judged(state, m.Swap(kind, 15, 1)) == [("CX-9", "not-yours")]
    assert judged(after_a_pair(), m.Give(kind, 1)) == [("CX-14", "not-yours")]


@pytest.mark.parametrize("polygon", [-1, 80, 10**30])
def test_cx_4_a_polygon_that_does_not_exist_is_not_in_the_tray(polygon: int) -> None:
    assert judged(table("", ""), m.Take(polygon)) == [("CX-4", "not-in-tray")]
    assert judged(table("", ""), m.Remove(polygon)) == [("CX-4", "not-in-tray")]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_cx_3_whoever_begins_sits_at_this_table(seat: int) -> None:
    state = GAME.apply(GAME.setup(options(), 2), CHANCE, m.Shake(shaken(random.Random(1)))).state
    assert judged(state, m.Start(seat), CHANCE) == [("CX-3", "no-such-seat")]
    assert judged(state, m.Start(1), CHANCE) == []


def test_cx_1_a_heap_is_known_by_its_polygons_and_their_numbers() -> None:
    state, heap = GAME.setup(options(), 2), shaken(random.Random(1))
    assert judged(state, m.Shake(Heap(heap)), CHANCE) == []
    assert GAME.apply(state, CHANCE, m.Shake(Heap(heap))).state.tray.reachable == heap.reachable
    first, *others = heap
    for wrong in (Polygon(99, *place(first)), Polygon(-1, *place(first)), Polygon(0, 16, 5000, 5000, 0)):
        assert judged(state, m.Shake(Heap((wrong, *others))), CHANCE) == [("CX-1", "wrong-polygons")]
    turned = Polygon(0, first.kind, first.x, first.y, 360)
    assert judged(state, m.Shake(Heap((turned, *others))), CHANCE) == [("CX-1", "outside-tray")]


def place(polygon: Polygon) -> tuple[int, int, int, int]:
    return polygon.kind, polygon.x, polygon.y, polygon.angle
