"""A table of Crossrummy at home: what its player sees, what is wrong with it, and a full table that agrees."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from tilery.engine.chance import Bits, shuffled
from tilery.engine.errors import Problem, Unreadable
from tilery.engine.game import Seat
from tilery.engine.series import Series
from tilery.engine.sketch import entries
from tilery.engine.sketch.entries import YOU, AnySketch
from tilery.games.crossrummy.layings import group_problem
from tilery.games.crossrummy.moves import Cell, by_row
from tilery.games.crossrummy.pieces import ACTIONS, ALL_TILES, TILES, in_order
from tilery.games.crossrummy.rules import HAND, OPEN
from tilery.games.crossrummy.scoring import round_result
from tilery.games.crossrummy.state import Placed, Sheet, State
from tilery.games.crossrummy.table import REACH, Table, cell_name, group_limit, groups, size
from tilery.games.crossrummy.table import problems as line_problems
from tilery.games.crossrummy.view import View


class Sketch(AnySketch, frozen=True):
    """What a player sees. `table` are the tiles on the table with their cells, in any order and counted from anywhere.

    `others` are how many tiles the others hold. `opened` says who has opened, you first; if tiles lie on the table and
    nothing is said, all have. `gone` are the action tiles that were played. `before` are the points of the games of a
    series before this one, which is number `round`. `start` is who began.
    """

    table: tuple[Placed, ...] = ()
    rack: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    others: tuple[int, ...] | None = None
    opened: tuple[bool, ...] | None = None
    gone: tuple[str, ...] = ()
    before: tuple[int, ...] | None = None
    round: int = 1
    start: Seat = 0


def problems(start: State, sketch: Sketch) -> tuple[Problem, ...]:
    return tuple(_problems(start, sketch))


def _problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    others = _others(start, sketch)
    tiles = [*sketch.rack, *sketch.open, *sketch.gone, *(placed.tile for placed in sketch.table)]
    entries.check_known("tiles", tiles, TILES)
    entries.check_known("gone", sketch.gone, ACTIONS)
    entries.check_numbers("start", [sketch.start], 0, start.seats - 1)
    yield from _twice_problems(sketch, tiles)
    yield from entries.too_many("CR-1", sum(others), len(ALL_TILES) - len(tiles))
    bag = len(ALL_TILES) - len(tiles) - sum(others)
    if len(sketch.open) > OPEN or (bag > 0 and len(sketch.open) < OPEN):
        text = f"{OPEN} tiles lie open while the bag has any, not {len(sketch.open)}."
        yield Problem("CR-2", "open-count", text, (str(OPEN), str(len(sketch.open))))
    yield from _table_problems(start, sketch)
    if sketch.round < 1 or (sketch.round == 1 and any(sketch.before or ())):
        raise Unreadable("'before' has the points of the games before this one; the first is game 1.")
    if _earlier(start, sketch)[0].over:
        yield entries.over("CR-13")


def _others(start: State, sketch: Sketch) -> tuple[int, ...]:
    others = entries.each("others", sketch.others, start.seats - 1, HAND)
    entries.check_numbers("others", others)
    return others


def _twice_problems(sketch: Sketch, tiles: list[str]) -> Iterator[Problem]:
    """CR-1: tiles that are there too often, with their cells."""
    for problem in entries.twice("CR-1", tiles, ALL_TILES):
        cells = tuple(cell_name(placed.cell) for placed in sketch.table if placed.tile in problem.pieces)
        yield msgspec.structs.replace(problem, pieces=(*problem.pieces, *cells))


def _table_problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    """CR-5 to CR-9: everything that is wrong with the tiles on the table, at the cells as they were entered."""
    for cell, count in Counter(placed.cell for placed in sketch.table).items():
        if count > 1:
            yield Problem(
                "CR-6", "cell-taken", f"Two tiles can't lie on one cell (at {cell_name(cell)}).", (cell_name(cell),)
            )
    cells, opened = _cells(sketch), _opened(start, sketch)
    if not cells:
        return
    if max(size(cells)[1]) > REACH:
        raise Unreadable(f"A table has at most {REACH} columns and rows.")
    if actions := tuple(cell_name(cell) for cell, tile in cells.items() if tile in ACTIONS):
        yield Problem("CR-5", "action-on-table", "An action tile that was played does not stay on the table.", actions)
    yield from line_problems({cell: tile for cell, tile in cells.items() if tile not in ACTIONS})
    found = groups(cells)
    allowed = group_limit(start.seats, opened)
    if len(found) > allowed:
        yield group_problem(len(found), allowed, [group[0] for group in found], everybody=all(opened))


def _cells(sketch: Sketch) -> dict[Cell, str]:
    """The tiles by cell, row by row; of two on a cell, the first."""
    cells: dict[Cell, str] = {}
    for placed in sorted(sketch.table, key=lambda placed: by_row(placed.cell)):
        cells.setdefault(placed.cell, placed.tile)
    return cells


def _opened(start: State, sketch: Sketch) -> tuple[bool, ...]:
    return entries.each("opened", sketch.opened, start.seats, bool(sketch.table))


def _earlier(start: State, sketch: Sketch) -> tuple[Series, tuple[Sheet, ...]]:
    """CR-13: the games before this one. Only their points together are known, so the first has them all."""
    points = entries.each("before", sketch.before, start.seats, 0)
    series, sheets = start.series, list[Sheet]()
    for number in range(1, min(sketch.round, series.rounds + 1)):
        sheet = Sheet(number, 0, ((),) * start.seats, (0,) * start.seats if sheets else points, None, "CR-14")
        series = series.add(round_result(sheet))
        sheets.append(sheet)
    return series, tuple(sheets)


def table(start: State, sketch: Sketch, bits: Bits) -> State:
    lying = Table.of(_cells(sketch))
    known = (*sketch.rack, *sketch.open, *sketch.gone, *(placed.tile for placed in lying))
    unseen = shuffled(bits, in_order((Counter(ALL_TILES) - Counter(known)).elements()))
    hands, bag = entries.dealt(unseen, _others(start, sketch))
    series, sheets = _earlier(start, sketch)
    return msgspec.structs.replace(
        start,
        phase="play",
        round=sketch.round,
        start=sketch.start,
        turn=YOU,
        bag=in_order(bag),
        hands=tuple(map(in_order, (sketch.rack, *hands))),
        open=sketch.open,
        table=lying,
        gone=in_order(sketch.gone),
        opened=_opened(start, sketch),
        series=series,
        sheets=sheets,
    )


def sketch_of(v: View) -> Sketch | None:
    if v.seat is None or v.phase != "play" or v.turn != v.seat:
        return None
    return Sketch(
        table=tuple(Placed(lying.cell, lying.tile) for lying in v.table),
        rack=v.rack,
        open=v.open,
        others=entries.from_seat(v.hands, v.seat)[1:],
        opened=entries.from_seat(v.opened, v.seat),
        gone=v.gone,
        before=entries.from_seat(v.totals, v.seat),
        round=v.round,
        start=(v.start - v.seat) % v.seats,
    )
