"""HS-4, HS-5: what speaks for a move is true, also where nobody counts any further."""

from tests.games.hidden_stones.table import table
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.reasons import Farthest, reasons

BOARD = "UFBHHOSTS"
"""Card 40 (bird above bird) and card 70 (sun above, two birds in the lower corners) need four changes or more after the
first swap; card 4 lies there."""


def farthest(pays: int, *hand: int) -> bool:
    state = table(hand, (20, 21, 22, 23), board=BOARD)
    swap = GAME.read(f"x{pays} a1-b1")
    assert isinstance(swap, m.Swap)
    return Farthest(pays) in reasons(GAME.view(state, 0), swap)


def test_a_card_is_called_the_farthest_only_if_that_is_known() -> None:
    assert farthest(40, 2, 4, 40)
    assert not farthest(40, 2, 4, 40, 70), "card 70 may be farther"
    assert not farthest(2, 2, 4, 40)
