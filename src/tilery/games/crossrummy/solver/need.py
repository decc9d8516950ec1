"""What a hand still needs before all of it can be laid at once: open tiles, which cost a turn each, or luck.

Like the bound, this knows lines, crossings and groups, but not the grid.
"""

from typing import NamedTuple

from tilery.games.crossrummy.solver.grid import Tile
from tilery.games.crossrummy.solver.outline import TILES, amount
from tilery.games.crossrummy.solver.programme import Sum
from tilery.games.crossrummy.solver.question import Position, Question

TURN = 10
STUCK = 25
"""What a tile costs that finds no place, in tenths of a turn: about so long it takes until a tile comes that helps."""


class Need(NamedTuple):
    """The open tiles to take, and the tiles of the hand that find no place even then."""

    take: list[Tile]
    stuck: list[Tile]

    @property
    def cost(self) -> int:
        """In tenths of a turn."""
        return TURN * len(self.take) + STUCK * len(self.stuck)


def need(position: Position, open_: list[int], work: float) -> Need:
    """The cheapest way to lay the hand, with so many of each tile lying open."""
    return _Taking(position, open_).cheapest(work)


class _Taking(Question):
    """A question about a hand to which open tiles may be added."""

    def __init__(self, position: Position, open_: list[int]) -> None:
        both = [held + there for held, there in zip(position.hand, open_, strict=True)]
        super().__init__(position._replace(hand=both))
        self._hand = position.hand
        self._laid: dict[Tile, Sum] = {
            tile: {part.laid[tile]: 1 for part in self.parts if tile in part.laid} for tile in TILES
        }
        self._taken = {tile: self._programme.var(open_[tile]) for tile in TILES if open_[tile]}
        for tile, taken in self._taken.items():
            self._programme.row({**self._laid[tile], taken: -1}, high=self._hand[tile])

    def cheapest(self, work: float) -> Need:
        """If the player can't open yet (CR-10), or OR-Tools doesn't find out with so much work, all is stuck."""
        costs = {**dict.fromkeys(self.all_laid, -STUCK), **dict.fromkeys(self._taken.values(), STUCK + TURN)}
        answer = self._ask(self._programme, costs, 0.0, work) if costs else None
        if answer is None or answer.state != "solved":
            return Need([], [tile for tile in TILES for _ in range(self._hand[tile])])
        take = [tile for tile, taken in self._taken.items() for _ in range(answer.values[taken])]
        left = {tile: self._hand[tile] + take.count(tile) - amount(self._laid[tile], answer.values) for tile in TILES}
        return Need(take, [tile for tile, count in left.items() for _ in range(count)])
