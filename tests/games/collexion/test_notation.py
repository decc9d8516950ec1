"""Moves as text that a person can type, and read back onto the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.collexion.table import shaken
from tilery.engine import Unreadable
from tilery.games.collexion import moves as m
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import SIZE, Polygon, piled

EXAMPLES = {
    "take 17": m.Take(17),
    "take 0": m.Take(0),
    "remove 79": m.Remove(79),
    "swap p-green o-pink @2": m.Swap(8, 14, 2),
    "steal t-blue @1": m.Steal(3, 1),
    "give s-yellow @0": m.Give(5, 0),
    "hand": m.Hand(),
    "score pink": m.Score("pink"),
    "score octagon @blue": m.Score("octagon", "blue"),
    "score octagon": m.Score("octagon"),
    "end": m.End(),
    "start 3": m.Start(3),
    "shake t-green 5000,4000,359; o-blue 1,0,0": m.Shake(
        piled((Polygon(0, 0, 5000, 4000, 359), Polygon(1, 15, 1, 0, 0)))
    ),
}


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_a_text_is_read_as_this_move_and_written_the_same(text: str, move: m.Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text


places = st.integers(0, SIZE)
lying = st.lists(st.tuples(st.integers(0, 15), places, places, st.integers(0, 359)), min_size=1, max_size=80)


@given(places=lying)
def test_every_heap_has_one_text(places: list[tuple[int, int, int, int]]) -> None:
    move = m.Shake(piled(tuple(Polygon(id_, *place) for id_, place in enumerate(places))))
    text = GAME.write(move)
    assert GAME.read(text) == move
    assert GAME.write(GAME.read(text)) == text


def test_cx_1_the_record_holds_the_whole_heap_and_replays_to_the_same() -> None:
    heap = shaken(3).tray
    again = GAME.read(GAME.write(m.Shake(heap)))
    assert isinstance(again, m.Shake)
    assert again.heap == heap
    assert again.heap.pile == heap.pile
    assert (again.heap.left, again.heap.reachable) == (heap.left, heap.reachable)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "take", "take 80", "take 017", "take -1", "take 1 ", " take 1", "take 1\n", "Take 1", "take 1 2",
        "take ١", "remove", "remove 99", "swap p-green o-pink", "swap p-green @2", "swap x-green o-pink @2",
        "swap p-green o-pink @4", "swap p-green o-pink 2", "steal p-red @1", "steal @1", "give p-green", "hand 2",
        "hands", "score", "score red", "score pink @blue", "score octagons", "score octagon blue",
        "score octagon @red", "score octagon @", "end 1", "END", "start", "start 4", "start -1", "shake", "shake ",
        "shake t-green", "shake t-green 1,2", "shake t-green 1,2,360", "shake t-green 01,2,3", "shake t-green 1,2,3;",
        "shake t-green 1,2,3;t-blue 1,2,3", "shake t-green 1,2,3; ", "shake t-green 100000,2,3",
        "shake t-green -1,2,3", "shake " + "; ".join(["t-green 1,2,3"] * 81), "\x00", "t" * 9999,
    ],
)  # fmt: skip
def test_what_is_no_move_is_unreadable_and_the_forms_that_exist_are_named(text: str) -> None:
    with pytest.raises(Unreadable, match=r"is no move of ColleXion\. Moves read: take 17, remove 17") as error:
        GAME.read(text)
    assert len(str(error.value)) < 300


@given(text=st.text(alphabet="@- ,;0123takeremovswpligndhcu", max_size=16) | st.text(max_size=16))
def test_any_text_is_a_move_or_unreadable_and_what_is_read_is_written_readably(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.read(GAME.write(move)) == move
