"""Which lines of an outline can stay where they lie: the pieces of the table that move as a whole, if at all."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tilery.games.crossrummy.solver.forest import crossings_of, is_run
from tilery.games.crossrummy.solver.grid import DOWN, RIGHT, Spot, Tile
from tilery.games.crossrummy.solver.outline import Line

Cells = Mapping[Spot, Tile]
AXES = (RIGHT, DOWN)


def lying_lines(cells: Cells) -> list[list[Spot]]:
    """The spots of each line of two or more tiles."""
    found = []
    for spot in sorted(cells):
        for step in AXES:
            if spot - step not in cells and spot + step in cells:
                line = [spot]
                while line[-1] + step in cells:
                    line.append(line[-1] + step)
                found.append(line)
    return found


def pieces_of(cells: Cells) -> list[dict[Spot, Tile]]:
    """CR-9: the groups of tiles that are connected by edges."""
    rest = dict(cells)
    found = []
    while rest:
        ahead = [next(iter(rest))]
        piece = {ahead[0]: rest.pop(ahead[0])}
        for spot in ahead:  # the list grows while we walk through it
            for near in (spot + RIGHT, spot - RIGHT, spot + DOWN, spot - DOWN):
                if near in rest:
                    piece[near] = rest.pop(near)
                    ahead.append(near)
        found.append(piece)
    return found


class Staying:
    """Lines of an outline, each on the spots where it lies or nearly so. What can't stay beside others is dropped."""

    def __init__(self, lines: Sequence[Line], cells: Cells, tiles: Sequence[int], rng: random.Random) -> None:
        self._lines, self._cells, self._rng = lines, cells, rng
        self._crossings = crossings_of(lines, tiles)
        self._stays: dict[int, dict[Spot, Tile]] = {}
        """Which lines stay, and where."""
        self._same: set[int] = set()
        """Those that are just as they lay."""
        self._match()
        while quarrel := self._quarrel():
            self._drop(quarrel)

    @property
    def pieces(self) -> list[dict[Spot, Tile]]:
        """What stays, in pieces that hang together."""
        return pieces_of({spot: tile for shape in self._stays.values() for spot, tile in shape.items()})

    @property
    def free(self) -> list[Line]:
        """The lines that need a new place."""
        return [line for place, line in enumerate(self._lines) if place not in self._stays]

    def _match(self) -> None:
        lying = [(spots, [self._cells[spot] for spot in spots]) for spots in lying_lines(self._cells)]
        wanted: dict[Line, list[int]] = {}
        for place, line in enumerate(self._lines):
            wanted.setdefault(line, []).append(place)
        changed = []
        for spots, tiles in lying:
            if same := wanted.get(tuple(sorted(tiles))):
                place = same.pop()
                self._stays[place] = dict(zip(spots, tiles, strict=True))
                self._same.add(place)
            else:
                changed.append((spots, tiles))
        overlaps = []
        for number, (_, tiles) in enumerate(changed):
            for place, line in enumerate(self._lines):
                if place not in self._stays and is_run(line) == is_run(tiles):
                    overlap = len(set(tiles).intersection(line))
                    if overlap >= 2:
                        overlaps.append((-overlap, self._rng.random(), number, place))
        used: set[int] = set()
        for _, _, number, place in sorted(overlaps):
            if number not in used and place not in self._stays:
                shape = self._changed(self._lines[place], *changed[number])
                if shape:
                    used.add(number)
                    self._stays[place] = shape

    def _changed(self, line: Line, spots: list[Spot], tiles: list[Tile]) -> dict[Spot, Tile] | None:
        """A line that lies, longer or shorter; None if a set would break."""
        step = spots[1] - spots[0]
        if is_run(line):
            way = tiles[1] - tiles[0]
            return {spots[0] + (tile - tiles[0]) * way * step: tile for tile in line}
        stays = [place for place, tile in enumerate(tiles) if tile in line]
        if stays[-1] - stays[0] >= len(stays):
            return None
        shape = {spots[place]: tiles[place] for place in stays}
        for tile in line:
            if tile not in tiles:
                before, after = min(shape) - step, max(shape) + step
                shape[after if after not in self._cells or self._rng.random() < 0.3 else before] = tile
        return shape

    def _quarrel(self) -> list[int]:
        """Lines that can't all stay; empty if all is right."""
        cells: dict[Spot, Tile] = {}
        owners: dict[Spot, list[int]] = {}
        for place, shape in self._stays.items():
            for spot, tile in shape.items():
                there = owners.setdefault(spot, [])
                there.append(place)
                if cells.setdefault(spot, tile) != tile or len(there) > len(AXES):
                    return there
        right = {frozenset(shape) for shape in self._stays.values()}
        for line in lying_lines(cells):
            if frozenset(line) not in right:
                return list(dict.fromkeys(place for spot in line for place in owners[spot]))
        crossed = Counter(cells[spot] for spot, there in owners.items() if len(there) > 1)
        for tile, count in crossed.items():
            if count > self._crossings.get(tile, 0):
                there = [place for spot, both in owners.items() if cells[spot] == tile for place in both]
                return list(dict.fromkeys(there))
        return []

    def _drop(self, quarrel: list[int]) -> None:
        """The one that matters least goes: first those that were changed, then short ones."""

        def worth(place: int) -> tuple[bool, int, float]:
            return place in self._same, len(self._stays[place]), self._rng.random()

        del self._stays[min(quarrel, key=worth)]


def lines_in(cells: Cells) -> Iterator[Line]:
    """The lines of a table, as an outline has them."""
    for spots in lying_lines(cells):
        yield tuple(sorted(cells[spot] for spot in spots))
