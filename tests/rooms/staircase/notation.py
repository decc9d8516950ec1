"""Moves as text."""

import re

from tilery.engine.errors import Unreadable

from .moves import CLEAR, END, Clear, Draw, End, Lay, Move


def write(m: Move) -> str:
    """The text of a move.

    >>> write(Lay(7)), write(END)
    ('lay 7', 'end')
    """
    match m:
        case Lay(tile):
            return f"lay {tile}"
        case Draw(tile):
            return f"draw {tile}"
        case End():
            return "end"
        case Clear():
            return "clear"


def read(text: str) -> Move:
    """The move of a text; raises Unreadable.

    >>> read("draw 12")
    Draw(tile=12)
    """
    if text == "end":
        return END
    if text == "clear":
        return CLEAR
    if found := re.fullmatch(r"(lay|draw) ([1-9][0-9]?)", text):
        return (Lay if found[1] == "lay" else Draw)(int(found[2]))
    raise Unreadable(f"'{text[:40]}' is no move: write 'lay 7', 'end' or 'clear'.")
