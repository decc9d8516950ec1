"""What can be done."""

import msgspec


class Lay(msgspec.Struct, frozen=True):
    """SC-3: the next step of the staircase."""

    tile: int


class End(msgspec.Struct, frozen=True):
    """SC-3: that was all; now draw."""


class Clear(msgspec.Struct, frozen=True):
    """SC-4: the staircase leaves the game."""


class Draw(msgspec.Struct, frozen=True):
    """SC-2, SC-3: what chance gives to whoever draws."""

    tile: int


Move = Lay | End | Clear | Draw
END, CLEAR = End(), Clear()
