"""A table of Crossrummy at home: each mistake is told at its place, and what was not entered is drawn."""

import random
from typing import Any

import pytest

from tilery.engine import Unreadable
from tilery.engine.sketch.reading import read_sketch, set_up, sketch_problems, start_of
from tilery.games.crossrummy.game import GAME

OPEN = ["y1", "r5", "b9", "g14", "r1", "g2"]


def row(y: int, text: str, x: int = 0) -> list[dict[str, Any]]:
    return [{"cell": [x + place, y], "tile": tile} for place, tile in enumerate(text.split())]


def start(seats: int = 2, **options: str) -> Any:
    return start_of(GAME, seats, options)


def sketch(**given: Any) -> Any:
    return read_sketch(GAME, {"table": row(0, "y3 y4 y5"), "rack": ["b7", "b8"], "open": OPEN, **given})


def problems(begun: Any = None, /, **given: Any) -> dict[str, tuple[str, ...]]:
    """The codes of all problems, each with its pieces."""
    found = sketch_problems(GAME, begun or start(), sketch(**given))
    return {problem.code: problem.pieces for problem in found}


def made(begun: Any = None, /, **given: Any) -> Any:
    return set_up(GAME, begun or start(), sketch(**given), random.Random(1))


def test_a_few_entries_make_a_whole_table_wherever_it_was_counted_from() -> None:
    state = made(table=row(-7, "y3 y4 y5", x=40)[::-1], rack=["b8", "b7"])
    assert [(one.cell, one.tile) for one in state.table] == [((0, 0), "y3"), ((1, 0), "y4"), ((2, 0), "y5")]
    assert state.hands[0] == ("b7", "b8")
    assert len(state.hands[1]) == 15
    assert len(state.bag) == 116 - 3 - 2 - 6 - 15


def test_cr_1_there_are_two_of_each_tile() -> None:
    assert problems(rack=["y3", "y4"]) == {}
    assert problems(rack=["y3", "y3"]) == {"entered-twice": ("y3", "0,0")}
    assert list(problems(others=[110])) == ["too-many-held"]


def test_cr_2_six_tiles_lie_open_while_the_bag_has_any() -> None:
    assert problems(open=OPEN[:5]) == {"open-count": ("6", "5")}
    assert list(problems(open=[*OPEN, "y2"])) == ["open-count"]
    assert problems(open=[], others=[111]) == {}


def test_cr_5_action_tiles_do_not_stay_on_the_table() -> None:
    assert problems(table=row(0, "y3 y4 y5") + row(2, "pass-on"))["action-on-table"] == ("0,2",)
    assert made(gone=["draw-three"]).gone == ("draw-three",)


def test_cr_7_and_8_every_line_is_told_at_its_cells() -> None:
    assert problems(table=row(0, "y3 y4")) == {"line-short": ("0,0", "1,0")}
    assert problems(table=row(0, "y3 r3 y3")) == {"line-colours": ("0,0", "1,0", "2,0")}
    assert "lone-tile" in problems(table=row(0, "y3 y4 y5") + row(4, "b2"))
    assert "cell-taken" in problems(table=row(0, "y3 y4 y5") + row(0, "y3"))


def test_cr_9_and_11_there_are_as_many_groups_as_are_allowed() -> None:
    two = row(0, "y3 y4 y5") + row(2, "r3 r4 r5")
    assert problems(table=two) == {}
    assert problems(table=two, opened=[True, False]) == {"too-many-groups-yet": ("0,0", "0,2")}
    four = two + row(4, "b3 b4 b5") + row(6, "g3 g4 g5")
    assert list(problems(table=four)) == ["too-many-groups"]
    assert problems(start(4), table=four) == {}


def test_cr_10_on_an_empty_table_nobody_has_opened() -> None:
    assert made(table=[]).opened == (False, False)
    assert made().opened == (True, True)


def test_cr_13_the_games_before_count() -> None:
    state = made(start(rounds="3"), round=2, before=[12, 80])
    assert GAME.view(state, 0).totals == (12, 80)
    assert list(problems(round=2)) == ["over-already"]


@pytest.mark.parametrize(
    "given",
    [
        {"rack": ["z1"]},
        {"gone": ["y1"]},
        {"start": 2},
        {"opened": [True]},
        {"before": [1, 1]},
        {"round": 0},
        {"table": row(0, "y3 y4 y5") + row(90_000, "r3 r4 r5")},
    ],
)
def test_what_no_form_could_make_can_not_be_read(given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        problems(**given)
