"""CR-4, CR-5, CR-14: what speaks for a move of Crossrummy explains this move, and is true where the bag is empty."""

from tests.games.crossrummy.proofs import holds
from tests.games.crossrummy.table import table
from tilery.engine.reasons import Reason
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.reasons import (
    Completes,
    Fewest,
    MayComplete,
    NoneOpenCompletes,
    Pairs,
    Sheds,
    Together,
    reasons,
)
from tilery.games.crossrummy.state import State


def said(state: State, text: str) -> tuple[Reason, ...]:
    """The reasons, all of which are true."""
    move = GAME.read(text)
    assert GAME.check(state, 0, move) == ()
    told = reasons(GAME.view(state, 0), move)
    assert all(holds(state, 0, move, reason) for reason in told)
    return told


def test_cr_4_a_draw_says_how_many_tiles_would_help() -> None:
    state = table("r8 r9 g14", "r7 b13", open=("r10", "b1", "y2", "y4", "pass-on", "g5"))
    both_sevens, other_ten = 2, 1
    hidden = len(state.bag) + 2
    assert said(state, "draw") == (MayComplete(both_sevens + other_ten, hidden),)
    assert not holds(state, 0, m.DRAW, MayComplete(2, hidden))


def test_cr_4_nothing_is_said_where_no_tile_would_help() -> None:
    assert said(table("r8 g14", "r7 b13"), "draw") == (NoneOpenCompletes(),)


def test_cr_3_a_tile_that_is_taken_says_what_it_fits_and_nothing_of_laying() -> None:
    state = table("r8 r9 g14", "r7 b13", open=("r10", "b14", "y2", "y4", "b1", "g5"))
    assert said(state, "take r10") == (Completes("r10", "run", ("r8", "r9")), Together(3, 4))
    assert said(state, "take b14") == (Pairs("b14", "set", "g14"),)
    assert said(state, "take y2") == ()


def test_cr_14_nobody_draws_from_an_empty_bag() -> None:
    assert said(table("r8 draw-three", "r7"), "draw-three 1") == (Fewest(1, 1), Sheds(20))
    assert said(table("r8 draw-three", "r7", bag=()), "draw-three 1") == (Sheds(20),)
    assert said(table("r8 draw-three", "r7", bag=("y9",)), "draw-three 1") == (Fewest(1, 1), Sheds(20))
