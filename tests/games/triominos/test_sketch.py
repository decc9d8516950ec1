"""A table of Triominos at home: each mistake is told at its place, and what was not entered is drawn."""

import random
from typing import Any

import pytest

from tilery.engine import Match, Unreadable, state_data, state_of
from tilery.engine.sketch.reading import read_sketch, set_up, sketch_problems, start_of
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import STOP
from tilery.games.triominos.pieces import STONES


def lying(*stones: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [{"cell": cell, "numbers": list(numbers)} for cell, *numbers in stones]


def start(seats: int = 2, **options: str) -> Any:
    return start_of(GAME, seats, options)


def sketch(**given: Any) -> Any:
    return read_sketch(GAME, {"layout": lying(("0", 1, 2, 3)), "rack": ["344", "000"], **given})


def problems(table: Any = None, **given: Any) -> dict[str, tuple[str, ...]]:
    """The codes of all problems, each with its pieces."""
    found = sketch_problems(GAME, table or start(), sketch(**given))
    return {problem.code: problem.pieces for problem in found}


def made(table: Any = None, **given: Any) -> Any:
    return set_up(GAME, table or start(), sketch(**given), random.Random(1))


def test_a_few_entries_make_a_whole_table() -> None:
    state = made()
    assert list(map(len, state.hands)) == [2, 9]
    assert len(state.pool) == len(STONES) - 12
    assert state_of(GAME, state_data(state)) == state


def test_stones_may_be_entered_in_any_order_and_named_from_any_corner() -> None:
    beside = ("e1", 2, 1, 2)
    one = made(layout=lying(("0", 1, 2, 3), beside), rack=["443"])
    other = made(layout=lying(beside, ("0", 1, 2, 3)), rack=["344"])
    assert one.hands[0] == ("344",)
    assert one == other


def test_tr_1_a_stone_is_there_once() -> None:
    assert problems(rack=["123"]) == {"entered-twice": ("123", "0")}
    assert problems(rack=["000", "000"]) == {"entered-twice": ("000",)}
    assert problems(others=[54]) == {"too-many-held": ("53",)}


def test_tr_4_all_numbers_at_a_corner_agree() -> None:
    assert problems(layout=lying(("0", 1, 2, 3), ("e1", 2, 4, 4))) == {"corners-differ": ("0", "e1")}


def test_tr_4_all_stones_are_joined_by_edges() -> None:
    assert problems(layout=lying(("0", 1, 2, 3), ("e4", 4, 4, 5))) == {"not-joined": ("e4",)}
    assert problems(layout=lying(("0", 1, 2, 3), ("0", 4, 4, 5)))["two-on-cell"] == ("0",)


def test_tr_4_the_first_stone_shows_its_smallest_number_at_the_top() -> None:
    for wrong in (("e2", 1, 2, 3), ("0", 2, 3, 1)):
        assert list(problems(layout=lying(wrong))) == ["no-first-stone"]


def test_tr_4_on_an_empty_table_you_begin() -> None:
    assert problems(layout=[]) == {}
    assert list(problems(layout=[], start=1)) == ["you-begin"]
    assert list(problems(layout=[], bought=1)) == ["lay-first"]


def test_tr_10_whoever_is_out_has_played_before_you_in_this_lap() -> None:
    assert list(problems(rack=[])) == ["rack-empty"]
    state = made(others=[0])
    assert (state.out, state.start) == (1, 1)
    assert list(problems(others=[0], start=0)) == ["over-already"]
    assert list(problems(start(3), others=[0, 5], start=2)) == ["over-already"]


def test_tr_11_where_nothing_fits_any_more_the_round_is_over() -> None:
    tried = 0
    for number in range(8):
        match, rng = Match(GAME, seats=2, seed=bytes([number]) * 32), random.Random(number)
        while not match.over:
            seat = min(match.pending)
            match.play(seat, rng.choice([move for move in GAME.moves(match.state, seat) if move != STOP]))
        end = match.state
        if end.reason == "TR-11":
            layout = [{"cell": placed.cell, "numbers": list(placed.numbers)} for placed in end.layout]
            held = {"layout": layout, "rack": list(end.hands[0]), "others": [len(end.hands[1])]}
            assert problems(**held) == {"over-already": ()}
            assert problems(**held, bought=1) == {}
            tried += 1
    assert tried


def test_tr_13_the_rounds_before_count() -> None:
    state = made(start(target="400"), round=3, before=[310, 120], scores=[5, 7])
    assert GAME.view(state, 0).totals == (315, 127)
    assert list(problems(start(target="400"), round=2, before=[410, 120])) == ["over-already"]
    assert list(problems(round=2)) == ["over-already"]


@pytest.mark.parametrize(
    "given",
    [
        {"layout": lying(("x", 1, 2, 3))},
        {"layout": lying(("0", 1, 3, 2))},
        {"layout": lying(("0", 1, 2, 9))},
        {"rack": ["987"]},
        {"bought": 4},
        {"start": 2},
        {"scores": [1]},
        {"before": [1, 2]},
        {"round": 0},
    ],
)
def test_what_no_form_could_make_can_not_be_read(given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        problems(**given)
