"""Hidden Stones as numbers.

134 actions: end the turn, pass, then 22 for each of six places in the hand, whose cards are sorted by number. With the
card there a player swaps (12 pairs of cells, in the order of `NEIGHBOURS`), flips (9 cells) or scores.

Chance lays the nine stones one after the other (the number of the face) and draws cards one by one, also the 16 of a
solo game (the place of the card in the sorted deck). So everything it can do is listed, with its exact odds.

The README says what an observation has.
"""

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from tilery.engine.codec import Chances, Codec, Draft, Tensor, around, clockwise, put
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
    Deck,
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
        self._boards = Boards(start.deck)
        count = len(self._cards)
        self._rows = {card.number: _rows(card, self._place[card.number], count) for card in start.deck.cards.values()}
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
        return list(self._actions(s, seat)[0])

    def mask(self, s: State, seat: Seat, draft: AnyDraft | None) -> NDArray[np.int8]:
        if s.phase != "play" or seat != s.turn:
            return np.zeros(self.action_count, np.int8)
        return self._actions(s, seat)[1].copy()

    def _actions(self, s: State, seat: Seat) -> tuple[tuple[int, ...], NDArray[np.int8]]:
        cards, board = s.deck.cards, s.board
        return _actions(may_pass(s), tuple([cards[card].lies_on(board) for card in sorted(s.hands[seat])]))

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
        missing, rows = self._boards.missing(s.board), self._rows
        lying = b"".join((_stones(s.board), *[rows[card][missing[card]] for card in sorted(s.hands[seat])]))
        tensor[: len(lying) // tensor.itemsize] = np.frombuffer(lying, np.float32)
        ones = bytearray(at["seats"] - at["won"])  # quicker than an array to set one by one
        row = 0
        for pile in (*clockwise(s.won, seat), s.discard, s.seen if s.solo else s.remembered.pile):
            for card in pile:
                ones[row + place[card]] = 1
            row += count
        tensor[at["won"] : at["seats"]] = np.frombuffer(ones, np.uint8)
        drawn = s.remembered.drawn or (0,) * s.seats
        everybody: list[float] = []
        for other in around(s.seats, seat):
            everybody += (
                len(s.hands[other]) / PASS_LIMIT,
                drawn[other] / PASS_LIMIT,
                other == s.turn,
                s.passed[other],
                other == s.start,
            )
        put(
            tensor,
            at["seats"],
            *everybody,
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


@cache
def _actions(passes: bool, lies: tuple[bool, ...]) -> tuple[tuple[int, ...], NDArray[np.int8]]:
    """What may be done, and the mask of it, if each formation of the hand `lies` on the board or doesn't. HS-4, HS-5:
    every swap and every flip is legal."""
    found = [END, PASS] if passes else [END]
    for first, whole in zip(range(FIRST, HandSlots.action_count, EACH), lies, strict=False):
        found += range(first, first + EACH if whole else first + SCORE)
    mask = np.zeros(HandSlots.action_count, np.int8)
    mask[found] = 1
    return tuple(found), mask


@lru_cache(maxsize=1 << 12)
def _stones(board: str) -> bytes:
    """What an observation says about the board. Bytes are quicker to put together than arrays."""
    stones = np.zeros((9, len(FACES)), np.float32)
    for cell, face in enumerate(board):
        stones[cell, FACE[face]] = 1
    return stones.tobytes()


class Boards:
    """How many stones each card of a deck lacks on a board, at the best of its ways to lie there.

    For each cell and face there is a number with a byte for every way of every card: 1 if the way has this face there.
    Nine such numbers, added up, say of all ways at once how many of their stones lie right.
    """

    def __init__(self, deck: Deck) -> None:
        self._right: list[dict[str, int]] = [dict.fromkeys(FACES, 0) for _ in range(9)]
        self._cards: dict[int, tuple[int, slice]] = {}
        self._bytes = 0
        for card in deck.cards.values():
            first = self._bytes
            for way in card.placements:
                for cell, face in way:
                    self._right[cell][face] += 1 << 8 * self._bytes
                self._bytes += 1
            self._cards[card.number] = len(card.placements[0]), slice(first, self._bytes)
        self._last = "", Missing(self._cards, bytes(self._bytes))

    def missing(self, board: str) -> "Missing":
        """The stones that are missing, by the number of the card."""
        if self._last[0] != board:
            right = sum([faces[face] for faces, face in zip(self._right, board, strict=False)])
            self._last = board, Missing(self._cards, right.to_bytes(self._bytes, "little"))
        return self._last[1]


class Missing(dict[int, int]):
    """The answer for one board, worked out for each card that somebody asks for."""

    def __init__(self, cards: dict[int, tuple[int, slice]], right: bytes) -> None:
        self.cards, self.right = cards, right

    def __missing__(self, card: int) -> int:
        stones, ways = self.cards[card]
        missing = self[card] = stones - max(self.right[ways])
        return missing


def _rows(card: Card, place: int, count: int) -> list[bytes]:
    """What an observation says about a card of the hand, by how many of its stones are missing."""
    stones = len(card.placements[0])
    row = [0.0] * count
    row[place] = 1
    return [
        np.array([*row, not missing, missing / stones, card.points / MOST_POINTS], np.float32).tobytes()
        for missing in range(stones + 1)
    ]


def _faces(board: str) -> Chances:
    """HS-1, HS-3: each stone that is left, on either side."""
    left = list(STONES)
    for face in board:
        left.remove(face if face in SIDES else OTHER_SIDE[face])
    stones = {stone: left.count(stone) for stone in left}
    return sorted((FACE[side], n / len(left) / 2) for stone, n in stones.items() for side in (stone, OTHER_SIDE[stone]))


CODECS = {"slots": HandSlots}
