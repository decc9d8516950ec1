"""Proves how many points a turn of Hidden Stones can bring: until it ends, nothing hidden matters."""

from functools import lru_cache
from typing import ClassVar

from tilery.engine.bot import Proof, Unit
from tilery.engine.game import AnyGame
from tilery.games.hidden_stones.bots.search import BOARD_BITS, Turn
from tilery.games.hidden_stones.moves import Flip, Move, Score, Swap
from tilery.games.hidden_stones.pieces import flipped, swapped
from tilery.games.hidden_stones.view import Held, View


class Prover:
    """Counts the points of the cards that the player wins in a turn. The 3 points for most cards of value 1 (HS-12)
    come only at the end of the game, so they are left out."""

    UNIT: ClassVar[Unit] = "points"

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def prove(self, view: View, move: Move) -> Proof:
        """The most points on the player's won cards at the end of the turn."""
        now = sum(card.points for card in view.won[view.turn])
        most = now + _most(view.board, view.hand)
        if not isinstance(move, Swap | Flip | Score):
            return Proof(now, most, most, now, ends=True)
        hand = tuple(card for card in view.hand if card.number != move.card)
        board, scored = view.board, 0
        if isinstance(move, Score):
            [scored] = [card.points for card in view.hand if card.number == move.card]
        elif isinstance(move, Swap):
            board = swapped(board, move.a, move.b)
        else:
            board = flipped(board, move.cell)
        return Proof(now, most, most, now + scored + _most(board, hand), ends=False)


def _most(board: str, hand: tuple[Held, ...]) -> int:
    return _points(board, tuple((card.formation, card.points) for card in hand))


@lru_cache(64)
def _points(board: str, cards: tuple[tuple[str, int], ...]) -> int:
    """The most points that these cards can bring; some of them pay for changes (HS-4, HS-5)."""
    turn = Turn(board, [formation for formation, _ in cards])
    scored = {position >> BOARD_BITS for layer in turn.layers for position in layer}
    return max(sum(points for i, (_, points) in enumerate(cards) if one >> i & 1) for one in scored)
