"""How the seats of engines are marked: bots with a name of their own, which are programs of somebody else."""

from tilery.tables.wire.refusal import Refusal

MARK = "@"
"""The level of an engine's seat is this and the engine's name. No level of the house begins with it."""


def engine_of(level: str) -> str:
    """The name of the engine that a seat's level stands for; '' if it is a level of the house.

    >>> engine_of("@Ada"), engine_of("easy")
    ('Ada', '')
    """
    return level.removeprefix(MARK) if level.startswith(MARK) else ""


def level_of(name: str) -> str:
    """The level of the seats where this engine sits."""
    return MARK + name


def not_there(name: str) -> Refusal:
    """The refusal for an engine that is not connected, or doesn't play this game."""
    return Refusal("no-bot", f"The bot '{name}' is not here now. Choose another one.")
