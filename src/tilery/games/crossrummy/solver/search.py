"""How much of a hand can be laid: first by adding alone, then by taking lines apart and laying them anew.

Nothing here is exact: the whole table may be moved, and no search sees all of that in a second. Adding is a beam search
over placements. Rearranging is *ruin and recreate*: to lay one more tile, lift lines with tiles that could stand beside
it, then find places for everything that was lifted and for the tile, beginning with the tile that has the fewest.
"""

import random
import time
from collections.abc import Callable, Iterable, Iterator

from tilery.games.crossrummy.solver.grid import DOWN, KINDS, RIGHT, Grid, Placement, Spot, Tile, is_line

Ruin = frozenset[Spot]


class Effort:
    """How long to search: a number of steps, the same on every machine, and an emergency brake by the processor's
    clock: other work on the machine changes no move."""

    def __init__(self, steps: int, seconds: float, clock: Callable[[], float] = time.process_time) -> None:
        self.left = steps
        self._clock, self._until = clock, clock() + seconds

    def share(self, parts: int) -> "Effort":
        """One of `parts` equal parts of what is left, with the same brake."""
        part = Effort(self.left // parts, 0.0, self._clock)
        part._until = self._until
        self.left -= part.left
        return part

    def step(self, cost: int = 1) -> bool:
        """Use up a step; gives whether the search may go on."""
        self.left -= cost
        if self.left & 31 == 0 and self._clock() > self._until:
            self.left = 0
        return self.left > 0


class Room:
    """CR-9: whether there may be one more group. The groups are counted only when it is first asked."""

    __slots__ = ("_grid", "_limit", "_there_is")

    def __init__(self, grid: Grid, limit: int) -> None:
        self._grid, self._limit = grid, limit
        self._there_is: bool | None = None

    def __call__(self) -> bool:
        if self._there_is is None:
            self._there_is = len(self._grid.groups()) < self._limit
        return self._there_is


def total(pool: list[int]) -> int:
    """How many tiles a pool has."""
    return sum(pool)


def tiles_in(pool: list[int]) -> list[Tile]:
    """The different tiles of a pool."""
    return [tile for tile, count in enumerate(pool) if count]


def add(grid: Grid, limit: int, effort: Effort, rng: random.Random, width: int = 6) -> Grid:
    """The table with as much of the pool laid as a beam of this width finds, without moving anything."""
    best = grid
    beam = [grid]
    while beam and effort.left > 0:
        children: dict[frozenset[tuple[Spot, Tile]], tuple[int, float, Grid, Placement]] = {}
        for state in beam:
            room = Room(state, limit)
            seen: set[Placement] = set()
            for tile in tiles_in(state.pool):
                if not effort.step():
                    break
                for placement in state.placements(tile, room=room, keep=2):
                    if placement in seen:
                        continue
                    seen.add(placement)
                    left = total(state.pool) - len(placement)
                    key = frozenset([*state.cells.items(), *placement]) if len(beam) > 1 else frozenset(placement)
                    children.setdefault(key, (left, rng.random(), state, placement))
        beam = []
        for _, _, state, placement in sorted(children.values(), key=lambda child: child[:2])[:width]:
            new = state.copy()
            new.lay(placement)
            beam.append(new)
        if beam and total(beam[0].pool) < total(best.pool):
            best = beam[0]
    return best


def improve(grid: Grid, limit: int, effort: Effort, rng: random.Random) -> Grid:
    """The table with more of the pool laid, by moving what is there. The table must be right."""
    best = grid.copy()
    while total(best.pool) and effort.left > 0:
        better = _one_more(best, ruins(best), limit, effort)
        if better is None and total(best.pool) <= FEW:
            better = _one_more(best, wide_ruins(best), limit, effort)
        if better is None:
            break
        best = add(better, limit, effort, rng) if total(better.pool) else better
    return best


FEW = 2
"""This many tiles or fewer are worth a wider search: the last ones decide the game."""
NODES = 40
"""How many positions a recreation may look at: most fail at once or succeed soon."""


def _one_more(grid: Grid, tries: Iterable[tuple[Tile, Ruin]], limit: int, effort: Effort) -> Grid | None:
    """The table with one more tile, after the first of these ruins that allows it."""
    for tile, ruin in tries:
        if not effort.step():
            return None
        tried = grid.copy()
        tried.lift([(spot, tried.cells[spot]) for spot in ruin])
        hand = grid.pool.copy()
        hand[tile] -= 1
        if Recreate(tried, hand, limit, effort, NODES).solve():
            return tried
    return None


class Recreate:
    """Finds places for all tiles that must be on the table: the pool may keep no more of a tile than the hand has."""

    def __init__(self, grid: Grid, hand: list[int], limit: int, effort: Effort, nodes: int) -> None:
        self.grid, self.hand, self.limit, self.effort, self.nodes = grid, hand, limit, effort, nodes

    def solve(self) -> bool:
        """Lay all tiles of the pool that are not from the hand; False if no way was found."""
        grid, hand = self.grid, self.hand
        due = [tile for tile in range(KINDS) if grid.pool[tile] > hand[tile]]
        if not due:
            return len(grid.groups()) <= self.limit
        room = Room(grid, self.limit)
        self.nodes -= 1
        if self.nodes < 0:
            return False
        fewest: list[Placement] | None = None
        for tile in due:
            if not self.effort.step():
                return False
            places = grid.placements(tile, room=room, keep=2)
            if not places:
                return False
            if fewest is None or len(places) < len(fewest):
                fewest = places
        assert fewest is not None
        wanted = set(due)
        fewest.sort(key=lambda placement: -sum(2 if tile in wanted else -1 for _, tile in placement))
        for placement in fewest:
            grid.lay(placement)
            if self.solve():
                return True
            grid.lift(placement)
            if self.nodes < 0 or self.effort.left <= 0:
                return False
        return False


def ruins(grid: Grid) -> Iterator[tuple[Tile, Ruin]]:
    """What to lift in order to lay a tile of the pool, the smallest ruins first."""
    found: dict[tuple[Tile, Ruin], None] = {}
    for tile in tiles_in(grid.pool):
        partners = {partner: _atoms_of(grid, partner) for pair in pairs(tile) for partner in pair}
        for atoms in partners.values():
            found.update(dict.fromkeys((tile, atom) for atom in atoms))
        for one, other in pairs(tile):
            for first in partners[one]:
                for second in partners[other]:
                    found[tile, first | second] = None
    for tile, ruin in sorted(found, key=lambda each: len(each[1])):
        if leaves_right(grid, ruin):
            yield tile, ruin


def wide_ruins(grid: Grid) -> Iterator[tuple[Tile, Ruin]]:
    """More to lift if that was not enough: tiles in the way, lines that hang together, and whole small groups."""
    found: dict[tuple[Tile, Ruin], None] = {}
    groups = [frozenset(group) for group in grid.groups() if len(group) <= WIDEST]
    for tile in tiles_in(grid.pool):
        for partner in dict.fromkeys(partner for pair in pairs(tile) for partner in pair):
            for spot in grid.where[partner]:
                near = dict.fromkeys(_whole_line(grid, each, axis) for each in _around(grid, spot) for axis in AXES)
                for line in near:
                    found[tile, line] = None
                    for atom in atoms(grid, spot):
                        found[tile, line | atom] = None
        found.update(dict.fromkeys((tile, group) for group in groups))
    for tile, ruin in sorted(found, key=lambda each: len(each[1])):
        if 0 < len(ruin) <= WIDEST and leaves_right(grid, ruin):
            yield tile, ruin


AXES = (RIGHT, DOWN)
WIDEST = 12
"""More lifted tiles than this hardly ever find new places."""


def _around(grid: Grid, spot: Spot) -> list[Spot]:
    """The tiles of the lines through a tile, and those near enough to be in the way of a new line."""
    cells = grid.cells
    near = [spot + right + DOWN * down for right in range(-2, 3) for down in range(-2, 3)]
    return [*grid.line(spot, RIGHT), *grid.line(spot, DOWN), *(each for each in near if each in cells)]


def _whole_line(grid: Grid, spot: Spot, axis: int) -> Ruin:
    """The tiles of a line that belong to no other."""
    line = grid.line(spot, axis)
    if len(line) < 3:
        return frozenset()
    across = DOWN if axis == RIGHT else RIGHT
    return frozenset(each for each in line if each - across not in grid.cells and each + across not in grid.cells)


def pairs(tile: Tile) -> Iterator[tuple[Tile, Tile]]:
    """The pairs that make a line of three with a tile."""
    value = tile & 15
    for one, other in ((-2, -1), (-1, 1), (1, 2)):
        if value + one >= 1 and value + other <= 14:
            yield tile + one, tile + other
    same = [other for other in range(value, KINDS, 16) if other != tile]
    for place, first in enumerate(same):
        for second in same[place + 1 :]:
            yield first, second


def _atoms_of(grid: Grid, tile: Tile) -> list[Ruin]:
    return [atom for spot in grid.where[tile] for atom in atoms(grid, spot)]


def atoms(grid: Grid, spot: Spot) -> list[Ruin]:
    """Small ruins that free the tile here, or its place: the end of a run, a whole line, two lines."""
    cells = grid.cells
    result: list[Ruin] = []
    both: set[Spot] = set()
    crossing = 0
    for axis in (RIGHT, DOWN):
        line = grid.line(spot, axis)
        if len(line) < 3:
            continue
        crossing += 1
        across = DOWN if axis == RIGHT else RIGHT
        own = [each for each in line if each - across not in cells and each + across not in cells]
        both.update(own)
        result.append(frozenset(own))
        place = line.index(spot)
        run = abs(cells[line[0]] - cells[line[1]]) == 1
        parts = (line[: place + 1], line[place:]) if run else ([spot],)
        result += [frozenset(part).intersection(own) for part in parts if len(line) - len(part) >= 3]
        if run and place >= 3 and len(line) - place > 3 and spot in own:
            result.append(frozenset([spot]))
    if crossing == 2:
        result.append(frozenset(both | {spot}))
    return [atom for atom in dict.fromkeys(result) if atom]


def leaves_right(grid: Grid, ruin: Ruin) -> bool:
    """Whether every tile beside those lifted still belongs to a line, and to none that is wrong."""
    cells = grid.cells
    for spot in ruin:
        for step in (RIGHT, -RIGHT, DOWN, -DOWN):
            near = spot + step
            if near not in cells or near in ruin:
                continue
            lines = 0
            for axis in (RIGHT, DOWN):
                line = _line_without(cells, near, axis, ruin)
                if len(line) > 1:
                    if not is_line(line):
                        return False
                    lines += 1
            if not lines:
                return False
    return True


def _line_without(cells: dict[Spot, Tile], spot: Spot, axis: int, gone: Ruin) -> list[Tile]:
    first = spot
    while first - axis in cells and first - axis not in gone:
        first -= axis
    tiles = []
    while first in cells and first not in gone:
        tiles.append(cells[first])
        first += axis
    return tiles
