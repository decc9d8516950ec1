"""The table as text: the tray seen from above, the stacks, the collections, with Rich markup."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache

from tilery.engine.game import Seat
from tilery.games.collexion.heap import SIZE, Point, Polygon
from tilery.games.collexion.pieces import COLOURS, KINDS, POINTS, colour_of, counts, shape_of
from tilery.games.collexion.state import State

COLOUR_CODES = {"green": "#4caf7d", "yellow": "#e8c547", "pink": "#e573a5", "blue": "#5aa9e6"}
SIGNS = {"triangle": "▲", "square": "■", "pentagon": "⬟", "octagon": "⯃"}
WIDE, HIGH = 76, 38
"""The size of the tray in characters; a character is twice as high as wide."""


def picture(s: State, *seats: Seat) -> str:
    """The tray with the number of each polygon that can be reached, then the stacks, then a line for each player."""
    lines = [*_tray(s), ""] if s.tray else []
    tops = (f"[{COLOUR_CODES[colour]}]{colour}[/] {_stack(height)}" for colour, height in _stacks(s))
    lines.append("  " + "   ".join(tops))
    for seat in range(s.seats):
        mark = "▸" if seat == s.turn and s.phase == "play" else " "
        actions = " ".join(s.actions[seat]) or "none"
        markers = _markers(s.won[seat], seen=seat in seats or s.phase == "over")
        name = f"player {seat + 1} (@{seat})"  # moves name a player by @ and the seat
        lines.append(f"{mark} {name}  {markers}  actions: {actions}  {_collection(s.collections[seat])}".rstrip())
    return "\n".join(lines)


def _markers(won: tuple[int, ...], *, seen: bool) -> str:
    """Point markers. CX-8: only their owner knows what is on them."""
    which = f" ({'+'.join(map(str, won))} = {sum(won)})" if seen and won else ""
    return f"{len(won)} point markers{which}"


def _stacks(s: State) -> Iterator[tuple[str, int]]:
    yield from zip(COLOURS, s.stacks, strict=True)


def _stack(height: int) -> str:
    return "-".join(map(str, POINTS[len(POINTS) - height :])) or "empty"


def _collection(collection: int) -> str:
    return " ".join(_sign(kind) * number for kind, number in enumerate(counts(collection)) if number)


def _sign(kind: int) -> str:
    return f"[{COLOUR_CODES[colour_of(kind)]}]{SIGNS[shape_of(kind)]}[/]"


def _tray(s: State) -> Iterator[str]:
    """Each character shows the topmost polygon at its middle; those that can be reached carry their number."""
    tops = _tops(s)
    signs = {polygon.id: _character(s, polygon) for polygon in s.tray}
    rows = [[" " if top is None else signs[top.id] for top in row] for row in tops]
    for polygon in s.tray:
        if s.tray.reachable >> polygon.id & 1:
            row, column = polygon.y * HIGH // SIZE, polygon.x * WIDE // SIZE
            for at, digit in zip(range(column, WIDE), str(polygon.id), strict=False):
                top = tops[row][at]
                if top is not None and s.tray.reachable >> top.id & 1:
                    rows[row][at] = _character(s, top, digit)
    for row_of_signs in rows:
        yield "".join(row_of_signs).rstrip()


XS = [(2 * column + 1) * SIZE // (2 * WIDE) for column in range(WIDE)]
YS = [(2 * row + 1) * SIZE // (2 * HIGH) for row in range(HIGH)]
"""The middles of the characters, in the units of the tray."""


def _tops(s: State) -> list[list[Polygon | None]]:
    """The topmost polygon at the middle of each character: painted from the bottom up."""
    tops: list[list[Polygon | None]] = [[None] * WIDE for _ in range(HIGH)]
    for polygon in s.tray:
        for row, column in _characters(polygon):
            tops[row][column] = polygon
    return tops


@lru_cache(maxsize=1024)
def _characters(polygon: Polygon) -> tuple[tuple[int, int], ...]:
    """Row and column of the characters whose middles lie in a polygon. It stays where it is for the whole game, so this
    is kept for some games."""
    outline = polygon.outline
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    columns = range(bisect_left(XS, min(xs)), bisect_right(XS, max(xs)))
    rows = range(bisect_left(YS, min(ys)), bisect_right(YS, max(ys)))
    return tuple((row, column) for row in rows for column in columns if _holds(outline, (XS[column], YS[row])))


def _holds(outline: tuple[Point, ...], point: Point) -> bool:
    """Whether the point lies in the outline, which goes clockwise."""
    x, y = point
    before_x, before_y = outline[-1]
    for corner_x, corner_y in outline:
        if (corner_x - before_x) * (y - before_y) < (corner_y - before_y) * (x - before_x):
            return False
        before_x, before_y = corner_x, corner_y
    return True


def _character(s: State, polygon: Polygon, label: str = "") -> str:
    reachable = s.tray.reachable >> polygon.id & 1
    style = f"{'bold' if reachable else 'dim'} {COLOUR_CODES[colour_of(polygon.kind)]}"
    return f"[{style}]{label or KINDS[polygon.kind][0] if reachable else '·'}[/]"
