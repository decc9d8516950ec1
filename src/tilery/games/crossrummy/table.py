"""The table by itself: its lines and groups, what is wrong with it, and what fits where. Every look at it is linear."""

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations
from typing import Final, Literal, NamedTuple

from tilery.engine.errors import Problem
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import COLOURS, NUMBERS, VALUES
from tilery.games.crossrummy.state import Placed

Kind = Literal["set", "run"]
Cells = Mapping[Cell, str]
"""The tiles of a table by where they lie."""

SHORTEST: Final = 3
REACH: Final = 200
"""The grid has no border, but a table of 112 tiles never needs more columns or rows, and cells keep short names."""


def _all_sets() -> Iterator[tuple[str, ...]]:
    for value in VALUES:
        for size in (3, 4):
            yield from permutations([f"{colour}{value}" for colour in COLOURS], size)


def _all_runs() -> Iterator[tuple[str, ...]]:
    for colour in COLOURS:
        for first, last in combinations(VALUES, 2):
            if last - first >= SHORTEST - 1:
                run = tuple(f"{colour}{value}" for value in range(first, last + 1))
                yield from (run, run[::-1])


KINDS: Final[dict[tuple[str, ...], Kind]] = {
    **dict.fromkeys(_all_sets(), "set"),
    **dict.fromkeys(_all_runs(), "run"),
}
"""CR-7: every right line, as it can be read from left to right or from top to bottom."""


class Line(NamedTuple):
    """Two or more tiles in an unbroken row, or column if it goes `down`, and the cell of the first."""

    cell: Cell
    down: bool
    tiles: tuple[str, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        x, y = self.cell
        return tuple((x, y + i) if self.down else (x + i, y) for i in range(len(self.tiles)))


def lines(cells: Cells) -> Iterator[Line]:
    """CR-8: every line of two or more, in the order of their first cells."""
    for x, y in cells:
        if (x - 1, y) not in cells and (x + 1, y) in cells:
            end = x + 2
            while (end, y) in cells:
                end += 1
            yield Line((x, y), False, tuple([cells[i, y] for i in range(x, end)]))
        if (x, y - 1) not in cells and (x, y + 1) in cells:
            end = y + 2
            while (x, end) in cells:
                end += 1
            yield Line((x, y), True, tuple([cells[x, i] for i in range(y, end)]))


def groups(cells: Cells) -> list[list[Cell]]:
    """CR-9: the tiles that are connected by edges, in the order of their first cells."""
    found = []
    unseen = dict.fromkeys(cells)
    for start in cells:
        if start not in unseen:
            continue
        del unseen[start]
        group = [start]
        for x, y in group:  # grows while it is walked through
            for cell in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                if cell in unseen:
                    del unseen[cell]
                    group.append(cell)
        found.append(group)
    return found


def is_right(cells: Cells) -> bool:
    """CR-7, CR-8: is every line a set or a run, and every tile in one? Groups are not counted here."""
    covered: set[Cell] = set()
    for line in lines(cells):
        if line.tiles not in KINDS:
            return False
        covered.update(line.cells)
    return len(covered) == len(cells)


def problems(cells: Cells) -> Iterator[Problem]:
    """CR-7, CR-8: everything that is wrong with the lines of a table."""
    covered: set[Cell] = set()
    for line in lines(cells):
        covered.update(line.cells)
        if line.tiles not in KINDS:
            yield _line_problem(line)
    for cell in cells:
        if cell not in covered:
            text = f"The {cells[cell]} on {_name(cell)} belongs to no line."
            yield Problem("CR-8", "lone-tile", text, (_name(cell),))


def _line_problem(line: Line) -> Problem:
    pieces = tuple(map(_name, line.cells))
    tiles = " ".join(line.tiles)
    if len(line.tiles) < SHORTEST:
        return Problem("CR-8", "line-short", f"{tiles} is a line of two: a set or run has at least three.", pieces)
    if len({tile[1:] for tile in line.tiles}) == 1:
        return Problem("CR-7", "line-colours", f"{tiles} is no set: a colour is there twice.", pieces)
    if len({tile[0] for tile in line.tiles}) == 1:
        return Problem("CR-7", "line-values", f"{tiles} is no run: it doesn't go up or down by 1.", pieces)
    return Problem("CR-7", "line-mixed", f"{tiles} has neither one value nor one colour.", pieces)


def group_limit(seats: int, opened: Sequence[bool]) -> int:
    """CR-9, CR-11: how many groups there may be when these players have opened."""
    return (4 if seats == 4 else 3) if all(opened) else sum(opened)


def opens(cells: Cells, found: Iterable[Iterable[Cell]], laid: Iterable[str]) -> bool:
    """CR-10: does a group consist of tiles laid now? Equal tiles are interchangeable, so only names count."""
    supply = Counter(laid)
    return any(Counter(cells[cell] for cell in group) <= supply for group in found)


def size(cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """The first cell of the table's rectangle, and how many columns and rows it has; nothing for no cells."""
    columns, rows = zip(*cells, strict=True)
    x, y = min(columns), min(rows)
    return (x, y), (max(columns) - x + 1, max(rows) - y + 1)


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class Table(tuple[Placed, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs room for what it knows
    """The tiles of a table as a state holds them, and what follows from them, found when it is asked for."""

    @classmethod
    def of(cls, cells: Cells) -> "Table":
        """These tiles, shifted so that the first column and row are 0."""
        if not cells:
            return EMPTY
        (left, top), _ = size(cells)
        placed = sorted(((y - top, x - left, tile) for (x, y), tile in cells.items()))
        return cls([Placed((x, y), tile) for y, x, tile in placed])

    @classmethod
    def known(cls, table: tuple[Placed, ...]) -> "Table":
        """The same table, ready to be asked."""
        return table if isinstance(table, Table) else cls(table)

    @cached_property
    def cells(self) -> dict[Cell, str]:
        return {placed.cell: placed.tile for placed in self}

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        return tuple(lines(self.cells))

    @cached_property
    def groups(self) -> list[list[Cell]]:
        return groups(self.cells)

    @cached_property
    def group_count(self) -> int:
        return len(self.groups)

    @cached_property
    def where(self) -> dict[str, Cell]:
        """Each tile that is there, and a cell where one lies."""
        return {placed.tile: placed.cell for placed in self}

    @property
    def new_row(self) -> int:
        """A row that is far enough below for a group of its own."""
        return self[-1].cell[1] + 2 if self else 0

    def grown(self, laid: Sequence[m.Laid]) -> "Table":
        """This table with tiles laid on empty cells. A few tiles cost little if nothing has to be shifted."""
        if not self or min(min(one.cell) for one in laid) < 0:
            return Table.of({**self.cells, **{one.cell: one.tile for one in laid}})
        placed = list(self)
        for one in laid:
            insort(placed, Placed(one.cell, one.tile), key=_place)
        table = Table(placed)
        if len(laid) <= SHORTEST:
            touching = sum(cell in self.cells for one in laid for cell in _around(one.cell))
            new = {one.cell for one in laid}
            joined = sum(cell in new for one in laid for cell in _around(one.cell)) // 2 == len(laid) - 1
            if joined and touching <= 1:  # up to three tiles in one piece that can't connect two groups
                table.group_count = self.group_count + 1 - touching
        return table


def _place(placed: Placed) -> Cell:
    return by_row(placed.cell)


def _around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return (x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)


EMPTY: Final = Table()


def _fits(cells: Cells, cell: Cell, tile: str) -> bool:
    """Would the lines through this empty cell be right with this tile on it?"""
    across, down = _line_through(cells, cell, tile, 1, 0), _line_through(cells, cell, tile, 0, 1)
    return (len(across) == 1 or across in KINDS) and (len(down) == 1 or down in KINDS)


def _line_through(cells: Cells, cell: Cell, tile: str, dx: int, dy: int) -> tuple[str, ...]:
    found = [tile]
    x, y = cell
    while (there := cells.get((x := x - dx, y := y - dy))) is not None:
        found.insert(0, there)
    x, y = cell
    while (there := cells.get((x := x + dx, y := y + dy))) is not None:
        found.append(there)
    return tuple(found)


# A sample of what can be laid: looked for from the hand, so that a full table costs no more than an empty one.


def _threes() -> dict[str, tuple[tuple[str, str, str], ...]]:
    """For each tile the lines of three that begin with another; of a set one order is enough."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for first, near, far in (line for line in KINDS if len(line) == SHORTEST):
        if near < far or near[0] == far[0]:
            for tile in (near, far):
                found.setdefault(tile, []).append((first, near, far))
    return {tile: tuple(lines) for tile, lines in found.items()}


THREES: Final = _threes()
NEXT: Final = {tile: tuple(dict.fromkeys(line[1] for line in KINDS if line[0] == tile)) for tile in NUMBERS}
"""What a tile can lie beside in a line."""
STEPS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
MOST: Final = 8
"""Of each kind of laying at most so many are listed."""
LOOKED_AT: Final = 6
"""So many tiles of the hand are tried on the table, others after the next laying."""


def layings(table: Table, hand: Sequence[str], *, opened: bool, room: bool) -> list[m.Lay]:
    """A sample of what can be laid, right by construction and none twice.

    New groups where there is `room` for one; for who has opened also lines made longer, lines that cross others, and
    both with a tile from the end of another line.
    """
    room = room and table.new_row < REACH
    found = [_new_group(line, table.new_row) for line in _lines_of(hand)[:MOST]] if room else []
    if opened and table and hand:
        held = dict.fromkeys(hand)
        start = len(table) % len(hand)  # not always the yellow tiles
        tiles = list(dict.fromkeys((*hand[start:], *hand[:start])))[:LOOKED_AT]
        found += _longer(table, tiles)
        found += _three_with_the_table(table, tiles, held, room=room)
    return found


def _lines_of(hand: Sequence[str]) -> list[tuple[str, ...]]:
    """Sets and runs of a hand: each whole, and its first three."""
    values: dict[str, list[str]] = {}
    runs: list[list[str]] = []
    due = ""
    for tile in dict.fromkeys(hand):
        if tile not in THREES:
            continue
        values.setdefault(tile[1:], []).append(tile)
        if tile == due:
            runs[-1].append(tile)
        else:
            runs.append([tile])
        due = f"{tile[0]}{int(tile[1:]) + 1}"
    found = []
    for line in (*runs, *values.values()):
        if len(line) >= SHORTEST:
            found.append(tuple(line))
            if len(line) > SHORTEST:
                found.append(tuple(line[:SHORTEST]))
    return found


def _new_group(line: tuple[str, ...], row: int) -> m.Lay:
    return m.Lay(tuple([m.Laid(tile, (x, row)) for x, tile in enumerate(line)]))


def _longer(table: Table, tiles: Iterable[str]) -> list[m.Lay]:
    """A tile at the end of a line."""
    found: dict[tuple[str, Cell], m.Lay] = {}
    cells, where = table.cells, table.where
    for tile in tiles:
        for near in NEXT.get(tile, ()):
            if near not in where:
                continue
            x, y = where[near]
            for dx, dy in STEPS:
                behind = cells.get((x - dx, y - dy))
                if behind is None or (tile, near, behind) not in KINDS:
                    continue
                cell = (x + dx, y + dy)
                if cell not in cells and _fits(cells, cell, tile):
                    found[tile, cell] = m.Lay((m.Laid(tile, cell),))
                    if len(found) == MOST:
                        return list(found.values())
    return list(found.values())


def _three_with_the_table(table: Table, tiles: Sequence[str], held: Mapping[str, None], *, room: bool) -> list[m.Lay]:
    """Lines of three from the hand and the table.

    Two tiles beside one that lies there, one of them from the hand and the other too or spare; or a new group of two
    from the hand and a spare one.
    """
    found: list[m.Lay] = []
    cells, where, row = table.cells, table.where, table.new_row
    for tile in tiles:
        for first, near, far in THREES.get(tile, ()):
            other = far if tile == near else near
            both = other in held
            if first not in where or (both and tile == far and near in tiles) or not (both or other in where):
                continue
            cell = where[first]
            if both and room and _is_spare(cells, cell):
                found.append(m.Lay((m.Laid(near, (1, row)), m.Laid(far, (2, row))), (m.Moved(first, cell, (0, row)),)))
            if (both or _is_spare(cells, where[other])) and (way := _way_from(cells, cell)):
                (x, y), (dx, dy) = cell, way
                pair = ((near, (x + dx, y + dy)), (far, (x + 2 * dx, y + 2 * dy)))
                laid = [m.Laid(one, to) for one, to in (pair if dx + dy > 0 else pair[::-1]) if one in held]
                moved = () if both else tuple([m.Moved(one, where[one], to) for one, to in pair if one == other])
                found.append(m.Lay(tuple(laid), moved))
            if len(found) >= MOST:
                return found
    return found


def _is_spare(cells: Cells, cell: Cell) -> bool:
    """Does the tile lie at the end of a line that is long enough without it, and in no other?"""
    x, y = cell
    way = None
    for dx, dy in STEPS:
        if (x + dx, y + dy) in cells:
            if way:
                return False
            way = (dx, dy)
    if way is None:
        return False
    dx, dy = way
    return (x + SHORTEST * dx, y + SHORTEST * dy) in cells and (x + 2 * dx, y + 2 * dy) in cells


def _way_from(cells: Cells, cell: Cell) -> Cell | None:
    """A direction in which two tiles can be laid from this one and touch nothing else; None if there is none."""
    x, y = cell
    if (x, y - 1) not in cells and (x, y + 1) not in cells:
        ways = ((0, 1), (0, -1))
    elif (x - 1, y) not in cells and (x + 1, y) not in cells:
        ways = ((1, 0), (-1, 0))
    else:
        return None
    for way in ways:
        if cells.keys().isdisjoint(_beside(x, y, *way)):
            return way
    return None


def _beside(x: int, y: int, dx: int, dy: int) -> tuple[Cell, ...]:
    """What must be empty if two tiles are laid from this cell in this direction and touch nothing else."""
    return (
        (x + dx, y + dy),
        (x + 2 * dx, y + 2 * dy),
        (x + 3 * dx, y + 3 * dy),
        (x + dx + dy, y + dy + dx),
        (x + dx - dy, y + dy - dx),
        (x + 2 * dx + dy, y + 2 * dy + dx),
        (x + 2 * dx - dy, y + 2 * dy - dx),
    )
