"""What can be done."""

from tilery.engine.game import AnyMove


class Lay(AnyMove, frozen=True):
    """SC-3: the next step of the staircase."""

    tile: int


class End(AnyMove, frozen=True):
    """SC-3: that was all; now draw."""


class Clear(AnyMove, frozen=True):
    """SC-4: the staircase leaves the game."""


class Draw(AnyMove, frozen=True):
    """SC-2, SC-3: what chance gives to whoever draws."""

    tile: int


Move = Lay | End | Clear | Draw
END, CLEAR = End(), Clear()
