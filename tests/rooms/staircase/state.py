"""All that there is at a moment of the game, and what can happen to it."""

import msgspec

from tilery.engine.game import Event, Seat

HAND = 3


class Options(msgspec.Struct, frozen=True):
    """SC-1: how many tiles there are."""

    tiles: int = 12


class State(msgspec.Struct, frozen=True):
    """`hands` and `stock` are sorted: where a tile lies in them means nothing."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    points: tuple[int, ...]
    draws: tuple[int, ...]
    """How many tiles each seat is still to draw, before anybody does anything else."""
    staircase: tuple[int, ...] = ()
    cleared: tuple[int, ...] = ()
    turn: Seat = 0
    laid: int = 0
    """How many tiles were laid in this turn."""
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)


class Drew(Event, frozen=True):
    """`tile` is None for those who can't see it."""

    seat: Seat
    tile: int | None


class Laid(Event, frozen=True):
    seat: Seat
    tile: int
    points: int


class Ended(Event, frozen=True):
    seat: Seat


class Cleared(Event, frozen=True):
    seat: Seat
    tiles: tuple[int, ...]
