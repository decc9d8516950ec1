"""Layings: what is wrong with one, and what it leads to."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from tilery.engine.errors import Problem
from tilery.engine.game import Seat
from tilery.engine.room import put
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import ALL_TILES, missing_from
from tilery.games.crossrummy.state import Laid, Put, Shoved, State
from tilery.games.crossrummy.table import (
    FAR,
    REACH,
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
    return _limit(s.seats, s.opened, seat)


@lru_cache
def _limit(seats: int, opened: tuple[bool, ...], seat: Seat) -> int:
    return group_limit(seats, put(opened, seat, True))


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
        everybody = all(opened for other, opened in enumerate(s.opened) if other != seat)
        yield group_problem(len(found), allowed, [group[0] for group in found], everybody=everybody)
    if tiles and not s.opened[seat] and not opens(after, found, tiles):
        text = "Your first laying makes a group of your own, of tiles that you lay now"
        yield _at("CR-10", "not-opened", text, [one.cell for one in move.laid])


def group_problem(count: int, allowed: int, firsts: list[Cell], *, everybody: bool) -> Problem:
    """CR-9, CR-11: more groups than are allowed, each at its first cell."""
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


def carried_out(s: State, seat: Seat, move: m.Lay, *, left: int) -> tuple[Table, Laid]:
    """The table after a legal laying, and what people are told; so many tiles are `left` in the hand."""
    table, (right, down) = Table.known(s.table).after(move)
    if right or down:
        laid = tuple([Put(one.tile, (one.cell[0] + right, one.cell[1] + down)) for one in move.laid])
    else:  # most tables stay where they are
        laid = tuple([Put(one.tile, one.cell) for one in move.laid])
    moved: tuple[Shoved, ...] = ()
    if move.moved:
        moved = tuple(
            [
                Shoved(one.tile, one.cell, (one.to[0] + right, one.to[1] + down))
                for one in move.moved
                if one.to is not None and one.to != one.cell
            ]
        )
    return table, Laid(seat, laid, moved, (right, down), not s.opened[seat], table.group_count, left)
