"""Every turn that can be played with a hand of Hidden Stones: which cards can be scored, at what price, on which board.

A board is nine times three bits, so that turning a stone over is one exclusive or. Six more bits above them are for the
cards scored so far. Together they are a position of the turn, as one number.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest

from tilery.games.hidden_stones.moves import Flip, Swap
from tilery.games.hidden_stones.pieces import FACES, NEIGHBOURS, placements

Pattern = tuple[tuple[int, int], ...]
"""A formation as masks and values: it lies on a board if `board & mask == value` for one of them."""
Change = tuple[int, ...]
"""One cell to flip, or two to swap."""

BOARD_BITS = 27
BOARD = (1 << BOARD_BITS) - 1
CHANGES: tuple[Change, ...] = (*NEIGHBOURS, *((cell,) for cell in range(9)))
FLIPS = tuple(1 << 3 * change[0] for change in CHANGES if len(change) == 1)
SWAPS = tuple((3 * change[0], 3 * change[1]) for change in CHANGES if len(change) == 2)
LOWEST = 0o111111111
"""The lowest bit of each cell."""
COUNT = [cards.bit_count() for cards in range(64)]
"""How many cards are in a set of at most six (HS-9: nobody holds more)."""


def pack(board: str) -> int:
    """A board as one number, three bits for each cell."""
    return sum(FACES.index(face) << 3 * cell for cell, face in enumerate(board))


def pattern(formation: str) -> Pattern:
    """A formation as masks and values, one pair for each place where it can lie."""
    return tuple(
        (sum(7 << 3 * cell for cell, _ in place), sum(FACES.index(face) << 3 * cell for cell, face in place))
        for place in placements(formation)
    )


def lies_on(card: Pattern, position: int) -> bool:
    """Whether the formation is on this board."""
    for mask, value in card:  # noqa: SIM110 - a plain loop is faster
        if position & mask == value:
            return True
    return False


def missing(card: Pattern, position: int) -> int:
    """How many stones the formation lacks at the place where it comes closest."""
    best = 9
    for mask, value in card:
        wrong = (position ^ value) & mask
        count = ((wrong | wrong >> 1 | wrong >> 2) & LOWEST).bit_count()
        if count < best:
            best = count
    return best


def distance(card: Pattern, position: int) -> float:
    """Roughly how many changes away the formation is: a stone that is wrong side up takes one, any other a bit more."""
    best = 9.0
    for mask, value in card:
        wrong = (position ^ value) & mask
        other_stone = (wrong >> 1 | wrong >> 2) & LOWEST
        count = (wrong & LOWEST & ~other_stone).bit_count() + 1.5 * other_stone.bit_count()
        if count < best:
            best = count
    return best


def changed(position: int, change: Change) -> int:
    """The position after a swap or flip. The same change once more undoes it."""
    if len(change) == 1:
        return position ^ (1 << 3 * change[0])
    a, b = 3 * change[0], 3 * change[1]
    differ = (position >> a ^ position >> b) & 7
    return position ^ differ << a ^ differ << b


def neighbours(positions: Iterable[int]) -> set[int]:
    """All positions that one change leads to from these, without swaps of equal faces, which change nothing."""
    found: set[int] = set()
    add = found.add
    for position in positions:
        for flip in FLIPS:
            add(position ^ flip)
        for a, b in SWAPS:
            if differ := (position >> a ^ position >> b) & 7:
                add(position ^ differ << a ^ differ << b)
    return found


class Turn:
    """All positions of a turn, in layers by the least number of cards that they cost."""

    def __init__(
        self,
        board: str,
        formations: Sequence[str],
        *,
        prepare: bool = False,
        most: int = 0,
        promise: Callable[[int], float] | None = None,
    ) -> None:
        """With `prepare`, changes after the last scored card are included: they are for the next turn.

        If more than `most` positions could be changed further, only the most promising are.
        """
        self.cards = [pattern(formation) for formation in formations]
        self.layers: list[list[int]] = []
        known: set[int] = set()
        frontier = {pack(board)}
        while frontier:
            layer = self._with_scores(frontier) - known
            if not layer:
                break
            self.layers.append(sorted(layer))
            known |= layer
            # Look at a further change only while one card can pay for it and another can be scored after it.
            scored = len(self.cards) - len(self.layers) - (not prepare)
            going_on = [position for position in self.layers[-1] if COUNT[position >> BOARD_BITS] <= scored]
            if promise and len(going_on) > most:
                going_on = nlargest(most, going_on, key=promise)
            frontier = neighbours(going_on)

    def _with_scores(self, positions: set[int]) -> set[int]:
        """The positions, and all that follow from them by scoring cards that lie on the board."""
        able = len(self.cards) - len(self.layers)
        found = positions
        for i, card in enumerate(self.cards):
            bit = 1 << (BOARD_BITS + i)
            found = found | {
                position | bit
                for position in found
                if lies_on(card, position) and not position & bit and COUNT[position >> BOARD_BITS] < able
            }
        return found

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
        lying = sum(1 << i for i, card in enumerate(self.cards) if lies_on(card, position))
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
    def start(self) -> list[int]:
        """Positions that can be reached without spending a card."""
        return [position for position in self.layers[0] if position <= BOARD]

    def _parents(self, spent: int, position: int) -> Iterator[tuple[Change, int]]:
        layer = self.layers[spent]
        for change in CHANGES:
            parent = changed(position, change)
            at = bisect_left(layer, parent)
            if at < len(layer) and layer[at] == parent:
                yield change, parent


def spending(card: int, change: Change) -> Swap | Flip:
    """The move that spends a card on this change."""
    return Flip(card, change[0]) if len(change) == 1 else Swap(card, change[0], change[1])
