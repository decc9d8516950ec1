"""What can be done. Moves are built once and shared: listing them costs nothing."""

import msgspec

from tilery.games.triominos.pieces import STONE_OF, STONES


class Lay(msgspec.Struct, frozen=True):
    """TR-4: lay a stone on a cell. How it lies there follows: at most one turn of it fits."""

    stone: str
    cell: int


class Buy(msgspec.Struct, frozen=True):
    """TR-5: draw a stone from the pool for 5 points."""


class Pass(msgspec.Struct, frozen=True):
    """TR-6, TR-7, TR-10: end the turn without laying."""


class Stop(msgspec.Struct, frozen=True):
    """TR-12: propose to stop the round early."""


class Agree(msgspec.Struct, frozen=True):
    """TR-12: agree to stop."""


class Decline(msgspec.Struct, frozen=True):
    """TR-12: play on."""


class Draw(msgspec.Struct, frozen=True):
    """Chance, TR-2, TR-3, TR-5: whoever has to draw gets this stone."""

    stone: str


Move = Lay | Buy | Pass | Stop | Agree | Decline | Draw

BUY = Buy()
PASS = Pass()
STOP = Stop()
AGREE = Agree()
DECLINE = Decline()
DRAWS = {stone: Draw(stone) for stone in STONES}

_lays: dict[tuple[int, int], Lay] = {}


def lay(bit: int, cell: int) -> Lay:
    """The move that lays the stone of this bit."""
    move = _lays.get((bit, cell))
    if move is None:
        move = _lays[bit, cell] = Lay(STONE_OF[bit], cell)
    return move
