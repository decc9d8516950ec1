"""Moves and tables as text that a person can type, and read back onto the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.crossrummy.table import play, table
from tilery.engine import Unreadable
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.notation import read_table, write_table
from tilery.games.crossrummy.pieces import NUMBERS, TILES
from tilery.games.crossrummy.table import Table

EXAMPLES = {
    "take b5": m.Take("b5"),
    "take pass-on": m.Take("pass-on"),
    "draw": m.Draw(),
    "pass-on": m.PassOn(),
    "give b5 g3": m.Give(("b5", "g3")),
    "give b5": m.Give(("b5",)),
    "give b5 pass-on": m.Give(("b5", "pass-on")),
    "draw-three 2": m.DrawThree(2),
    "pass": m.Pass(),
    "lay b5@3,0": m.Lay((m.Laid("b5", (3, 0)),)),
    "lay y4@-1,2": m.Lay((m.Laid("y4", (-1, 2)),)),
    "lay b5@3,0 b6@4,0 moving g3@0,0>3,1 g4@1,0>4,1": m.Lay(
        (m.Laid("b5", (3, 0)), m.Laid("b6", (4, 0))), (m.Moved("g3", (0, 0), (3, 1)), m.Moved("g4", (1, 0), (4, 1)))
    ),
    "lay b5@3,0 moving g3@0,0>": m.Lay((m.Laid("b5", (3, 0)),), (m.Moved("g3", (0, 0), None),)),
    "lay moving g3@0,0>3,1": m.Lay((), (m.Moved("g3", (0, 0), (3, 1)),)),
    "+b5 r3": m.Drawn(("b5", "r3")),
    "+draw-three": m.Drawn(("draw-three",)),
    "hand-on": m.HandOn(),
    "begin 2": m.Begin(2),
}


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_a_text_is_read_as_this_move_and_written_the_same(text: str, move: m.Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text


def test_what_is_laid_moved_or_given_may_be_typed_in_any_order() -> None:
    one = GAME.read("lay b6@4,0 b5@3,0 y1@0,-1 moving g4@1,0>4,1 g5@2,0> g3@0,0>3,1")
    assert GAME.write(one) == "lay y1@0,-1 b5@3,0 b6@4,0 moving g3@0,0>3,1 g4@1,0>4,1 g5@2,0>"
    assert GAME.read("give g3 b5") == GAME.read("give b5 g3")


cells = st.tuples(st.integers(-999, 999), st.integers(-999, 999))
number_tiles = st.sampled_from(NUMBERS)


@given(
    laid=st.lists(st.tuples(number_tiles, cells), max_size=5),
    moved=st.lists(st.tuples(number_tiles, cells, st.none() | cells), max_size=5),
)
def test_every_laying_has_one_text(laid: list[tuple[str, m.Cell]], moved: list[tuple[str, m.Cell, m.Cell]]) -> None:
    move = m.laying(laid, moved)
    if laid or moved:
        assert GAME.read(GAME.write(move)) == move
        assert m.laying(laid[::-1], moved[::-1]) == move


@given(tiles=st.lists(st.sampled_from(TILES), min_size=1, max_size=15))
def test_what_is_drawn_keeps_its_order(tiles: list[str]) -> None:
    assert GAME.read(GAME.write(m.Drawn(tuple(tiles)))) == m.Drawn(tuple(tiles))


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "lay", "lay ", "lay moving", "lay b5", "lay b5@", "lay b5@3", "lay b5@3,", "lay b5@3,0 ",
        "lay  b5@3,0", "lay b5@3,0 moving", "lay b5@3,0 moving g3@0,0", "lay b5@03,0", "lay b5@-0,0", "lay b5@+3,0",
        "lay b5@1000,0", "lay b15@3,0", "lay b0@3,0", "lay b05@3,0", "lay x5@3,0", "lay B5@3,0", "lay pass-on@3,0",
        "lay b5@3.0", "lay b5@3,0\n", "lay b5@３,0", "lay b5@3,0>4,0", "lay moving pass-on@0,0>1,1", "take", "take b15",
        "take b5 ", "take b5 r3", "draw 1", "drawn", "give", "give b5  r3", "give b5,r3", "give x", "draw-three",
        "draw-three 4", "draw-three -1", "draw-three b5", "PASS", "pass on", "hand-on 1", "begin", "begin 4", "+",
        "+ b5", "+b5  r3", "+x5", "\x00", "lay " + "b5@3,0" * 999,
    ],
)  # fmt: skip
def test_what_is_no_move_is_unreadable_and_the_forms_that_exist_are_named(text: str) -> None:
    with pytest.raises(Unreadable, match=r"is no move of Crossrummy\. Moves read: take b5, draw") as error:
        GAME.read(text)
    assert len(str(error.value)) < 250


@given(text=st.text(alphabet="laygivetkdrwpsonmb+@>,- 0123456789", max_size=16) | st.text(max_size=12))
def test_any_text_is_a_move_or_unreadable_and_what_is_read_is_written_readably(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.read(GAME.write(move)) == move


# Tables


def test_a_table_is_written_row_by_row() -> None:
    text = "b4 b5 b6\n.  r5 .\n.  y5 ."
    assert write_table(read_table(text)) == text
    assert read_table("b4 b5 b6 / . r5 / . y5") == read_table(text)
    assert write_table(()) == ""
    assert read_table("") == ()


def test_a_table_may_be_written_anywhere_on_the_grid() -> None:
    assert read_table(". . / . b4 b5 b6") == read_table("b4 b5 b6")
    assert read_table("b4 b5 b6")[0].cell == (0, 0)


@given(tiles=st.dictionaries(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), number_tiles, max_size=30))
def test_every_table_is_a_text_that_leads_back_to_it(tiles: dict[m.Cell, str]) -> None:
    placed = Table.of(tiles)
    assert read_table(write_table(placed)) == placed
    assert write_table(read_table(write_table(placed))) == write_table(placed)


@pytest.mark.parametrize("text", ["b4 x5 b6", "b4 b15", "pass-on", "b4,b5", "b4 .. b6"])
def test_what_is_no_tile_is_no_table(text: str) -> None:
    with pytest.raises(Unreadable, match="no number tile"):
        read_table(text)


def test_the_notation_of_a_laying_leads_to_exactly_this_table() -> None:
    state = table("r5 y5 g9", "y1", on_table="b4 b5 b6")
    state = play(state, "lay y5@1,1 r5@1,2")
    assert write_table(state.table) == "b4 b5 b6\n.  y5 .\n.  r5 ."
    state = play(table("r5 y5 g9", "y1", on_table="b4 b5 b6"), "lay y5@1,-2 r5@1,-1")
    assert write_table(state.table) == ".  y5 .\n.  r5 .\nb4 b5 b6"
