"""Every turn that can be played with a hand of Hidden Stones: which cards can be scored, at what price, on which board.

A board is nine times three bits, so that turning a stone over is one exclusive or and numpy can hold all boards of a
search in one array. Above them stand six bits for the cards scored so far: together they are a position of the turn.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from tilery.games.hidden_stones.moves import Flip, Swap
from tilery.games.hidden_stones.pieces import FACES, NEIGHBOURS, placements

Positions = NDArray[np.int64]
Pattern = tuple[tuple[int, int], ...]
"""A formation as masks and values: it lies on a board if `board & mask == value` for one of them."""
Change = tuple[int, ...]
"""One cell to flip, or two to swap."""

BOARD_BITS = 27
CHANGES: tuple[Change, ...] = (*NEIGHBOURS, *((cell,) for cell in range(9)))
COUNT = np.array([cards.bit_count() for cards in range(64)])
"""How many cards are in a set of at most six (HS-9: nobody holds more)."""


def pack(board: str) -> int:
    return sum(FACES.index(face) << 3 * cell for cell, face in enumerate(board))


def pattern(formation: str) -> Pattern:
    return tuple(
        (sum(7 << 3 * cell for cell, _ in place), sum(FACES.index(face) << 3 * cell for cell, face in place))
        for place in placements(formation)
    )


def lies_on(card: Pattern, positions: Positions) -> NDArray[np.bool_]:
    result = np.zeros(len(positions), dtype=np.bool_)
    for mask, value in card:
        result |= (positions & mask) == value
    return result


def missing(card: Pattern, positions: Positions) -> NDArray[np.int64]:
    """How many stones the formation lacks where it comes closest."""
    best = np.full(len(positions), 9)
    for mask, value in card:
        wrong = (positions ^ value) & mask
        some = (wrong | wrong >> 1 | wrong >> 2) & 0o111111111
        best = np.minimum(best, np.bitwise_count(some))
    return best


def distance(card: Pattern, positions: Positions) -> NDArray[np.float64]:
    """Roughly how many changes the formation is away: a stone wrong side up takes one, any other a bit more."""
    best = np.full(len(positions), 9.0)
    for mask, value in card:
        wrong = (positions ^ value) & mask
        other_stone = (wrong >> 1 | wrong >> 2) & 0o111111111
        other_side = wrong & 0o111111111 & ~other_stone
        best = np.minimum(best, np.bitwise_count(other_side) + 1.5 * np.bitwise_count(other_stone))
    return best


def changed(positions: Positions, change: Change) -> Positions:
    """The positions after a swap or flip. Doing it twice leads back."""
    if len(change) == 1:
        return positions ^ (1 << 3 * change[0])
    a, b = 3 * change[0], 3 * change[1]
    differ = ((positions >> a) ^ (positions >> b)) & 7
    return positions ^ (differ << a) ^ (differ << b)


def scored(positions: Positions) -> NDArray[np.int64]:
    return positions >> BOARD_BITS


class Turn:
    """All positions of a turn, in layers by the number of cards they cost at least."""

    def __init__(self, board: str, formations: Sequence[str], *, prepare: bool = False) -> None:
        """With `prepare` also changes after the last card scored: they are for the next turn."""
        self.cards = [pattern(formation) for formation in formations]
        self.layers: list[Positions] = []
        known: Positions = np.empty(0, dtype=np.int64)
        frontier: Positions = np.array([pack(board)], dtype=np.int64)
        while len(frontier):
            layer = np.setdiff1d(self._with_scores(frontier), known)
            if not len(layer):
                break
            self.layers.append(layer)
            known = np.concatenate([known, layer])
            # A further change is worth looking at while one card can pay for it and another be scored after it.
            going_on = layer[COUNT[scored(layer)] + len(self.layers) + (not prepare) <= len(self.cards)]
            frontier = np.concatenate([changed(going_on, change) for change in CHANGES])

    def _with_scores(self, positions: Positions) -> Positions:
        """The positions and all that follow from them by scoring cards that lie there."""
        spent = len(self.layers)
        positions = np.unique(positions)
        for i, card in enumerate(self.cards):
            sets = scored(positions)
            able = positions[(sets >> i & 1 == 0) & (COUNT[sets] + spent < len(self.cards))]
            positions = np.concatenate([positions, able[lies_on(card, able)] | 1 << (BOARD_BITS + i)])
        return positions

    def steps(self, spent: int, position: int) -> list[Change | int]:
        """A way from the start to a position: changes, and indices of the cards scored."""
        steps: list[Change | int] = []
        while True:
            before = self._unscored(spent, position)
            steps += [i for i in range(len(self.cards)) if (position ^ before) >> (BOARD_BITS + i) & 1]
            if spent == 0:
                return steps[::-1]
            spent -= 1
            change, position = next(self._parents(spent, before))
            steps.append(change)

    def _unscored(self, spent: int, position: int) -> int:
        """The position as it was reached, before anything was scored on its board."""
        here = np.array([position], dtype=np.int64)
        lying = sum(1 << i for i, card in enumerate(self.cards) if lies_on(card, here)[0])
        now = position >> BOARD_BITS & lying
        part = now  # from scoring all that lies there down to nothing
        while True:
            before = position ^ part << BOARD_BITS
            if before in self.start if spent == 0 else any(True for _ in self._parents(spent - 1, before)):
                return before
            if part == 0:
                raise AssertionError("a position without a way to it")
            part = (part - 1) & now

    @property
    def start(self) -> Positions:
        start: Positions = self.layers[0][scored(self.layers[0]) == 0]
        return start

    def _parents(self, spent: int, position: int) -> Iterator[tuple[Change, int]]:
        layer = self.layers[spent]
        here = np.array([position], dtype=np.int64)
        for change in CHANGES:
            parent = int(changed(here, change)[0])
            at = int(np.searchsorted(layer, parent))
            if at < len(layer) and layer[at] == parent:
                yield change, parent


def spending(card: int, change: Change) -> Swap | Flip:
    return Flip(card, change[0]) if len(change) == 1 else Swap(card, change[0], change[1])
