"""Moves as data: what clients get beside the text of a move, and may send in its place."""

from typing import Any, get_type_hints

import msgspec

from tilery.engine.errors import Unreadable
from tilery.engine.game import AnyGame

Data = dict[str, Any]
"""A move in the types of JSON: its `type`, and each of its fields by name."""

END = 60
"""Of a long message about wrong data, this many characters are kept at each end."""


def move_type(game: AnyGame) -> Any:
    """What its `read` says that it gives: the union of all kinds of moves."""
    return get_type_hints(game.read)["return"]


def move_of(game: AnyGame, given: str | Data) -> Any:
    """The move of a notation or of data; raises Unreadable. Doesn't ask whether anybody may make it."""
    if isinstance(given, str):
        return game.read(given)
    try:
        return msgspec.convert(given, move_type(game))
    except msgspec.ValidationError as error:
        raise Unreadable(f"That is no move of {game.info.title}: {_short(str(error))}.") from None


def _short(text: str) -> str:
    """Both ends of a text that quotes somebody else: what is wrong, and in which field.

    >>> _short("Invalid value 'x' - at `$.type`")
    "Invalid value 'x' - at `$.type`"
    """
    return text if len(text) <= 2 * END else f"{text[:END]}…{text[-END:]}"
