"""How a hand stands, at a glance: which of its tiles could be laid, and with what.

Tiles are bits of one number, so all tiles are asked at once. This looks at lines of three and knows nothing of a whole
table that is laid anew, so it takes a tenth of a millisecond where the solver takes thirty.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tilery.engine.game import Seat
from tilery.games.crossrummy.pieces import KINDS, SHORTEST
from tilery.games.crossrummy.samples.spots import STEPS
from tilery.games.crossrummy.solver.grid import NUMBER
from tilery.games.crossrummy.state import Placed, State
from tilery.games.crossrummy.table import Table

Bits = int
"""A set of tiles: the bit of a tile is its number in the solver's grid."""
ALL: Bits = (1 << 64) - 1
COLOUR = 16
"""How far the colours of a value are apart."""


class Standing(NamedTuple):
    """How many tiles of a hand could be laid in which way; each counts once, for the first way that fits."""

    held: int
    actions: int
    opened: bool
    alone: int
    """At the end of a line, with nothing moved."""
    together: int
    """In a line of the hand's own tiles."""
    beside: int
    """With another tile of the hand, beside one on the table that has room."""
    spare: int
    """Beside such a tile, with a spare one of the table."""
    pair: int
    """With another tile of the hand, if a tile of the table can be moved there."""
    moved: int
    """With two tiles of the table, if both can be moved there."""
    wanting: int
    """Only with open tiles."""

    @property
    def stuck(self) -> int:
        """Tiles that find no partners anywhere."""
        ways = self.alone + self.together + self.beside + self.spare + self.pair + self.moved + self.wanting
        return self.held - self.actions - ways


class Lying(NamedTuple):
    """The tiles of a table: all of them, spare ones, those with room for a line, and what fits at the end of one."""

    there: Bits
    spare: Bits
    roomy: Bits
    fitting: Bits


def standing(state: State, seat: Seat) -> Standing:
    """How this player's hand stands."""
    lying = lying_on(state.table)
    once, twice = bits_of(state.hands[seat])
    hand, open_ = once, bits_of(state.open)[0]
    counts = []
    for way in (
        lying.fitting,
        with_partners(hand, hand),
        with_partners(hand, lying.roomy),
        with_partners(lying.spare, lying.roomy),
        with_partners(hand, lying.there),
        with_partners(lying.there, lying.there),
        with_partners(open_, hand | lying.there | open_),
    ):
        counts.append((once & way).bit_count() + (twice & way).bit_count())
        once, twice = once & ~way, twice & ~way
    held = len(state.hands[seat])
    actions = sum(tile not in NUMBER for tile in state.hands[seat])
    return Standing(held, actions, state.opened[seat], *counts)


def bits_of(tiles: Iterable[str]) -> tuple[Bits, Bits]:
    """The number tiles among these, and those that are there twice."""
    once = twice = 0
    for tile in tiles:
        if tile in NUMBER:
            bit = 1 << NUMBER[tile]
            twice |= once & bit
            once |= bit
    return once, twice


def with_partners(some: Bits, others: Bits) -> Bits:
    """The tiles that make a line of three with one tile of each. No run goes on in the next colour, because no tile
    has the value 0 or 15."""
    found = 0
    for a, b in ((some, others), (others, some)):
        found |= (a << 2 & b << 1) | (a << 1 & b >> 1) | (a >> 1 & b >> 2)
        one, two = _turned(a, 1), _turned(a, 2)
        found |= (one & _turned(b, 2)) | (one & _turned(b, 3)) | (two & _turned(b, 3))
    return found & ALL


def _turned(tiles: Bits, colours: int) -> Bits:
    """The tiles of the same values, so many colours further."""
    return (tiles << COLOUR * colours | tiles >> 64 - COLOUR * colours) & ALL


ENDS: dict[tuple[str, str], tuple[str, ...]] = {}
"""What can be laid beside the first of two tiles, if they are the end of a line."""
for _line in KINDS:
    if len(_line) == SHORTEST:
        ENDS[_line[1:]] = (*ENDS.get(_line[1:], ()), _line[0])


@lru_cache(64)
def lying_on(table: tuple[Placed, ...]) -> Lying:
    """What lies on this table."""
    spots = Table.known(table).spots
    tiles = spots.tiles
    spare = roomy = fitting = 0
    for spot, tile in tiles.items():
        spare |= spots.is_spare_at(spot) << NUMBER[tile]
        roomy |= (spots.way_at(spot) != 0) << NUMBER[tile]
        for step in STEPS:
            behind = tiles.get(spot - step)
            if behind is not None and spot + step not in tiles:
                for new in ENDS.get((tile, behind), ()):
                    fitting |= spots.fits(spot + step, new) << NUMBER[new]
    return Lying(bits_of(tiles.values())[0], spare, roomy, fitting)
