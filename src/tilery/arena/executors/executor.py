"""What plays many games at a time: the few things that a contest asks of it."""

from collections.abc import Collection, Hashable, Iterable
from typing import Protocol

from tilery.arena.fixture import Fixture, Played

Ticket = Hashable
"""Stands for a game that was handed out."""


class Executor(Protocol):
    """Plays games somewhere. A game depends on its fixture alone, so it is the same wherever it is played."""

    at_once: int
    """So many games are handed out; the others wait until one of these is over."""

    def begin(self, fixture: Fixture) -> Ticket:
        """Hand out a game."""

    def over(self, tickets: Collection[Ticket]) -> Iterable[tuple[Ticket, Played]]:
        """Wait until one of these games is over, and give all that are. Raises TileryError if one can't be played."""

    def close(self) -> None:
        """Break off what is being played, and end what was started for it."""
