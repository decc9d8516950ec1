"""A table of Hidden Stones at home: each mistake is told at its place, and what was not entered is drawn."""

import random
from typing import Any

import pytest

from tilery.engine import Unreadable
from tilery.engine.sketch.reading import read_sketch, set_up, sketch_problems, start_of
from tilery.games.hidden_stones.game import GAME

BOARD = "UFBHHOSTS"


def start(seats: int = 2, **options: str) -> Any:
    return start_of(GAME, seats, options)


def problems(table: Any, **given: Any) -> dict[str, tuple[str, ...]]:
    """The codes of all problems, each with its pieces."""
    found = sketch_problems(GAME, table, read_sketch(GAME, {"board": BOARD, "hand": [1, 2, 3, 4], **given}))
    return {problem.code: problem.pieces for problem in found}


def made(table: Any, **given: Any) -> Any:
    return set_up(GAME, table, read_sketch(GAME, {"board": BOARD, "hand": [1, 2, 3, 4], **given}), random.Random(1))


def test_a_few_entries_make_a_whole_table() -> None:
    state = made(start(3))
    assert list(map(len, state.hands)) == [4, 4, 4]
    assert state.hands[0] == (1, 2, 3, 4)
    assert len(state.draw) == len(state.deck.cards) - 12


def test_hs_1_every_cell_has_a_stone_and_no_stone_is_there_too_often() -> None:
    assert problems(start(), board="UFBHHOST.") == {"cell-empty": ("c3",)}
    assert problems(start(), board="UMBHHOSTS") == {"stone-too-often": ("a1", "b1")}


def test_hs_2_a_card_is_in_one_place() -> None:
    assert problems(start(), discard=[3]) == {"entered-twice": ("3",)}
    assert problems(start(), won=[[7], [7]]) == {"entered-twice": ("7",)}
    everything = list(range(5, len(start().deck.cards) + 1))
    assert list(problems(start(), others=[1], discard=everything)) == ["too-many-held"]


def test_hs_9_nobody_holds_more_than_six_cards() -> None:
    assert problems(start(), others=[7]) == {"hand-too-large": ("1", "6")}
    assert problems(start(), hand=list(range(1, 8))) == {"hand-too-large": ("0", "6")}


def test_hs_9_whoever_passed_last_time_may_not_pass() -> None:
    moves = [list(map(GAME.write, GAME.moves(made(start(), passed=passed), 0))) for passed in (False, True)]
    assert ["pass" in of_them for of_them in moves] == [True, False]


def test_hs_11_with_enough_cards_the_last_round_is_on_or_over() -> None:
    enough = [[], [0] * 10]
    state = made(start(), won=enough)
    assert state.last_round
    assert state.start == 1
    assert list(problems(start(), won=enough, start=0)) == ["over-already"]
    assert list(problems(start(edition="magellan"), won=enough)) == ["over-already"]
    assert list(problems(start(), won=[[0] * 10, []])) == ["over-already"]
    assert problems(start(), won=[[0] * 10, []], acted=True) == {}


def test_cards_that_were_not_looked_up_are_any_that_are_left() -> None:
    state = made(start(), won=[[5, 0], [0]])
    assert state.won[0][0] == 5
    assert len({*state.won[0], *state.won[1]} - {1, 2, 3, 4}) == 3


def test_hs_13_a_solo_game_has_so_many_cards_of_each_value() -> None:
    table = start(1)
    fives = [card.number for card in table.deck.cards.values() if card.points == 5][:2]
    assert problems(table, hand=fives) == {"solo-cards": tuple(map(str, fives))}
    state = made(table, hand=fives[:1], won=[[0, 0]], penalties=2)
    assert len(state.draw) == 13
    assert state.penalties == 2


def test_hs_15_a_solo_game_with_all_cards_won_is_over() -> None:
    assert "over-already" in problems(start(1), hand=[], won=[[0] * 16])


@pytest.mark.parametrize(
    "given", [{"board": "UF"}, {"board": "UFBHHOSTX"}, {"hand": [999]}, {"start": 2}, {"penalties": 1}, {"won": [[]]}]
)
def test_what_no_form_could_make_can_not_be_read(given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        problems(start(), **given)
