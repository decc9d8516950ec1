"""The table by itself: its lines and groups, what is wrong with it, and what fits where. Every look at it is linear."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations
from typing import Final, Literal, NamedTuple

from tilery.engine.errors import Problem
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import COLOURS, VALUES
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


def _partners(tile: str) -> tuple[tuple[str, str], ...]:
    """The pairs that make a line of three with this tile at its end, the nearer one first; of a set in one order."""
    three = [line for line in KINDS if len(line) == SHORTEST and line[0] == tile]
    return tuple({frozenset(line): (line[1], line[2]) for line in three}.values())


PARTNERS: Final = {f"{colour}{value}": _partners(f"{colour}{value}") for colour in COLOURS for value in VALUES}


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
    def new_row(self) -> int:
        """A row that is far enough below for a group of its own."""
        return self[-1].cell[1] + 2 if self else 0

    @cached_property
    def ends(self) -> tuple[tuple[str, Cell], ...]:
        """Tiles that would make a line longer, and where."""
        longer = dict.fromkeys([one for line in self.lines for one in _longer(line)])
        return tuple([(tile, cell) for tile, cell in longer if _fits(self.cells, cell, tile)])

    @cached_property
    def where(self) -> dict[str, Cell]:
        """Each tile that is there, and a cell where one lies."""
        return {placed.tile: placed.cell for placed in self}

    @cached_property
    def spare(self) -> dict[str, Cell]:
        """Tiles at the end of a line that is long enough without them, and in no other line."""
        found: dict[str, Cell] = {}
        cells = self.cells
        for line in self.lines:
            if len(line.tiles) > SHORTEST:
                places = line.cells
                for (x, y), tile in ((places[0], line.tiles[0]), (places[-1], line.tiles[-1])):
                    beside = ((x - 1, y), (x + 1, y)) if line.down else ((x, y - 1), (x, y + 1))
                    if beside[0] not in cells and beside[1] not in cells:
                        found.setdefault(tile, (x, y))
        return found


EMPTY: Final = Table()


def _longer(line: Line) -> Iterator[tuple[str, Cell]]:
    """What can be added at either end."""
    (x, y), down, tiles = line
    n = len(tiles)
    before, after = ((x, y - 1), (x, y + n)) if down else ((x - 1, y), (x + n, y))
    if tiles[0][0] == tiles[1][0]:
        colour, first, last = tiles[0][0], int(tiles[0][1:]), int(tiles[-1][1:])
        step = 1 if last > first else -1
        if first - step in VALUES:
            yield f"{colour}{first - step}", before
        if last + step in VALUES:
            yield f"{colour}{last + step}", after
    elif n < len(COLOURS):
        there = {tile[0] for tile in tiles}
        (missing,) = (f"{colour}{tiles[0][1:]}" for colour in COLOURS if colour not in there)
        yield missing, before
        yield missing, after


def _fits(cells: Cells, cell: Cell, tile: str) -> bool:
    """Would the lines through this empty cell be right with this tile, which makes one of them longer?"""
    x, y = cell
    beside = ((x - 1, y) in cells) + ((x + 1, y) in cells) + ((x, y - 1) in cells) + ((x, y + 1) in cells)
    if beside == 1:  # only the line that it makes longer
        return True
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


MOST: Final = 8
"""Of each kind of laying at most so many are listed."""


def layings(table: Table, hand: Sequence[str], *, opened: bool, room: bool) -> list[m.Lay]:
    """A sample of what can be laid, right by construction and none twice.

    New groups where there is `room` for one; for who has opened also lines made longer, lines that cross others, and
    new lines with a tile from the end of another.
    """
    room = room and table.new_row < REACH
    row = table.new_row
    found = [_new_group(line, row) for line in _lines_of(hand)[:MOST]] if room else []
    if not opened:
        return found
    held = dict.fromkeys(hand)
    found += [m.Lay((m.Laid(tile, cell),)) for tile, cell in table.ends if tile in held][:MOST]
    found += _crossing(table, held)
    if room:
        found += _with_spare(table, held, row)
    return found


def _lines_of(hand: Sequence[str]) -> list[tuple[str, ...]]:
    """Sets and runs of a hand: each run whole and its first three, each set whole and its first three."""
    values: dict[str, list[str]] = {}
    runs: list[list[str]] = []
    last = ""
    for tile in dict.fromkeys(hand):
        if tile in PARTNERS:
            values.setdefault(tile[1:], []).append(tile)
            if runs and tile[0] == last[0] and int(tile[1:]) == int(last[1:]) + 1:
                runs[-1].append(tile)
            else:
                runs.append([tile])
            last = tile
    found = []
    for line in (*runs, *values.values()):
        if len(line) >= SHORTEST:
            found.append(tuple(line))
            if len(line) > SHORTEST:
                found.append(tuple(line[:SHORTEST]))
    return found


def _new_group(line: tuple[str, ...], row: int) -> m.Lay:
    return m.Lay(tuple([m.Laid(tile, (x, row)) for x, tile in enumerate(line)]))


def _crossing(table: Table, held: Mapping[str, None]) -> list[m.Lay]:
    """Two tiles beside one that lies there; one of them may come from the end of another line."""
    found: list[m.Lay] = []
    spare = table.spare
    for tile, cell in table.where.items():
        for near, far in PARTNERS[tile]:
            if near in held:
                if far not in held and far not in spare:
                    continue
            elif far not in held or near not in spare:
                continue
            way = _way_from(table.cells, cell)
            if way is None:
                break
            (x, y), (dx, dy) = cell, way
            pair = ((near, (x + dx, y + dy)), (far, (x + 2 * dx, y + 2 * dy)))
            laid = [m.Laid(one, to) for one, to in (pair if dx + dy > 0 else pair[::-1]) if one in held]
            moved = [m.Moved(one, spare[one], to) for one, to in pair if one not in held]
            found.append(m.Lay(tuple(laid), tuple(moved)))
            if len(found) == MOST:
                return found
    return found


def _way_from(cells: Cells, cell: Cell) -> Cell | None:
    """A direction in which two tiles can be laid from this one and touch nothing else; None if there is none."""
    x, y = cell
    if (x, y - 1) not in cells and (x, y + 1) not in cells:
        ways = ((0, 1), (0, -1))
    elif (x - 1, y) not in cells and (x + 1, y) not in cells:
        ways = ((1, 0), (-1, 0))
    else:
        return None
    return next((way for way in ways if cells.keys().isdisjoint(_beside(x, y, *way))), None)


def _with_spare(table: Table, held: Mapping[str, None], row: int) -> list[m.Lay]:
    """A group of its own out of two tiles from the hand and one from the end of a line."""
    found = []
    for tile, cell in table.spare.items():
        for near, far in PARTNERS[tile]:
            if near in held and far in held:
                found.append(m.laying([(near, (1, row)), (far, (2, row))], [(tile, cell, (0, row))]))
                if len(found) == MOST:
                    return found
    return found
