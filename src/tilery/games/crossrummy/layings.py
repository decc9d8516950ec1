"""Layings: what is wrong with one, what it leads to, and a sample of the legal ones."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from tilery.engine.errors import Problem
from tilery.engine.game import Seat
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import ALL_TILES, NUMBERS, missing_from
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.table import (
    FAR,
    KINDS,
    REACH,
    SHORTEST,
    Cells,
    Table,
    cell_name,
    group_limit,
    groups,
    opens,
    problems,
    size,
)


def limit(s: State, seat: Seat) -> int:
    """CR-9, CR-11: how many groups there may be once this player has laid; from then on they count as opened."""
    return group_limit(s.seats, _opened_by(s, seat))


def _opened_by(s: State, seat: Seat) -> tuple[bool, ...]:
    return (*s.opened[:seat], True, *s.opened[seat + 1 :])


def problems_of(s: State, seat: Seat, move: m.Lay) -> Iterator[Problem]:
    """CR-6: what is wrong with the moving and laying, then everything that is wrong with the table they lead to."""
    before = Table.known(s.table).cells
    tiles = [one.tile for one in move.laid]
    if not tiles:
        yield Problem("CR-6", "nothing-laid", "Lay at least one tile from your hand.")
    if missing := missing_from(s.hands[seat], tiles):
        yield Problem("CR-6", "not-in-hand", f"Not in your hand: {' '.join(missing)}.", missing)
    if absent := [one.cell for one in move.moved if before.get(one.cell) != one.tile]:
        yield _at("CR-6", "not-there", "The tile to be moved does not lie there", absent)
    if twice := _doubles(one.cell for one in move.moved):
        yield _at("CR-6", "moved-twice", "A tile goes to one place only", twice)
    if left := [one.cell for one in move.moved if one.to is None]:
        yield _at("CR-6", "left-over", "Every tile of the table needs a place", left)
    if len(tiles) + len(move.moved) > len(ALL_TILES):
        return  # CR-1: no table has that many tiles, so one of the problems above was found
    after, landed = proposed(before, move)
    if taken := _doubles(landed):
        yield _at("CR-6", "cell-taken", "Two tiles can't lie on one cell", taken)
    if not after:
        return
    after = {cell: after[cell] for cell in sorted(after, key=by_row)}
    (left_column, top), (columns, rows) = size(after)
    far = [cell for cell in after if max(map(abs, cell)) >= FAR]
    if max(columns, rows) > REACH:
        far = [cell for cell in after if cell[0] - left_column >= REACH or cell[1] - top >= REACH]
    if far:
        yield _at("CR-6", "too-far", f"A table has at most {REACH} columns and rows", far)
    yield from problems(after)
    found = groups(after)
    allowed = limit(s, seat)
    if len(found) > allowed:
        yield _group_problem(len(found), allowed, [group[0] for group in found], everybody=all(_opened_by(s, seat)))
    if tiles and not s.opened[seat] and not opens(after, found, tiles):
        text = "Your first laying makes a group of your own, of tiles that you lay now"
        yield _at("CR-10", "not-opened", text, [one.cell for one in move.laid])


def _group_problem(count: int, allowed: int, firsts: list[Cell], *, everybody: bool) -> Problem:
    if everybody:
        return _at("CR-9", "too-many-groups", f"There are at most {allowed} groups, not {count}", firsts)
    text = f"Until all have opened there are no more groups than players who have: {allowed}, not {count}"
    return _at("CR-11", "too-many-groups-yet", text, firsts)


def _at(rule: str, code: str, text: str, cells: Iterable[Cell]) -> Problem:
    names = tuple(map(cell_name, cells))
    return Problem(rule, code, f"{text} (at {' '.join(names)}).", names)


def _doubles(cells: Iterable[Cell]) -> list[Cell]:
    return [cell for cell, count in Counter(cells).items() if count > 1]


def proposed(before: dict[Cell, str], move: m.Lay) -> tuple[dict[Cell, str], list[Cell]]:
    """The table that a laying leads to, and every cell where a tile lands, twice if two do.

    A wrong move leads to a table, too: one with everything that can be put there.
    """
    gone = {one.cell for one in move.moved if before.get(one.cell) == one.tile}
    after = {cell: tile for cell, tile in before.items() if cell not in gone}
    landed = list(after)
    arriving = [(one.to, one.tile) for one in move.moved if one.to is not None and one.cell in gone]
    for cell, tile in (*arriving, *((one.cell, one.tile) for one in move.laid)):
        landed.append(cell)
        after.setdefault(cell, tile)
    return after, landed


# A sample of what can be laid: looked for from the hand, so that a full table costs no more than an empty one.


def _threes() -> dict[str, tuple[tuple[str, str, str], ...]]:
    """For each tile, the lines of three that begin with another; for a set, one order is enough."""
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
"""The most layings of each kind that are listed."""
LOOKED_AT: Final = 6
"""How many tiles of the hand are tried on the table; others are tried after the next laying."""


def layings(table: Table, hand: Sequence[str], *, opened: bool, room: bool) -> list[m.Lay]:
    """A sample of what can be laid, legal by construction and none twice.

    It has new groups if there is `room` for one. For players who have `opened`, it also has longer lines and lines that
    cross others, both perhaps with a tile from the end of another line.
    """
    room = room and table.new_row < REACH
    found = [_new_group(line, table.new_row) for line in _lines_of(hand)[:MOST]] if room else []
    if opened and table and hand and not table.cramped:
        held = dict.fromkeys(hand)
        start = len(table) % len(hand)  # otherwise it would always be the yellow tiles
        tiles = list(dict.fromkeys((*hand[start:], *hand[:start])))[:LOOKED_AT]
        found += _longer(table, tiles)
        found += _three_with_the_table(table, tiles, held, room=room)
    return found


def _lines_of(hand: Sequence[str]) -> list[tuple[str, ...]]:
    """Sets and runs of a hand: each as a whole, and its first three tiles."""
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
    """Layings of one tile at the end of a line."""
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

    Two tiles beside one on the table: one from the hand, the other from the hand or spare. Or a new group of two tiles
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
    """Whether the tile is at the end of a line that is long enough without it, and in no other line."""
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
    """The cells that must be empty so that two tiles can be laid from this cell in this direction and touch nothing
    else."""
    return (
        (x + dx, y + dy),
        (x + 2 * dx, y + 2 * dy),
        (x + 3 * dx, y + 3 * dy),
        (x + dx + dy, y + dy + dx),
        (x + dx - dy, y + dy - dx),
        (x + 2 * dx + dy, y + 2 * dy + dx),
        (x + 2 * dx - dy, y + 2 * dy - dx),
    )


def _fits(cells: Cells, cell: Cell, tile: str) -> bool:
    """Whether the lines through this empty cell would be right with this tile on it."""
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
