"""Draw schemes: how the chance moves of a match follow from its seed.

By the usual scheme, each chance move has bits of its own. So one different move early in a game changes everything that
is drawn later. By the scheme `seats`, each seat has an order of its own in which it draws, and the table has one for
what is laid open: whatever the others do, a seat draws the first tile of its order that is still there. So when a deal
is played again with other players, each seat gets the same tiles as long as possible, and the games can be compared.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from tilery.engine.chance import Bits
from tilery.engine.errors import Unknown
from tilery.engine.game import CHANCE, AnyGame, Seat

M = TypeVar("M")

USUAL, SEATS = "", "seats"
DRAW_SCHEMES = (USUAL, SEATS)
"""The names of the schemes, as a record has them. The usual one has none."""
TABLE_MARK = "*"


class Drawing(msgspec.Struct, Generic[M], frozen=True):
    """A chance move that draws from a pool in which all tiles are equally likely. A room's `drawing(s)` tells of it."""

    seat: Seat
    """Who gets the tiles; CHANCE if they are laid open for all."""
    pool: tuple[Any, ...]
    """Each tile as often as it is there."""
    move: Callable[[tuple[Any, ...]], M]
    """The chance move, from what was drawn."""
    count: int = 1


def chance_by(scheme: str, game: AnyGame, seed: bytes | None) -> Callable[[Any, Bits], Any]:
    """What makes the chance moves of one match, in their order, from the state and the bits of each."""
    if scheme not in DRAW_SCHEMES:
        raise Unknown("draw scheme", scheme, [name for name in DRAW_SCHEMES if name])
    return game.chance if scheme == USUAL or seed is None else SeatOrders(game, seed).chance


class SeatOrders:
    """The orders in which the seats draw in one match. What no seat draws is left to the usual scheme."""

    def __init__(self, game: AnyGame, seed: bytes) -> None:
        self._game = game
        self._seed = seed
        self._filled = 0
        """How many times tiles came back into the pool. Each time all orders are new."""
        self._left: Counter[Any] | None = None
        """What was in the pool after the last draw."""
        self._reached: dict[Seat, bytes] = {}
        """How far each seat has come in its order: the key of the tile that it drew last."""

    def chance(self, state: Any, bits: Bits) -> Any:
        """The chance move that is due. It has the probabilities that `odds` has."""
        find = getattr(self._game, "drawing", None)
        drawing: Drawing[Any] | None = find and find(state)
        if drawing is None:
            return self._game.chance(state, bits)
        pool = Counter(drawing.pool)
        if self._left is not None and not pool <= self._left:
            self._filled += 1
            self._reached.clear()
        drawn = []
        for _ in range(drawing.count):
            key, tile = min(self._ahead(drawing.seat, pool))
            self._reached[drawing.seat] = key
            pool[tile] -= 1
            drawn.append(tile)
        self._left = +pool
        return drawing.move(tuple(drawn))

    def _ahead(self, seat: Seat, pool: Counter[Any]) -> Iterator[tuple[bytes, Any]]:
        """The tiles of the pool with their keys in the order of this seat.

        The order has every copy of a tile. Copies are all alike, so when fewer are left than the seat has ahead of
        it, it doesn't matter which of them count, as long as their keys don't decide it: those with the lowest numbers.
        """
        reached = self._reached.get(seat, b"")
        who = TABLE_MARK if seat == CHANCE else seat
        for tile, left in pool.items():
            copy = 0
            while left:
                key = hashlib.sha256(self._seed + f"draw {self._filled} {who} {tile} {copy}".encode()).digest()
                if key > reached:
                    yield key, tile
                    left -= 1
                copy += 1
