"""Moves as text that a person can type, and read back onto the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilery.engine import Unreadable
from tilery.games.triominos import moves as m
from tilery.games.triominos.game import GAME
from tilery.games.triominos.pieces import STONES, WIDE

EXAMPLES = {
    "344@n2w3": m.Lay("344", -2 * WIDE - 3),
    "012@s1": m.Lay("012", WIDE),
    "000@e55": m.Lay("000", 55),
    "555@n55w55": m.Lay("555", -55 * WIDE - 55),
    "123@0": m.Lay("123", 0),
    "buy": m.Buy(),
    "pass": m.Pass(),
    "stop?": m.Stop(),
    "agree": m.Agree(),
    "decline": m.Decline(),
    "draw 344": m.Draw("344"),
}


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_a_text_is_read_as_this_move_and_written_the_same(text: str, move: m.Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text


@given(stone=st.sampled_from(STONES), row=st.integers(-55, 55), column=st.integers(-55, 55))
def test_every_stone_on_every_cell_has_one_text(stone: str, row: int, column: int) -> None:
    move = m.Lay(stone, WIDE * row + column)
    text = GAME.write(move)
    assert GAME.read(text) == move
    assert GAME.write(GAME.read(text)) == text


def test_a_stone_may_be_read_off_the_table_from_any_corner_and_with_dashes() -> None:
    for text in ("344@e1", "443@e1", "434@e1", "3-4-4@e1", "4-3-4@e1"):
        assert GAME.read(text) == m.Lay("344", 1)
    assert GAME.write(GAME.read("443@e1")) == "344@e1"
    assert GAME.read("draw 4-4-3") == m.Draw("344")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "344", "344@", "@e1", "34@e1", "3444@e1", "346@e1", "344@e", "344@e0", "344@e01", "344@e1n1",
        "344@n1e1s1", "344@e56", "344@n99", "344@E1", "344 @e1", "344@ e1", "344@e1 ", "344@e1\n", "344@00", "344@0e1",
        "344@n0", "3--44@e1", "-344@e1", "344-@e1", "BUY", "buy 2", "passes", "stop", "stop ?", "agree\n", "yes",
        "draw", "draw 12", "draw  344", "draw 344 ", "draw 678", "３４４@e1", "344@e１", "\x00", "3" * 9999,
    ],
)  # fmt: skip
def test_what_is_no_move_is_unreadable_and_the_forms_that_exist_are_named(text: str) -> None:
    with pytest.raises(Unreadable, match=r"is no move of Triominos\. Moves read: 344@n2w3 \(lay") as error:
        GAME.read(text)
    assert len(str(error.value)) < 250


@pytest.mark.parametrize("text", ["132@e1", "draw 543", "5-4-3@0"])
def test_tr_1_a_stone_that_does_not_exist_is_unreadable_and_told_why(text: str) -> None:
    with pytest.raises(Unreadable, match=r"There is no stone .*TR-1"):
        GAME.read(text)


@given(text=st.text(alphabet="@-? 0123456nsewbuypastogrdcli", max_size=12) | st.text(max_size=12))
def test_any_text_is_a_move_or_unreadable_and_what_is_read_is_written_readably(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.read(GAME.write(move)) == move
