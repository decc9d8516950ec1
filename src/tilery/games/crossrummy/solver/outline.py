"""A table without places: its lines, and how often they cross. The integer programme finds such outlines.

It knows nothing of the grid, only what must be true on any right table:

- Each tile lies in one line, or in two, which cross there. So lines cover a tile as often as it lies, plus crossings.
- Runs flow along the values of a colour. They begin and end; none ends before its third tile.
- Crossings join lines to groups. In a group of so many lines, one fewer of them join, and all others close a loop.
- Crossings of two runs of a colour, or of two sets of a value, close a loop among themselves only with four lines.

Whatever breaks one of these can't be laid, so no table beats the best outline.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tilery.games.crossrummy.solver.grid import KINDS, Tile
from tilery.games.crossrummy.solver.programme import Programme, Sum, Var

COPIES = 2
LINES = 2 * COPIES
"""A tile lies twice at most, each time in two lines at most."""
RING = 4
"""The fewest lines that make a loop."""
TILES = tuple(tile for tile in range(KINDS) if 1 <= tile & 15 <= 14)
VALUES = range(1, 15)
COLOURS = range(0, KINDS, 16)
Line = tuple[Tile, ...]
"""The tiles of a run from low to high, or of a set by colour."""

Cut = tuple[frozenset[int], tuple[tuple[Tile, Tile], ...], Tile]
"""Lines that must not make a loop: the sets of these values, the runs with a tile between these, and a tile that is in
one of each."""


class Outline(NamedTuple):
    """What one part of a table consists of."""

    tiles: list[int]
    """How many of each tile lie there."""
    starts: list[Tile]
    ends: list[Tile]
    sets: list[Line]
    groups: int
    limit: int
    """How many groups there may be."""
    loops: int
    """How many crossings close a loop."""


def sets_of(value: int) -> list[Line]:
    """CR-7: all sets of a value."""
    four = tuple(colour + value for colour in COLOURS)
    return [four, *(tuple(tile for tile in four if tile != without) for without in four)]


class Part:
    """Variables and rows for one part of a table: tiles that lie there already, tiles from a hand, and groups.

    `joins` and `loops` have the crossings of each tile by kind: a run and a set, two runs, two sets. Joins of the first
    kind are counted one by one, so that a cut can ask whether there is any.
    """

    def __init__(self, programme: Programme, lying: Sequence[int], hand: Sequence[int], groups: int) -> None:
        self.lying, self._limit = lying, groups
        self._programme = programme
        self._most = [there + held for there, held in zip(lying, hand, strict=True)]
        self.laid: dict[Tile, Var] = {tile: programme.var(hand[tile]) for tile in TILES if hand[tile]}
        self._lines()
        self._crossings()
        self._cover()
        self.groups: Sum = dict.fromkeys((*self.starts.values(), *self.sets.values()), 1)
        for join in self.joins:
            self.groups[join] = -1
        programme.row(self.groups, low=1 if any(lying) else 0, high=groups)
        self._no_rings()

    def _lines(self) -> None:
        there, var = self._most, self._programme.var
        self.starts: dict[Tile, Var] = {}
        self.ends: dict[Tile, Var] = {}
        self.runs: dict[Tile, Sum] = {tile: {} for tile in TILES}
        """The runs through each tile."""
        for tile in TILES:
            if there[tile] and there[tile + 1] and tile & 15 <= 12 and there[tile + 2]:
                self.starts[tile] = var(LINES)
            if there[tile] and there[tile - 1] and tile & 15 >= 3 and there[tile - 2]:
                self.ends[tile] = var(LINES)
        for colour in COLOURS:
            flow: Sum = {}
            for tile in range(colour + 1, colour + 15):
                _add(flow, self.starts.get(tile), 1)
                self.runs[tile] = dict(flow)
                too_short = dict(flow)
                for young in (self.ends.get(tile), self.starts.get(tile), self.starts.get(tile - 1)):
                    _add(too_short, young, -1)
                if too_short:
                    self._programme.row(too_short, low=0)
                _add(flow, self.ends.get(tile), -1)
            if flow:
                self._programme.row(flow, low=0, high=0)
        self.sets: dict[Line, Var] = {
            line: var(LINES) for value in VALUES for line in sets_of(value) if all(there[tile] for tile in line)
        }
        self.sets_at: dict[Tile, Sum] = {tile: {} for tile in TILES}
        for line, found in self.sets.items():
            for tile in line:
                self.sets_at[tile][found] = 1

    def _crossings(self) -> None:
        there, var = self._most, self._programme.var
        can = {tile: bool(there[tile] and self.runs[tile]) for tile in TILES}
        both = [tile for tile in TILES if can[tile] and self.sets_at[tile]]
        self.first = {tile: var(1) for tile in both}
        self.second = {tile: var(1) for tile in both if there[tile] > 1}
        self.two_runs = {tile: var(there[tile]) for tile in TILES if can[tile]}
        self.two_sets = {tile: var(there[tile]) for tile in TILES if there[tile] and self.sets_at[tile]}
        self.loop = {tile: var(there[tile]) for tile in both}
        self.loop_of_runs = {tile: var(there[tile]) for tile in self.two_runs}
        self.loop_of_sets = {tile: var(1) for tile in self.two_sets}
        self.joins = [
            *self.first.values(),
            *self.second.values(),
            *self.two_runs.values(),
            *self.two_sets.values(),
        ]
        self.loops = [*self.loop.values(), *self.loop_of_runs.values(), *self.loop_of_sets.values()]

    def crossings(self, tile: Tile) -> Sum:
        """All crossings of a tile."""
        kinds = (self.first, self.second, self.two_runs, self.two_sets, self.loop, self.loop_of_runs, self.loop_of_sets)
        return {kind[tile]: 1 for kind in kinds if tile in kind}

    def _cover(self) -> None:
        row = self._programme.row
        for tile in TILES:
            if not self._most[tile]:
                if self.runs[tile]:
                    row(self.runs[tile], high=0)
                continue
            lying, crossings = self.lying[tile], self.crossings(tile)
            cover = {**self.runs[tile], **self.sets_at[tile], **dict.fromkeys(crossings, -1)}
            _add(cover, self.laid.get(tile), -1)
            row(cover, low=lying, high=lying)
            if not crossings:
                continue
            on_tiles = dict(crossings)
            _add(on_tiles, self.laid.get(tile), -1)
            row(on_tiles, high=lying)
            if tile in self.second:
                row({self.second[tile]: 1, self.first[tile]: -1}, high=0)
            for lines, two, ring in (
                (self.runs, self.two_runs, self.loop_of_runs),
                (self.sets_at, self.two_sets, self.loop_of_sets),
            ):
                used = dict.fromkeys(lines[tile], -1) if lines is self.sets_at else _negative(lines[tile])
                for kind, count in ((self.first, 1), (self.second, 1), (self.loop, 1), (two, 2), (ring, 2)):
                    _add(used, kind.get(tile), count)
                row(used, high=0)

    def _no_rings(self) -> None:
        """Runs of a colour alone, or sets of a value alone: as many join as there are lines, less one; further ones
        close a loop, and that takes four lines and three joins."""
        row, var = self._programme.row, self._programme.var
        for colour in COLOURS:
            tiles = [tile for tile in range(colour + 1, colour + 15) if tile in self.two_runs]
            if not tiles:
                continue
            for first in tiles:
                some = var(1)
                row({self.two_runs[first]: 1, some: -COPIES}, high=0)
                joined: Sum = {**_negative(self.runs[first]), self.two_runs[first]: 1, some: 1}
                row(joined, high=0)
                for tile in range(first + 1, tiles[-1] + 1):
                    _add(joined, self.two_runs.get(tile), 1)
                    _add(joined, self.starts.get(tile), -1)
                    if tile in self.two_runs:
                        row(joined, high=0)
            ring = var(1)
            row({**{self.loop_of_runs[tile]: 1 for tile in tiles}, ring: -2 * len(tiles)}, high=0)
            row({**{self.two_runs[tile]: 1 for tile in tiles}, ring: 1 - RING}, low=0)
            row({**{self.starts[tile]: 1 for tile in tiles if tile in self.starts}, ring: -RING}, low=0)
        for value in VALUES:
            tiles = [tile for tile in range(value, KINDS, 16) if tile in self.two_sets]
            lines = {self.sets[line]: -1 for line in sets_of(value) if line in self.sets}
            if not tiles:
                continue
            some = var(1)
            for tile in tiles:
                row({self.two_sets[tile]: 1, some: -COPIES}, high=0)
            row({**lines, **{self.two_sets[tile]: 1 for tile in tiles}, some: 1}, high=0)
            # Four sets in a ring have four corners and at least one more tile each: all eight tiles of the value.
            full = len(tiles) == len(COLOURS) and all(self._most[tile] == COPIES for tile in tiles)
            ring = var(1 if full else 0)
            row({**{self.loop_of_sets[tile]: 1 for tile in tiles}, ring: -1}, high=0)
            row({**{self.two_sets[tile]: 1 for tile in tiles}, ring: 1 - RING}, low=0)
            row({**{self.sets[line]: 1 for line in sets_of(value) if line in self.sets}, ring: -RING}, low=0)

    def cut(self, cut: Cut) -> Sum | None:
        """The sum that is above zero if these lines make a loop."""
        values, between, corner = cut
        if corner not in self.first:
            return None
        total: Sum = {}
        for low, high in between:
            for var, count in self.runs[low].items():
                _add(total, var, -count)
            for tile in range(low, high + 1):
                if tile & 15 in values:
                    _add(total, self.first.get(tile), 1)
                    _add(total, self.second.get(tile), 1)
                _add(total, self.two_runs.get(tile), 1)
                if tile > low:
                    _add(total, self.starts.get(tile), -1)
        for value in values:
            for tile in range(value, KINDS, 16):
                _add(total, self.two_sets.get(tile), 1)
            for line in sets_of(value):
                _add(total, self.sets.get(line), -1)
        _add(total, self.first[corner], 1)
        return total

    def outline(self, values: Sequence[int]) -> Outline:
        """What an answer says about this part."""
        tiles = list(self.lying)
        for tile, var in self.laid.items():
            tiles[tile] += values[var]
        return Outline(
            tiles,
            [tile for tile, var in self.starts.items() for _ in range(values[var])],
            [tile for tile, var in self.ends.items() for _ in range(values[var])],
            [line for line, var in self.sets.items() for _ in range(values[var])],
            amount(self.groups, values),
            self._limit,
            sum(values[var] for var in self.loops),
        )


def amount(total: Mapping[Var, int], values: Sequence[int]) -> int:
    """What a sum comes to."""
    return sum(count * values[var] for var, count in total.items())


def counts(tiles: Iterable[Tile]) -> list[int]:
    """How many there are of each tile."""
    found = [0] * KINDS
    for tile in tiles:
        found[tile] += 1
    return found


def _add(total: Sum, var: Var | None, count: int) -> None:
    """Add a variable to a sum, if there is one."""
    if var is not None:
        total[var] = total.get(var, 0) + count


def _negative(total: Sum) -> Sum:
    return {var: -count for var, count in total.items()}
