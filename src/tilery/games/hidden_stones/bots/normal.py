"""A bot that finds the best turn there is."""

import random
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tilery.engine.game import AnyGame
from tilery.games.hidden_stones.bots.search import (
    BOARD_BITS,
    COUNT,
    Positions,
    Turn,
    distance,
    missing,
    pack,
    pattern,
    scored,
    spending,
)
from tilery.games.hidden_stones.moves import END, PASS, Move, Score
from tilery.games.hidden_stones.pieces import STONES, deck
from tilery.games.hidden_stones.rules import PASS_LIMIT, SOLO_CARDS
from tilery.games.hidden_stones.view import View

Values = NDArray[np.float64]
PENALTY_COSTS = 100.0
EASY = 1.8
"""Alone: cards that lie fewer changes away than this on average are better kept for the last turns."""


class Normal:
    """Searches the whole turn: every way to spend the hand on changes and score the rest. Of the most valuable turns it
    takes the one that keeps the best hand; it passes when two more cards promise more than the turn does.
    """

    KEEP = 0.03
    """What a kept card is worth of its points while one stone is missing; each further one divides by three."""
    PASS_BELOW = 1
    """Rather pass than play a turn that brings fewer points than this."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        may_pass = view.may.pass_ and len(view.hand) < PASS_LIMIT and view.draw + len(view.discard) > 0
        solo = view.seats == 1
        if solo and may_pass:
            return PASS  # HS-14: alone, a pass costs nothing and brings two cards
        turn = Turn(view.board, [card.formation for card in view.hand], prepare=solo and _unscored(view) <= PASS_LIMIT)
        value = _solo_value if solo else self._value
        layer_values = [value(view, turn, spent, layer) for spent, layer in enumerate(turn.layers)]
        spent = max(range(len(turn.layers)), key=lambda layer: layer_values[layer].max())
        position = int(turn.layers[spent][layer_values[spent].argmax()])
        steps = turn.steps(spent, position)
        if may_pass and _points(view)[position >> BOARD_BITS] < self.PASS_BELOW:
            return PASS
        if not steps:
            return END
        if isinstance(steps[0], int):
            return Score(view.hand[steps[0]].number)
        return spending(self._price(view, turn, position), steps[0])

    def _value(self, view: View, turn: Turn, spent: int, positions: Positions) -> Values:
        """The points scored, and less than a point for the best cards that are left when the poorest have paid."""
        promise = np.sort(self._promise(view, turn, positions), axis=0)[::-1]
        left = len(view.hand) - spent - COUNT[scored(positions)]
        kept = np.where(np.arange(len(view.hand))[:, None] < left, promise, 0.0)
        value: Values = _points(view)[scored(positions)] + kept.sum(axis=0)
        return value

    def _promise(self, view: View, turn: Turn, positions: Positions) -> Values:
        """For each card of the hand and each position: what keeping it is worth, nothing if it is scored there."""
        rows = [np.zeros((0, len(positions)))]
        for i, (card, formation) in enumerate(zip(view.hand, turn.cards, strict=True)):
            worth = card.points * self.KEEP / 3.0 ** np.maximum(missing(formation, positions) - 1, 0)
            rows.append(np.where(scored(positions) >> i & 1, 0.0, worth)[None])
        return np.concatenate(rows)

    def _price(self, view: View, turn: Turn, position: int) -> int:
        """The card to pay with: not scored in the plan, and of those left the poorest on its last board."""
        promise = self._promise(view, turn, np.array([position], dtype=np.int64))[:, 0]
        free = [i for i in range(len(view.hand)) if not position >> BOARD_BITS + i & 1]
        return view.hand[min(free, key=lambda i: promise[i])].number


def _points(view: View) -> NDArray[np.int64]:
    """The points of every set of cards of the hand."""
    sets = range(1 << len(view.hand))
    return np.array([sum(card.points for i, card in enumerate(view.hand) if cards >> i & 1) for cards in sets])


def _unscored(view: View) -> int:
    return SOLO_CARDS - len(view.won[0])


@cache
def _difficulty(formation: str) -> float:
    """How far the formation is from a board on average: the same thousand random boards for all."""
    rng = random.Random(1)
    boards = ["".join(rng.sample(STONES, 9)) for _ in range(1000)]
    sides = [pack(board) ^ sum(rng.getrandbits(1) << 3 * cell for cell in range(9)) for board in boards]
    return float(distance(pattern(formation), np.array(sides, dtype=np.int64)).mean())


def _solo_value(view: View, turn: Turn, spent: int, positions: Positions) -> Values:
    """Alone one card a turn is enough, and what counts is the end: hard cards first, easy ones for the last turns.

    Cards that paid come back, so all that matters of a position are the cards still to score. When few are left they
    are scored hardest first; the k-th last can be helped by k-1 changes, and each change beyond costs a penalty.
    """
    sets = scored(positions)
    value = np.where(sets > 0, 0.0, -PENALTY_COSTS)
    for i, card in enumerate(view.hand):
        value = value + (sets >> i & 1) * 10.0 * (_difficulty(card.formation) - EASY)
    if _unscored(view) <= PASS_LIMIT:
        gone = {*(card.number for card in view.hand), *(face.number for face in view.won[0])}
        others = [
            pattern(deck(view.options.deck).cards[number].formation) for number in view.seen if number not in gone
        ]
        rows = [np.where(sets >> i & 1, 0.0, distance(card, positions)) for i, card in enumerate(turn.cards)]
        rows += [distance(card, positions) for card in others]
        easiest_first = np.sort(np.array(rows), axis=0)  # cards scored in this turn are zeros in front
        helped = np.maximum(np.arange(len(rows))[:, None] - COUNT[sets], 0)
        value = value - PENALTY_COSTS * np.maximum(easiest_first - helped, 0.0).sum(axis=0)
    return value
