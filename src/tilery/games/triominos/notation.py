"""Moves as text. A cell is the way to it from the first stone: `n2w3` lies 2 rows north and 3 half sides west of it.

>>> [write(read(text)) for text in ("344@n2w3", "3-4-4@e1", "000@0", "buy", "pass", "stop?", "draw 125")]
['344@n2w3', '344@e1', '000@0', 'buy', 'pass', 'stop?', 'draw 125']
"""

import re

from tilery.engine.errors import Unreadable
from tilery.games.triominos import moves as m
from tilery.games.triominos.pieces import WIDE, cell_name, stone_named

STONE = "([0-5]-?[0-5]-?[0-5])"
STEPS = "([1-9]|[1-4][0-9]|5[0-5])"
"""No layout of 56 stones reaches further."""
CELL = f"(?:0|(?=[nsew])(?:([ns]){STEPS})?(?:([ew]){STEPS})?)"
LAY = re.compile(f"{STONE}@{CELL}")
DRAW = re.compile(f"draw {STONE}")
WORDS: dict[str, m.Move] = {
    "buy": m.BUY,
    "pass": m.PASS,
    "stop?": m.STOP,
    "agree": m.AGREE,
    "decline": m.DECLINE,
}
TEXTS = {type(move): text for text, move in WORDS.items()}


def write(move: m.Move) -> str:
    if isinstance(move, m.Lay):
        return f"{move.stone}@{cell_name(move.cell)}"
    if isinstance(move, m.Draw):
        return f"draw {move.stone}"
    return TEXTS[type(move)]


def read(text: str) -> m.Move:
    """The move of a text; the numbers of a stone may begin at any corner, as they are read clockwise on the table."""
    if text in WORDS:
        return WORDS[text]
    if found := DRAW.fullmatch(text):
        return m.DRAWS[stone_named(found[1])]
    if found := LAY.fullmatch(text):
        return m.Lay(stone_named(found[1]), _cell(*found.groups()[1:]))
    raise Unreadable(
        f"'{text[:40]}' is no move of Triominos. "
        "Moves read: 344@n2w3 (lay 3-4-4 two rows north, three half sides west of the first stone), buy, pass, "
        "stop?, agree, decline."
    )


def cell_named(text: str) -> int:
    """The cell that a text leads to from the first stone; raises Unreadable.

    >>> cell_named("0"), cell_named("e1"), cell_name(cell_named("n2w3"))
    (0, 1, 'n2w3')
    """
    if found := re.fullmatch(CELL, text):
        return _cell(*found.groups())
    raise Unreadable(f"'{text[:10]}' is no cell: cells read 0, e1, s1 or n2w3.")


def _cell(down: str | None, rows: str | None, right: str | None, columns: str | None) -> int:
    return WIDE * _steps(down, rows) + _steps(right, columns)


def _steps(direction: str | None, count: str | None) -> int:
    """South and east count up, north and west down."""
    return 0 if direction is None or count is None else int(count) if direction in "se" else -int(count)
