"""For benches of the server: a client of Hidden Stones that finds a move in no time.

It spends its cards on turning stones, so that the game never ends.
"""

from typing import Any

LOOKS_AT = ("hand",)
"""The members of a view that it needs; the others it skips."""


def move(view: dict[str, Any]) -> str:
    return f"x{view['hand'][0]['number']} ~b2" if view["hand"] else "end"
