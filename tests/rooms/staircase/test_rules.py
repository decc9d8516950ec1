"""The rules of Staircase, each with a test that names it. Moves are written as in a record."""

from pathlib import Path
from typing import Any

import pytest

from tilery.engine import CHANCE, AnyMatch, Illegal, Match, Unreadable
from tilery.games import GAMES
from tilery.games.rooms import id_of

GAME = GAMES.get(id_of(Path(__file__).parent))
HANDS = (1, 4, 6, 2, 3, 9)
"""The first player draws 1, 4 and 6, the second 2, 3 and 9."""


def dealt(*tiles: int, seats: int = 2) -> AnyMatch:
    """A table without dice, where these tiles have been drawn."""
    return play(Match(GAME, seats=seats), *(f"draw {tile}" for tile in tiles))


def play(match: AnyMatch, *moves: str) -> AnyMatch:
    """Each by whoever is to move."""
    for move in moves:
        match.play(min(match.pending), GAME.read(move))
    return match


def refused(match: AnyMatch, move: str) -> list[str]:
    """The codes of all that speaks against a move."""
    return [problem.code for problem in match.check(min(match.pending), GAME.read(move))]


def test_sc_1_there_are_twelve_tiles_or_twenty() -> None:
    assert Match(GAME, seats=2).state.stock == tuple(range(1, 13))
    assert Match(GAME, seats=2, options={"tiles": "20"}).state.stock == tuple(range(1, 21))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sc_2_everybody_draws_three_tiles_then_the_first_player_begins(seats: int) -> None:
    match = dealt(*range(1, 3 * seats + 1), seats=seats)
    assert match.state.hands == tuple((3 * seat + 1, 3 * seat + 2, 3 * seat + 3) for seat in range(seats))
    assert match.pending == {0}


def test_sc_2_a_hand_and_what_was_drawn_into_it_are_secret() -> None:
    match = dealt(*HANDS)
    assert (match.view(1).hand, match.view(1).hands, match.view(None).hand) == ((2, 3, 9), (3, 3), ())
    drawn: list[Any] = [event for _, _, events in match.events(1) for event in events]
    assert [event.tile for event in drawn] == [None, None, None, 2, 3, 9]


def test_sc_3_each_tile_must_be_higher_than_the_one_before() -> None:
    match = play(dealt(*HANDS), "lay 4")
    assert refused(match, "lay 1") == ["too-low"]
    assert refused(match, "lay 6") == []


def test_sc_3_only_tiles_of_ones_own_hand_can_be_laid() -> None:
    match = dealt(*HANDS)
    assert refused(match, "lay 9") == ["not-yours"]
    assert refused(play(match, "lay 6"), "lay 3") == ["not-yours", "too-low"]


def test_sc_3_a_turn_ends_after_at_least_one_tile_and_the_hand_is_filled_again() -> None:
    match = dealt(*HANDS)
    assert refused(match, "end") == ["lay-first"]
    play(match, "lay 1", "lay 4", "end")
    assert match.pending == {CHANCE}
    play(match, "draw 5", "draw 12")
    assert match.state.hands[0] == (5, 6, 12)
    assert match.pending == {1}


def test_sc_3_tiles_can_be_taken_back_until_the_turn_ends() -> None:
    match = play(dealt(*HANDS), "lay 1", "lay 4")
    match.undo(0)
    assert match.state.staircase == (1,)
    play(match, "end")
    assert not match.can_undo(0)


def test_sc_4_a_staircase_can_be_cleared_instead_of_laying() -> None:
    match = dealt(*HANDS)
    assert refused(match, "clear") == ["nothing-there"]
    play(match, "lay 6")
    assert refused(match, "clear") == ["laid-already"]
    play(match, "end", "draw 5", "clear")
    assert (match.state.staircase, match.state.cleared) == ((), (6,))
    assert match.pending == {0}
    assert refused(match, "lay 1") == []


def test_sc_5_a_tile_brings_as_many_points_as_the_staircase_has_steps() -> None:
    match = play(dealt(*HANDS), "lay 1", "lay 4", "end", "draw 5", "draw 7", "lay 9")
    assert match.state.points == (1 + 2, 3)


def test_sc_6_the_game_is_over_when_a_turn_ends_with_no_tile_left() -> None:
    match = play(dealt(*range(1, 13), seats=4), "lay 1", "lay 2", "lay 3")
    assert match.pending == {0}
    play(match, "end")
    assert (match.result.points, match.result.winners) == ((6, 0, 0, 0), (0,))
    with pytest.raises(Illegal, match="over"):
        match.play(1, GAME.read("lay 4"))


@pytest.mark.parametrize("text", ["", "lay", "lay 0", "lay 07", "lay 100", "Lay 7", "end ", "draw x"])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)
