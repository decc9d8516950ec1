"""The ledger: what turns could have brought, from what is proven about their moves."""

from typing import Any, ClassVar

import msgspec

from tilery.analysis import Exact, Ledger, Turn
from tilery.engine.bot import Ending, Proof, Unit
from tilery.engine.game import AnyGame


class View(msgspec.Struct, frozen=True):
    seat: int


class Told:
    """Proves what it is told: the move is the proof."""

    UNIT: ClassVar[Unit] = "points"

    def __init__(self, game: AnyGame | None = None) -> None: ...

    def prove(self, view: Any, move: Proof) -> Proof:
        return move


def entered(*moves: tuple[int, Proof]) -> tuple[Ledger, list[Exact | None]]:
    ledger = Ledger(Told())
    return ledger, [ledger.enter(number, View(seat), proof) for number, (seat, proof) in enumerate(moves)]


def test_a_turn_of_several_moves_is_counted_from_its_beginning() -> None:
    ledger, told = entered(
        (0, Proof(10, 18, 18, 18, ends=False)), (0, Proof(13, 18, 18, 15, ends=False)), (0, Proof(15, 15, 15, 15, True))
    )
    assert told == [Exact(8, 8), Exact(8, 5), Exact(5, 5)]
    assert ledger.turns == [Turn(0, 0, 2, could=8, scored=5)]


def test_what_a_draw_in_the_middle_of_a_turn_adds_was_not_left_before() -> None:
    ledger, _ = entered((0, Proof(0, 6, 6, 6, ends=False)), (0, Proof(0, 50, 50, 12, ends=True)))
    assert ledger.turns == [Turn(0, 0, 1, could=50, scored=12)]


def test_each_seat_has_its_own_turns() -> None:
    ledger, _ = entered(
        (0, Proof(0, 4, 4, 4, ends=False)), (1, Proof(0, 3, 3, 0, ends=True)), (0, Proof(4, 4, 4, 4, ends=True))
    )
    assert ledger.turns == [Turn(1, 1, 1, could=3, scored=0), Turn(0, 0, 2, could=4, scored=4)]


def test_a_turn_that_is_not_proven_in_all_its_moves_is_not_counted() -> None:
    ledger, told = entered(
        (0, Proof(0, 4, None, 4, ends=False)), (0, Proof(0, 4, 4, 0, ends=True)), (0, Proof(0, 2, 2, 2, ends=True))
    )
    assert told == [None, Exact(4, 0), Exact(2, 2)]
    assert ledger.turns == [Turn(0, 2, 2, could=2, scored=2)]
    assert entered((0, Proof(0, 4, 5, 4, ends=True)))[0].turns == []


def test_an_ending_is_told_with_its_move() -> None:
    ending = Ending(12, -3, last=True)
    assert entered((0, Proof(0, 4, 4, 4, ends=True, ending=ending)))[1] == [Exact(4, 4, ending)]


def test_a_game_that_proves_nothing_has_no_turns() -> None:
    ledger = Ledger(None)
    assert ledger.enter(0, View(0), None) is None
    assert ledger.turns == []
