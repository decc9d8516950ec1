"""Hidden Stones as numbers.

134 actions: end the turn, pass, then 22 for each of six places in the hand, whose cards are sorted by number. With the
card there a player swaps (12 pairs of cells, in the order of `NEIGHBOURS`), flips (9 cells) or scores.

Chance lays the nine stones one after the other (the number of the face) and draws cards one by one, also the 16 of a
solo game (the place of the card in the sorted deck). So everything it can do is listed, with its exact odds.

The README says what an observation has.
"""

from itertools import chain

import numpy as np

from tilery.engine.codec import Chances, Codec, Draft, Tensor, clockwise, put
from tilery.engine.game import Seat
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.notation import write
from tilery.games.hidden_stones.pieces import (
    FACES,
    OTHER_SIDE,
    SIDES,
    SOLO_COUNTS,
    STONES,
    Card,
    bits_of,
    placement_bits,
)
from tilery.games.hidden_stones.rules import IDLE_ROUNDS, PASS_LIMIT, PENALTIES_LOSE, SOLO_CARDS, may_pass
from tilery.games.hidden_stones.state import State

END, PASS, FIRST = range(3)
"""Two actions without a card, and the first one with a card."""
SCORE = len(m.spendings(0))
EACH = SCORE + 1
"""How many actions a card has; the last one is to score it."""
MOST_POINTS = 5
FACE = {face: place for place, face in enumerate(FACES)}
OF_SOLO = tuple(points for points, count in SOLO_COUNTS.items() for _ in range(count))
"""HS-13: the points of the cards of a solo game, in the order in which they are chosen."""


class Laying(Draft, frozen=True):
    """Chance, HS-3: the stones that lie already, from the first cell on."""

    board: str

    def __str__(self) -> str:
        return f"stone {self.board[-1]}"


class Choosing(Draft, frozen=True):
    """Chance, HS-13: cards of a solo game."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"card {self.cards[-1]}"


AnyDraft = Laying | Choosing


class HandSlots(Codec[State, m.Move, AnyDraft]):
    """Actions by place in the sorted hand."""

    action_count = FIRST + EACH * PASS_LIMIT
    longest = 50_000

    def __init__(self, start: State) -> None:
        self._cards = tuple(sorted(start.deck.numbers))
        self._place = {card: place for place, card in enumerate(self._cards)}
        self._needs = {card.number: _needs(card) for card in start.deck.cards.values()}
        count = len(self._cards)
        self.outcome_count = max(count, len(FACES))
        super().__init__(
            {
                "board": (9, len(FACES)),
                "hand": (PASS_LIMIT, count + 3),
                "won": (start.seats, count),
                "discard": (count,),
                "pile": (count,),
                "seats": (start.seats, 5),
                "table": (8,),
            }
        )

    def legal(self, s: State, seat: Seat, draft: AnyDraft | None) -> list[int]:
        if s.phase != "play" or seat != s.turn:
            return []
        found = [END, PASS] if may_pass(s) else [END]
        cards, first = s.deck.cards, FIRST
        for card in sorted(s.hands[seat]):  # HS-4, HS-5: every swap and every flip is legal
            found += range(first, first + EACH if cards[card].lies_on(s.board) else first + SCORE)
            first += EACH
        return found

    def act(self, s: State, seat: Seat, draft: AnyDraft | None, action: int) -> m.Move:
        if action < FIRST:
            return m.PASS if action == PASS else m.END
        slot, what = divmod(action - FIRST, EACH)
        card = sorted(s.hands[seat])[slot]
        return m.score(card) if what == SCORE else m.spendings(card)[what]

    def encode(self, s: State, seat: Seat, move: m.Move) -> tuple[int, ...] | None:
        if isinstance(move, m.End | m.Pass):
            return (PASS if isinstance(move, m.Pass) else END,)
        if not isinstance(move, m.Swap | m.Flip | m.Score):
            return None
        what = SCORE if isinstance(move, m.Score) else m.spendings(move.card).index(move)
        return (FIRST + EACH * sorted(s.hands[seat]).index(move.card) + what,)

    def chances(self, s: State, draft: AnyDraft | None) -> Chances:
        if s.phase == "stones":
            return _faces(draft.board if isinstance(draft, Laying) else "")
        if s.phase == "pile":
            chosen = draft.cards if isinstance(draft, Choosing) else ()
            fitting = [card for card in self._cards if s.deck.cards[card].points == OF_SOLO[len(chosen)]]
            left = [self._place[card] for card in fitting if card not in chosen]
            return [(place, 1 / len(left)) for place in left]
        if s.phase == "start":
            return [(seat, 1 / s.seats) for seat in range(s.seats)]
        pile = s.draw or sorted(s.discard)  # HS-8; as `odds` says
        return [(self._place[card], 1 / len(pile)) for card in pile]

    def draw(self, s: State, draft: AnyDraft | None, outcome: int) -> m.Move | AnyDraft:
        if s.phase == "stones":
            board = (draft.board if isinstance(draft, Laying) else "") + FACES[outcome]
            return m.Stones(board) if len(board) == len(STONES) else Laying(board)
        if s.phase == "pile":
            cards = (*(draft.cards if isinstance(draft, Choosing) else ()), self._cards[outcome])
            return m.Pile(tuple(sorted(cards))) if len(cards) == SOLO_CARDS else Choosing(cards)
        return m.Start(outcome) if s.phase == "start" else m.draw(self._cards[outcome])

    def observe(self, s: State, seat: Seat, draft: AnyDraft | None, tensor: Tensor) -> None:
        at, place, count = self.at, self._place, len(self._cards)
        ones = bytearray(at["seats"])  # quicker than an array to set one by one
        for cell, face in enumerate(s.board):
            ones[len(FACES) * cell + FACE[face]] = 1
        rows = range(at["hand"], at["won"], count + 3)
        held = sorted(s.hands[seat])
        for row, card in zip(rows, held, strict=False):
            ones[row + place[card]] = 1
        piles = (*clockwise(s.won, seat), s.discard, s.seen if s.solo else s.remembered.pile)
        for row, pile in zip(range(at["won"], at["seats"], count), piles, strict=True):
            for card in pile:
                ones[row + place[card]] = 1
        tensor[: at["seats"]] = np.frombuffer(ones, np.uint8)
        free = ~bits_of(s.board) if s.board else -1
        for row, card in zip(rows, held, strict=False):
            ways, stones, points = self._needs[card]
            missing = min([(way & free).bit_count() for way in ways])
            put(tensor, row + count, not missing, missing / stones, points)
        drawn = s.remembered.drawn or (0,) * s.seats
        everybody = [
            (
                len(s.hands[other]) / PASS_LIMIT,
                drawn[other] / PASS_LIMIT,
                other == s.turn,
                s.passed[other],
                other == s.start,
            )
            for other in clockwise(range(s.seats), seat)
        ]
        put(
            tensor,
            at["seats"],
            *chain.from_iterable(everybody),
            len(s.draw) / count,
            s.acted,
            s.scored,
            s.last_round,
            s.round_active,
            s.idle_rounds / IDLE_ROUNDS,
            s.penalties / PENALTIES_LOSE,
            s.phase == "play" and may_pass(s),
        )

    def write(self, move: m.Move) -> str:
        return write(move)


def _needs(card: Card) -> tuple[tuple[int, ...], int, float]:
    """The ways in which a card can lie, as bits; how many stones it has; and its share of the most points."""
    ways = placement_bits(card.formation)
    return ways, ways[0].bit_count(), card.points / MOST_POINTS


def _faces(board: str) -> Chances:
    """HS-1, HS-3: each stone that is left, on either side."""
    left = list(STONES)
    for face in board:
        left.remove(face if face in SIDES else OTHER_SIDE[face])
    stones = {stone: left.count(stone) for stone in left}
    return sorted((FACE[side], n / len(left) / 2) for stone, n in stones.items() for side in (stone, OTHER_SIDE[stone]))


CODECS = {"slots": HandSlots}
