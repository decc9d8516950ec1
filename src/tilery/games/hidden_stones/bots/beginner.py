"""A bot that looks one change ahead, as people do in their first games."""

import random
from collections.abc import Sequence

from tilery.engine.game import AnyGame
from tilery.games.hidden_stones.bots.search import CHANGES, Pattern, changed, lies_on, missing, pack, pattern
from tilery.games.hidden_stones.moves import END, PASS, Move, Score, spendings
from tilery.games.hidden_stones.rules import HAND, PASS_LIMIT
from tilery.games.hidden_stones.view import Held, View


class Beginner:
    """Scores what lies on the board and looks one change ahead, for the card with the most points first. Otherwise it
    passes or, if that is not allowed, gives a card for a change that brings the others closer.
    """

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        return one_ahead(view)


def turn_of(view: View) -> tuple[object, ...]:
    """What a view shows from the start of a turn to its end: what the others have, and the draw pile."""
    others = tuple(
        (held, tuple([face.number for face in won]))
        for seat, (held, won) in enumerate(zip(view.hands, view.won, strict=True))
        if seat != view.seat
    )
    return view.seat, view.draw, view.penalties, others


def one_ahead(view: View) -> Move:
    """A move that looks at most one change ahead."""
    wanted = sorted(view.hand, key=_worth, reverse=True)
    for card in wanted:
        if card.lies:
            return Score(card.number)
    here = pack(view.board)
    after = [changed(here, change) for change in CHANGES]
    for card in wanted:
        others = [other for other in view.hand if other is not card]
        lying = [lies_on(pattern(card.formation), board) for board in after]
        if others and any(lying):
            return spendings(min(others, key=_worth).number)[lying.index(True)]
    if view.may.pass_ and len(view.hand) < PASS_LIMIT:
        return PASS
    if len(view.hand) < HAND or view.acted:
        return END
    price = min(view.hand, key=_worth)
    kept = [pattern(card.formation) for card in view.hand if card is not price]
    lacking = [_lacking(kept, board) for board in after]
    return spendings(price.number)[lacking.index(min(lacking))]


def _lacking(cards: Sequence[Pattern], board: int) -> int:
    return sum(missing(card, board) for card in cards)


def _worth(card: Held) -> int:
    return card.points
