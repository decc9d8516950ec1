"""HS-4, HS-5: what speaks for a move is true, also where nobody counts any further."""

from tests.games.hidden_stones.proofs import holds
from tests.games.hidden_stones.table import table
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.reasons import (
    AnyReason,
    Cheapest,
    Farthest,
    InPlace,
    InTurn,
    TooFar,
    reasons,
)
from tilery.games.hidden_stones.state import State

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


def said(state: State, text: str) -> tuple[AnyReason, ...]:
    """What speaks for this change; all of it is true."""
    move = GAME.read(text)
    assert isinstance(move, m.Swap | m.Flip)
    told = reasons(GAME.view(state, 0), move)
    assert all(holds(state, 0, move, reason) for reason in told)
    return told


LARGE = (43, 57, 52, 65, 4, 53)
"""Six cards, too many to look at all turns. Tree above bird askew; three seeds in a row; two horses in corners; three
boats in a column; horse and boat; tree and fish in corners."""


def test_every_change_with_another_card_to_think_of_has_a_reason() -> None:
    """Why a change is made at all, or at least why this card pays for it."""
    state = table(LARGE, (20, 21, 22, 23), board="OFOSFTMOS")
    silent = [move for move in GAME.moves(state, 0) if isinstance(move, m.Swap | m.Flip)]
    told = {move: said(state, GAME.write(move)) for move in silent}
    assert {move for move, reasons in told.items() if not reasons} == set()
    given = {type(reason) for reasons in told.values() for reason in reasons}
    assert given >= {InPlace, InTurn, TooFar, Cheapest}


def test_hs_4_only_what_other_cards_can_pay_for_can_be_scored_in_this_turn() -> None:
    """After the flip, card 43 (tree above bird, askew) needs two changes: with three cards, only one pays for any."""
    state, flip = table(LARGE, (20, 21, 22, 23), board="OFOSFTMOS"), GAME.read("x53 ~a1")
    assert holds(state, 0, flip, InTurn(43, 2))
    few = table((43, 53, 57), (20, 21, 22, 23), board="OFOSFTMOS")
    assert not holds(few, 0, flip, InTurn(43, 2))
    assert not any(isinstance(reason, InTurn) for reason in said(few, "x53 ~a1"))
