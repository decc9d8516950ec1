"""A bot that finds the turn with the most points."""

import random
from collections.abc import Callable
from functools import cache

from tilery.engine.game import AnyGame
from tilery.games.hidden_stones.bots.search import (
    BOARD,
    BOARD_BITS,
    COUNT,
    Turn,
    distance,
    missing,
    pattern,
    spending,
)
from tilery.games.hidden_stones.bots.solo import EASY, difficulty, last_cards
from tilery.games.hidden_stones.moves import END, PASS, Move, Score
from tilery.games.hidden_stones.pieces import deck
from tilery.games.hidden_stones.rules import PASS_LIMIT, SOLO_CARDS
from tilery.games.hidden_stones.view import View

PENALTY_COSTS = 100.0
MOST = 1_500
"""Playing alone: the most positions of a layer that are changed further."""


class Strong:
    """Searches the whole turn: every way to spend cards on changes and score the rest. Among the best turns it takes
    the one that keeps the best hand; it passes when two more cards promise more than the turn.
    """

    KEEP = 0.03
    """The share of its points that a kept card is worth if one stone is missing; each further one divides it by
    three."""
    PASS_BELOW = 1
    """It passes rather than play a turn that brings fewer points than this."""
    TRIES = 150
    """Playing alone: how hard it thinks about the last cards."""
    ENDS = 4
    """So many last cards."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may_pass = view.may.pass_ and len(view.hand) < PASS_LIMIT and view.draw + len(view.discard) > 0
        solo = view.seats == 1
        if solo and may_pass:
            return PASS  # HS-14: alone, a pass costs nothing and brings two cards
        if solo and (move := last_cards(view, self.ENDS, self.TRIES)) is not None:
            return move
        if solo:
            value = _solo_value(view)
            last = _unscored(view) <= PASS_LIMIT
            turn = Turn(view.board, formations(view), prepare=last, most=MOST, promise=value if last else None)
            worth = [[value(position) for position in layer] for layer in turn.layers]
        else:
            turn = Turn(view.board, formations(view))
            worth = self._worth(view, turn)
        spent = max(range(len(worth)), key=lambda layer: max(worth[layer]))
        position = turn.layers[spent][worth[spent].index(max(worth[spent]))]
        steps = turn.steps(spent, position)
        if may_pass and _points(view)[position >> BOARD_BITS] < self.PASS_BELOW:
            return PASS
        if not steps:
            return END
        if isinstance(steps[0], int):
            return Score(view.hand[steps[0]].number)
        return spending(self._price(view, turn, position), steps[0])

    def _worth(self, view: View, turn: Turn) -> list[list[float]]:
        """The points scored, and less than a point for the best cards that are left after paying with the poorest.

        Cards that are left count less than a point in all, so they are looked at only where they could decide.
        """
        points = _points(view)
        most = max(points[position >> BOARD_BITS] for layer in turn.layers for position in layer)
        found = []
        for spent, layer in enumerate(turn.layers):
            values: list[float] = []
            for position in layer:
                cards = position >> BOARD_BITS
                value: float = points[cards]
                if value == most:
                    left = len(view.hand) - spent - COUNT[cards]
                    for promise in sorted(self._promise(view, turn, position), reverse=True)[:left]:
                        value += promise
                values.append(value)
            found.append(values)
        return found

    def _promise(self, view: View, turn: Turn, position: int) -> list[float]:
        """What it is worth to keep each card of the hand; 0 for cards scored in this position."""
        return [
            0.0
            if position >> BOARD_BITS + i & 1
            else card.points * self.KEEP / 3.0 ** max(missing(formation, position) - 1, 0)
            for i, (card, formation) in enumerate(zip(view.hand, turn.cards, strict=True))
        ]

    def _price(self, view: View, turn: Turn, position: int) -> int:
        """The card to pay with: the poorest on the plan's last board, of those that it doesn't score."""
        promise = self._promise(view, turn, position)
        free = [i for i in range(len(view.hand)) if not position >> BOARD_BITS + i & 1]
        return view.hand[min(free, key=lambda i: promise[i])].number


def formations(view: View) -> list[str]:
    """The formations on the cards of the hand."""
    return [card.formation for card in view.hand]


def _points(view: View) -> list[int]:
    """The points of every set of cards of the hand."""
    sets = range(1 << len(view.hand))
    return [sum(card.points for i, card in enumerate(view.hand) if cards >> i & 1) for cards in sets]


def _unscored(view: View) -> int:
    return SOLO_CARDS - len(view.won[0])


def _solo_value(view: View) -> Callable[[int], float]:
    """Playing alone, one card a turn is enough, and the end is what counts: hard cards first, easy ones last.

    Cards spent on changes come back, so only the cards still to score matter. When few are left, the hardest are scored
    first: the k-th last card can be helped by k-1 changes, and each change beyond that costs a penalty.
    """
    hard = [10.0 * (difficulty(card.formation) - EASY) for card in view.hand]
    of_set = [
        sum((hard[i] for i in range(len(hard)) if cards >> i & 1), 0.0 if cards else -PENALTY_COSTS)
        for cards in range(1 << len(hard))
    ]
    if _unscored(view) > PASS_LIMIT:
        return lambda position: of_set[position >> BOARD_BITS]
    cards = [pattern(formation) for formation in formations(view)]
    gone = {*(card.number for card in view.hand), *(face.number for face in view.won[0])}
    cards += [pattern(deck(view.options.deck).cards[number].formation) for number in view.seen if number not in gone]

    @cache
    def distances(board: int) -> tuple[float, ...]:
        return tuple([distance(card, board) for card in cards])

    def value(position: int) -> float:
        scored = position >> BOARD_BITS
        far = sorted([each for i, each in enumerate(distances(position & BOARD)) if not scored >> i & 1])
        beyond = 0.0
        for helped, each in enumerate(far):
            if each > helped:
                beyond += each - helped
        return of_set[scored] - PENALTY_COSTS * beyond

    return value
