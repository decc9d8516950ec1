"""Where the tiles of a table lie, in numbers, and which tiles a look for layings can leave out.

A spot is the number of a cell: a step right adds 1, a step down adds DOWN. When a table is shifted its tiles keep their
spots, and only its `origin` changes.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import KINDS, SHORTEST
from tilery.games.crossrummy.samples.bits import BIT, THREES, Bits, bits_of
from tilery.games.crossrummy.state import Placed

Spot = int

RIGHT: Final = 1
DOWN: Final = 1024
"""CR-6: a table has at most 200 columns, so rows never run into each other."""
MARGIN: Final = DOWN // 4
"""A spot is fewer columns than this to the left of the first column."""
AXES: Final = (RIGHT, DOWN)
CROSSWISE: Final = ((DOWN, RIGHT), (RIGHT, DOWN))
"""A step along an axis, and one along the other."""
STEPS: Final = (RIGHT, DOWN, -RIGHT, -DOWN)
NO_RING: Final = 4
"""So few tiles hang together if they have one joint less than tiles. Five could be a ring and one apart."""
NEARBY: Final = tuple(
    {
        along * way + across * side
        for way, side in CROSSWISE
        for along in range(-SHORTEST, SHORTEST + 1)
        for across in (-1, 0, 1)
        if 0 < abs(along) + abs(across) <= SHORTEST
    }
)
"""Where the tiles are whose room for two more tiles is taken by a tile that lies here."""


def _before_lines() -> dict[tuple[str, ...], tuple[str, ...]]:
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for first, *line in KINDS:
        found[tuple(line)] = (*found.get(tuple(line), ()), first)
    return found


BEFORE: Final = _before_lines()
"""What can lie before the first tile of a line."""

End = tuple[str, Spot]
"""An end of a line: the last tile, and the step from there to the empty spot. Of equal tiles, the last one in reading
order is meant: only that one counts."""


def _places_of_ends() -> dict[str, dict[End, int]]:
    found: dict[str, dict[End, int]] = {}
    for tile, last, _ in THREES:
        ends = found.setdefault(tile, {})
        for step in STEPS:
            ends.setdefault((last, step), len(ends))
    return found


PLACES: Final = _places_of_ends()
"""In which order the ends are named where a tile fits."""


class Spots(msgspec.Struct, eq=False, gc=False):
    """The tiles by spot, and the last spot of each tile in reading order.

    What is known of a table may be too much, and is never too little: the `ends` of lines where a tile may fit, once
    somebody has asked for them; `free` tiles, which have room for two tiles of a line that crosses theirs; and `spare`
    tiles, which may leave their line. A look that finds nothing takes the tile out. So questions that were asked before
    make an answer quicker, and never change it.
    """

    origin: Spot
    tiles: dict[Spot, str]
    where: dict[str, Spot]
    free: Bits
    spare: Bits
    ends: dict[str, tuple[End, ...]] = {}
    ends_known: bool = False

    @classmethod
    def of(cls, table: Iterable[Placed]) -> "Spots":
        """The spots of a table that nothing is known of."""
        tiles = {one.cell[0] + DOWN * one.cell[1]: one.tile for one in table}
        where = {tile: spot for spot, tile in tiles.items()}
        there = bits_of(where)
        return cls(0, tiles, where, there, there)

    def spot_of(self, cell: Cell) -> Spot:
        """The number of a cell of the table."""
        return self.origin + cell[0] + DOWN * cell[1]

    def cell_of(self, spot: Spot) -> Cell:
        """The cell of the table that has this number."""
        y, x = divmod(spot - self.origin + MARGIN, DOWN)
        return x - MARGIN, y

    # What a laying changes

    def after(self, gone: Collection[Spot], new: Mapping[Spot, str], origin: Spot) -> tuple["Spots", int | None]:
        """The spots when tiles have left some of them and others have come, and then the table was shifted; and how
        many groups there are more than before, or None if they have to be counted."""
        tiles, where, ends = self.tiles.copy(), self.where.copy(), self.ends.copy()
        after = Spots(origin, tiles, where, self.free, self.spare, ends, self.ends_known)
        at_ends = True
        for spot in gone:
            at_ends = after._lift(spot) and at_ends
        more = after._lay(new)
        return after, more if at_ends else None

    def _lift(self, spot: Spot) -> bool:
        """Take a tile away. True if it touched only one other, so that no group is split.

        Other tiles may now fit on the empty spots where its lines ended and on its own, beside what lies there.
        """
        tiles, where = self.tiles, self.where
        tile = tiles.pop(spot)
        if where[tile] == spot:
            if tile in tiles.values():
                where[tile] = max([other for other, name in tiles.items() if name == tile])
                self.free |= BIT[tile]
                self.spare |= BIT[tile]
                self._open_all(where[tile])
            else:
                del where[tile]
                self.free &= ~BIT[tile]
                self.spare &= ~BIT[tile]
        neighbours = 0
        self._reopen(spot)
        for step in STEPS:
            end = spot + step
            if end in tiles:
                neighbours += 1
                self.spare |= BIT[tiles[end]]
            while end in tiles:
                end += step
            self._reopen(end)
        for by in NEARBY:
            if spot + by in tiles:
                self.free |= BIT[tiles[spot + by]]
        return neighbours == 1

    def _open_all(self, last: Spot) -> None:
        """Other tiles may fit now wherever this tile is the last of a line."""
        for step in STEPS:
            if last - step in self.tiles and last + step not in self.tiles:
                self._open(last, step)

    def _reopen(self, spot: Spot) -> None:
        """Whatever the lines around this empty spot allow may fit here now."""
        tiles = self.tiles
        for step in STEPS:
            if spot + step in tiles and spot + 2 * step in tiles:
                self._open(spot + step, -step)

    def _open(self, last: Spot, step: Spot) -> None:
        """Another tile may fit here now, one step on from the last tile of a line."""
        tiles = self.tiles
        name = tiles[last]
        if self.where[name] != last:
            return
        line, spot = [name], last - step
        while spot in tiles:
            line.append(tiles[spot])
            spot -= step
        ends, end = self.ends, (name, step)
        for tile in BEFORE.get(tuple(line), ()):
            if tile not in ends:
                ends[tile] = (end,)
            elif end not in ends[tile]:
                ends[tile] += (end,)

    def _lay(self, new: Mapping[Spot, str]) -> int | None:
        """Put tiles on empty spots. Gives how many groups there are more, or None if they have to be counted.

        Only at the ends of the lines through these spots can another tile fit, or a tile be spare, that could not
        before. Where a tile has no room it gets none.
        """
        tiles, where = self.tiles, self.where
        free, spare = self.free, self.spare
        tiles.update(new)
        for spot, tile in new.items():
            if where.get(tile, spot) <= spot:
                where[tile] = spot
                bit = BIT[tile]
                free |= bit
                spare &= ~bit
        joints = touching = 0
        for spot in new:
            for step in AXES:
                low, high = spot - step, spot + step
                if high in tiles:
                    if high in new:
                        joints += 1
                    else:
                        touching += 1
                elif low not in tiles:
                    # What fits between two tiles can lie at the end of a line that crosses.
                    if low - step in tiles:
                        self._reopen(low)
                    if high + step in tiles:
                        self._reopen(high)
                    continue
                if low in tiles:
                    if low in new:
                        continue  # then the line is looked at from there
                    touching += 1
                    while low in tiles:
                        low -= step
                while high in tiles:
                    high += step
                first, last = low + step, high - step
                if last - first > 2 * step:
                    spare |= BIT[tiles[first]] | BIT[tiles[last]]
                if first in new and low - step not in tiles:
                    self._open(first, -step)
                elif first in new or first + step in new:
                    self._reopen(low)
                if last in new and high + step not in tiles:
                    self._open(last, step)
                elif last in new or last - step in new:
                    self._reopen(high)
        self.free, self.spare = free, spare
        in_one_piece = len(new) <= NO_RING and joints == len(new) - 1
        return 1 - touching if in_one_piece and touching <= 1 else None

    # What can be laid

    def may_fit(self) -> Mapping[str, tuple[End, ...]]:
        """The tiles that may fit at the end of a line."""
        if not self.ends_known:
            for spot in self.tiles:
                self._open_all(spot)
            self.ends_known = True
        return self.ends

    def ends_for(self, tile: str) -> list[Spot]:
        """Where this tile fits at the end of a line."""
        tiles, where = self.tiles, self.where
        known = self.may_fit().get(tile, ())
        found = []
        for end in known:
            name, step = end
            if name in where:
                last = where[name]
                if last + step not in tiles and last - step in tiles and self.fits(last + step, tile):
                    found.append(end)
        if not found:
            self.ends.pop(tile, None)
            return []
        if len(found) < len(known):
            self.ends[tile] = tuple(found)
        if len(found) > 1:
            found.sort(key=PLACES[tile].__getitem__)
            return list(dict.fromkeys([where[name] + step for name, step in found]))
        [(name, step)] = found
        return [where[name] + step]

    def fits(self, spot: Spot, tile: str) -> bool:
        """Whether the lines through this empty spot would be right with this tile on it."""
        tiles = self.tiles
        for step in AXES:
            low, high = spot - step, spot + step
            if low not in tiles and high not in tiles:
                continue
            line = [tile]
            while low in tiles:
                line.append(tiles[low])
                low -= step
            if high in tiles:
                line.reverse()
                while high in tiles:
                    line.append(tiles[high])
                    high += step
            if tuple(line) not in KINDS:
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
        tiles, way = self.tiles, 0
        for step in STEPS:
            if spot + step in tiles:
                if way:
                    return False
                way = step
        return way != 0 and spot + 2 * way in tiles and spot + SHORTEST * way in tiles

    def way_from(self, tile: str) -> Spot:
        """The step in which two tiles can be laid from this one and touch nothing else; 0 if there is none."""
        if not (way := self.free & BIT[tile] and self.way_at(self.where[tile])):
            self.free &= ~BIT[tile]
        return way

    def way_at(self, spot: Spot) -> Spot:
        """The same for the tile on this spot."""
        tiles = self.tiles
        for step, side in CROSSWISE:
            if spot - step in tiles or spot + step in tiles:
                continue
            for way in (step, -step):
                near = spot + way
                if near - side in tiles or near + side in tiles:
                    continue
                far = near + way
                if not (far in tiles or far - side in tiles or far + side in tiles or far + way in tiles):
                    return way
        return 0
