"""Moves as text that a person can type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilery.engine import Unreadable
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.pieces import CELLS, NEIGHBOURS

EXAMPLES = {
    "x17 b2-b3": m.Swap(17, 4, 7),
    "x1 a1-b1": m.Swap(1, 0, 1),
    "x17 ~c1": m.Flip(17, 2),
    "+23": m.Score(23),
    "end": m.End(),
    "pass": m.Pass(),
    "draw 72": m.Draw(72),
    "start 4": m.Start(4),
    "stones UFB/HOH/STS": m.Stones("UFBHOHSTS"),
    "pile 1,2,30": m.Pile((1, 2, 30)),
}


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_a_text_is_read_as_this_move_and_written_the_same(text: str, move: m.Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text


@given(card=st.integers(1, 999), pair=st.sampled_from(NEIGHBOURS))
def test_the_cells_of_a_swap_may_stand_in_either_order(card: int, pair: tuple[int, int]) -> None:
    a, b = (CELLS[cell] for cell in pair)
    assert GAME.read(f"x{card} {b}-{a}") == GAME.read(f"x{card} {a}-{b}") == m.Swap(card, *pair)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "x17", "17 b2-b3", "x17 b2", "x17 b2-b4", "x17 d1-c1", "x17 B2-B3", "x17  b2-b3", "x17 b2-b3 ",
        "x0 ~c1", "x017 ~c1", "x1000 ~c1", "x-1 ~c1", "x17 ~", "~c1", "+", "+0", "+ 23", "23", "+23+24", "END", "End",
        "passes", "end\n", "+23\n", "x17 ~c1\nend", "draw", "draw 0", "draw 1,2", "start 5", "start", "stones UFB",
        "stones UFB/HOH/STX", "stones UFBHOHSTS", "pile", "pile 1,,2", "pile 1,2,", "x１７ ~c1", "+٣", "\x00",
        "x" * 9999,
    ],
)  # fmt: skip
def test_what_is_no_move_is_unreadable_and_the_forms_that_exist_are_named(text: str) -> None:
    with pytest.raises(Unreadable, match=r"is no move of Hidden Stones\. Moves read: x17 b2-b3 \(swap\)") as error:
        GAME.read(text)
    assert len(str(error.value)) < 250


@given(text=st.text(alphabet="x+~-, /0123456789abcstarndpieowlUMFBHOST", max_size=24) | st.text(max_size=12))
def test_any_text_is_a_move_or_unreadable_and_what_is_read_is_written_readably(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.read(GAME.write(move)) == move
