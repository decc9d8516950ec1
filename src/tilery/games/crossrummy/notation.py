"""Moves as text, and a table as text.

A tile is written as its colour and value (`b5`), a cell as its column and row on the table (`3,0`; they are negative
left of the table and above it).

>>> [write(read(text)) for text in ("take b5", "give r3 b5", "draw-three 2", "lay b5@3,0 moving g3@0,0>3,1", "+b5 r3")]
['take b5', 'give r3 b5', 'draw-three 2', 'lay b5@3,0 moving g3@0,0>3,1', '+b5 r3']
>>> print(write_table(read_table("b4 b5 b6 / . r5 / . y5")))
b4 b5 b6
.  r5 .
.  y5 .
"""

import re
from collections.abc import Iterable

from tilery.engine.errors import Unreadable
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import ACTIONS, NUMBERS, TILES
from tilery.games.crossrummy.state import Placed
from tilery.games.crossrummy.table import Table, cell_name

NUMBER = f"(?:{'|'.join(reversed(NUMBERS))})"
TILE = f"(?:{NUMBER}|{'|'.join(ACTIONS)})"
STEPS = "(?:0|-?[1-9][0-9]{0,2})"
"""A column or a row. No table is wider than three digits can say: see `table.FAR`."""
CELL = f"{STEPS},{STEPS}"
LAID = re.compile(f"({NUMBER})@({CELL})")
MOVED = re.compile(f"({NUMBER})@({CELL})>({CELL})?")
TILE_LIST = re.compile(f"{TILE}(?: {TILE})*")
LAY = re.compile(rf"lay((?: {LAID.pattern})*)(?: moving((?: {MOVED.pattern})+))?")
DRAW_THREE = re.compile("draw-three ([0-3])")
BEGIN = re.compile("begin ([0-3])")
WORDS: dict[str, m.Move] = {"draw": m.DRAW, "pass-on": m.PASS_ON, "pass": m.PASS, "hand-on": m.HAND_ON}
TEXTS = {type(move): text for text, move in WORDS.items()}
GAP = "."


def write(move: m.Move) -> str:
    if isinstance(move, m.Lay):
        return _write_lay(move)
    if isinstance(move, m.Take):
        return f"take {move.tile}"
    if isinstance(move, m.Give):
        return f"give {' '.join(move.tiles)}"
    if isinstance(move, m.Drawn):
        return f"+{' '.join(move.tiles)}"
    if isinstance(move, m.DrawThree):
        return f"draw-three {move.victim}"
    if isinstance(move, m.Begin):
        return f"begin {move.seat}"
    return TEXTS[type(move)]


def _write_lay(move: m.Lay) -> str:
    words = ["lay", *(f"{one.tile}@{cell_name(one.cell)}" for one in move.laid)]
    if move.moved:
        words.append("moving")
        words += (f"{one.tile}@{cell_name(one.cell)}>{cell_name(one.to) if one.to else ''}" for one in move.moved)
    return " ".join(words)


def read(text: str) -> m.Move:
    """The move of a text; tiles that are laid, moved or given may come in any order."""
    if text in WORDS:
        return WORDS[text]
    kind, _, rest = text.partition(" ")
    if kind == "lay" and (found := LAY.fullmatch(text)) and text != "lay":
        laid = [(one[1], _cell(one[2])) for one in LAID.finditer(found[1])]
        moved = [(one[1], _cell(one[2]), _cell(one[3]) if one[3] else None) for one in MOVED.finditer(found[4] or "")]
        return m.laying(laid, moved)
    if kind == "take" and rest in m.TAKES:
        return m.TAKES[rest]
    if kind == "give" and TILE_LIST.fullmatch(rest):
        return m.Give(tuple(rest.split()))
    if text.startswith("+") and TILE_LIST.fullmatch(text[1:]):
        return m.Drawn(tuple(text[1:].split()))
    if found := DRAW_THREE.fullmatch(text):
        return m.DRAW_THREES[int(found[1])]
    if found := BEGIN.fullmatch(text):
        return m.Begin(int(found[1]))
    raise Unreadable(
        f"'{text[:40]}' is no move of Crossrummy. Moves read: take b5, draw, pass-on, give b5 r3, draw-three 2, pass, "
        "lay b5@3,0 b6@4,0 moving g3@0,0>3,1 (column and row)."
    )


def _cell(text: str) -> Cell:
    column, _, row = text.partition(",")
    return int(column), int(row)


def write_table(table: Iterable[Placed]) -> str:
    """The tiles row by row, with '.' for an empty cell. An empty table gives an empty text."""
    tiles = {one.cell: one.tile for one in table}
    if not tiles:
        return ""
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    wide = [max(len(tiles.get((x, y), GAP)) for y in rows) for x in columns]
    return "\n".join(
        " ".join(tiles.get((x, y), GAP).ljust(w) for x, w in zip(columns, wide, strict=True)).rstrip() for y in rows
    )


def read_table(text: str) -> Table:
    """The table of a text: rows on lines of their own, or separated by ' / '; raises Unreadable."""
    cells: dict[Cell, str] = {}
    for y, row in enumerate(re.split(r"\n| / ", text.strip())):
        for x, word in enumerate(row.split()):
            if word in TILES and word not in ACTIONS:
                cells[x, y] = word
            elif word != GAP:
                raise Unreadable(f"'{word[:10]}' is no number tile: those are y1 to g14, and '.' is an empty cell.")
    return Table.of(cells)
