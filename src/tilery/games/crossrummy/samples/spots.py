"""Where the tiles of a table lie, in numbers, and which tiles a look for layings can leave out.

A spot is the number of a cell: a step right adds 1, a step down adds DOWN. When a table is shifted its tiles keep their
spots, and only its `origin` changes. A set of tiles is a number, too: one bit for each different tile.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeVar

import msgspec

from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import ACTIONS, KINDS, ORDER, SHORTEST, TILES
from tilery.games.crossrummy.state import Placed

Key = TypeVar("Key")
Spot = int
Bits = int

RIGHT: Final = 1
DOWN: Final = 1024
"""CR-6: a table has at most 200 columns, so rows never run into each other."""
MARGIN: Final = DOWN // 4
"""A spot is fewer columns than this to the left of the first column."""
STEPS: Final = (RIGHT, DOWN, -RIGHT, -DOWN)
ROOM: Final = {
    way: (way, 2 * way, 3 * way, way - side, way + side, 2 * way - side, 2 * way + side)
    for step, side in ((DOWN, RIGHT), (RIGHT, DOWN))
    for way in (step, -step)
}
"""What must be empty around a tile so that two tiles can be laid from it this way and touch nothing else."""
NO_RING: Final = 4
"""So few tiles hang together if they have one joint less than tiles. Five could be a ring and one apart."""
NEARBY: Final = tuple({-by for room in ROOM.values() for by in room})
"""Where the tiles are that can't have such room if there is a tile here."""

BIT: Final = {tile: 1 << place for tile, place in ORDER.items()}


def bits_of(tiles: Iterable[str]) -> Bits:
    """These tiles as a set; how often a tile is there doesn't count.

    >>> bits_of(["y1", "y3", "y1"])
    5
    """
    return sum(map(BIT.__getitem__, dict.fromkeys(tiles)))


ANY_TILE: Final = bits_of(TILES)
ACTION_BITS: Final = bits_of(ACTIONS)
THREES: Final = [line for line in KINDS if len(line) == SHORTEST]


def _gathered(keys_and_tiles: Iterable[tuple[Key, str]]) -> dict[Key, Bits]:
    """For each key, the tiles that come with it."""
    found: dict[Key, Bits] = {}
    for key, tile in keys_and_tiles:
        found[key] = found.get(key, 0) | BIT[tile]
    return found


def _ends_beside(tile: str) -> tuple[tuple[str, set[str]], ...]:
    found: dict[str, set[str]] = {}
    for first, last, behind in THREES:
        if first == tile:
            found.setdefault(last, set()).add(behind)
    return tuple(found.items())


NEXT_BITS: Final = dict.fromkeys(TILES, 0) | _gathered(
    pair for one, other, _ in THREES for pair in ((one, other), (other, one))
)
"""What can lie beside a tile in a line; beside an action tile nothing."""
BEHIND: Final = {tile: _ends_beside(tile) for tile in TILES}
"""The ends of lines that a tile can lie beside: the last tile, and what can lie behind that."""
AT_END: Final = _gathered(((last, behind), tile) for tile, last, behind in THREES)
"""The other way round: what can lie beside the last tile of a line, by that tile and the one behind it."""
BETWEEN: Final = _gathered(((one, other), tile) for one, tile, other in THREES)
"""What can lie between two tiles."""


class Spots(msgspec.Struct, eq=False, gc=False):
    """The tiles by spot, and the last spot of each tile in reading order.

    Three sets of tiles may be too large, and are never too small: `fertile` tiles fit at the end of a line, `free`
    tiles have room for two tiles of a line that crosses theirs, and `spare` tiles may leave their line. A look that
    finds nothing takes the tile out of its set. So questions that were asked before make an answer quicker, and never
    change it.
    """

    origin: Spot
    tiles: dict[Spot, str]
    where: dict[str, Spot]
    fertile: Bits
    free: Bits
    spare: Bits

    @classmethod
    def of(cls, table: Iterable[Placed]) -> "Spots":
        """The spots of a table that nothing is known of."""
        tiles = {one.cell[0] + DOWN * one.cell[1]: one.tile for one in table}
        where = {tile: spot for spot, tile in tiles.items()}
        there = bits_of(where)
        return cls(0, tiles, where, ANY_TILE if tiles else 0, there, there)

    def spot_of(self, cell: Cell) -> Spot:
        """The number of a cell of the table."""
        return self.origin + cell[0] + DOWN * cell[1]

    def cell_of(self, spot: Spot) -> Cell:
        """The cell of the table that has this number."""
        y, x = divmod(spot - self.origin + MARGIN, DOWN)
        return x - MARGIN, y

    # What a laying changes

    def after(self, gone: Collection[Spot], new: Mapping[Spot, str], shift: Cell) -> tuple["Spots", int | None]:
        """The spots when tiles have left some of them and others have come, and then the table was shifted; and how
        many groups there are more than before, or None if they have to be counted."""
        origin = self.origin - shift[0] - DOWN * shift[1]
        after = Spots(origin, self.tiles.copy(), self.where.copy(), self.fertile, self.free, self.spare)
        at_ends = [after._lift(spot) for spot in gone]
        more = after._lay(new)
        return after, more if all(at_ends) else None

    def _lift(self, spot: Spot) -> bool:
        """Take a tile away. True if it touched only one other, so that no group is split.

        Other tiles may now fit on the empty spots where its lines ended and on its own, beside what lies there.
        """
        tiles, where = self.tiles, self.where
        tile = tiles.pop(spot)
        if where[tile] == spot:
            if others := [other for other, name in tiles.items() if name == tile]:
                where[tile] = max(others)
                self.free |= BIT[tile]
                self.spare |= BIT[tile]
                self.fertile |= NEXT_BITS[tile]
            else:
                del where[tile]
                self.free &= ~BIT[tile]
                self.spare &= ~BIT[tile]
        neighbours = 0
        for step in STEPS:
            end = spot + step
            if end in tiles:
                neighbours += 1
                self.spare |= BIT[tiles[end]]
                self.fertile |= NEXT_BITS[tiles[end]]
            while end in tiles:
                end += step
            for beside in STEPS:
                if end + beside in tiles:
                    self.fertile |= NEXT_BITS[tiles[end + beside]]
        for by in NEARBY:
            if spot + by in tiles:
                self.free |= BIT[tiles[spot + by]]
        return neighbours == 1

    def _lay(self, new: Mapping[Spot, str]) -> int | None:
        """Put tiles on empty spots. Gives how many groups there are more, or None if they have to be counted.

        Only at the ends of the lines through these spots can another tile fit, or a tile be spare, that could not
        before. Where a tile has no room it gets none.
        """
        tiles, where = self.tiles, self.where
        fertile, free, spare = self.fertile, self.free, self.spare
        tiles.update(new)
        joints = touching = 0
        for spot, tile in new.items():
            if where.get(tile, spot) <= spot:
                where[tile] = spot
            free |= BIT[tile]
            for step in STEPS:
                end = spot + step
                if end in tiles:
                    if end in new:
                        joints += 1
                    else:
                        touching += 1
                    while end in tiles:
                        end += step
                elif spot - step not in tiles:
                    if end + step in tiles:
                        fertile |= BETWEEN.get((tile, tiles[end + step]), 0)
                    continue
                last = tiles[end - step]
                fertile |= AT_END.get((last, tiles[end - 2 * step]), 0)
                spare |= BIT[last]
        self.fertile, self.free, self.spare = fertile, free, spare
        in_one_piece = len(new) <= NO_RING and joints == 2 * (len(new) - 1)
        return 1 - touching if in_one_piece and touching <= 1 else None

    # What can be laid

    def ends_for(self, tile: str) -> tuple[Spot, ...]:
        """Where this tile fits at the end of a line."""
        if not self.fertile & BIT[tile]:
            return ()
        found: dict[Spot, None] = {}
        tiles = self.tiles
        where = self.where
        for last, behind in BEHIND[tile]:
            if last in where:
                spot = where[last]
                for step in STEPS:
                    if tiles.get(spot - step) in behind and spot + step not in tiles and self.fits(spot + step, tile):
                        found[spot + step] = None
        if not found:
            self.fertile &= ~BIT[tile]
        return tuple(found)

    def fits(self, spot: Spot, tile: str) -> bool:
        """Whether the lines through this empty spot would be right with this tile on it."""
        tiles = self.tiles
        for step in (RIGHT, DOWN):
            line, beside = [tile], spot - step
            while beside in tiles:
                line.append(tiles[beside])
                beside -= step
            line.reverse()
            beside = spot + step
            while beside in tiles:
                line.append(tiles[beside])
                beside += step
            if len(line) > 1 and tuple(line) not in KINDS:
                return False
        return True

    def is_spare(self, tile: str) -> bool:
        """Whether the tile is at the end of a line that is long enough without it, and in no other line."""
        if not self.spare & BIT[tile]:
            return False
        if self.is_spare_at(self.where[tile]):
            return True
        self.spare &= ~BIT[tile]
        return False

    def is_spare_at(self, spot: Spot) -> bool:
        """The same for the tile on this spot."""
        tiles = self.tiles
        ways = [step for step in STEPS if spot + step in tiles]
        return len(ways) == 1 and spot + 2 * ways[0] in tiles and spot + SHORTEST * ways[0] in tiles

    def way_from(self, tile: str) -> Spot:
        """The step in which two tiles can be laid from this one and touch nothing else; 0 if there is none."""
        if not self.free & BIT[tile]:
            return 0
        if not (way := self.way_at(self.where[tile])):
            self.free &= ~BIT[tile]
        return way

    def way_at(self, spot: Spot) -> Spot:
        """The same for the tile on this spot."""
        tiles = self.tiles
        for step in (DOWN, RIGHT):
            if spot - step in tiles or spot + step in tiles:
                continue
            for way in (step, -step):
                for by in ROOM[way]:
                    if spot + by in tiles:
                        break
                else:
                    return way
        return 0
