"""The table as text: the layout, the hands and the points, with Rich markup for who laid what."""

from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.games.triominos.pieces import row_and_column, value_of
from tilery.games.triominos.scoring import totals
from tilery.games.triominos.state import State

COLOURS = ("#e8c547", "#5aa9e6", "#e07a5f", "#81b29a")
"""One for each seat; the score lines have them too."""
HALF = 4
"""Characters of half a side."""
Canvas = dict[tuple[int, int], tuple[str, int | None]]
"""What stands at line and column, and whose it is."""


def picture(s: State, *seats: Seat) -> str:
    """The stones with their numbers in the corners, then a line for each player, then the pool."""
    lines = [*_layout(s), ""] if s.layout else []
    for seat in range(s.seats):
        mark = "▸" if seat == s.turn and s.phase != "over" else " "
        name = f"[{COLOURS[seat]}]player {seat + 1}[/]"
        hand = _hand(s.hands[seat]) if seat in seats or s.phase == "over" else f"{len(s.hands[seat])} stones"
        lines.append(f"{mark} {name}  {totals(s)[seat]} points  hand {hand}")
    lines.append(f"  round {s.round}  pool {len(s.pool)}")
    return "\n".join(lines)


def _hand(stones: tuple[str, ...]) -> str:
    """What they cost, and which they are."""
    return f"{value_of(stones)}: {'  '.join('-'.join(stone) for stone in stones)}".rstrip()


def _layout(s: State) -> Iterable[str]:
    canvas: Canvas = {}
    for cell, placed in s.layout.taken.items():
        row, column = row_and_column(cell)
        _draw(canvas, 3 * row, HALF * column, placed.numbers, placed.seat, up=cell % 2 == 0)
    left, right = min(x for _, x in canvas), max(x for _, x in canvas)
    for y in range(min(y for y, _ in canvas), max(y for y, _ in canvas) + 1):
        line = [canvas.get((y, x), (" ", None)) for x in range(left, right + 1)]
        yield "".join(char if seat is None else f"[bold {COLOURS[seat]}]{char}[/]" for char, seat in line).rstrip()


def _draw(canvas: Canvas, y: int, x: int, numbers: tuple[int, int, int], seat: int, *, up: bool) -> None:
    """Three lines: a ▲ grows from its tip, a ▼ is the same upside down. Neighbours share the strokes between them."""
    tip, after, before = numbers  # clockwise
    left, right = (before, after) if up else (after, before)
    lines = (y, y + 1, y + 2) if up else (y + 2, y + 1, y)
    strokes = "╱╲" if up else "╲╱"
    for reach, line in enumerate(lines, 1):
        canvas[line, x - reach], canvas[line, x + reach] = (strokes[0], None), (strokes[1], None)
    for between in (-1, 0, 1):
        canvas[lines[2], x + between] = ("_" if up else "‾", None)
    canvas[lines[0], x] = (str(tip), seat)
    canvas[lines[2], x - 2], canvas[lines[2], x + 2] = (str(left), seat), (str(right), seat)
