"""Alike moves at a table at home are one answer, with one chance."""

import random
from typing import Any

import pytest

from tilery.analysis import Best, Value
from tilery.engine.sketch.reading import read_sketch, set_up, start_of
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import Take
from tilery.tables.library.alike import told_once
from tilery.tables.library.sketching import advised, looked_at
from tilery.tables.wire.wishes import SketchWish

REACHABLE = ["t-green", "t-green", "s-pink"]


@pytest.fixture
def view() -> Any:
    state = set_up(GAME, start_of(GAME, 2, {}), read_sketch(GAME, {"reachable": REACHABLE}), random.Random(1))
    return GAME.view(state, 0)


def polygons(view: Any, kind: str) -> list[int]:
    return [piece.id for piece in view.pieces if piece.reachable and piece.kind == kind]


def test_two_alike_polygons_are_told_once_with_the_mean_of_what_is_known_of_them(view: Any) -> None:
    one, other = polygons(view, "t-green")
    [pink] = polygons(view, "s-pink")
    found = [
        Best(Value(Take(one), 0.60, 0.01), ()),
        Best(Value(Take(pink), 0.58, 0.01, 0.02, 0.009), ()),
        Best(Value(Take(other), 0.50, 0.02, 0.10, 0.02), ()),
    ]
    first, second = told_once(GAME, view, found)
    # The other one is known half as well, so it weighs a quarter; now neither is certainly better.
    assert (first.value.move, first.value.behind, first.value.worse) == (Take(one), 0.0, False)
    assert first.value.chance == pytest.approx(0.58)
    assert second.value.behind == pytest.approx(0.0)
    assert not second.value.worse
    assert max(best.value.error for best in found) >= first.value.error >= 0.01


def test_the_order_is_that_of_the_means(view: Any) -> None:
    one, other = polygons(view, "t-green")
    [pink] = polygons(view, "s-pink")
    found = [
        Best(Value(Take(one), 0.60, 0.02), ()),
        Best(Value(Take(pink), 0.58, 0.02, 0.02, 0.009), ()),
        Best(Value(Take(other), 0.40, 0.02, 0.20, 0.02), ()),
    ]
    first, second = told_once(GAME, view, found)
    assert (first.value.move, first.value.behind, first.value.behind_error) == (Take(pink), 0.0, 0.0)
    assert second.value.behind == pytest.approx(0.08)
    assert second.value.worse


def test_moves_that_are_not_alike_stay_as_they_were_found(view: Any) -> None:
    [pink] = polygons(view, "s-pink")
    found = [
        Best(Value(Take(polygons(view, "t-green")[0]), 0.6, 0.01), ()),
        Best(Value(Take(pink), 0.5, 0.01, 0.1), ()),
    ]
    assert told_once(GAME, view, found) == found


def test_the_house_names_no_kind_twice() -> None:
    wish = SketchWish(game=GAME.info.id, seats=2, sketch={"reachable": REACHABLE})
    kinds = {piece.id: piece.kind for piece in looked_at(wish).view.pieces}
    takes = [best.data.polygon for best in advised(wish, playouts=2).moves if isinstance(best.data, Take)]
    assert sorted(kinds[polygon] for polygon in takes) == sorted(set(REACHABLE))
