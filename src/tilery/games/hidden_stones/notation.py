"""Moves as text.

>>> write(read("x17 b2-b3")), write(read("x17 ~c1")), write(read("+23")), write(read("pass"))
('x17 b2-b3', 'x17 ~c1', '+23', 'pass')
"""

import re

from tilery.engine.errors import Unreadable
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.pieces import CELLS, FACES

CARD = "([1-9][0-9]{0,2})"
CELL = "([abc][123])"
SWAP = re.compile(f"x{CARD} {CELL}-{CELL}")
FLIP = re.compile(f"x{CARD} ~{CELL}")
SCORE = re.compile(rf"\+{CARD}")
STONES = re.compile(f"stones ([{FACES}]{{3}})/([{FACES}]{{3}})/([{FACES}]{{3}})")
START = re.compile("start ([0-4])")
PILE = re.compile(f"pile ({CARD}(?:,{CARD})*)")
DRAW = re.compile(f"draw {CARD}")


def write(move: m.Move) -> str:
    match move:
        case m.Swap(card, a, b):
            return f"x{card} {CELLS[a]}-{CELLS[b]}"
        case m.Flip(card, cell):
            return f"x{card} ~{CELLS[cell]}"
        case m.Score(card):
            return f"+{card}"
        case m.End():
            return "end"
        case m.Pass():
            return "pass"
        case m.Stones(board):
            return f"stones {board[:3]}/{board[3:6]}/{board[6:]}"
        case m.Start(seat):
            return f"start {seat}"
        case m.Pile(cards):
            return f"pile {','.join(map(str, cards))}"
        case m.Draw(card):
            return f"draw {card}"


def read(text: str) -> m.Move:
    """The move of a text; the two cells of a swap may come in either order."""
    if text == "end":
        return m.END
    if text == "pass":
        return m.PASS
    if found := SWAP.fullmatch(text):
        return m.Swap(int(found[1]), CELLS.index(found[2]), CELLS.index(found[3]))
    if found := FLIP.fullmatch(text):
        return m.Flip(int(found[1]), CELLS.index(found[2]))
    if found := SCORE.fullmatch(text):
        return m.score(int(found[1]))
    if found := DRAW.fullmatch(text):
        return m.draw(int(found[1]))
    if found := STONES.fullmatch(text):
        return m.Stones(found[1] + found[2] + found[3])
    if found := START.fullmatch(text):
        return m.Start(int(found[1]))
    if found := PILE.fullmatch(text):
        return m.Pile(tuple(map(int, found[1].split(","))))
    raise Unreadable(
        f"'{text[:40]}' is no move of Hidden Stones. "
        "Moves read: x17 b2-b3 (swap), x17 ~c1 (flip), +23 (score), end, pass."
    )
