"""A table of Triominos at home: what its player sees, what is wrong with it, and a full table that agrees."""

from collections.abc import Iterator, Sequence

import msgspec

from tilery.engine.chance import Bits, shuffled
from tilery.engine.errors import Problem, Unreadable
from tilery.engine.game import Seat
from tilery.engine.series import Series
from tilery.engine.sketch import entries
from tilery.engine.sketch.entries import YOU, AnySketch
from tilery.games.triominos.layout import EMPTY, Layout, Placed
from tilery.games.triominos.notation import cell_named
from tilery.games.triominos.pieces import (
    STONES,
    Numbers,
    corners_of,
    mask_of,
    neighbours_of,
    stone_named,
)
from tilery.games.triominos.rules import BUYS, HAND
from tilery.games.triominos.scoring import round_result
from tilery.games.triominos.state import Sheet, State
from tilery.games.triominos.view import View


class Lies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stone on the table: its cell, and its numbers clockwise from the corner that points up (▲) or down (▼)."""

    cell: str
    numbers: Numbers


class Sketch(AnySketch, frozen=True):
    """What a player sees. `layout` are the stones on the table, in any order; one of them is on cell 0.

    `others` are how many stones the others hold. `scores` are the points of this round, you first, and `before` those
    of the rounds before it. `bought` is how many stones you have bought in this turn; `proposed`: you have asked the
    others to stop in this round. `start` is who began it.
    """

    layout: tuple[Lies, ...] = ()
    rack: tuple[str, ...] = ()
    others: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    before: tuple[int, ...] | None = None
    round: int = 1
    bought: int = 0
    proposed: bool = False
    start: Seat | None = None


def problems(start: State, sketch: Sketch) -> tuple[Problem, ...]:
    return tuple(_problems(start, sketch)) or tuple(_stuck_problems(start, sketch))


def _problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    rack, lying = _rack(sketch), _lying(sketch)
    others = _others(start, sketch)
    entries.check_numbers("bought", [sketch.bought], 0, BUYS)
    entries.check_numbers("start", [sketch.start or 0], 0, start.seats - 1)
    stones = [stone for _, stone, _ in lying]
    yield from _twice_problems(lying, rack)
    yield from _layout_problems([(cell, lies) for cell, _, lies in lying])
    yield from entries.too_many("TR-1", sum(others), len(STONES) - len({*stones, *rack}))
    if not rack:
        yield Problem("TR-10", "rack-empty", "You have the turn, so you hold at least one stone.")
    if sketch.bought and not lying:
        yield Problem("TR-4", "lay-first", "Whoever begins lays a stone first.")
    began = _began(start, sketch)
    if not lying and began != YOU:
        yield Problem("TR-2", "you-begin", "No stone lies on the table, so you begin.")
    elif 0 in others and not YOU < began <= others.index(0) + 1:  # the lap with the last stone ended before you
        yield entries.over("TR-10")
    yield from _round_problems(start, sketch)


def _stuck_problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    """TR-11: whether the round ended because nothing fits any more. Only for a sketch that is right otherwise."""
    layout, others = _layout(sketch), _others(start, sketch)
    left = len(STONES) - len(layout) - len(sketch.rack) - sum(others)
    unlaid = mask_of(STONES) & ~mask_of(tuple(placed.stone for placed in layout))
    if not left and 0 not in others and not sketch.bought and not layout.wanted & unlaid:
        yield entries.over("TR-11")


def _others(start: State, sketch: Sketch) -> tuple[int, ...]:
    others = entries.each("others", sketch.others, start.seats - 1, HAND[start.seats])
    entries.check_numbers("others", others)
    return others


def _rack(sketch: Sketch) -> tuple[str, ...]:
    """The stones of the rack by their names, sorted."""
    return tuple(sorted(map(stone_named, sketch.rack)))


def _lying(sketch: Sketch) -> list[tuple[int, str, Lies]]:
    """The stones on the table, each with its cell as a number."""
    found = []
    for lies in sketch.layout:
        entries.check_numbers("layout", lies.numbers, 0, 5)
        found.append((cell_named(lies.cell), stone_named("".join(map(str, lies.numbers))), lies))
    return found


def _twice_problems(lying: Sequence[tuple[int, str, Lies]], rack: Sequence[str]) -> Iterator[Problem]:
    """TR-1, TR-4: stones that are there twice, with their cells, and cells with two stones."""
    stones = [stone for _, stone, _ in lying]
    for problem in entries.twice("TR-1", (*stones, *rack), STONES):
        cells = tuple(lies.cell for _, stone, lies in lying if stone in problem.pieces)
        yield msgspec.structs.replace(problem, pieces=(*problem.pieces, *cells))
    seen: set[int] = set()
    for cell, _, lies in lying:
        if cell in seen:
            yield Problem("TR-4", "two-on-cell", f"Two stones lie on {lies.cell}.", (lies.cell,))
        seen.add(cell)


def _layout_problems(lying: Sequence[tuple[int, Lies]]) -> Iterator[Problem]:
    """TR-4: all numbers at a corner agree, and all stones are joined by edges."""
    at_corner: dict[int, list[tuple[int, str]]] = {}
    for cell, lies in lying:
        for corner, number in zip(corners_of(cell), lies.numbers, strict=True):
            at_corner.setdefault(corner, []).append((number, lies.cell))
    for meeting in at_corner.values():
        numbers = sorted({number for number, _ in meeting})
        if len(numbers) > 1:
            text = f"At one corner {' and '.join(map(str, numbers))} meet: all numbers there must be the same."
            yield Problem("TR-4", "corners-differ", text, tuple(dict.fromkeys(cell for _, cell in meeting)))
    first = [lies for cell, lies in lying if cell == 0]
    if lying and not (first and first[0].numbers == tuple(sorted(first[0].numbers))):
        text = "One of the stones lies on cell 0, with its smallest number at the top: look at your table from there."
        yield Problem("TR-4", "no-first-stone", text)
    if first:
        joined = _joined({cell for cell, _ in lying})
        if apart := tuple(lies.cell for cell, lies in lying if cell not in joined):
            yield Problem("TR-4", "not-joined", "Every stone shares an edge with the others.", apart)


def _joined(cells: set[int]) -> set[int]:
    """The cells that can be reached from cell 0, over edges."""
    found = [0]
    for cell in found:  # the list grows while we walk through it
        found += [next_ for next_ in neighbours_of(cell) if next_ in cells and next_ not in found]
    return set(found)


def _began(start: State, sketch: Sketch) -> Seat:
    """Who began: whoever was entered, or in the last lap whoever is out, or else you."""
    if sketch.start is not None:
        return sketch.start
    others = _others(start, sketch)
    return others.index(0) + 1 if 0 in others else YOU


def _round_problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    """TR-13: whether this round is played at all."""
    if sketch.round < 1 or (sketch.round == 1 and any(sketch.before or ())):
        raise Unreadable("'before' has the points of the rounds before this one; the first round is 1.")
    entries.each("scores", sketch.scores, start.seats, 0)
    if _earlier(start, sketch)[0].over:
        yield entries.over("TR-13")


def _earlier(start: State, sketch: Sketch) -> tuple[Series, tuple[Sheet, ...]]:
    """The rounds before this one. Only their points together are known, so the first has them all."""
    nothing = (0,) * start.seats
    points = entries.each("before", sketch.before, start.seats, 0)
    series, sheets = start.series, list[Sheet]()
    for number in range(1, min(sketch.round, series.limit + 1)):
        sheet = Sheet(number, 0, (), ((),) * start.seats, nothing, nothing if sheets else points, None, "TR-12")
        if series.over:
            break
        series = series.add(round_result(sheet))
        sheets.append(sheet)
    return series, tuple(sheets)


def table(start: State, sketch: Sketch, bits: Bits) -> State:
    rack, layout = _rack(sketch), _layout(sketch)
    others = _others(start, sketch)
    known = {*rack, *(placed.stone for placed in layout)}
    unseen = shuffled(bits, [stone for stone in STONES if stone not in known])
    hands, pool = entries.dealt(unseen, others)
    began = _began(start, sketch)
    series, sheets = _earlier(start, sketch)
    return msgspec.structs.replace(
        start,
        phase="play",
        round=sketch.round,
        start=began,
        turn=YOU,
        contenders=(),
        pool=tuple(sorted(pool)),
        hands=(rack, *(tuple(sorted(hand)) for hand in hands)),
        layout=layout,
        bought=sketch.bought,
        out=others.index(0) + 1 if 0 in others else None,
        proposed=(sketch.proposed, *(False,) * (start.seats - 1)),
        scores=entries.each("scores", sketch.scores, start.seats, 0),
        series=series,
        sheets=sheets,
    )


def _layout(sketch: Sketch) -> Layout:
    """The stones on the table, laid in the order that was given as far as that is possible. Nobody knows who laid
    them; all count as yours."""
    layout, waiting = EMPTY, _lying(sketch)
    while waiting:
        place = next(place for place, (cell, _, _) in enumerate(waiting) if cell in layout.open)
        cell, stone, lies = waiting.pop(place)
        layout = layout.with_stone(Placed(YOU, stone, lies.cell, lies.numbers), cell)
    return layout


def sketch_of(v: View) -> Sketch | None:
    if v.seat is None or v.phase != "play" or v.turn != v.seat:
        return None
    return Sketch(
        layout=tuple(Lies(lying.cell, lying.numbers) for lying in v.layout),
        rack=tuple(stone.stone for stone in v.rack),
        others=entries.from_seat(v.hands, v.seat)[1:],
        scores=entries.from_seat(v.scores, v.seat),
        before=entries.from_seat([total - now for total, now in zip(v.totals, v.scores, strict=True)], v.seat),
        round=v.round,
        bought=v.bought,
        proposed=v.proposed[v.seat],
        start=(v.start - v.seat) % v.seats,
    )
