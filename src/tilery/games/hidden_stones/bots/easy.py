"""A bot that plays as people do after a few games."""

import random

from tilery.engine.chance import pick
from tilery.engine.game import AnyGame
from tilery.games.hidden_stones.moves import END, PASS, Flip, Move, Score, Swap, spendings
from tilery.games.hidden_stones.pieces import deck, flipped, swapped
from tilery.games.hidden_stones.rules import HAND, PASS_LIMIT
from tilery.games.hidden_stones.view import Held, View


class Easy:
    """Scores what lies on the board and looks one change ahead; otherwise passes, or makes any change to get other
    cards. Now and then it overlooks a card.
    """

    OVERLOOKS = 0.2

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        noticed = sorted((card for card in view.hand if rng.random() >= self.OVERLOOKS), key=_worth, reverse=True)
        for card in noticed:
            if card.lies:
                return Score(card.number)
        for card in noticed:
            prices = [other for other in view.hand if other is not card]
            if prices and (move := self._one_change(view, card, min(prices, key=_worth))):
                return move
        if view.may.pass_ and len(view.hand) < PASS_LIMIT:
            return PASS
        if len(view.hand) >= HAND:
            return pick(rng, spendings(min(view.hand, key=_worth).number))
        return END

    def _one_change(self, view: View, wanted: Held, price: Held) -> Move | None:
        """A swap or flip after which the wanted card can be scored."""
        card = deck(view.options.deck).cards[wanted.number]
        for move in spendings(price.number):
            if isinstance(move, Swap) and card.lies_on(swapped(view.board, move.a, move.b)):
                return move
            if isinstance(move, Flip) and card.lies_on(flipped(view.board, move.cell)):
                return move
        return None


def _worth(card: Held) -> int:
    return card.points
